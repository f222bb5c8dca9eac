//! Positions set up by hand (`PL`, `AE`, `AW`, `AB`) and the board a game is at.

use std::fmt::Write;

use barpoint_record::{Event, PlayedRoll, Start};
use barpoint_rules::{Board, MatchRules, Point, Setup, Side};

use super::letters;
use super::nodes::Property;

/// Where a game stands, as far as letters need it.
#[derive(Clone, Copy)]
pub(super) struct Cursor {
    /// Whose turn it was last.
    pub(super) side: Side,
    /// The board seen by White.
    white_view: Board,
}

impl Cursor {
    /// At the start of a game.
    pub(super) fn new(rules: &MatchRules) -> Self {
        Self {
            side: Side::White,
            white_view: rules.start.unwrap_or_else(|| rules.variation.start()),
        }
    }

    /// The board seen by a side.
    pub(super) const fn board(&self, side: Side) -> Board {
        match side {
            Side::White => self.white_view,
            Side::Black => self.white_view.swapped(),
        }
    }

    /// Puts a board, seen by `side`, in place.
    pub(super) const fn place(&mut self, side: Side, board: Board) {
        self.side = side;
        self.white_view = match side {
            Side::White => board,
            Side::Black => board.swapped(),
        };
    }

    /// Follows an event.
    pub(super) fn advance(&mut self, event: &Event) {
        match event {
            Event::Play(PlayedRoll { side, play, .. }) => {
                let before = self.board(*side);
                self.place(*side, before.after(play).unwrap_or(before));
            }
            Event::IllegalPlay { side, after, .. } => {
                self.place(
                    *side,
                    after
                        .as_deref()
                        .copied()
                        .unwrap_or_else(|| self.board(*side)),
                );
            }
            Event::Roll { side, .. }
            | Event::Double(side)
            | Event::Take(side)
            | Event::Pass(side) => self.side = *side,
            Event::SetPosition(start) => self.place(start.on_roll, start.board),
            Event::SetCubeValue(_) | Event::SetCubeOwner(_) => {}
        }
    }
}

/// The position that setup properties make of the present one; `None` if they are malformed or no board.
pub(super) fn read(properties: &[&Property<'_>], on_roll: Side, cursor: &Cursor) -> Option<Start> {
    let now = cursor.board(Side::White);
    let mut setup = Setup {
        on_roll: *now.on_roll(),
        opponent: *now.opponent(),
    };
    for property in properties {
        for value in &property.values {
            for letter in range(value)? {
                let of = |side| Some(letters::point(side, letter)?.index());
                let white = of(Side::White)?;
                let black = of(Side::Black)?;
                match property.key {
                    "AE" => {
                        setup.on_roll[white] = 0;
                        setup.opponent[black] = 0;
                    }
                    "AW" => setup.on_roll[white] = setup.on_roll[white].checked_add(1)?,
                    "AB" => setup.opponent[black] = setup.opponent[black].checked_add(1)?,
                    _ => {}
                }
            }
        }
    }
    let board = Board::try_from(setup).ok()?;
    Some(Start {
        on_roll,
        board: match on_roll {
            Side::White => board,
            Side::Black => board.swapped(),
        },
    })
}

/// `a` or `a:y`.
fn range(value: &str) -> Option<impl Iterator<Item = char> + use<>> {
    let (first, last) = value.split_once(':').unwrap_or((value, value));
    let single = |text: &str| {
        let mut chars = text.trim().chars();
        chars.next().filter(|_| chars.next().is_none())
    };
    Some(single(first)?..=single(last)?)
}

/// The properties of a set-up node, without its semicolon.
pub(super) fn write(start: &Start) -> String {
    let (player, white_view) = match start.on_roll {
        Side::White => ('W', start.board),
        Side::Black => ('B', start.board.swapped()),
    };
    let mut text = format!("PL[{player}]AE[a:y]");
    for (key, side, half) in [
        ("AW", Side::White, white_view.on_roll()),
        ("AB", Side::Black, white_view.opponent()),
    ] {
        if half[1..].iter().all(|&n| n == 0) {
            continue;
        }
        text += key;
        for number in 1..=25 {
            let Some(point) = Point::new(number) else {
                continue;
            };
            for _ in 0..half[point.index()] {
                let _ = write!(text, "[{}]", letters::letter(side, point));
            }
        }
    }
    text
}
