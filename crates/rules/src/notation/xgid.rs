//! eXtreme Gammon's ID of a whole state.
//!
//! `XGID=<26 places>:cube:owner:turn:dice:score:score:rule:length:limit`, seen throughout by the
//! player at the bottom, here [`Side::Black`] (as gnubg reads it): capital letters, points as that
//! player counts them, first of the two scores, 1 as owner or turn.

mod text;

use crate::{
    Board, BoardError, BySide, Crawford, Cube, MatchRules, MatchState, Pending, Roll, SetupError,
    Side, Snapshot,
};

/// The player at the bottom.
const BOTTOM: Side = Side::Black;
/// What the program writes as the limit of the cube: 2 to this power.
const DEFAULT_LIMIT: u8 = 10;

/// The limit under which a state can be as it is: where there is no cube any more, the cube it has come to.
fn limit_of(state: &MatchState) -> u8 {
    let turned = u8::try_from(state.cube().turns()).unwrap_or(u8::MAX);
    match (state.rules().cube, turned) {
        (true, turned) => DEFAULT_LIMIT.max(turned.saturating_add(1)),
        (false, 0) => DEFAULT_LIMIT,
        (false, turned) => turned,
    }
}

/// What an XGID says.
///
/// ```
/// use barpoint_rules::notation::Xgid;
/// use barpoint_rules::{BySide, MatchRules};
///
/// let id: Xgid = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:52:2:3:0:5:10".parse()?;
/// assert_eq!(id.score, BySide::new(3, 2), "Black is the player at the bottom");
/// let state = id.state(MatchRules::default())?;
/// assert!(!state.may_double());
/// assert_eq!(Xgid::of(&state), id);
/// # Ok::<(), barpoint_rules::notation::XgidError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Xgid {
    /// The board, seen by the player on roll.
    pub board: Board,
    /// Whose turn it is.
    pub on_roll: Side,
    /// The cube, not yet turned by a double on offer.
    pub cube: Cube,
    /// What the game waits for.
    pub dice: XgidDice,
    /// Points won before this game.
    pub score: BySide<u16>,
    /// Points needed to win the match; 0 in a money session.
    pub length: u16,
    /// Whether this is the Crawford game.
    pub crawford_game: bool,
    /// Whether the Jacoby rule is in use (money).
    pub jacoby: bool,
    /// Whether beavers are allowed (money).
    pub beavers: bool,
    /// The highest cube is 2 to this power.
    pub cube_limit: u8,
}

/// The fifth field of an XGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XgidDice {
    /// `00`: to roll or double.
    ToRoll,
    /// `61`: to move.
    Rolled(Roll),
    /// `D`: the player on roll has doubled.
    Doubled,
    /// `B`: and the opponent has beavered.
    Beavered,
    /// `R`: and the player on roll has answered with a raccoon.
    Raccooned,
}

/// Why a text is not an XGID, or the ID does not describe the state of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum XgidError {
    /// Too few or too many fields.
    #[error("not an XGID: expected 10 fields with colons between them, found {found}")]
    Fields {
        /// How many there are.
        found: usize,
    },
    /// The places are not 26.
    #[error("not an XGID: expected 26 places, found {found}")]
    Places {
        /// How many there are.
        found: usize,
    },
    /// A character that is no number of checkers.
    #[error(
        "not an XGID: expected `-`, `A` to `P` or `a` to `p`, found {found:?} in place {place}"
    )]
    Place {
        /// The character.
        found: char,
        /// Where it is, counted from 0.
        place: usize,
    },
    /// A checker of the wrong player on a bar.
    #[error("not an XGID: expected only the {owner} player's checkers in place {place}")]
    WrongBar {
        /// `top` or `bottom`.
        owner: &'static str,
        /// 0 or 25.
        place: usize,
    },
    /// A field that says nothing known.
    #[error("not an XGID: expected {expected} as {field}, found {found:?}")]
    Field {
        /// Which field.
        field: &'static str,
        /// What it may be.
        expected: &'static str,
        /// What it is.
        found: String,
    },
    /// The position it describes cannot be.
    #[error("the XGID describes an impossible position: {0}")]
    Board(#[from] BoardError),
    /// The state it describes cannot be.
    #[error("the XGID describes an impossible state: {0}")]
    Setup(#[from] SetupError),
}

impl Xgid {
    /// The XGID of a state; before the opening roll, that of White on roll. A game that is over
    /// shows as if the last player to move were to roll.
    #[must_use]
    pub fn of(state: &MatchState) -> Self {
        let money = state.is_money();
        Self {
            board: *state.board(),
            on_roll: state.on_roll(),
            cube: state.cube(),
            dice: match (state.roll(), state.beavers()) {
                (Some(roll), _) => XgidDice::Rolled(roll),
                (None, None) => XgidDice::ToRoll,
                (None, Some(0)) => XgidDice::Doubled,
                (None, Some(beavers)) if beavers % 2 == 1 => XgidDice::Beavered,
                (None, Some(_)) => XgidDice::Raccooned,
            },
            score: state.score(),
            length: state.length(),
            crawford_game: state.crawford() == Crawford::Now,
            jacoby: money && state.rules().jacoby,
            beavers: money && state.rules().beavers > 0,
            cube_limit: limit_of(state),
        }
    }

    /// The state it describes. Length, score, the Jacoby rule and whether there are beavers are the
    /// ID's, the other rules as given; beavers it allows are as many as given, at least one (two for
    /// a raccoon on offer). A cube at the limit of the ID is no cube any more.
    ///
    /// # Errors
    /// If no game can be in such a state.
    pub fn state(&self, rules: MatchRules) -> Result<MatchState, XgidError> {
        let (pending, beavers_made) = match self.dice {
            XgidDice::ToRoll => (Pending::Turn, 0),
            XgidDice::Rolled(roll) => (Pending::Move(roll), 0),
            XgidDice::Doubled => (Pending::Answer { beavers: 0 }, 0),
            XgidDice::Beavered => (Pending::Answer { beavers: 1 }, 1),
            XgidDice::Raccooned => (Pending::Answer { beavers: 2 }, 2),
        };
        let rules = MatchRules {
            cube: rules.cube && !self.is_cube_at_limit(),
            ..rules
        };
        let rules = if self.length == 0 {
            MatchRules {
                jacoby: self.jacoby,
                beavers: if self.beavers {
                    rules.beavers.max(beavers_made.max(1))
                } else {
                    0
                },
                ..rules
            }
        } else {
            rules
        };
        Ok(MatchState::from_snapshot(&Snapshot {
            length: self.length,
            rules,
            score: self.score,
            crawford_game: self.crawford_game,
            on_roll: self.on_roll,
            board: self.board,
            cube: self.cube,
            pending,
            resignation: None,
        })?)
    }

    /// Whether the cube can no longer be turned. A limit of 1 is what programs write that know of none.
    fn is_cube_at_limit(&self) -> bool {
        let limit = 1_u32.checked_shl(u32::from(self.cube_limit));
        let offered = !matches!(self.dice, XgidDice::ToRoll | XgidDice::Rolled(_));
        !offered && limit.is_some_and(|limit| limit > 1 && self.cube.value() >= limit)
    }

    fn board_of(&self, side: Side) -> Board {
        if side == self.on_roll {
            self.board
        } else {
            self.board.swapped()
        }
    }
}

#[cfg(test)]
mod tests;
