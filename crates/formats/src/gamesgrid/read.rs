//! The lines of a file, one after the other.

use barpoint_record::MatchRecord;
use barpoint_rules::Side;

use super::{NAME, header};
use crate::game_log::{self, Dice, MatchLog, settle_rules, side_named};
use crate::{ImportError, Imported, WarningKind};

/// The lines among which the first game begins.
const HEAD: usize = 30;

/// Reads all matches of a file.
pub(super) fn read(text: &str) -> Result<Vec<Imported>, ImportError> {
    let mut matches = Vec::new();
    let mut reader: Option<Reader> = None;
    let lines: Vec<&str> = text.lines().collect();
    for (number, (index, line)) in (1..).zip(lines.iter().enumerate()) {
        let trimmed = line.trim();
        if trimmed.is_empty() {
            continue;
        }
        if let Some((white, black)) = header::players(trimmed)
            && begins_match(&lines[index + 1..])
        {
            matches.extend(reader.take().map(Reader::finish));
            let mut record = MatchRecord::default();
            white.clone_into(&mut record.players.white.name);
            black.clone_into(&mut record.players.black.name);
            reader = Some(Reader::new(record));
            continue;
        }
        if let Some(reader) = &mut reader {
            reader.log.at(number);
            reader.line(line.trim_end(), trimmed);
        }
    }
    matches.extend(reader.map(Reader::finish));
    let expected = "a line \"<name> vs. <name>\", then a game";
    game_log::played(NAME, matches, expected)
}

/// Whether what follows two names is the head of a match; players chat about "this vs. that", too.
fn begins_match(lines: &[&str]) -> bool {
    lines
        .iter()
        .take(HEAD)
        .map(|line| line.trim_start())
        .any(|line| {
            let about = ["ELO:", "Match Length:", "Variant:"];
            header::game(line).is_some() || about.iter().any(|key| line.starts_with(key))
        })
}

/// A record of the game: whose, and the number of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Turn {
    number: u32,
    side: Side,
    text: String,
}

struct Reader {
    log: MatchLog,
    /// The last record.
    last: Option<Turn>,
    /// Dice whose play is to come.
    rolled: Option<(Side, Dice)>,
    /// The last roll with its play.
    played: Option<(u32, Side, Dice)>,
}

impl Reader {
    fn new(record: MatchRecord) -> Self {
        Self {
            log: MatchLog::new(record),
            last: None,
            rolled: None,
            played: None,
        }
    }

    fn finish(mut self) -> Imported {
        self.end_roll(true);
        self.log.finish()
    }

    fn line(&mut self, line: &str, trimmed: &str) {
        if let Some(game) = header::game(trimmed) {
            self.end_roll(true);
            (self.last, self.played) = (None, None);
            if !self.log.has_games() {
                let record = self.log.header();
                if game.length > 0 {
                    record.length = game.length;
                }
                settle_rules(record);
            }
            self.log.begin(game.score, Some(game.crawford));
            return;
        }
        if !self.log.in_game() {
            header::read(trimmed, &mut self.log);
            return;
        }
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = line.split_at(digits);
        if let (Ok(number), Some(cell)) = (number.parse(), rest.strip_prefix('\t')) {
            let (side, cell) = match cell.strip_prefix('\t') {
                Some(cell) => (Side::Black, cell),
                None => (Side::White, cell),
            };
            let text = cell.trim().to_owned();
            self.turn(Turn { number, side, text });
        } else if digits > 0 && rest.to_ascii_lowercase().contains("automatic double") {
            self.log.automatic_double();
        } else if let Some((name, points)) = header::winner(trimmed)
            && let Some(side) = side_named(&self.log.record().players, name)
        {
            self.end_roll(true);
            self.log.wins(side, points);
        } else {
            self.log.comment_next(trimmed);
        }
    }

    fn turn(&mut self, turn: Turn) {
        // Lines come twice.
        if self.last.as_ref() == Some(&turn) || turn.text.is_empty() {
            return;
        }
        self.last = Some(turn.clone());
        let Turn { number, side, text } = turn;
        if let Some((dice, rest)) = Dice::leading(&text) {
            self.roll(number, side, dice, rest.trim_start_matches(':').trim());
            return;
        }
        let ends = text
            .get(..6)
            .is_some_and(|begin| begin.eq_ignore_ascii_case("resign"));
        self.end_roll(ends);
        if text.starts_with('-') {
            self.closed_out(side);
        } else if !self.log.cube_action(side, &text) {
            self.log.ignore("dice with moves, or a cube action", &text);
        }
    }

    fn roll(&mut self, number: u32, side: Side, dice: Dice, moves: &str) {
        if self.played == Some((number, side, dice)) {
            if !moves.is_empty() {
                self.log.ignore("one play for each roll", moves);
            }
            return;
        }
        if self.rolled != Some((side, dice)) {
            self.end_roll(false);
        }
        if moves.is_empty() {
            self.rolled = Some((side, dice));
            return;
        }
        self.rolled = None;
        self.played = Some((number, side, dice));
        let lower = moves.to_ascii_lowercase();
        if lower.starts_with("resign") {
            self.log.unplayed(side, dice);
            self.log.resigns(side);
        } else if lower == "o-o" {
            self.log.play(side, dice, "");
        } else {
            self.log.play(side, dice, moves);
        }
    }

    fn end_roll(&mut self, over: bool) {
        self.log.end_roll(self.rolled.take(), over);
    }

    /// A player with a checker on the bar against six made points did not roll: any roll is as good.
    fn closed_out(&mut self, side: Side) {
        let Some(dice) = Dice::new(b'6', b'6') else {
            return;
        };
        let all_dance =
            barpoint_rules::Roll::weighted().all(|(roll, _)| self.log.dances(side, roll));
        if !all_dance {
            self.log
                .ignore("a roll", "no roll, though one could be played");
            return;
        }
        self.log.warn(WarningKind::Supplied {
            missing: "roll of a player closed out",
            taken: "66".to_owned(),
        });
        self.log.play(side, dice, "");
    }
}
