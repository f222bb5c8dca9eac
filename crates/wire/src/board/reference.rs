//! Positions named by an ID.

use barpoint_engine::position::state_of_text;
use barpoint_rules::{MatchRules, MatchState, Roll};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::VariationName;
use crate::NewGameError;

/// A position named by an ID.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionRef {
    /// Any ID, or a text that contains one.
    pub id: String,
    /// The game played, which IDs leave open.
    #[serde(default)]
    pub variation: VariationName,
    /// Dice that replace those of the ID.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
}

impl PositionRef {
    /// The state named; money rules are those of `rules` where the ID leaves them open.
    ///
    /// # Errors
    /// If there is none.
    pub fn state(&self, rules: MatchRules) -> Result<MatchState, NewGameError> {
        let rules = MatchRules {
            variation: self.variation.into(),
            ..rules
        };
        let mut state = state_of_text(&self.id, rules)?;
        if let Some([a, b]) = self.dice {
            state.set_roll(Roll::new(a, b).ok_or(NewGameError::Dice(a, b))?)?;
        }
        Ok(state)
    }

    /// The state named, by the usual rules where the ID leaves them open.
    ///
    /// # Errors
    /// If there is none.
    pub fn usual_state(&self) -> Result<MatchState, NewGameError> {
        self.state(MatchRules::default())
    }
}
