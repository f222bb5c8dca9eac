//! Pictures of positions, as they are asked for.

use barpoint_rules::{BySide, MatchRules, MatchState};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use crate::{NewGameError, PositionRef, SideName, VariationName};

/// A picture asked for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureQuery {
    /// Any ID.
    pub id: String,
    /// `svg`, `png` or `pdf`; `svg` if nothing is given.
    #[serde(default)]
    pub format: Option<String>,
    /// Name of a theme.
    #[serde(default)]
    pub theme: Option<String>,
    /// Whether it is to stand on a dark page.
    #[serde(default)]
    pub dark: bool,
    /// Who sits at the bottom; Black if nothing is given.
    #[serde(default)]
    pub bottom: Option<SideName>,
    /// Who has the light checkers; Black if nothing is given.
    #[serde(default)]
    pub light: Option<SideName>,
    /// Whether the bottom player's home is on the left.
    #[serde(default)]
    pub home_left: bool,
    /// The game played.
    #[serde(default)]
    pub variation: VariationName,
}

impl PictureQuery {
    /// The state shown.
    ///
    /// # Errors
    /// If there is none.
    pub fn state(&self) -> Result<MatchState, NewGameError> {
        let position = PositionRef {
            id: self.id.clone(),
            variation: self.variation,
            dice: None,
        };
        position.state(MatchRules::default())
    }

    /// What the players are called: nothing.
    #[must_use]
    pub fn names(&self) -> BySide<String> {
        BySide::new(String::new(), String::new())
    }
}
