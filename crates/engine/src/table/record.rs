//! What has happened at a table as a match record: to be analysed, exported, reviewed.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Player, Start};
use barpoint_rules::{Action, BySide, CubeOwner, MatchState, Side};

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
        let mut game = begun(&first);
        if let Some(start) = &self.setup.start {
            set_up(&mut game, start);
        }
        let mut thrown = None;
        for (before, action) in self.history() {
            if action == Action::NextGame {
                record.games.push(std::mem::take(&mut game));
            }
            let mut after = before;
            // The history holds only what the rules allowed.
            if after.apply(action).is_err() {
                break;
            }
            match action {
                Action::NextGame => game = begun(&after),
                Action::OpeningRoll { .. } => {
                    game.automatic_doubles = after.automatic_doubles();
                    thrown = after.roll();
                }
                Action::Roll(roll) => thrown = Some(roll),
                _ => {
                    if let Action::Play(_) = action {
                        thrown = None;
                    }
                    let event = Event::of(&before, action);
                    game.entries.extend(event.map(Entry::new));
                }
            }
            if let Some(result) = after.game_result() {
                game.result = Some(result.into());
            }
        }
        // A roll not yet played belongs to the record too.
        if let (Some(roll), None) = (thrown, game.result) {
            let side = self.state.on_roll();
            game.entries.push(Entry::new(Event::Roll { side, roll }));
        }
        record.games.push(game);
        record
    }
}

/// A game about to begin in this state.
fn begun(state: &MatchState) -> GameRecord {
    GameRecord {
        score: state.score(),
        crawford: state.crawford() == barpoint_rules::Crawford::Now,
        ..GameRecord::default()
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
