//! What has happened at a table as a match record: to be analysed, exported, reviewed.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Player, Start};
use barpoint_rules::{BySide, CubeOwner, MatchState, Side};

use super::Table;

impl Table {
    /// The match so far.
    #[must_use]
    pub fn record(&self) -> MatchRecord {
        let first = self.setup.first_state();
        let name = |side: Side| Player {
            name: self.setup.seats[side].name(),
            rating: None,
        };
        let mut record = MatchRecord {
            players: BySide::new(name(Side::White), name(Side::Black)),
            length: first.length(),
            rules: *first.rules(),
            ..MatchRecord::default()
        };
        let mut game = GameRecord::begun(&first);
        if let Some(start) = &self.setup.start {
            set_up(&mut game, start);
        }
        record.games.push(game);
        for (before, action) in self.history() {
            let mut after = before;
            // The history holds only what the rules allowed.
            if after.apply(action).is_err() {
                break;
            }
            record.note(&before, action, &after);
        }
        record.note_open_roll(&self.state);
        record
    }
}

/// A game that begins elsewhere than at the starting position.
fn set_up(game: &mut GameRecord, state: &MatchState) {
    let start = Start {
        on_roll: state.on_roll(),
        board: *state.board(),
    };
    let mut events = vec![Event::SetPosition(Box::new(start))];
    let cube = state.cube();
    if cube.value() > 1 {
        events.push(Event::SetCubeValue(cube.value()));
    }
    if cube.owner() != CubeOwner::Centred {
        events.push(Event::SetCubeOwner(cube.owner()));
    }
    game.entries = events.into_iter().map(Entry::new).collect();
}
