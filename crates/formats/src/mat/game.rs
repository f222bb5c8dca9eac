//! One game: its cells replayed one after the other.

mod placed;
mod turn;

pub(super) use placed::placed_cube;

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Replay, ReplayError};
use barpoint_rules::{BySide, Side};

use super::cell::Cell;
use super::game_text::{GameText, ignored};
use super::line;
use super::outcome::Outcome;
use super::set_up::SetUp;
use super::{header, result};
use crate::WarningKind;
use crate::warning::Warning;
use crate::warnings::Warnings;

/// What comes after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// A game with this score.
    Score(BySide<u16>),
    /// A game, but nothing that says by how much the score changed.
    UnknownScore,
    /// Nothing.
    Nothing,
}

/// Reads a game that starts as `start` says.
pub(super) fn read(
    text: &GameText<'_>,
    start: GameRecord,
    next: Next,
    record: &mut MatchRecord,
    warnings: &mut Warnings,
) -> GameRecord {
    let mut game = GameReader::new(record, start, warnings);
    // Two actions a row; few rows have less.
    game.game.entries.reserve_exact(2 * text.lines.len());
    for &(number, line) in &text.lines {
        game.line = number;
        game.read_line(line);
    }
    let line = game.line.max(text.line);
    let (mut game, outcome) = game.finish();
    result::settle(&mut game, &outcome, next, record, line, warnings);
    if game.entries.capacity() > game.entries.len() + game.entries.len() / 4 {
        game.entries.shrink_to_fit();
    }
    game
}

struct GameReader<'a> {
    record: &'a MatchRecord,
    game: GameRecord,
    outcome: Outcome,
    line: u32,
    /// A roll without a play, while a play was possible: a slip, or the end of the game.
    unplayed: Option<u32>,
    /// A position to start from, set up as soon as it is known whose turn it is.
    set_up: Option<SetUp>,
    warnings: &'a mut Warnings,
}

impl<'a> GameReader<'a> {
    fn new(record: &'a MatchRecord, game: GameRecord, warnings: &'a mut Warnings) -> Self {
        let replay = Replay::new(record, &game).unwrap_or_else(|_| {
            // Only a score out of the ordinary can be refused; the moves matter more.
            Replay::at_start(record)
        });
        Self {
            record,
            game,
            outcome: Outcome {
                replay,
                stated: None,
                resigned: None,
            },
            line: 0,
            unplayed: None,
            set_up: None,
            warnings,
        }
    }

    fn warn(&mut self, kind: WarningKind) {
        self.warnings.push(Warning::line(self.line, kind));
    }

    fn ignore(&mut self, expected: &'static str, found: &str) {
        self.warnings.push(ignored(self.line, expected, found));
    }

    fn read_line(&mut self, line: &str) {
        let trimmed = line.trim_ascii_start();
        if matches!(trimmed.as_bytes().first(), Some(b';' | b'#')) {
            self.comment(trimmed.trim_start_matches([';', '#']).trim());
            return;
        }
        if self.placed(line) {
            return;
        }
        let Some(row) = line::row(line) else {
            self.ignore("a move line", line);
            return;
        };
        for (side, cell) in row.cells {
            self.cell(side, &cell);
        }
        if let Some(rest) = row.rest {
            self.ignore("dice with moves, or a cube action", rest);
        }
    }

    fn comment(&mut self, text: &str) {
        match (SetUp::read(text), self.game.entries.last_mut()) {
            (Some(Ok(set_up)), _) => self.set_up = Some(set_up),
            (Some(Err(_)), _) => self.ignore("26 places and a cube after \"Set Pos=\"", text),
            (None, Some(entry)) => header::add_comment(&mut entry.comment, text),
            (None, None) => self.ignore("a move line", text),
        }
    }

    /// Sets up the position that was given, if any, with this side on roll.
    fn set_up(&mut self, side: Side) {
        let events = self.set_up.take().map(|set_up| set_up.events(side));
        for event in events.into_iter().flatten() {
            self.act(event);
        }
    }

    fn cell(&mut self, side: Side, cell: &Cell<'_>) {
        if !matches!(cell, Cell::Wins(_) | Cell::Resign(_) | Cell::UnknownRoll) {
            self.set_up(side);
        }
        let over =
            self.outcome.stated.is_some() || self.outcome.replay.state().game_result().is_some();
        match cell {
            Cell::Wins(points) => {
                if self.outcome.stated.is_none() {
                    self.outcome.stated = Some((side, *points));
                }
            }
            Cell::Resign(points) => {
                self.outcome.resigned = Some(side);
                if let Some(points) = points.filter(|_| self.outcome.stated.is_none()) {
                    self.outcome.stated = Some((side.other(), points));
                }
            }
            Cell::UnknownRoll => {}
            _ if over => self.ignore("nothing after the end of the game", "an action"),
            Cell::Roll {
                roll,
                low_die_first,
                moves,
            } => self.roll(side, *roll, *low_die_first, moves),
            Cell::Double(value) => self.double(side, *value),
            Cell::Beaver => self.act(Event::Double(side)),
            Cell::Take => self.act(Event::Take(side)),
            Cell::Drop => self.act(Event::Pass(side)),
        }
    }

    /// Adds an entry; one that the rules make impossible is left out with a warning.
    fn push(&mut self, entry: Entry) {
        if let Some(line) = self.unplayed.take() {
            let roll = match self.game.entries.last().map(|e| &e.event) {
                Some(Event::IllegalPlay { roll, .. }) => roll.to_string(),
                _ => String::new(),
            };
            let play = "no play".to_owned();
            self.warnings
                .push(Warning::line(line, WarningKind::IllegalPlay { play, roll }));
        }
        match self.outcome.replay.advance(&entry.event) {
            Ok(()) => self.game.entries.push(entry),
            Err(error) => self.refuse(&error),
        }
    }

    fn refuse(&mut self, error: &ReplayError) {
        self.ignore("an action the rules allow", &error.to_string());
    }

    fn act(&mut self, event: Event) {
        self.push(Entry::new(event));
    }

    fn double(&mut self, side: Side, value: Option<u32>) {
        let cube = self.outcome.replay.state().cube();
        let first = !self
            .game
            .entries
            .iter()
            .any(|entry| matches!(entry.event, Event::Double(_)));
        if let Some(value) = value
            && value != cube.value() * 2
        {
            // In a money session the cube may have been turned by equal opening dice.
            let turned = value.is_power_of_two() && self.record.length == 0;
            if first && turned && value > 2 {
                self.turn_automatically(value / 2);
            } else {
                self.warn(WarningKind::Contradiction {
                    stated: format!("a double to {value}"),
                    computed: format!("a cube at {}", cube.value()),
                });
            }
        }
        self.act(Event::Double(side));
    }

    fn turn_automatically(&mut self, cube: u32) {
        self.game.automatic_doubles = u8::try_from(cube.trailing_zeros()).unwrap_or_default();
        let Ok(mut replay) = Replay::new(self.record, &self.game) else {
            return;
        };
        for entry in &self.game.entries {
            if replay.advance(&entry.event).is_err() {
                return;
            }
        }
        self.outcome.replay = replay;
    }

    fn finish(mut self) -> (GameRecord, Outcome) {
        let on_roll = self.set_up.and_then(|set_up| set_up.on_roll);
        self.set_up(on_roll.unwrap_or(Side::White));
        // Nothing came after dice without moves: the game ended there.
        if self.unplayed.is_some()
            && let Some(last) = self.game.entries.last_mut()
            && let Event::IllegalPlay { side, roll, .. } = last.event
        {
            last.event = Event::Roll { side, roll };
        }
        (self.game, self.outcome)
    }
}
