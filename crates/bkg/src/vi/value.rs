//! Positions and plays valued by expectation.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_rules::Board;

use super::classes::{CLASSES, Recognised};
use super::counts::Waiting;
use super::encoded::{ours, p1};
use super::functions::{LANES, Row, joined, sum};
use super::rows::their_rows;
use super::{Chances, Encoded, Functions};
use crate::Men;

/// The functions with the tables of class B.
#[derive(Clone, Debug)]
pub struct Expectation {
    functions: Arc<Functions>,
    table: Arc<OneSided>,
}

/// The same functions: the table holds the same numbers, wherever it is from.
impl PartialEq for Expectation {
    fn eq(&self, other: &Self) -> bool {
        self.functions == other.functions
    }
}

/// The plays of one roll valued one after the other: what is the other side's alone is added up once for each class.
pub(crate) struct Turn<'a> {
    expectation: &'a Expectation,
    unhit: Side,
    hit: Option<Side>,
}

/// The side to roll, with its part of the sum by class.
struct Side {
    waiting: Waiting,
    rows: super::rows::TheirRows,
    sums: [Option<Row>; CLASSES.len()],
}

impl Expectation {
    /// Of these functions; the table gives the chances of bearing off.
    #[must_use]
    pub const fn new(functions: Arc<Functions>, table: Arc<OneSided>) -> Self {
        Self { functions, table }
    }

    /// The functions fitted, as they come with the crate.
    ///
    /// # Errors
    /// If the file is damaged; a test says that it is not.
    pub fn fitted(table: Arc<OneSided>) -> Result<Self, super::FunctionsError> {
        let functions = include_str!("../../data/bkg-vi.txt").parse()?;
        Ok(Self::new(Arc::new(functions), table))
    }

    /// Its functions.
    #[must_use]
    pub fn functions(&self) -> &Functions {
        &self.functions
    }

    /// The chances of the side that has just moved, of a board with it as the `on_roll` half. A function may leave 0 and 1 by
    /// a little: [`Chances::clamped`].
    #[must_use]
    pub fn value(&self, after: &Board) -> Chances {
        self.of_encoded(after, &Encoded::of(after))
    }

    /// The same of a board that is encoded already.
    #[must_use]
    pub fn of_encoded(&self, after: &Board, encoded: &Encoded) -> Chances {
        match encoded.recognised {
            Recognised::Class(class) => self.functions.predict(class, &encoded.rows, encoded.p1),
            exact => self.exact(after, exact),
        }
    }

    fn exact(&self, after: &Board, recognised: Recognised) -> Chances {
        if let Recognised::Over(kind) = recognised {
            return Chances::won(kind);
        }
        let theirs = self
            .table
            .board_outcome(&after.swapped())
            .unwrap_or_default();
        let theirs = Chances {
            win: theirs.win,
            win_gammon: theirs.win_gammon,
            lose_gammon: theirs.lose_gammon,
        };
        theirs.flipped()
    }

    /// For the plays of a roll on this board, the mover on roll.
    pub(crate) fn turn(&self, before: &Board) -> Turn<'_> {
        Turn {
            expectation: self,
            unhit: Side::of(Men::of(before.opponent())),
            hit: None,
        }
    }
}

impl Side {
    fn of(men: Men) -> Self {
        let waiting = Waiting::of(men);
        Self {
            rows: their_rows(&waiting),
            sums: [None; CLASSES.len()],
            waiting,
        }
    }
}

impl Turn<'_> {
    /// The class of a board after a play, and the chances of the side that has played: those of [`Expectation::value`].
    pub(crate) fn value(&mut self, after: &Board) -> (Recognised, Chances) {
        let expectation = self.expectation;
        let moved = Men::of(after.on_roll());
        let side = self.side(after.opponent());
        let next = &side.waiting.men;
        let recognised = Recognised::between(&moved, next, after);
        let Recognised::Class(class) = recognised else {
            return (recognised, expectation.exact(after, recognised));
        };
        let p1 = p1(recognised, &moved, next);
        let table = expectation.functions.of(class);
        let rows = ours(&moved, &side.waiting);
        let theirs = side.sums[class].get_or_insert_with(|| sum(table, [0; 2 * LANES], &side.rows));
        (recognised, joined(sum(table, *theirs, &rows), p1))
    }

    fn side(&mut self, next: &[u8; 26]) -> &mut Side {
        if next == self.unhit.waiting.men.counts() {
            return &mut self.unhit;
        }
        let known = self
            .hit
            .take()
            .filter(|side| side.waiting.men.counts() == next);
        self.hit
            .insert(known.unwrap_or_else(|| Side::of(Men::of(next))))
    }
}
