//! Where the checkers are, seen by the player on roll.

mod contact;
mod counts;
mod error;

pub use error::BoardError;

use crate::half::{Change, HITS, Half};
use crate::{Play, Point, Step};

/// Checkers each side has in the standard game.
pub const CHECKERS: u8 = 15;

/// What a file or a user describes; may be nonsense. Index `1..=24` are the owner's own points,
/// 25 the bar; index 0 is ignored (checkers off follow from the rest).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Checkers of the player on roll, by that player's own point numbers.
    pub on_roll: [u8; 26],
    /// Checkers of the opponent, by the opponent's own point numbers.
    pub opponent: [u8; 26],
}

impl Setup {
    /// What 26 numbers describe: the opponent's bar, the points of the player on roll from 1 to 24, that player's bar. Checkers of
    /// the player on roll count up from 0, the opponent's down.
    ///
    /// # Errors
    /// If a side has checkers on the other's bar.
    pub fn signed(points: &[i8; 26]) -> Result<Self, BoardError> {
        let mut setup = Self {
            on_roll: [0; 26],
            opponent: [0; 26],
        };
        for (place, &count) in points.iter().enumerate() {
            let checkers = count.unsigned_abs();
            match count {
                1.. if place > 0 => setup.on_roll[place] = checkers,
                ..0 if place < 25 => setup.opponent[25 - place] = checkers,
                0 => {}
                _ => return Err(BoardError::Point { found: 0 }),
            }
        }
        Ok(setup)
    }
}

/// Where the checkers are, seen by the player on roll.
///
/// Each half is indexed by its owner's own point numbers: `1..=24` points, 25 the bar, 0 the
/// checkers not on the board (15 minus the rest, also in variants with fewer checkers).
/// Invariants: 15 checkers a side counting index 0, no point shared. Built only from a [`Setup`], by
/// [`Board::with_checkers`], from a Position ID and by legal plays.
///
/// Shown and read as GNU Backgammon's Position ID.
///
/// ```
/// use barpoint_rules::{Board, Variation};
///
/// let start = Variation::Standard.start();
/// assert_eq!(start.to_string(), "4HPwATDgc/ABMA");
/// assert_eq!("4HPwATDgc/ABMA".parse(), Ok(start));
/// assert_eq!(start.pip_count(), 167);
///
/// let error = "4HPwATDgc/ABM".parse::<Board>().unwrap_err();
/// assert_eq!(error.to_string(), "not a Position ID: expected 14 characters, found 13");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Board {
    pub(crate) on_roll: Half,
    pub(crate) opponent: Half,
}

impl TryFrom<Setup> for Board {
    type Error = BoardError;

    fn try_from(setup: Setup) -> Result<Self, BoardError> {
        let Setup {
            mut on_roll,
            mut opponent,
        } = setup;
        for half in [&mut on_roll, &mut opponent] {
            let found: u32 = half[1..].iter().map(|&n| u32::from(n)).sum();
            let off = u32::from(CHECKERS).checked_sub(found);
            half[0] = off
                .and_then(|n| u8::try_from(n).ok())
                .ok_or(BoardError::TooManyCheckers { found })?;
        }
        for point in 1..=24u8 {
            let theirs = 25 - point;
            if on_roll[usize::from(point)] > 0 && opponent[usize::from(theirs)] > 0 {
                return Err(BoardError::SharedPoint { point });
            }
        }
        Ok(Self {
            on_roll: Half::new(&on_roll),
            opponent: Half::new(&opponent),
        })
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Board")
            .field("on_roll", self.on_roll())
            .field("opponent", self.opponent())
            .finish()
    }
}

impl Board {
    /// A board from `(point, checkers)` of the player on roll and of the opponent, each by that player's own point
    /// numbers; 25 is the bar. Checkers not mentioned are off.
    ///
    /// # Errors
    /// If there is no such point, a side has more than 15 checkers, or both have checkers on one point.
    ///
    /// ```
    /// use barpoint_rules::Board;
    ///
    /// // Three checkers left against one on the bar.
    /// let board = Board::with_checkers(&[(2, 2), (1, 1)], &[(25, 1)])?;
    /// assert_eq!((board.pip_count(), board.opponent_pip_count()), (5, 25));
    /// assert_eq!(board.on_roll()[0], 12, "checkers off");
    ///
    /// let error = Board::with_checkers(&[(6, 2)], &[(19, 2)]).unwrap_err();
    /// assert_eq!(error.to_string(), "both sides have checkers on the 6-point of the player on roll");
    /// # Ok::<(), barpoint_rules::BoardError>(())
    /// ```
    pub fn with_checkers(on_roll: &[(u8, u8)], opponent: &[(u8, u8)]) -> Result<Self, BoardError> {
        Self::try_from(Setup {
            on_roll: counts(on_roll)?,
            opponent: counts(opponent)?,
        })
    }

    /// Checkers of the player on roll, by own point number; index 0 = off, 25 = bar.
    #[must_use]
    pub const fn on_roll(&self) -> &[u8; 26] {
        self.on_roll.counts()
    }

    /// Checkers of the opponent, by the opponent's own point number; index 0 = off, 25 = bar.
    #[must_use]
    pub const fn opponent(&self) -> &[u8; 26] {
        self.opponent.counts()
    }

    /// Both halves as [`Board::on_roll`] and [`Board::opponent`] give them, each followed by six zeros.
    #[must_use]
    pub const fn padded(&self) -> [&[u8; 32]; 2] {
        [self.on_roll.padded(), self.opponent.padded()]
    }

    /// Own checkers on a place.
    #[must_use]
    pub const fn own(&self, point: Point) -> u8 {
        self.on_roll()[point.index()]
    }

    /// The opponent's checkers on a point, given in the numbers of the player on roll; 0 for bar
    /// and off.
    #[must_use]
    pub fn theirs(&self, point: Point) -> u8 {
        point.mirrored().map_or(0, |p| self.opponent()[p.index()])
    }

    /// The same board with the other player on roll.
    ///
    /// ```
    /// use barpoint_rules::Variation;
    ///
    /// let start = Variation::Standard.start();
    /// let play = start.parse_play("24/23 13/11", "21".parse()?)?;
    /// let replied_to = start.after(&play).ok_or("a legal play")?.swapped();
    /// assert_eq!((replied_to.pip_count(), replied_to.opponent_pip_count()), (167, 164));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn swapped(&self) -> Self {
        Self {
            on_roll: self.opponent,
            opponent: self.on_roll,
        }
    }

    /// Moves one of the mover's checkers, hitting a blot where it lands. The caller knows that one
    /// is there and that the opponent does not hold the landing place.
    pub(crate) fn advance(&mut self, from: usize, to: usize) -> Step {
        let to_point = Point::at(to);
        let hit = self.theirs(to_point) > 0;
        self.on_roll = self.on_roll.plus(&Change::moved(from, to));
        if hit {
            self.opponent = self.opponent.plus(&HITS[to]);
        }
        Step {
            from: Point::at(from),
            to: to_point,
            hit,
        }
    }

    /// The board after these steps have been carried out literally, the mover still in the
    /// `on_roll` half; a blot landed on is hit whatever the step says. Dice are not asked about, so
    /// this also shows what an illegal play found in a file led to; legal is what
    /// [`crate::PlayList::find`] finds.
    ///
    /// `None` if a step leaves a place with no checker, goes backwards or nowhere, or lands on a
    /// point the opponent holds: then there is no such board.
    #[must_use]
    pub fn after(&self, play: &Play) -> Option<Self> {
        let mut board = *self;
        for step in play.steps() {
            let legible = step.to < step.from && board.own(step.from) > 0;
            if !legible || board.theirs(step.to) > 1 {
                return None;
            }
            board.advance(step.from.index(), step.to.index());
        }
        Some(board)
    }
}

/// Checkers by point; too many on one point stay too many.
fn counts(points: &[(u8, u8)]) -> Result<[u8; 26], BoardError> {
    let mut half = [0_u8; 26];
    for &(found, checkers) in points {
        match half.get_mut(usize::from(found)) {
            Some(n) if found > 0 => *n = n.saturating_add(checkers),
            _ => return Err(BoardError::Point { found }),
        }
    }
    Ok(half)
}
