//! Positions set up by hand.

use barpoint_engine::position::MAX_LENGTH;
use barpoint_rules::{
    Board, BoardError, BySide, Cube, MatchRules, MatchState, Pending, PointLimit, Roll, Setup,
    SetupError, Side, Snapshot,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Both, CubeOwnerName, SideName, VariationName};

/// A position set up by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionEdit {
    /// White's checkers by White's own point numbers: 25 = bar; index 0 is ignored.
    pub white: Vec<u8>,
    /// Black's.
    pub black: Vec<u8>,
    /// Whose turn it is.
    pub on_roll: SideName,
    /// The roll to be played.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
    /// Value of the cube.
    pub cube_value: u32,
    /// Who may turn it.
    #[serde(default)]
    pub cube_owner: CubeOwnerName,
    /// Whether the player on roll has doubled.
    #[serde(default)]
    pub offered: bool,
    /// Points won so far.
    pub score: Both<u16>,
    /// Points needed to win the match; 0 = money.
    pub length: u16,
    /// Whether this is the Crawford game.
    #[serde(default)]
    pub crawford: bool,
    /// Whether the Jacoby rule is in use (money).
    #[serde(default)]
    pub jacoby: bool,
    /// How many beavers may follow a double (money).
    #[serde(default)]
    pub beavers: u8,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
}

/// Why a position set up by hand is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// A list of checkers of another length.
    #[error("expected 26 numbers of checkers for {side}, found {found}")]
    Places {
        /// Whose.
        side: &'static str,
        /// How many there are.
        found: usize,
    },
    /// A number that no die shows.
    #[error("expected dice from 1 to 6, found {0} and {1}")]
    Dice(u8, u8),
    /// Both dice and a double on offer.
    #[error("expected either dice or a double on offer, found both")]
    DiceAndDouble,
    /// Too long a match.
    #[error("expected a match to at most {most} points, found {found}", most = MAX_LENGTH)]
    Length {
        /// Its length.
        found: u16,
    },
    /// The checkers are on no legal board.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The position cannot occur in the game.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionEdit {
    /// The state described.
    ///
    /// # Errors
    /// If there is none.
    pub fn state(&self) -> Result<MatchState, EditError> {
        if self.length > MAX_LENGTH {
            let found = self.length;
            return Err(EditError::Length { found });
        }
        let white = places("White", &self.white)?;
        let black = places("Black", &self.black)?;
        let on_roll: Side = self.on_roll.into();
        let (own, theirs) = match on_roll {
            Side::White => (white, black),
            Side::Black => (black, white),
        };
        let board = Board::try_from(Setup {
            on_roll: own,
            opponent: theirs,
        })?;
        let pending = match (self.dice, self.offered) {
            (Some(_), true) => return Err(EditError::DiceAndDouble),
            (Some([a, b]), false) => Pending::Move(Roll::new(a, b).ok_or(EditError::Dice(a, b))?),
            (None, true) => Pending::Answer { beavers: 0 },
            (None, false) => Pending::Turn,
        };
        let cube = Cube::new(self.cube_value, self.cube_owner.into()).map_err(SetupError::from)?;
        let snapshot = Snapshot {
            length: self.length,
            rules: MatchRules {
                variation: self.variation.into(),
                jacoby: self.jacoby,
                beavers: self.beavers,
                point_limit: PointLimit::Unlimited,
                ..MatchRules::default()
            },
            score: BySide::new(self.score.white, self.score.black),
            crawford_game: self.crawford,
            on_roll,
            board,
            cube,
            pending,
            resignation: None,
        };
        Ok(MatchState::from_snapshot(&snapshot)?)
    }
}

fn places(side: &'static str, counts: &[u8]) -> Result<[u8; 26], EditError> {
    let found = counts.len();
    counts
        .try_into()
        .map_err(|_| EditError::Places { side, found })
}
