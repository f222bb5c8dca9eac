//! Requests for pictures of positions.

use barpoint_rules::{BySide, MatchRules, MatchState};
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use crate::{NewGameError, PositionRef, SideName, VariationName};

/// A request for a picture.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct PictureQuery {
    /// Any ID.
    pub id: String,
    /// `svg`, `png` or `pdf`; if absent, `svg`.
    #[serde(default)]
    pub format: Option<String>,
    /// Name of a theme.
    #[serde(default)]
    pub theme: Option<String>,
    /// Whether it is meant for a dark page.
    #[serde(default)]
    pub dark: bool,
    /// Who sits at the bottom; if absent, Black.
    #[serde(default)]
    pub bottom: Option<SideName>,
    /// Who has the light checkers; if absent, Black.
    #[serde(default)]
    pub light: Option<SideName>,
    /// Whether the bottom player's home is on the left.
    #[serde(default)]
    pub home_left: bool,
    /// What stands above and below the board: `names`, `score`, `pips`, several separated by commas; if absent, nothing.
    #[serde(default)]
    pub captions: Option<String>,
    /// White's name.
    #[serde(default)]
    pub white: Option<String>,
    /// Black's name.
    #[serde(default)]
    pub black: Option<String>,
    /// Words for White in place of score and pips, in another language.
    #[serde(default)]
    pub white_facts: Option<String>,
    /// Words for Black in place of score and pips.
    #[serde(default)]
    pub black_facts: Option<String>,
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

    /// What the players are called; nothing where the request does not say.
    #[must_use]
    pub fn names(&self) -> BySide<String> {
        let name = |given: &Option<String>| given.clone().unwrap_or_default();
        BySide::new(name(&self.white), name(&self.black))
    }

    /// Words in place of score and pips.
    #[must_use]
    pub fn facts(&self) -> BySide<Option<&str>> {
        BySide::new(self.white_facts.as_deref(), self.black_facts.as_deref())
    }
}
