//! Games as turns.

use barpoint_record::{Event, GameRecord, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::{Decision, GameEnd, MatchState, Side};

use super::out::{Fields, Out};
use crate::ExportError;
use crate::ogxm::plies::action;
use crate::ogxm::read::Parts;
use crate::ogxm::{NAME, boards};

/// A game as it is written.
pub(super) struct Written {
    pub(super) payload: Vec<u8>,
    /// The turn, counted from 0, that each entry is.
    pub(super) places: Vec<Option<u32>>,
    /// How many turns there are.
    pub(super) plies: u32,
    /// Whether a double was answered by giving up.
    pub(super) resigns_double: bool,
}

impl Written {
    /// A game as it was in the file it came from.
    pub(super) fn of(base: &Parts<'_>, index: usize) -> Option<Self> {
        let section = base.file.all(*b"GAME").nth(index)?;
        let game = base.record.games.get(index)?;
        let mut places = vec![None; game.entries.len()];
        let mut plies = 0_u32;
        for place in base.places.iter().filter(|place| place.game() == index) {
            if let (true, Some(entry)) = (place.is_own(), place.entry()) {
                // Of a turn that is several entries the last is the one.
                *places.get_mut(entry)? = Some(plies);
            }
            plies += 1;
        }
        Some(Self {
            payload: section.payload.to_vec(),
            places,
            plies,
            resigns_double: false,
        })
    }
}

/// The state that each entry of a game meets.
pub(super) fn states(record: &MatchRecord, game: &GameRecord) -> Vec<MatchState> {
    let mut replay = Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record));
    game.entries
        .iter()
        .map(|entry| {
            let before = *replay.state();
            // What cannot be carried out changes nothing that the next entry meets.
            replay.advance(&entry.event).ok();
            before
        })
        .collect()
}

/// Writes a game.
pub(super) fn write(game: &GameRecord, record: &MatchRecord) -> Result<Written, ExportError> {
    let mut writer = Writer {
        game,
        replay: Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record)),
        plies: Out::default(),
        count: 0,
        places: Vec::new(),
        board: None,
        cube: None,
        owner: None,
    };
    writer.start(record);
    for index in 0..game.entries.len() {
        writer.entry(index)?;
    }
    Ok(writer.finish())
}

/// A game being written.
pub(super) struct Writer<'a> {
    pub(super) game: &'a GameRecord,
    pub(super) replay: Replay,
    pub(super) plies: Out,
    pub(super) count: u32,
    pub(super) places: Vec<Option<u32>>,
    /// The start, where it is not the usual one.
    pub(super) board: Option<[u8; 26]>,
    pub(super) cube: Option<u32>,
    pub(super) owner: Option<u32>,
}

pub(super) fn cannot(what: &'static str) -> ExportError {
    ExportError::CannotHold { format: NAME, what }
}

impl Writer<'_> {
    /// A start that the rules of the match set for every game; and a turn without a roll where a double comes before all
    /// rolls, which the format does not know.
    fn start(&mut self, record: &MatchRecord) {
        let entries = self.game.entries.iter().map(|entry| &entry.event);
        let mut first = entries.filter(|event| {
            matches!(
                event,
                Event::Play(_) | Event::Roll { .. } | Event::Double(_)
            )
        });
        if let Some(Event::Double(_)) = first.next() {
            let side = self
                .game
                .entries
                .iter()
                .find_map(|entry| entry.event.side());
            self.ply(
                action::UNRECORDED,
                side.unwrap_or(Side::White).other(),
                None,
            );
        }
        let rules = &record.rules;
        if let Some(board) = rules.start
            && boards::variation_number(rules.variation, rules.start).is_none()
        {
            self.board = Some(boards::write(&board, Side::White));
        }
    }

    fn entry(&mut self, index: usize) -> Result<(), ExportError> {
        let event = &self.game.entries[index].event;
        self.answer(event);
        let before = self.count;
        match event {
            Event::Play(PlayedRoll { side, roll, play }) => {
                self.turn(*side);
                self.dice(*side, *roll, play.steps());
            }
            Event::Roll { side, roll } => {
                self.turn(*side);
                self.dice(*side, *roll, &[]);
            }
            Event::IllegalPlay {
                side, roll, after, ..
            } => {
                self.turn(*side);
                let after = after
                    .as_deref()
                    .copied()
                    .unwrap_or(self.replay.state().board_of(*side));
                let low_first = self.game.entries[index].low_die_first;
                self.illegal(*side, *roll, low_first, boards::write(&after, *side));
            }
            Event::Double(side) => self.double(*side)?,
            // A beaver is taken by playing on.
            Event::Take(_) if self.is_beavered() => {}
            Event::Pass(_) if self.is_beavered() => return Err(cannot("a beaver that is passed")),
            Event::Take(side) => self.ply(action::TAKE, *side, None),
            Event::Pass(side) => self.ply(action::PASS, *side, None),
            Event::SetPosition(start) => {
                let bytes = boards::write(&start.board, start.on_roll);
                self.position(index, start.on_roll, bytes);
            }
            Event::SetCubeValue(_) | Event::SetCubeOwner(_) => self.cube(index, event),
        }
        let is_new = self.count > before;
        self.places
            .push(is_new.then(|| self.count.saturating_sub(1)));
        // The record says what happened; what cannot be replayed is still written.
        self.replay.advance(event).ok();
        Ok(())
    }

    fn is_beavered(&self) -> bool {
        self.replay
            .state()
            .beavers()
            .is_some_and(|beavers| beavers > 0)
    }

    /// A double that nobody answered is taken where play goes on.
    fn answer(&mut self, event: &Event) {
        if let Decision::AnswerDouble(side) = self.replay.state().decision()
            && event.roll().is_some()
            && !self.is_beavered()
        {
            self.ply(action::TAKE, side, None);
        }
    }

    /// Makes it this side's turn.
    pub(super) fn turn(&mut self, side: Side) {
        if let Decision::Turn(on_roll) = self.replay.state().decision()
            && on_roll != side
        {
            let board = boards::write(&self.replay.state().board_of(side), side);
            self.set(side, board);
        }
    }

    fn finish(mut self) -> Written {
        let mut fields = Fields::default();
        let ended = self.replay.state().game_result();
        let mut resigns_double = false;
        if let Some(result) = self.game.result {
            fields.add(0, |out| out.varint(u32::from(result.winner == Side::Black)));
            fields.add(1, |out| out.varint(result.points));
            if ended.is_none() {
                let state = self.replay.state();
                resigns_double = matches!(state.decision(), Decision::AnswerDouble(_));
                let cube = state.cube().value();
                let kind = result.points / cube;
                let mut extras = Fields::default();
                if (1..=3).contains(&kind) && result.points.is_multiple_of(cube) {
                    extras.add(1, |out| out.varint(kind));
                }
                let extras = (!extras.has_no_options()).then_some(extras);
                self.ply(action::RESIGN, result.winner.other(), extras.as_ref());
            }
        }
        if let Some(board) = self.board {
            fields.add(3, |out| out.bytes.extend(board));
        }
        if let Some(value) = self.cube {
            fields.add(4, |out| out.varint(value));
        }
        if let Some(owner) = self.owner {
            fields.add(5, |out| out.varint(owner));
        }
        if self.game.automatic_doubles > 0 {
            fields.add(6, |out| out.varint(self.game.automatic_doubles.into()));
        }
        let termination = match (ended.map(|end| end.end), self.game.result) {
            (_, None) => None,
            (Some(GameEnd::Pass), _) => Some(1),
            (Some(_), _) => Some(0),
            (None, Some(_)) => Some(2),
        };
        if let Some(termination) = termination {
            fields.add(7, |out| out.varint(termination));
        }
        let mut payload = fields.record();
        payload.extend(self.plies.bytes);
        Written {
            payload,
            places: self.places,
            plies: self.count,
            resigns_double,
        }
    }
}
