//! The rules agreed on before a match or session starts.

use crate::{Board, PointLimit, Variation};

/// The rules a match or money session is played under. Defaults are GNU Backgammon's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchRules {
    /// Game played.
    pub variation: Variation,
    /// A starting position other than the variation's, the same for both players; it does not
    /// change how many checkers the variation counts for gammons.
    pub start: Option<Board>,
    /// How many checkers of a side may stand on one point (the Egyptian rule: five).
    pub point_limit: PointLimit,
    /// Whether the Crawford rule is in use (matches).
    pub crawford: bool,
    /// Whether the Jacoby rule is in use (money).
    pub jacoby: bool,
    /// How many redoubles may follow a double at once, the cube staying where the double put it
    /// (money): 0 none, 1 a beaver, 2 a raccoon too, and so on.
    pub beavers: u8,
    /// How many tied opening rolls turn the cube in one game (money).
    pub automatic_doubles: u8,
    /// Whether there is a doubling cube.
    pub cube: bool,
}

impl MatchRules {
    /// The board at the start of a game (the same for both players).
    #[must_use]
    pub fn starting_board(&self) -> Board {
        self.start.unwrap_or_else(|| self.variation.start())
    }
}

impl Default for MatchRules {
    fn default() -> Self {
        Self {
            variation: Variation::Standard,
            start: None,
            point_limit: PointLimit::Unlimited,
            crawford: true,
            jacoby: true,
            beavers: 3,
            automatic_doubles: 0,
            cube: true,
        }
    }
}

/// Where a match stands in relation to its Crawford game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Crawford {
    /// No player is one point away yet.
    #[default]
    Pre,
    /// This is the Crawford game: no doubling.
    Now,
    /// A player is one point away and doubling is allowed: the Crawford game is over, or there is
    /// none (both are one point away, or the rule is off).
    Post,
}
