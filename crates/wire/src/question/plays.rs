//! Questions about plays of a roll.

use barpoint_rules::notation::display_play;
use barpoint_rules::{Decision, MatchState, Play, PlayList};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{PlayRow, PositionQuestion, PositionRef};

/// A question about some plays of a roll.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlaysQuestion {
    /// The position.
    pub position: PositionRef,
    /// The name of a level; if absent, the default level.
    #[serde(default)]
    pub level: Option<String>,
    /// Plies to look ahead, in place of the level's.
    #[serde(default)]
    pub plies: Option<u8>,
    /// The plays, as a hint names them.
    #[serde(default)]
    pub plays: Vec<String>,
}

/// A question why one play is better than another.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplainQuestion {
    /// The position.
    pub position: PositionRef,
    /// The name of a level; if absent, the default level.
    #[serde(default)]
    pub level: Option<String>,
    /// Plies to look ahead, in place of the level's.
    #[serde(default)]
    pub plies: Option<u8>,
    /// Up to two plays, as a hint names them.
    #[serde(default)]
    pub plays: Vec<String>,
    /// Whether to tell how BKG of 1977 and BKG-VI see both plays.
    #[serde(default)]
    pub bkg: bool,
}

/// Plays searched to the full depth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DeeperPlays {
    /// Those that were searched, best first.
    pub plays: Vec<PlayRow>,
}

/// Plays that are none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaysQuestionError {
    /// There is nothing to play.
    #[error("expected a position with a roll to be played")]
    NoRoll,
    /// A text that is no legal play of the roll.
    #[error("expected legal plays as a hint names them, found {found:?}")]
    Play {
        /// The text.
        found: String,
    },
}

impl ExplainQuestion {
    /// The question without what is to be told beside the answer.
    #[must_use]
    pub fn into_plays(self) -> PlaysQuestion {
        PlaysQuestion {
            position: self.position,
            level: self.level,
            plies: self.plies,
            plays: self.plays,
        }
    }
}

impl PlaysQuestion {
    /// Position and strength.
    #[must_use]
    pub fn question(&self) -> PositionQuestion {
        PositionQuestion {
            position: self.position.clone(),
            level: self.level.clone(),
            plies: self.plies,
        }
    }

    /// The plays of a position.
    ///
    /// # Errors
    /// If one is not legal there.
    pub fn plays(&self, state: &MatchState) -> Result<Vec<Play>, PlaysQuestionError> {
        let Decision::Play(_, roll) = state.decision() else {
            return Err(PlaysQuestionError::NoRoll);
        };
        let mut legal = PlayList::new();
        legal.generate(state.board(), roll);
        let legal: Vec<(String, Play)> = legal
            .plays()
            .iter()
            .map(|play| (display_play(play), *play))
            .collect();
        let find = |text: &String| {
            let found = legal.iter().find(|(name, _)| name == text);
            let wrong = || PlaysQuestionError::Play {
                found: text.clone(),
            };
            found.map(|(_, play)| *play).ok_or_else(wrong)
        };
        self.plays.iter().map(find).collect()
    }
}
