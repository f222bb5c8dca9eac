//! `OpenGammon`'s ID of a whole state.
//!
//! `white:black:cube:dice:acted:state:score:score:length:move[:checkers]`. The first two fields have one character
//! for each checker, 0 to 9 and a to p for the places 0 to 25: White, who moves up, enters from 0, Black, who moves
//! down, from 25. The cube is its owner (W, B, N), the power of two and what is done with it (O offered, T taken,
//! P passed, N nothing). The fifth field is the player who acted last, so that the other one is to act. (The layout is
//! the one that the codec of `OpenGammon`'s match files, `ogxm` 2.3.2 on `PyPI`, writes.)

mod text;

use crate::{
    Board, BoardError, BySide, Crawford, Cube, MatchRules, MatchState, Pending, Roll, SetupError,
    Side, Snapshot, Variation,
};

/// What an OGID says.
///
/// ```
/// use barpoint_rules::notation::Ogid;
/// use barpoint_rules::{Decision, MatchRules, Side};
///
/// let id: Ogid = "OGID=11ccccchhhjjjjj:66666888dddddoo:N0N:56:W:IB:0:0:9:0".parse()?;
/// let state = id.state(MatchRules::default())?;
/// assert_eq!(state.decision(), Decision::Play(Side::Black, "65".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ogid {
    /// The board, seen by the player on roll.
    pub board: Board,
    /// Whose turn it is: the player who doubled, while a double is on offer.
    pub on_roll: Side,
    /// The cube, not yet turned by a double on offer; `None` for a dead cube.
    pub cube: Option<Cube>,
    /// What the game waits for.
    pub pending: OgidPending,
    /// Points won before this game.
    pub score: BySide<u16>,
    /// Points needed to win the match; 0 in a money session.
    pub length: u16,
    /// Whether this is the Crawford game.
    pub crawford_game: bool,
    /// How many turns the game has had, by the word of the program.
    pub moves: u32,
    /// Checkers of each side.
    pub checkers: u8,
}

/// What a game waits for by an OGID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OgidPending {
    /// The player on roll rolls or doubles.
    Turn,
    /// The player on roll moves.
    Rolled(Roll),
    /// The answer to a double.
    Doubled,
}

/// Why a text is no OGID, or the ID no state of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OgidError {
    /// Too few or too many fields.
    #[error("not an OGID: expected 5 to 11 fields with colons between them, found {found}")]
    Fields {
        /// How many there are.
        found: usize,
    },
    /// A character that is no place.
    #[error("not an OGID: expected places from 0 to 9 and a to p, found {found:?} among {owner}'s")]
    Place {
        /// The character.
        found: char,
        /// Whose checker it would be.
        owner: Side,
    },
    /// A field that says nothing known.
    #[error("not an OGID: expected {expected} as {field}, found {found:?}")]
    Field {
        /// Which field.
        field: &'static str,
        /// What it may be.
        expected: &'static str,
        /// What it is.
        found: String,
    },
    /// The game is over.
    #[error("the OGID describes a game that is over, not one in progress")]
    Over,
    /// The position it describes cannot be.
    #[error("the OGID describes an impossible position: {0}")]
    Board(#[from] BoardError),
    /// The state it describes cannot be.
    #[error("the OGID describes an impossible state: {0}")]
    Setup(#[from] SetupError),
}

impl Ogid {
    /// The OGID of a state; before the opening roll, that of White on roll. `None` for what it cannot express:
    /// beavers, resignations on offer and games that are over.
    #[must_use]
    pub fn of(state: &MatchState) -> Option<Self> {
        let snapshot = state.snapshot()?;
        if snapshot.resignation.is_some() {
            return None;
        }
        let pending = match snapshot.pending {
            Pending::Opening | Pending::Turn => OgidPending::Turn,
            Pending::Move(roll) => OgidPending::Rolled(roll),
            Pending::Answer { beavers: 0 } => OgidPending::Doubled,
            Pending::Answer { .. } => return None,
        };
        Some(Self {
            board: snapshot.board,
            on_roll: snapshot.on_roll,
            cube: snapshot.rules.cube.then_some(snapshot.cube),
            pending,
            score: snapshot.score,
            length: snapshot.length,
            crawford_game: state.crawford() == Crawford::Now,
            moves: 0,
            checkers: snapshot.rules.variation.checkers(),
        })
    }

    /// The state it describes. Length, score, whether there is a cube and the number of checkers are the ID's, the
    /// other rules as given.
    ///
    /// # Errors
    /// If no game can be in such a state.
    pub fn state(&self, rules: MatchRules) -> Result<MatchState, OgidError> {
        let variation = match self.checkers {
            1 => Variation::Hypergammon1,
            2 => Variation::Hypergammon2,
            3 => Variation::Hypergammon3,
            _ if rules.variation.checkers() == crate::CHECKERS => rules.variation,
            _ => Variation::Standard,
        };
        Ok(MatchState::from_snapshot(&Snapshot {
            length: self.length,
            rules: MatchRules {
                variation,
                cube: rules.cube && self.cube.is_some(),
                ..rules
            },
            score: self.score,
            crawford_game: self.crawford_game,
            on_roll: self.on_roll,
            board: self.board,
            cube: self.cube.unwrap_or_default(),
            pending: match self.pending {
                OgidPending::Turn => Pending::Turn,
                OgidPending::Rolled(roll) => Pending::Move(roll),
                OgidPending::Doubled => Pending::Answer { beavers: 0 },
            },
            resignation: None,
        })?)
    }

    /// Whether a text has the shape of an OGID: the fields before the scores.
    pub(super) fn is_shape(text: &str) -> bool {
        text::is_shape(text)
    }
}

#[cfg(test)]
mod tests;
