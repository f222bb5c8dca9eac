//! Moving checkers as a file words it, legal or not.

use barpoint_rules::{Board, Play, PlayList, Point, Roll, Setup, Step};

/// What the moves of a turn turn out to be.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// A legal play and the board after it.
    Legal(Play, Board),
    /// Something the rules do not allow; no board if no board can come of it.
    Illegal(Vec<Step>, Option<Board>),
}

/// Finds out what moves are, all seen by the mover. Steps that join several dice are taken apart.
pub(crate) fn turn(board: &Board, roll: Roll, moves: &[(Point, Point)]) -> Turn {
    let (steps, after) = play_literally(board, moves);
    let mut plays = PlayList::new();
    plays.generate(board, roll);
    if moves.is_empty() && plays.is_empty() {
        return Turn::Legal(Play::DANCE, *board);
    }
    let Some((index, after)) = after.and_then(|after| Some((plays.find(&after)?, after))) else {
        return Turn::Illegal(steps, after);
    };
    let as_written = Play::from_steps(&steps).filter(|_| is_playable(board, roll, &steps));
    Turn::Legal(as_written.unwrap_or(plays.plays()[index]), after)
}

/// The moves as a play: legal if they can be, else step by step; `None` for more than four steps.
pub(crate) fn as_play(board: &Board, roll: Roll, moves: &[(Point, Point)]) -> Option<Play> {
    match turn(board, roll, moves) {
        Turn::Legal(play, _) => Some(play),
        Turn::Illegal(steps, _) => Play::from_steps(&steps),
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

/// The steps with their hits, and the board afterwards, both seen by the mover; no board if a step leaves an
/// empty place or lands on a made point.
pub(crate) fn play_literally(
    board: &Board,
    moves: &[(Point, Point)],
) -> (Vec<Step>, Option<Board>) {
    let mut setup = Setup {
        on_roll: *board.on_roll(),
        opponent: *board.opponent(),
    };
    let mut possible = true;
    let mut steps = Vec::with_capacity(moves.len());
    for &(from, to) in moves {
        let own = &mut setup.on_roll;
        if from == Point::OFF || own[from.index()] == 0 {
            possible = false;
        } else {
            own[from.index()] -= 1;
            own[to.index()] += 1;
        }
        let mut hit = false;
        if let Some(theirs) = to.mirrored() {
            let there = &mut setup.opponent[theirs.index()];
            hit = *there == 1;
            if hit {
                *there = 0;
                setup.opponent[Point::BAR.index()] += 1;
            } else if *there > 1 {
                possible = false;
            }
        }
        steps.push(Step { from, to, hit });
    }
    let after = possible.then(|| Board::try_from(setup).ok()).flatten();
    (steps, after)
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{Board, Point, Variation};

    use super::play_literally;

    fn moves(pairs: &[(u8, u8)]) -> Vec<(Point, Point)> {
        let point = |n| Point::new(n).unwrap();
        pairs.iter().map(|&(a, b)| (point(a), point(b))).collect()
    }

    fn start() -> Board {
        Variation::Standard.start()
    }

    #[test]
    fn a_blot_is_hit_and_goes_to_the_bar() {
        let (_, split) = play_literally(&start(), &moves(&[(24, 23), (13, 10)]));
        let theirs = split.unwrap().swapped();
        let (steps, after) = play_literally(&theirs, &moves(&[(24, 15), (6, 2)]));
        assert!(steps[0].hit);
        assert!(steps[1].hit);
        assert_eq!(after.unwrap().opponent()[25], 2);
    }

    #[test]
    fn a_made_point_or_an_empty_place_stops_it() {
        assert_eq!(play_literally(&start(), &moves(&[(24, 19)])).1, None);
        assert_eq!(play_literally(&start(), &moves(&[(23, 22)])).1, None);
        assert_eq!(play_literally(&start(), &moves(&[(0, 22)])).1, None);
    }
}
