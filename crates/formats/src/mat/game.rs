//! One game: its cells replayed one after the other.

mod placed;
mod turn;

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Replay, ReplayError};
use barpoint_rules::{BySide, Side};

use super::game_text::{GameText, ignored};
use super::line::{self, Cell};
use super::outcome::Outcome;
use super::{header, result};
use crate::WarningKind;
use crate::error::Warning;

/// Reads a game that starts as `start` says.
pub(super) fn read(
    text: &GameText<'_>,
    start: GameRecord,
    next_score: Option<BySide<u16>>,
    record: &mut MatchRecord,
    warnings: &mut Vec<Warning>,
) -> GameRecord {
    let mut game = GameReader::new(record, start, warnings);
    for &(number, line) in &text.lines {
        game.line = number;
        game.read_line(line);
    }
    let line = game.line.max(text.line);
    let (mut game, outcome) = game.finish();
    result::settle(&mut game, &outcome, next_score, record, line, warnings);
    game
}

struct GameReader<'a> {
    record: &'a MatchRecord,
    game: GameRecord,
    outcome: Outcome,
    line: u32,
    /// A roll without a play, while a play was possible: a slip, or the end of the game.
    unplayed: Option<u32>,
    warnings: &'a mut Vec<Warning>,
}

impl<'a> GameReader<'a> {
    fn new(record: &'a MatchRecord, game: GameRecord, warnings: &'a mut Vec<Warning>) -> Self {
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
        if line.trim_start().starts_with([';', '#']) {
            let text = line.trim().trim_start_matches([';', '#']).trim();
            match self.game.entries.last_mut() {
                Some(entry) => header::add_comment(&mut entry.comment, text),
                None => self.ignore("a move line", line),
            }
            return;
        }
        if self.placed(line) {
            return;
        }
        let Some(row) = line::row(line) else {
            self.ignore("a move line", line);
            return;
        };
        let rest = row.rest;
        for (side, cell) in row.cells() {
            self.cell(side, &cell);
        }
        if let Some(rest) = rest {
            self.ignore("dice with moves, or a cube action", rest);
        }
    }

    fn cell(&mut self, side: Side, cell: &Cell<'_>) {
        let over =
            self.outcome.stated.is_some() || self.outcome.replay.state().game_result().is_some();
        match cell {
            Cell::Wins(points) => {
                if self.outcome.stated.is_none() {
                    self.outcome.stated = Some((side, *points));
                }
            }
            Cell::Resign => self.outcome.resigned = Some(side),
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
