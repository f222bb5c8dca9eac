//! Saved games.

use barpoint_engine::table::{Stamp, Table};
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
    pub fn of(version: u32, setup: &NewGame, table: &Table, stamp: &Stamp) -> Self {
        let events = table.history();
        Self {
            version,
            setup: setup.clone(),
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
