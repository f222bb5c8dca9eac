//! What other programs see of a shell beside what it says.

use barpoint_engine::{EntryIndex, MatchRecord, Strength};
use barpoint_rules::MatchState;

use crate::playing::Playing;
use crate::shell::Shell;

impl Shell {
    /// The game at the moment that is looked at.
    #[must_use]
    pub fn shown(&self) -> Option<MatchState> {
        self.session.game.as_ref().map(|game| game.state)
    }

    /// The record of the match that is on, with the roll that is not played yet.
    #[must_use]
    pub fn record(&self) -> Option<MatchRecord> {
        self.session.game.as_ref().map(Playing::whole_record)
    }

    /// The entry of the record that comes next.
    #[must_use]
    pub fn place(&self) -> Option<EntryIndex> {
        self.session.game.as_ref().map(Playing::place)
    }

    /// How hints are searched: checker plays, and cube decisions.
    #[must_use]
    pub fn hints(&self) -> [Strength; 2] {
        let hints = self.session.settings.hints();
        [hints.checker_strength(), hints.cube_strength()]
    }

    /// The next dice of the generator, which no game sees; `None` if they are typed.
    pub fn roll(&mut self) -> Option<(u8, u8)> {
        self.session.dice.roll()
    }
}
