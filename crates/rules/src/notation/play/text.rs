//! From text to places: no board and no dice yet.

use super::PlayTextError;
use crate::{Board, Point, Step};

/// One stretch of a checker's way as written: one die or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    pub(super) from: Point,
    pub(super) to: Point,
}

/// The stretches of a text, repeats written out, in the order of the text.
pub(super) fn stretches(text: &str) -> Result<Vec<Stretch>, PlayTextError> {
    let mut reader = Reader {
        done: Vec::with_capacity(4),
        ..Reader::default()
    };
    let mut rest = text;
    let mut position = 1;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        let taken = match c {
            '0'..='9' => {
                let digits = leading(rest, char::is_ascii_digit);
                reader.place(number(digits)?)?;
                digits.len()
            }
            'a'..='z' | 'A'..='Z' => {
                let word = leading(rest, char::is_ascii_alphabetic);
                reader.place(place_word(word).ok_or(PlayTextError::Word { position })?)?;
                word.len()
            }
            '(' => {
                let digits = leading(after, char::is_ascii_digit);
                reader.repeat(digits)?;
                1 + digits.len()
            }
            '-' if !(reader.can_link() && after.starts_with(starts_place)) => {
                reader.place(Point::OFF)?;
                1
            }
            '/' | '-' => {
                reader.link(position)?;
                1
            }
            '*' | ',' | ')' => 1,
            c if c.is_whitespace() => {
                reader.end_group()?;
                c.len_utf8()
            }
            found => return Err(PlayTextError::Character { found, position }),
        };
        // Only a blank can be longer than its one character.
        position += if c.is_ascii() { taken } else { 1 };
        rest = &rest[taken..];
    }
    reader.finish()
}

/// The longest beginning made of such characters.
fn leading(text: &str, keep: fn(&char) -> bool) -> &str {
    let end = text.find(|c| !keep(&c)).unwrap_or(text.len());
    &text[..end]
}

fn number(digits: &str) -> Result<Point, PlayTextError> {
    let found = digits.parse().unwrap_or(u32::MAX);
    u8::try_from(found)
        .ok()
        .and_then(Point::new)
        .ok_or(PlayTextError::Point { found })
}

/// `bar`, `off` or the beginning of either, in any case.
fn place_word(word: &str) -> Option<Point> {
    let begins = |place: &str| {
        let start = place.get(..word.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    if begins("bar") {
        Some(Point::BAR)
    } else if begins("off") {
        Some(Point::OFF)
    } else {
        None
    }
}

const fn starts_place(c: char) -> bool {
    c.is_ascii_digit() || c.is_ascii_alphabetic()
}

/// Collects places into stretches.
#[derive(Default)]
struct Reader {
    done: Vec<Stretch>,
    /// Where the group that a repeat count would repeat begins in `done`.
    group: usize,
    /// The last place of the present group.
    last: Option<Point>,
    /// Position of a `/` that waits for its destination.
    linked: Option<usize>,
    /// Whether `last` already is the destination of a stretch.
    arrived: bool,
}

impl Reader {
    /// Whether a `/` may follow.
    const fn can_link(&self) -> bool {
        self.last.is_some() && self.linked.is_none()
    }

    fn link(&mut self, position: usize) -> Result<(), PlayTextError> {
        if !self.can_link() {
            return Err(PlayTextError::DanglingSlash { position });
        }
        self.linked = Some(position);
        Ok(())
    }

    fn place(&mut self, place: Point) -> Result<(), PlayTextError> {
        let source = match self.last {
            Some(from) if self.linked.is_some() || !self.arrived => Some(from),
            _ => None,
        };
        self.linked = None;
        self.arrived = source.is_some();
        self.last = Some(place);
        if let Some(from) = source {
            return self.push(Stretch { from, to: place });
        }
        self.group = self.done.len();
        Ok(())
    }

    fn push(&mut self, stretch: Stretch) -> Result<(), PlayTextError> {
        let Stretch { from, to } = stretch;
        if to >= from {
            let (from, to) = (from.number(), to.number());
            return Err(PlayTextError::Direction { from, to });
        }
        if self.done.len() >= 4 {
            return Err(PlayTextError::TooMany);
        }
        self.done.push(stretch);
        Ok(())
    }

    fn repeat(&mut self, digits: &str) -> Result<(), PlayTextError> {
        let times: usize = match digits {
            "1" => 1,
            "2" => 2,
            "3" => 3,
            "4" => 4,
            _ => return Err(PlayTextError::Repeat),
        };
        let unfinished = self.linked.is_some() || (self.last.is_some() && !self.arrived);
        if unfinished || self.group == self.done.len() {
            return Err(PlayTextError::Repeat);
        }
        let group = self.done[self.group..].to_vec();
        for stretch in std::iter::repeat_n(group, times - 1).flatten() {
            self.push(stretch)?;
        }
        self.group = self.done.len();
        self.last = None;
        self.arrived = false;
        Ok(())
    }

    /// Blanks end a group, but two bare numbers still make a move.
    fn end_group(&mut self) -> Result<(), PlayTextError> {
        if let Some(position) = self.linked {
            return Err(PlayTextError::DanglingSlash { position });
        }
        if self.arrived {
            self.last = None;
            self.arrived = false;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Vec<Stretch>, PlayTextError> {
        self.end_group()?;
        match self.last {
            Some(from) => Err(PlayTextError::NoDestination {
                from: from.number(),
            }),
            None => Ok(self.done),
        }
    }
}

/// The moves exactly as written, one step for each source and destination, whatever the dice and
/// the rules say; for plays that are not legal. A step is marked as a hit if it lands on a blot
/// after the steps before it, as far as those could be made.
///
/// # Errors
/// If the text is no list of moves.
pub fn literal_steps(text: &str, board: &Board) -> Result<Vec<Step>, PlayTextError> {
    let mut board = *board;
    let step = |Stretch { from, to }: Stretch| {
        let hit = board.theirs(to) == 1;
        if board.own(from) > 0 && board.theirs(to) < 2 {
            board.advance(from.index(), to.index());
        }
        Step { from, to, hit }
    };
    Ok(stretches(text)?.into_iter().map(step).collect())
}
