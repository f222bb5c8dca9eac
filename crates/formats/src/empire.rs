//! GammonEmpire's text of a session: the rows of match texts under a line with two names for each game.

use barpoint_record::MatchRecord;
use barpoint_rules::BySide;

use crate::mat::{Mat, is_row};
use crate::{
    Abilities, AnalysisKept, Format, ImportError, Imported, Place, Warning, game_log, text,
};

const NAME: &str = "empire";

/// GammonEmpire files (`.gam`).
pub(crate) struct Empire;

impl Format for Empire {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "GammonEmpire session (.gam)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::None,
            loses: "lines about resignations that were not accepted",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let mut lines = head.lines().filter(|line| !line.trim().is_empty());
        let named = lines
            .next()
            .is_some_and(|line| !line.starts_with(' ') && names(line).is_some());
        let begun = lines
            .next()
            .is_some_and(|line| line.trim_start().starts_with("1)") && is_row(line));
        if named && begun { 50 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        let text = text::decode(bytes);
        let games = split(&text);
        let mut sessions: Vec<Session> = Vec::new();
        for game in &games {
            if sessions.last().is_none_or(|last| !last.has(game.names)) {
                sessions.push(Session::new(game.names));
            }
            if let Some(session) = sessions.last_mut() {
                session.add(game)?;
            }
        }
        let sessions = sessions.into_iter().map(|session| session.found).collect();
        game_log::played(NAME, sessions, "a line with two names, then moves")
    }
}

/// Two words.
fn names(line: &str) -> Option<[&str; 2]> {
    let mut words = line.split_whitespace();
    let found = [words.next()?, words.next()?];
    let is_name = |word: &str| !word.ends_with(')') && !word.ends_with(':');
    (words.next().is_none() && found.into_iter().all(is_name)).then_some(found)
}

/// A game's lines.
struct GameText<'a> {
    names: [&'a str; 2],
    /// The number of the line with the names.
    line: u32,
    rows: Vec<(u32, &'a str)>,
}

/// Cuts the text at the lines with names.
fn split(text: &str) -> Vec<GameText<'_>> {
    let mut games: Vec<GameText<'_>> = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for (number, (index, line)) in (1..).zip(lines.iter().enumerate()) {
        let next = lines[index + 1..]
            .iter()
            .find(|line| !line.trim().is_empty());
        let begins = next.is_some_and(|line| line.trim_start().starts_with("1)"));
        if let Some(names) = names(line).filter(|_| begins) {
            games.push(GameText {
                names,
                line: number,
                rows: Vec::new(),
            });
        } else if let Some(game) = games.last_mut()
            && !says_nothing(line)
        {
            game.rows.push((number, line));
        }
    }
    games
}

/// A resignation, which its result tells too, or the word "win" between games.
fn says_nothing(line: &str) -> bool {
    let lower = line.trim_start().to_ascii_lowercase();
    let unnumbered = !lower.contains(|c: char| c.is_ascii_digit());
    lower.starts_with("resign") || (lower.starts_with("win") && unnumbered)
}

/// A session being put together.
struct Session {
    found: Imported,
    /// Points won so far.
    score: BySide<u16>,
}

impl Session {
    fn new([white, black]: [&str; 2]) -> Self {
        let mut record = MatchRecord::default();
        white.clone_into(&mut record.players.white.name);
        black.clone_into(&mut record.players.black.name);
        record.rules.crawford = false;
        record.rules.jacoby = false;
        Self {
            found: Imported {
                record,
                warnings: Vec::new(),
            },
            score: BySide::default(),
        }
    }

    fn has(&self, names: [&str; 2]) -> bool {
        let players = &self.found.record.players;
        [players.white.name.as_str(), players.black.name.as_str()] == names
    }

    /// Reads a game as a match text of one, and adds it at the score so far.
    fn add(&mut self, text: &GameText<'_>) -> Result<(), ImportError> {
        let mut lines = vec![
            "; [Jacoby \"Off\"]",
            "0 point match",
            "Game 1",
            "White : 0  Black : 0",
        ];
        let head = lines.len();
        lines.extend(text.rows.iter().map(|(_, row)| *row));
        // The line of the file that a line of that text is from.
        let place = |place: Place| match place {
            Place::Line(line) => {
                let row = usize::try_from(line).unwrap_or(0).checked_sub(head + 1);
                let found = row.and_then(|row| text.rows.get(row));
                Place::Line(found.map_or(text.line, |(number, _)| *number))
            }
            Place::Byte(_) | Place::Turn { .. } => Place::Line(text.line),
        };
        let read = Mat.import(lines.join("\n").as_bytes());
        let found = read.map_err(|error| ImportError {
            format: NAME,
            place: place(error.place),
            ..error
        })?;
        for one in found {
            self.found
                .warnings
                .extend(one.warnings.into_iter().map(|warning| Warning {
                    place: place(warning.place),
                    ..warning
                }));
            for mut game in one.record.games {
                game.score = self.score;
                if let Some(result) = game.result {
                    let points = u16::try_from(result.points).unwrap_or(u16::MAX);
                    let won = &mut self.score[result.winner];
                    *won = won.saturating_add(points);
                }
                game.entries.shrink_to_fit();
                self.found.record.games.push(game);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Side;

    use super::*;

    const TEXT: &str = "al     bo\n  1) 31: 8/5 6/5              62: 24/18 13/11\n  2)  Doubles => 2                Drops\n\
                        \u{20}     Wins 1 points\n\nal     bo\n  1)                             31: 8/5 6/5\n  2) 65: 24/18 18/14\n\
                        resigns\n      Wins 3 points\nwin\n";

    #[test]
    fn a_session_is_read() {
        assert_eq!(Empire.sniff(TEXT.as_bytes()), 50);
        let found = Empire.import(TEXT.as_bytes()).unwrap().remove(0);
        let games = &found.record.games;
        assert_eq!(games.len(), 2);
        assert_eq!(games[1].score, BySide::new(1, 0));
        let result = games[1].result.unwrap();
        assert_eq!(
            (result.winner, result.points, result.resigned),
            (Side::White, 3, true)
        );
        let places: Vec<Place> = found.warnings.iter().map(|warning| warning.place).collect();
        assert_eq!(places, [Place::Line(8)], "{:?}", found.warnings);
    }

    #[test]
    fn other_names_are_another_session() {
        let text = TEXT.replace(
            "al     bo\n  1)                ",
            "al     cy\n  1)                ",
        );
        assert_eq!(Empire.import(text.as_bytes()).unwrap().len(), 2);
    }
}
