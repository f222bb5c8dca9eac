//! What turns met.

use barpoint_record::{MatchRecord, Replay};
use barpoint_rules::MatchState;

use super::replay::{PlyPlace, at_start};

/// What turns met, found again when asked for: kept for all turns, it would take more than the turns themselves.
pub(super) struct Situations {
    game: usize,
    entries: usize,
    replay: Replay,
}

impl Situations {
    /// Those of a record's games.
    pub(super) fn new(record: &MatchRecord) -> Self {
        Self {
            game: usize::MAX,
            entries: 0,
            replay: Replay::at_start(record),
        }
    }

    /// What a turn met; quick if asked for turn after turn.
    pub(super) fn before(&mut self, record: &MatchRecord, place: PlyPlace) -> Option<MatchState> {
        let game = record.games.get(place.game())?;
        if self.game != place.game() || self.entries > place.before() {
            *self = Self {
                game: place.game(),
                entries: 0,
                replay: at_start(record, game),
            };
        }
        for entry in game.entries.get(self.entries..place.before())? {
            self.replay.advance(&entry.event).ok()?;
        }
        self.entries = place.before();
        Some(*self.replay.state())
    }
}
