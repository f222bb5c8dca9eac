//! Plays to be looked at deeper.

use barpoint_rules::notation::display_play;
use barpoint_rules::{Decision, MatchState, Play, PlayList};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{PlayRow, PositionQuestion};

/// Which plays of a roll are to be searched to the full depth.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct DeeperQuestion {
    /// Position and strength.
    #[serde(flatten)]
    pub question: PositionQuestion,
    /// The plays, as a hint names them.
    pub plays: Vec<String>,
}

/// Plays searched to the full depth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DeeperPlays {
    /// Those that were searched, best first.
    pub plays: Vec<PlayRow>,
}

/// Plays that are none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeeperQuestionError {
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

impl DeeperQuestion {
    /// The plays of a position.
    ///
    /// # Errors
    /// If one is not legal there.
    pub fn plays(&self, state: &MatchState) -> Result<Vec<Play>, DeeperQuestionError> {
        let Decision::Play(_, roll) = state.decision() else {
            return Err(DeeperQuestionError::NoRoll);
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
            let wrong = || DeeperQuestionError::Play {
                found: text.clone(),
            };
            found.map(|(_, play)| *play).ok_or_else(wrong)
        };
        self.plays.iter().map(find).collect()
    }
}
