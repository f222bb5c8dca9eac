//! The match or session that is on: its record, and where it stands.

mod place;
mod swap;

use barpoint_engine::BkgMemory;
use barpoint_formats::position;
use barpoint_record::{
    Entry, Event, GameRecord, GameResult, MatchRecord, Player, Replay, ReplayError,
};
use barpoint_rules::{
    Action, ActionError, BySide, Crawford, Decision, MatchRules, MatchState, Play, SetupError,
    Step, WinKind,
};

use crate::shell::Refusal;

/// A match or session that is on.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    pub(crate) record: MatchRecord,
    pub(crate) state: MatchState,
    /// Where the record is looked at; `None` at its end, where play goes on.
    place: Option<place::Place>,
    /// What has happened during this line, each with the state before and after.
    pub(crate) happened: Vec<(MatchState, Action, MatchState)>,
    /// What BKG remembers of the game, if it plays.
    pub(crate) memory: BkgMemory,
}

impl Playing {
    /// A match to so many points, or a session for 0, before its first roll.
    pub(crate) fn new(length: u16, rules: MatchRules, names: BySide<String>) -> Self {
        let state = MatchState::new(length, rules);
        let record = MatchRecord {
            players: names.map(|name| Player {
                name,
                ..Player::default()
            }),
            length,
            rules,
            games: vec![GameRecord::begun(&state)],
            ..MatchRecord::default()
        };
        Self {
            record,
            state,
            place: None,
            happened: Vec::new(),
            memory: BkgMemory::default(),
        }
    }

    /// A game that begins with a state set up by hand.
    pub(crate) fn at(state: &MatchState, names: &BySide<String>) -> Self {
        let players = names.clone().map(|name| Player {
            name,
            ..Player::default()
        });
        Self {
            record: position::record(&players, state),
            state: *state,
            place: None,
            happened: Vec::new(),
            memory: BkgMemory::default(),
        }
    }

    /// The match of a record, after its last move; a game that somebody resigned has ended.
    pub(crate) fn of(record: MatchRecord) -> Result<Self, ReplayError> {
        let mut last = record.games.last().cloned().unwrap_or_default();
        let won = |side| match last.result {
            Some(result) if result.winner == side => result.points,
            _ => 0,
        };
        let before = |side| record.final_points(side).saturating_sub(won(side));
        last.score = BySide::from_fn(|side| u16::try_from(before(side)).unwrap_or(u16::MAX));
        let mut replay = Replay::new(&record, &last)?;
        let mut memory = BkgMemory::default();
        for entry in &last.entries {
            replay.advance(&entry.event)?;
            if let Event::Play(played) = &entry.event {
                memory.played(played.side, replay.state().board_of(played.side));
            }
        }
        let mut state = *replay.state();
        let earlier = record.games.len().saturating_sub(1);
        state.set_games_played(u16::try_from(earlier).unwrap_or(u16::MAX));
        if let Some(result) = last.result {
            resigned(&mut state, result);
        }
        Ok(Self {
            record,
            state,
            place: None,
            happened: Vec::new(),
            memory,
        })
    }

    /// Changes the rules in the middle of a game.
    pub(crate) fn change_rules(
        &mut self,
        change: impl FnOnce(&mut MatchRules),
    ) -> Result<(), SetupError> {
        let Some(mut snapshot) = self.state.snapshot() else {
            return Ok(());
        };
        change(&mut snapshot.rules);
        self.state = MatchState::from_snapshot(&snapshot)?;
        self.record.rules = snapshot.rules;
        Ok(())
    }

    /// What the rules let happen; it goes into the record.
    pub(crate) fn apply(&mut self, action: Action) -> Result<(), ActionError> {
        let before = self.state;
        self.state.apply(action)?;
        self.memory.note(&before, action);
        self.take_up();
        self.record.note(&before, action, &self.state);
        self.happened.push((before, action, self.state));
        Ok(())
    }

    /// A play that the rules forbid but the players let stand; it goes into the record as such.
    pub(crate) fn let_stand(&mut self, steps: &[Step]) -> Result<(), Refusal> {
        let Decision::Play(side, roll) = self.state.decision() else {
            return Err(Refusal::new("There is no roll to be played."));
        };
        let play = Play::from_steps(steps);
        let after = play.and_then(|play| self.state.board().after(&play));
        let after = after.ok_or_else(|| {
            Refusal::new(
                "No checker stands there, or two of the opponent's stand where it would land.",
            )
        })?;
        let mut state = self.state;
        state.impose(after).map_err(Refusal::new)?;
        self.take_up();
        self.state = state;
        let event = Event::IllegalPlay {
            side,
            roll,
            steps: steps.into(),
            after: Some(Box::new(after)),
        };
        if let Some(game) = self.record.games.last_mut() {
            game.entries.push(Entry::new(event));
            game.result = state.game_result().map(Into::into);
        }
        Ok(())
    }

    /// Changes the state by hand; the events that say so go into the record.
    pub(crate) fn edit(
        &mut self,
        change: impl FnOnce(&mut MatchState) -> Result<(), SetupError>,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<(), SetupError> {
        change(&mut self.state)?;
        self.take_up();
        if let Some(game) = self.record.games.last_mut() {
            game.score = self.state.score();
            game.crawford = self.state.crawford() == Crawford::Now;
            game.entries.extend(events.into_iter().map(Entry::new));
        }
        Ok(())
    }

    /// Begins the game that is on once more.
    pub(crate) fn restart(&mut self) -> Result<(), SetupError> {
        self.state.restart_game()?;
        self.take_up();
        self.record.games.pop();
        self.record.games.push(GameRecord::begun(&self.state));
        Ok(())
    }

    /// The record with the roll that is not played yet.
    pub(crate) fn whole_record(&self) -> MatchRecord {
        let mut record = self.record.clone();
        record.note_open_roll(&self.end_state());
        record
    }
}

/// Ends a game that goes on by the moves but not by its result.
fn resigned(state: &mut MatchState, result: GameResult) {
    let kind = u8::try_from(result.points / state.cube().value());
    let kind = kind.ok().and_then(WinKind::from_multiplier);
    let (Some(kind), None) = (kind, state.game_result()) else {
        return;
    };
    let mut ended = *state;
    let side = result.winner.other();
    let resigns = ended.apply(Action::Resign { side, kind });
    if resigns
        .and_then(|()| ended.apply(Action::AcceptResignation))
        .is_ok()
    {
        *state = ended;
    }
}
