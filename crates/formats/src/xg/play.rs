//! What a move record plays: a legal play, or one that is kept as it stands.

use barpoint_record::{Event, PlayedRoll};
use barpoint_rules::{Board, Play, PlayList, Point, Roll, Side, Step};

use super::boards::{self, squares};
use super::bytes::Fields;
use crate::WarningKind;
use crate::lenient::{self, Literal, Turn};

/// The play of a record: what happened, the board after it seen by the mover where the record has one, and what is odd.
pub(super) struct Played {
    pub(super) event: Event,
    pub(super) after: Option<Board>,
    pub(super) odd: Option<WarningKind>,
}

/// Reads the play of a record made on this board, seen by the mover.
pub(super) fn read(fields: Fields<'_>, side: Side, roll: Roll, board: &Board) -> Played {
    let codes: Vec<i32> = (0..8).map(|n| fields.i32(68 + 4 * n)).collect();
    let nothing = codes.iter().all(|&code| code == 0);
    if nothing && !fields.flag(2308) {
        // The game ended, or the position was saved, before the roll was played.
        return Played {
            event: Event::Roll { side, roll },
            after: None,
            odd: None,
        };
    }
    let moves = boards::moves(codes.into_iter());
    let after = boards::board(&squares(fields, 35));
    let mut legal = PlayList::new();
    legal.generate(board, roll);
    let (event, odd) = match lenient::turn_among(&legal, board, roll, &moves) {
        Turn::Legal {
            play,
            after: reached,
            ..
        } if after.is_none_or(|after| after == reached) => (played(side, roll, play), None),
        Turn::Legal { after: reached, .. } => {
            stored(&legal, side, roll, board, &moves, after.unwrap_or(reached))
        }
        Turn::Illegal(literal) => {
            let flagged = fields.i32(2480) != 0;
            match after {
                Some(after) if !flagged => stored(&legal, side, roll, board, &moves, after),
                _ => illegal(side, roll, board, literal, after),
            }
        }
    };
    Played { event, after, odd }
}

/// A play whose steps lead elsewhere than to the stored position, which counts.
fn stored(
    legal: &PlayList,
    side: Side,
    roll: Roll,
    board: &Board,
    moves: &[(Point, Point)],
    after: Board,
) -> (Event, Option<WarningKind>) {
    let literal = lenient::play_literally(board, moves);
    let Some(index) = legal.find(&after) else {
        return illegal(side, roll, board, literal, Some(after));
    };
    let play = legal.plays()[index];
    let odd = WarningKind::Contradiction {
        stated: format!("{} for {roll}", text(&literal.steps)),
        computed: format!("{play}, by the position after it"),
    };
    (played(side, roll, play), Some(odd))
}

fn illegal(
    side: Side,
    roll: Roll,
    board: &Board,
    literal: Literal,
    after: Option<Board>,
) -> (Event, Option<WarningKind>) {
    let literal = match after {
        Some(after) if after != literal.after => completed(board, &literal, &after),
        _ => literal,
    };
    let words = text(&literal.steps);
    let odd = literal.warning(&words, roll);
    let event = Event::IllegalPlay {
        side,
        roll,
        after: Some(Box::new(after.unwrap_or(literal.after))),
        steps: literal.steps.into(),
    };
    (event, Some(odd))
}

/// XG cuts the steps of an illegal play short: those that are missing, by where the checkers went.
fn completed(board: &Board, literal: &Literal, after: &Board) -> Literal {
    let made = literal.after.on_roll();
    let mut moves: Vec<(Point, Point)> = literal.steps.iter().map(|s| (s.from, s.to)).collect();
    let all = |more: fn(u8, u8) -> u8| -> Vec<Point> {
        (0..=25_u8)
            .rev()
            .filter_map(|n| {
                let at = usize::from(n);
                let count = more(made[at], after.on_roll()[at]);
                Some(std::iter::repeat_n(Point::new(n)?, usize::from(count)))
            })
            .flatten()
            .collect()
    };
    let left = all(u8::saturating_sub);
    let reached = all(|made, after| after.saturating_sub(made));
    moves.extend(left.into_iter().zip(reached));
    let whole = lenient::play_literally(board, &moves);
    if whole.after == *after {
        whole
    } else {
        literal.clone()
    }
}

const fn played(side: Side, roll: Roll, play: Play) -> Event {
    Event::Play(PlayedRoll { side, roll, play })
}

/// Steps as people write them.
fn text(steps: &[Step]) -> String {
    let words: Vec<String> = steps
        .iter()
        .map(|step| {
            let hit = if step.hit { "*" } else { "" };
            format!("{}/{}{hit}", step.from.number(), step.to.number())
        })
        .collect();
    if words.is_empty() {
        "no play".to_owned()
    } else {
        words.join(" ")
    }
}
