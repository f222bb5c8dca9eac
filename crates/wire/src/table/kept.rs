//! Saved games.

use barpoint_app::games::Game;
use barpoint_engine::table::Stamp;
use barpoint_rules::Action;
use serde::{Deserialize, Serialize};

use super::{GameEvent, NewGame};

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// Version of this form.
    pub version: u32,
    /// What was agreed, including the seed.
    pub setup: NewGame,
    /// The secret of dice that the program has committed itself to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// Whether it was ended before its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
    /// All events so far.
    pub events: Vec<GameEvent>,
    /// When it was started, in seconds since 1970.
    pub created: u64,
    /// When it was last changed.
    pub changed: u64,
    /// How often it has changed.
    pub revision: u64,
}

impl KeptGame {
    /// A game to be saved.
    #[must_use]
    pub fn of(version: u32, setup: &NewGame, game: &Game) -> Self {
        let (table, stamp) = (game.table(), game.stamp());
        let events = table.history();
        let secret = table.dice_record().map(|record| record.dice.seed);
        Self {
            version,
            setup: setup.clone(),
            secret: secret.map(|seed| seed.to_string()),
            ended: game.is_ended(),
            events: events
                .map(|(state, action)| GameEvent::of(&state, action))
                .collect(),
            created: stamp.created,
            changed: stamp.changed,
            revision: stamp.revision,
        }
    }

    /// All actions so far; `None` if an event is incomplete.
    #[must_use]
    pub fn actions(&self) -> Option<Vec<Action>> {
        self.events.iter().map(GameEvent::action).collect()
    }

    /// When it was started and last changed, and how often it has changed.
    #[must_use]
    pub const fn stamp(&self) -> Stamp {
        Stamp {
            created: self.created,
            changed: self.changed,
            revision: self.revision,
        }
    }
}
