//! Jellyfish's single game: the rows of a match text under a line with the two names.

use super::dialect::Dialect;
use super::game_text::GameText;
use super::game_writer::GameWriter;
use super::{game, line, losses, write};
use crate::warnings::Warnings;
use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported, text};
use barpoint_record::{GameRecord, MatchInfo, MatchRecord};

const NAME: &str = "gam";

/// Width of the first name.
const NAME_WIDTH: usize = 30;

/// Jellyfish game files (`.gam`).
pub struct Gam;

impl Format for Gam {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "Jellyfish text of a single game (.gam)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::None,
            loses: "match length, score, comments, positions set up",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let mut lines = head.lines().filter(|line| !line.trim().is_empty());
        let has_names = lines
            .next()
            .is_some_and(|names| names.starts_with(' ') && line::row(names).is_none());
        let has_rows = lines
            .next()
            .is_some_and(|row| row.trim_start().starts_with("1)") && line::row(row).is_some());
        if has_names && has_rows { 50 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        let text = text::decode(bytes);
        let mut lines = (1..)
            .zip(text.lines())
            .map(|(number, line)| (number, line.trim_end()))
            .filter(|(_, line)| !line.is_empty());
        let expected = "a line with two names, then moves";
        let Some((line, names)) = lines.next() else {
            let found = "an empty file";
            return Err(ImportError::expected(NAME, 1, expected, found));
        };
        let mut record = MatchRecord::default();
        record.rules.crawford = false;
        let (white, black) = split_names(names);
        white.clone_into(&mut record.players.white.name);
        black.clone_into(&mut record.players.black.name);
        let game = GameText {
            line,
            lines: lines.collect(),
            ..GameText::default()
        };
        let Some((number, first)) = game.lines.first() else {
            let found = "the end of the file";
            return Err(ImportError::expected(NAME, line, "a row of moves", found));
        };
        if line::row(first).is_none() {
            let expected = "a row of moves";
            return Err(ImportError::expected(NAME, *number, expected, first.trim()));
        }
        let mut warnings = Warnings::default();
        let start = GameRecord::default();
        let next = game::Next::Nothing;
        let game = game::read(&game, start, next, &mut record, &mut warnings);
        record.games.push(game);
        let warnings = warnings.finish();
        Ok(vec![Imported { record, warnings }])
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        let cannot_hold = |what| ExportError::CannotHold { format: NAME, what };
        let game = match record.games.as_slice() {
            [game] => game,
            [] => return Err(cannot_hold("a match without games")),
            _ => return Err(cannot_hold("more than one game")),
        };
        // Two blanks in a row separate the names.
        let [white, black] = [&record.players.white, &record.players.black].map(|player| {
            let words: Vec<&str> = player.name.split_whitespace().collect();
            words.join(" ")
        });
        if white.is_empty() && black.is_empty() {
            return Err(cannot_hold("players without names"));
        }
        let gap = if white.len() < NAME_WIDTH { " " } else { "  " };
        let names = format!(" {white:NAME_WIDTH$}{gap}{black}\n");
        let writer = GameWriter::new(record, game, Dialect::Gnubg);
        let rows = write::rows(writer, game, true).map_err(cannot_hold)?;
        if rows.trim().is_empty() {
            return Err(cannot_hold("a game without moves"));
        }
        Ok((names + &rows).into_bytes())
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        let mut lost = losses::of_games(record);
        let [game] = record.games.as_slice() else {
            return lost;
        };
        if record.length > 0 {
            lost.push("the length of the match");
        }
        if game.score.white > 0 || game.score.black > 0 {
            lost.push("the score");
        }
        let players = [&record.players.white, &record.players.black];
        if players.into_iter().any(|player| player.rating.is_some()) {
            lost.push("ratings");
        }
        let rules = &record.rules;
        if record.length == 0 && (!rules.jacoby || rules.beavers == 0) {
            lost.push("that a rule is off");
        }
        if record.info != MatchInfo::default() {
            lost.push("where and when it was played");
        }
        lost
    }
}

/// Splits where the blanks are, or else at the width of the first name.
fn split_names(line: &str) -> (&str, &str) {
    let names = line.trim();
    if line.len() - line.trim_start().len() > NAME_WIDTH {
        return ("", names);
    }
    if let Some((white, black)) = names.split_once("  ") {
        return (white, black.trim_start());
    }
    let at = names.char_indices().nth(NAME_WIDTH).map(|(at, _)| at);
    let (white, black) = names.split_at(at.unwrap_or(names.len()));
    (white.trim_end(), black.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = concat!(
        " gnubg                          root\n",
        "  1)                             54: 24/20 20/15 \n",
        "  2) 31: 24/23 13/10*             Doubles => 2\n",
        "  3)  Drops                       Wins 1 point \n",
        "\n"
    );

    #[test]
    fn a_game_comes_back_as_it_was() {
        assert_eq!(Gam.sniff(GAME.as_bytes()), 50);
        let imported = Gam.import(GAME.as_bytes()).unwrap().remove(0);
        assert_eq!(imported.warnings, []);
        let record = imported.record;
        assert_eq!(record.players.black.name, "root");
        assert_eq!(record.games[0].entries.len(), 4);
        assert_eq!(Gam.export(&record).unwrap(), GAME.as_bytes());
    }

    #[test]
    fn other_texts_are_none() {
        assert_eq!(Gam.sniff(b" 5 point match\n\n Game 1\n"), 0);
        assert_eq!(Gam.sniff(b"Dear Sir\n  1) 54: 24/20"), 0);
        let error = Gam.import(b"").unwrap_err().to_string();
        assert!(error.contains("expected a line with two names"), "{error}");
    }
}
