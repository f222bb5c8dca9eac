//! Plays written in the plainest way, read quickly: files are full of them.

use super::text::Stretch;
use crate::plays::whole;
use crate::{Board, Play, Point, Roll};

/// The stretches of a text that is written in the plainest way.
pub(super) struct Plain {
    stretches: [Stretch; 4],
    len: usize,
}

/// Reads `13/9 6/5*`, numbers and hits alone, quicker than [`super::text::stretches`] does; `None` if there is anything else.
pub(super) fn plain_stretches(text: &str) -> Option<Plain> {
    let nothing = Stretch {
        from: Point::OFF,
        to: Point::OFF,
    };
    let mut plain = Plain {
        stretches: [nothing; 4],
        len: 0,
    };
    for word in text.as_bytes().split(|&b| b == b' ') {
        let word = word.strip_suffix(b"*").unwrap_or(word);
        if word.is_empty() {
            continue;
        }
        let slash = word.iter().position(|&b| b == b'/')?;
        let (from, to) = (
            plain_point(&word[..slash])?,
            plain_point(&word[slash + 1..])?,
        );
        if to >= from {
            return None;
        }
        *plain.stretches.get_mut(plain.len)? = Stretch { from, to };
        plain.len += 1;
    }
    Some(plain)
}

fn plain_point(digits: &[u8]) -> Option<Point> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    Point::new(match *digits {
        [one] => digit(one)?,
        [ten, one] => digit(ten)? * 10 + digit(one)?,
        _ => return None,
    })
}

impl Plain {
    /// The play, if every stretch is a step of one die and all dice are used, as most are written: no other reading uses
    /// as few dice.
    pub(super) fn play(mut self, board: &Board, roll: Roll) -> Option<Play> {
        let steps = self.stretches.get_mut(..self.len)?;
        steps.sort_by_key(|step| std::cmp::Reverse(step.from));
        let moves = steps.iter().map(|step| (step.from, step.to));
        whole(board, roll, moves).map(|(play, _)| play)
    }
}
