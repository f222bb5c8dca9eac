//! gnubg's text export of a game (`export match text`), read by way of the match text that says the same.
//!
//! What was done stands in three kinds of lines: the score, `Move number 1:  gnubg to play 41` and `* gnubg moves 24/23
//! 13/9`. Every line is turned into one line of a match text, most of them into an empty one, so that places stay right.
//! The drawings and the analysis are passed over.

use barpoint_record::MatchRecord;
use barpoint_rules::notation::GnubgId;
use barpoint_rules::{BySide, Side, Variation};

use super::gnubg_score::{Score, score};
use super::read;
use super::set_up::SetUp;
use crate::warning::Warning;
use crate::{ImportError, Imported, WarningKind};

/// The most lines of a file, with all analysis.
const MOST_LINES: usize = 1_000_000;

/// How far a second player's cell is moved to the right.
const SECOND: usize = 30;

/// Whether a text begins as such an export does.
pub(super) fn is_export(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    first.is_some_and(|line| score(line).is_some()) && text.contains("Move number ")
}

/// Reads it.
pub(super) fn read(text: &str) -> Result<Imported, ImportError> {
    let mut export = Export::default();
    let lines = text.lines().take(MOST_LINES);
    let mut lines: Vec<String> = lines.map(|line| export.line(line)).collect();
    lines.extend(export.unplayed());
    let mut imported = read::read(&lines.join("\n"))?.swap_remove(0);
    let Imported { record, warnings } = &mut imported;
    for side in [Side::White, Side::Black] {
        record.players[side].name.clone_from(&export.names[side]);
    }
    note(text, record);
    if let Some(line) = export.analysis {
        let kind = WarningKind::Ignored {
            expected: "moves and cube actions",
            found: "an analysis".to_owned(),
        };
        warnings.push(Warning::line(line, kind));
    }
    Ok(imported)
}

/// What has been read so far.
#[derive(Default)]
struct Export {
    names: BySide<String>,
    /// Lines read.
    number: u32,
    /// What stands in the lines after a score line.
    due: Vec<String>,
    games: usize,
    rows: usize,
    /// Rows before the present game.
    rows_before: usize,
    /// The dice of the move to come.
    dice: Option<String>,
    /// The value of the cube.
    cube: u32,
    /// The Position ID of the first move of a game.
    position: Option<String>,
    /// Whether the position of the first move is known.
    is_placed: bool,
    /// Whose turn the position is.
    on_roll: Option<Side>,
    /// What was moved with dice that are told later, and by whom.
    moved: Option<(Side, String)>,
    /// The first line of an analysis.
    analysis: Option<u32>,
}

impl Export {
    /// The line of a match text that says the same.
    fn line(&mut self, line: &str) -> String {
        self.number += 1;
        if let Some(score) = score(line) {
            return self.game(score);
        }
        let says = self.says(line);
        match (says.is_empty(), self.due.is_empty()) {
            (_, true) => says,
            (true, false) => self.due.remove(0),
            (false, false) => {
                self.due.push(says);
                std::mem::take(&mut self.due).join("\n")
            }
        }
    }

    /// What a line after the score says, as a line of a match text.
    fn says(&mut self, line: &str) -> String {
        if self.rows == self.rows_before && !self.is_placed {
            // Nothing was played yet: the game may start from this position.
            if let Some((_, id)) = line.split_once("Position ID: ") {
                self.position = Some(id.trim().to_owned());
            } else if let Some((_, id)) = line.split_once("Match ID   : ") {
                return self.set_up(id.trim());
            }
        }
        if let Some(row) = self.rolled(line) {
            return row;
        }
        if line.starts_with("Cube analysis") || line.starts_with("Rolled ") && line.ends_with(':') {
            self.analysis.get_or_insert(self.number);
        } else if let Some(header) = line.strip_prefix("Move number ") {
            self.dice = header
                .rsplit_once(" to play ")
                .map(|(_, dice)| dice.trim().to_owned());
        } else if let Some((side, did)) = line.strip_prefix("* ").and_then(|rest| self.whose(rest))
        {
            return self.act(side, did);
        } else if let Some((side, "wins", points)) = self
            .whose(line)
            .and_then(|(side, did)| did.split_once(' ').map(|(verb, rest)| (side, verb, rest)))
        {
            return self.row(side, &format!("Wins {points}"));
        }
        String::new()
    }

    fn game(&mut self, score: Score<'_>) -> String {
        self.games += 1;
        (self.cube, self.dice) = (1, None);
        self.rows_before = self.rows;
        self.is_placed = false;
        let [(white, first), (black, second)] = score.players;
        let title = format!("Game {}", self.games);
        let standing = format!("White : {first}      Black : {second}");
        if self.games > 1 {
            self.due = vec![standing];
            return title;
        }
        self.names = BySide::new(white.to_owned(), black.to_owned());
        self.due = vec![title, standing];
        format!("{} point match", score.length)
    }

    /// Whose action a line is, and what follows the name; of two names that fit, the longer.
    fn whose<'a>(&self, line: &'a str) -> Option<(Side, &'a str)> {
        let after = |side: Side| {
            let name = self.names[side].as_str();
            let rest = line.strip_prefix(name)?.strip_prefix(' ')?;
            Some((side, rest))
        };
        let found = [Side::White, Side::Black].into_iter().filter_map(after);
        found.min_by_key(|(_, rest)| rest.len())
    }

    /// The header that sets up the position of the first move, unless the game starts from there anyway.
    fn set_up(&mut self, match_id: &str) -> String {
        self.is_placed = true;
        let position = self.position.take();
        let read = position.and_then(|id| format!("{id}:{match_id}").parse::<GnubgId>().ok());
        let Some(GnubgId { board, match_id }) = read else {
            return String::new();
        };
        self.on_roll = Some(match_id.on_roll);
        if board == Variation::Standard.start() {
            return String::new();
        }
        self.cube = match_id.cube.value();
        let set_up = SetUp {
            board: match match_id.on_roll {
                Side::White => board,
                Side::Black => board.swapped(),
            },
            cube: match_id.cube,
            on_roll: self.on_roll,
        };
        format!("; {}", set_up.text())
    }

    /// The row of moves whose dice this line tells: `Rolled 55:`, after the position of a cube decision.
    fn rolled(&mut self, line: &str) -> Option<String> {
        let dice = line
            .strip_prefix("Rolled ")
            .filter(|_| self.moved.is_some())?;
        let dice = dice.split([' ', ':']).next()?.to_owned();
        let (side, moves) = self.moved.take()?;
        Some(self.row(side, &format!("{dice}: {moves}")))
    }

    /// The row of a roll nobody played: that of a position alone.
    fn unplayed(&mut self) -> Option<String> {
        let dice = self.dice.take().filter(|_| self.rows == self.rows_before)?;
        let side = self.on_roll?;
        Some(self.row(side, &format!("{dice}: ????")))
    }

    fn act(&mut self, side: Side, did: &str) -> String {
        let dice = match (self.dice.take(), did.strip_prefix("moves ")) {
            (Some(dice), _) => dice,
            (None, Some(moves)) => {
                self.moved = Some((side, moves.to_owned()));
                return String::new();
            }
            (None, None) => String::new(),
        };
        let cell = match did.trim_end() {
            "cannot move" => format!("{dice}:"),
            "doubles" | "redoubles" => {
                self.cube = self.cube.saturating_mul(2);
                format!("Doubles => {}", self.cube)
            }
            "accepts" => "Takes".to_owned(),
            "rejects" => "Drops".to_owned(),
            did => match did.strip_prefix("moves ") {
                Some(moves) => format!("{dice}: {moves}"),
                None => did.to_owned(),
            },
        };
        self.row(side, &cell)
    }

    fn row(&mut self, side: Side, cell: &str) -> String {
        self.rows += 1;
        let indent = if side == Side::White { 0 } else { SECOND };
        format!("{:3}) {:indent$}{cell}", self.rows, "")
    }
}

/// Takes over what the text says of the match as a whole. Its date is in the order of some language, so it is not read.
fn note(text: &str, record: &mut MatchRecord) {
    let head = text
        .lines()
        .take_while(|line| !line.starts_with("Move number "));
    for (key, value) in head.filter_map(|line| line.split_once(": ")) {
        let slot = match key {
            "Event" => &mut record.info.event,
            "Round" => &mut record.info.round,
            "Place" => &mut record.info.place,
            "Annotator" => &mut record.info.annotator,
            _ => continue,
        };
        *slot = Some(value.trim().to_owned());
    }
}

#[cfg(test)]
mod tests {
    use barpoint_record::Event;
    use barpoint_rules::Side;

    use super::{is_export, read};

    /// Written by hand in gnubg's layout.
    const GAME: &str = "The score (after 1 game) is: Bo 2, Bo Li 0 (match to 5 points)

Match Information:
Place: Here: there

Move number 1:  Bo Li to play 31

* Bo Li moves 8/5 6/5

Move number 2:  Bo on roll, cube decision?

* Bo doubles

Move number 3:  Bo doubles to 2

* Bo Li rejects

Bo wins 1 point
";

    #[test]
    fn names_that_begin_alike_are_told_apart() {
        assert!(is_export(GAME));
        let imported = read(GAME).unwrap();
        assert_eq!(imported.warnings, []);
        let record = imported.record;
        assert_eq!((record.length, record.games.len()), (5, 1));
        assert_eq!(record.players.black.name, "Bo Li");
        assert_eq!(record.info.place.as_deref(), Some("Here: there"));
        let game = &record.games[0];
        assert_eq!((game.score.white, game.score.black), (2, 0));
        assert!(matches!(&game.entries[0].event, Event::Play(done) if done.side == Side::Black));
        assert_eq!(game.entries[1].event, Event::Double(Side::White));
        assert_eq!(game.entries[2].event, Event::Pass(Side::Black));
        let result = game.result.unwrap();
        assert_eq!((result.winner, result.points), (Side::White, 1));
    }

    /// The position after Bo's 4-1, 24/23 13/9.
    const POSITION: &str = "The score (after 1 game) is: Bo 0, Bo Li 0 (match to 5 points)

Move number 2:  Bo to play 44

 GNU Backgammon  Position ID: 4HPhASjgc/ABMA
                 Match ID   : MAGyAAAAAAAE
";

    #[test]
    fn a_position_is_a_game_that_starts_from_it() {
        let entries = |text: &str| read(text).unwrap().record.games.remove(0).entries;
        let alone = entries(POSITION);
        let Event::SetPosition(start) = &alone[0].event else {
            panic!("a position");
        };
        assert_eq!(start.on_roll, Side::White);
        assert_eq!(
            alone[1]
                .event
                .roll()
                .map(|roll| roll.to_string())
                .as_deref(),
            Some("44")
        );
        let decision = POSITION.replace("to play 44", "on roll, cube decision?");
        assert_eq!(entries(&decision).len(), 1);
        for played in [
            format!("{POSITION}\n* Bo moves 24/16(2)\n"),
            format!("{decision}\n* Bo moves 24/16(2)\n\nRolled 44:\n"),
        ] {
            let played = entries(&played);
            assert_eq!(played[0], alone[0]);
            assert!(matches!(played[1].event, Event::Play(_)), "{played:?}");
        }
    }

    #[test]
    fn several_games_in_one_text_are_one_match() {
        let second = GAME
            .replace("after 1 game", "after 2 games")
            .replace("Bo 2", "Bo 3");
        let record = read(&format!("{GAME}{second}")).unwrap().record;
        let scores = record.games.iter().map(|game| game.score.white);
        assert_eq!(scores.collect::<Vec<_>>(), [2, 3]);
    }
}
