//! gnubg's text export of a game (`export match text`), read by way of the match text that says the same.
//!
//! What was done stands in three kinds of lines: the score, `Move number 1:  gnubg to play 41` and `* gnubg moves 24/23
//! 13/9`. Every line is turned into one line of a match text, most of them into an empty one, so that places stay right.
//! The drawings and the analysis are passed over.

use barpoint_record::MatchRecord;
use barpoint_rules::{BySide, Side};

use super::read;
use crate::error::Warning;
use crate::{ImportError, Imported, WarningKind};

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
    let lines: Vec<String> = text.lines().map(|line| export.line(line)).collect();
    let mut imported = read::read(&lines.join("\n"))?;
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
    /// The dice of the move to come.
    dice: Option<String>,
    /// The value of the cube.
    cube: u32,
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
        if !self.due.is_empty() {
            return self.due.remove(0);
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

    fn act(&mut self, side: Side, did: &str) -> String {
        let dice = self.dice.take().unwrap_or_default();
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

/// What a score line says.
#[derive(Clone, Copy)]
struct Score<'a> {
    players: [(&'a str, u16); 2],
    length: u16,
}

/// `The score (after 1 game) is: gnubg 2, root 0 (match to 5 points), Crawford game`; money without the bracket.
fn score(line: &str) -> Option<Score<'_>> {
    let rest = line.trim_start().strip_prefix("The score (after ")?;
    let (_, rest) = rest.split_once(") is: ")?;
    let (players, length) = match rest.rsplit_once(" (match to ") {
        Some((players, length)) => {
            let digits = length.split_once(' ')?.0;
            (players, digits.parse().ok()?)
        }
        None => (rest.split(" (").next()?, 0),
    };
    let (first, second) = players.rsplit_once(", ")?;
    let player = |text: &'_ str| -> Option<u16> { text.rsplit_once(' ')?.1.parse().ok() };
    let name = |text| -> Option<&str> { str::rsplit_once(text, ' ').map(|(name, _)| name) };
    Some(Score {
        players: [
            (name(first)?, player(first)?),
            (name(second)?, player(second.trim_end())?),
        ],
        length,
    })
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

    use super::{is_export, read, score};

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

    #[test]
    fn several_games_in_one_text_are_one_match() {
        let second = GAME
            .replace("after 1 game", "after 2 games")
            .replace("Bo 2", "Bo 3");
        let record = read(&format!("{GAME}{second}")).unwrap().record;
        let scores = record.games.iter().map(|game| game.score.white);
        assert_eq!(scores.collect::<Vec<_>>(), [2, 3]);
    }

    #[test]
    fn a_score_line_of_money_play_has_no_length() {
        let money = score("The score (after 3 games) is: a b 7, c 2").unwrap();
        assert_eq!(money.length, 0);
        assert_eq!(money.players, [("a b", 7), ("c", 2)]);
        for odd in [
            "The score (after",
            "The score (after 1 game) is: a, b",
            "The score (after 0) is: a x, b 1",
        ] {
            assert!(score(odd).is_none(), "{odd}");
        }
    }
}
