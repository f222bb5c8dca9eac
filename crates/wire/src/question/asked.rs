//! Questions about positions.

use barpoint_engine::{Edition, Level, LevelError, Strength, StrengthChoice};
use barpoint_eval::MAX_PLIES;
use barpoint_rules::{MatchRules, MatchState};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{NewGameError, PositionRef, StateView, VariationName};

/// A text that should name a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadRequest {
    /// Any ID, or a text that contains one.
    pub text: String,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
}

/// What a text holds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReadResult {
    /// A position.
    Position {
        /// The position.
        state: Box<StateView>,
        /// How many positions the text names; this is the first.
        positions: usize,
    },
    /// A match, to be imported as one.
    Match,
}

/// A question about a position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// The position.
    pub position: PositionRef,
    /// The name of a level; if absent, the default level.
    #[serde(default)]
    pub level: Option<String>,
    /// Plies to look ahead, in place of the level's.
    #[serde(default)]
    pub plies: Option<u8>,
}

/// Why a question cannot be answered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    /// No position.
    #[error(transparent)]
    Position(#[from] NewGameError),
    /// No level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// A search deeper than the program offers.
    #[error("expected at most {MAX_PLIES} plies, found {found}")]
    Plies {
        /// The number requested.
        found: u8,
    },
    /// Look-ahead by BKG.
    #[error("level {}: expected no plies, it looks no ply ahead, found {found}", .edition.name())]
    BkgPlies {
        /// Which BKG.
        edition: Edition,
        /// The number requested.
        found: u8,
    },
    /// A map that is too small or too large.
    #[error("expected a size from 2 to {LARGEST}, found {found}")]
    Size {
        /// The request.
        found: u8,
    },
}

/// Points a side of the largest score map.
const LARGEST: u8 = 25;

impl PositionQuestion {
    /// The BKG that is asked, if one is. Asked what to do it answers by its own order of the plays, asked for equities by the
    /// functions of BKG-VI.
    #[must_use]
    pub fn bkg(&self) -> Option<Edition> {
        match self.level.as_deref().map(Level::named) {
            Some(Ok(Level::Bkg(edition))) => Some(edition),
            _ => None,
        }
    }

    /// Position and strength.
    ///
    /// # Errors
    /// If there is no such position or level.
    pub fn parts(&self) -> Result<(MatchState, StrengthChoice), QuestionError> {
        self.parts_by(|name| Level::named(name)?.strength())
    }

    /// The same of a question that compares choices, so that rollout levels answer it.
    ///
    /// # Errors
    /// As [`PositionQuestion::parts`].
    pub fn deciding(&self) -> Result<(MatchState, StrengthChoice), QuestionError> {
        self.parts_by(|name| Level::named(name).map(Level::deciding))
    }

    fn parts_by(
        &self,
        named: impl Fn(&str) -> Result<Strength, LevelError>,
    ) -> Result<(MatchState, StrengthChoice), QuestionError> {
        let state = self.position.state(MatchRules::default())?;
        if let Some(found) = self.plies.filter(|&plies| plies > MAX_PLIES) {
            return Err(QuestionError::Plies { found });
        }
        let level = self.level.as_deref().map(named).transpose()?;
        if let (Some(edition), Some(found)) = (self.bkg(), self.plies) {
            return Err(QuestionError::BkgPlies { edition, found });
        }
        let choice = StrengthChoice {
            level,
            plies: self.plies,
            ..StrengthChoice::default()
        };
        Ok((state, choice))
    }
}

/// A question about a position at many scores.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreMapQuestion {
    /// The position.
    pub position: PositionRef,
    /// The name of a level; if absent, the default level.
    #[serde(default)]
    pub level: Option<String>,
    /// Plies to look ahead, in place of the level's.
    #[serde(default)]
    pub plies: Option<u8>,
    /// Points a side: 2 to 25; if absent, the default.
    #[serde(default)]
    pub size: Option<u8>,
}

impl ScoreMapQuestion {
    /// Position and strength.
    #[must_use]
    pub fn question(&self) -> PositionQuestion {
        PositionQuestion {
            position: self.position.clone(),
            level: self.level.clone(),
            plies: self.plies,
        }
    }

    /// The requested size, in points a side.
    ///
    /// # Errors
    /// If it is too small or large.
    pub fn size(&self) -> Result<Option<u8>, QuestionError> {
        match self.size {
            Some(found) if !(2..=LARGEST).contains(&found) => Err(QuestionError::Size { found }),
            size => Ok(size),
        }
    }
}
