//! Moving checkers as a file words it, legal or not.

use barpoint_rules::{Board, Play, PlayList, Point, Roll, Setup, Step};

use crate::WarningKind;
use crate::error::shorten;

/// What the moves of a turn turn out to be.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// A legal play.
    Legal {
        /// The play in an order in which it can be played.
        play: Play,
        /// The board after it, seen by the mover.
        after: Board,
        /// The steps as they are written, if they cannot be played in that order.
        written: Option<Play>,
    },
    /// Something the rules do not allow.
    Illegal(Literal),
}

/// Finds out what moves are, all seen by the mover. Steps that join several dice are taken apart.
pub(crate) fn turn(board: &Board, roll: Roll, moves: &[(Point, Point)]) -> Turn {
    if let Some((play, after)) = whole(board, roll, moves) {
        return Turn::Legal {
            play,
            after,
            written: None,
        };
    }
    let mut plays = PlayList::new();
    plays.generate(board, roll);
    turn_among(&plays, board, roll, moves)
}

/// The same where the legal plays of board and roll are known.
pub(crate) fn turn_among(
    plays: &PlayList,
    board: &Board,
    roll: Roll,
    moves: &[(Point, Point)],
) -> Turn {
    let literal = play_literally(board, moves);
    if moves.is_empty() && plays.is_empty() {
        return Turn::Legal {
            play: Play::DANCE,
            after: *board,
            written: None,
        };
    }
    let all_made = literal.made.len() == moves.len();
    let Some(index) = plays.find(&literal.after).filter(|_| all_made) else {
        return Turn::Illegal(literal);
    };
    let steps = &literal.steps;
    let as_written = Play::from_steps(steps);
    let playable = as_written.filter(|_| is_playable(board, roll, steps));
    let play = playable.unwrap_or(plays.plays()[index]);
    let one_die_each = play.steps().len() == steps.len();
    Turn::Legal {
        play,
        after: literal.after,
        written: as_written.filter(|written| one_die_each && *written != play),
    }
}

/// The play and the board after it, if the moves are a legal one in this order that uses all dice, as most are.
fn whole(board: &Board, roll: Roll, moves: &[(Point, Point)]) -> Option<(Play, Board)> {
    let mut steps = [None; 4];
    let mut now = *board;
    for (index, &(from, to)) in moves.iter().enumerate() {
        let hit = now.theirs(to) == 1;
        let step = Step { from, to, hit };
        *steps.get_mut(index)? = Some(step);
        now = now.after(&Play::from_steps(&[step])?)?;
    }
    let steps: Vec<Step> = steps.into_iter().flatten().collect();
    let play = Play::from_steps(&steps)?;
    Some((play, play.whole_after(board, roll)?))
}

/// The moves as a play: legal if they can be, else step by step; `None` for more than four steps.
pub(crate) fn as_play(board: &Board, roll: Roll, moves: &[(Point, Point)]) -> Option<Play> {
    match turn(board, roll, moves) {
        Turn::Legal { play, .. } => Some(play),
        Turn::Illegal(literal) => Play::from_steps(&literal.steps),
    }
}

/// Whether the steps, one die each, can be played in this order.
fn is_playable(board: &Board, roll: Roll, steps: &[Step]) -> bool {
    let mut dice = vec![roll.high(), roll.low()];
    if roll.is_double() {
        dice.extend([roll.high(); 2]);
    }
    let mut own = *board.on_roll();
    steps.iter().all(|step| {
        let Some(distance) = step.from.number().checked_sub(step.to.number()) else {
            return false;
        };
        let rearmost = (1..=25_u8).rev().find(|&p| own[usize::from(p)] > 0);
        let exact = dice.iter().position(|&die| die == distance);
        let bears_off = step.to == Point::OFF && rearmost.is_some_and(|p| p <= 6);
        let larger = || {
            let last = rearmost == Some(step.from.number());
            dice.iter()
                .position(|&die| bears_off && last && die > distance)
        };
        let Some(die) = exact.or_else(larger) else {
            return false;
        };
        dice.swap_remove(die);
        let stuck = rearmost == Some(25) && step.from != Point::BAR;
        own[step.from.index()] = own[step.from.index()].saturating_sub(1);
        own[step.to.index()] += 1;
        !stuck && (step.to != Point::OFF || bears_off)
    })
}

/// Moves made one after the other as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    /// All moves, with their hits.
    pub(crate) steps: Vec<Step>,
    /// Those of them that could be made.
    pub(crate) made: Vec<Step>,
    /// The board after these, seen by the mover.
    pub(crate) after: Board,
}

impl Literal {
    /// What to say about it.
    pub(crate) fn warning(&self, play: &str, roll: Roll) -> WarningKind {
        let (play, roll) = (shorten(play), roll.to_string());
        if self.made.len() == self.steps.len() {
            WarningKind::IllegalPlay { play, roll }
        } else {
            WarningKind::ImpossiblePlay { play, roll }
        }
    }
}

/// Makes the moves, all seen by the mover, whatever the dice and the rules say, backward ones too; passes
/// over those that leave an empty place or land on a made point.
pub(crate) fn play_literally(board: &Board, moves: &[(Point, Point)]) -> Literal {
    let mut literal = Literal {
        steps: Vec::with_capacity(moves.len()),
        made: Vec::new(),
        after: *board,
    };
    for &(from, to) in moves {
        let board = literal.after;
        let step = Step {
            from,
            to,
            hit: board.theirs(to) == 1,
        };
        literal.steps.push(step);
        if let Some(after) = after_step(&board, step) {
            literal.made.push(step);
            literal.after = after;
        }
    }
    literal
}

fn after_step(board: &Board, step: Step) -> Option<Board> {
    let possible = step.from != Point::OFF
        && step.to != Point::BAR
        && board.own(step.from) > 0
        && board.theirs(step.to) < 2;
    if !possible {
        return None;
    }
    let mut setup = Setup {
        on_roll: *board.on_roll(),
        opponent: *board.opponent(),
    };
    setup.on_roll[step.from.index()] -= 1;
    setup.on_roll[step.to.index()] += 1;
    if let Some(theirs) = step.to.mirrored().filter(|_| step.hit) {
        setup.opponent[theirs.index()] = 0;
        setup.opponent[Point::BAR.index()] += 1;
    }
    Board::try_from(setup).ok()
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Board, Point, Roll, Variation};

    use super::{Turn, play_literally, turn};

    fn moves(pairs: &[(u8, u8)]) -> Vec<(Point, Point)> {
        let point = |n| Point::new(n).unwrap();
        pairs.iter().map(|&(a, b)| (point(a), point(b))).collect()
    }

    fn start() -> Board {
        Variation::Standard.start()
    }

    #[test]
    fn a_blot_is_hit_and_goes_to_the_bar() {
        let split = play_literally(&start(), &moves(&[(24, 23), (13, 10)]));
        let theirs = split.after.swapped();
        let literal = play_literally(&theirs, &moves(&[(24, 15), (6, 2)]));
        assert!(literal.steps[0].hit);
        assert!(literal.steps[1].hit);
        assert_eq!(literal.after.opponent()[25], 2);
    }

    #[test]
    fn what_cannot_be_made_is_passed_over() {
        for blocked in [(24, 19), (23, 22), (0, 22), (13, 25)] {
            let literal = play_literally(&start(), &moves(&[blocked, (8, 9)]));
            assert_eq!(literal.steps.len(), 2);
            assert_eq!(literal.made.len(), 1);
            assert_eq!(literal.after.on_roll()[9], 1);
        }
    }

    #[test]
    fn merged_moves_are_taken_apart_and_wrong_ones_are_illegal() {
        let roll = Roll::new(6, 5).unwrap();
        let Turn::Legal { play, .. } = turn(&start(), roll, &moves(&[(24, 13)])) else {
            panic!("a lover's leap is legal");
        };
        assert_eq!(play.steps().len(), 2);
        let wrong = turn(&start(), roll, &moves(&[(24, 14)]));
        assert!(matches!(wrong, Turn::Illegal(literal) if literal.made.len() == 1));
    }
}
