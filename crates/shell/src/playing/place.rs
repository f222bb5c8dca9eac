//! Where in its record a match is looked at.

use barpoint_engine::EntryIndex;
use barpoint_record::{Entry, MatchRecord, Replay, ReplayError, shown};
use barpoint_rules::MatchState;

use super::{Playing, resigned};

/// A place before the end of the record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The entry that comes next.
    at: EntryIndex,
    /// Whether its dice are shown.
    rolled: bool,
    /// The state at the end, where play goes on.
    end: MatchState,
}

impl Playing {
    /// The place of the entry that comes next; behind the last one at the end.
    pub(crate) fn place(&self) -> EntryIndex {
        self.place
            .map_or_else(|| end_of(&self.record), |place| place.at)
    }

    /// The entry that comes next, if there is one.
    pub(crate) fn current(&self) -> Option<EntryIndex> {
        let at = self.place();
        entry(&self.record, at).map(|_| at)
    }

    /// The entry that comes next; at the end of the record, the last one.
    pub(crate) fn subject(&self) -> Option<EntryIndex> {
        self.current().or_else(|| Self::before(self.place()))
    }

    /// The entry before a place in the same game.
    pub(crate) fn before(at: EntryIndex) -> Option<EntryIndex> {
        let before = at.entry.checked_sub(1)?;
        Some(EntryIndex {
            entry: before,
            ..at
        })
    }

    /// An entry of the record.
    pub(crate) fn entry(&self, at: EntryIndex) -> Option<&Entry> {
        entry(&self.record, at)
    }

    /// An entry of the record, to be changed.
    pub(crate) fn entry_mut(&mut self, at: EntryIndex) -> Option<&mut Entry> {
        let game = self.record.games.get_mut(at.game)?;
        game.entries.get_mut(at.entry)
    }

    /// Whether the dice of the entry that comes next are shown.
    pub(crate) fn shows_dice(&self) -> bool {
        self.place.is_some_and(|place| place.rolled)
    }

    /// Looks at an earlier or later place, perhaps with the dice of the entry there; the end of the record is where play
    /// goes on.
    pub(crate) fn go_to(&mut self, at: EntryIndex, rolled: bool) -> Result<(), ReplayError> {
        let end = self.place.map_or(self.state, |place| place.end);
        if at == end_of(&self.record) {
            self.place = None;
            self.state = end;
            return Ok(());
        }
        let state = state_at(&self.record, at)?;
        let event = entry(&self.record, at).map(|entry| &entry.event);
        let rolled = rolled && event.is_some_and(|event| event.roll().is_some());
        self.state = match event {
            Some(event) if rolled => shown(state, event),
            _ => state,
        };
        self.place = Some(Place { at, rolled, end });
        Ok(())
    }

    /// Looks at the same place after the record has changed.
    pub(crate) fn refresh(&mut self, end: MatchState) -> Result<(), ReplayError> {
        let place = self.place.take();
        self.state = end;
        match place {
            Some(place) => self.go_to(place.at, place.rolled),
            None => Ok(()),
        }
    }

    /// The state at the end of the record.
    pub(crate) fn end_state(&self) -> MatchState {
        self.place.map_or(self.state, |place| place.end)
    }

    /// Play goes on from here: what the record has after this place is forgotten.
    pub(crate) fn take_up(&mut self) {
        let Some(place) = self.place.take() else {
            return;
        };
        let games = &mut self.record.games;
        games.truncate(place.at.game + 1);
        if let Some(game) = games.last_mut()
            && game.entries.len() > place.at.entry
        {
            game.entries.truncate(place.at.entry);
            game.result = None;
            game.statistics = None;
        }
        self.record.info.analysed = None;
    }
}

fn entry(record: &MatchRecord, at: EntryIndex) -> Option<&Entry> {
    record.games.get(at.game)?.entries.get(at.entry)
}

fn end_of(record: &MatchRecord) -> EntryIndex {
    EntryIndex {
        game: record.games.len().saturating_sub(1),
        entry: record.games.last().map_or(0, |game| game.entries.len()),
    }
}

/// The state that the entry of this place meets.
fn state_at(record: &MatchRecord, at: EntryIndex) -> Result<MatchState, ReplayError> {
    let Some(game) = record.games.get(at.game) else {
        return Ok(*Replay::at_start(record).state());
    };
    let mut replay = Replay::new(record, game)?;
    for entry in game.entries.iter().take(at.entry) {
        replay.advance(&entry.event)?;
    }
    let mut state = *replay.state();
    state.set_games_played(u16::try_from(at.game).unwrap_or(u16::MAX));
    if let (Some(result), true) = (game.result, at.entry >= game.entries.len()) {
        resigned(&mut state, result);
    }
    Ok(state)
}
