//! The file cut into matches and games, without reading the moves.

mod begin;
mod due;

use barpoint_rules::BySide;
use due::Due;

use super::game_text::{GameText, ignored};
use super::header::{self, Standing};
use super::line;
use super::match_text::{MatchText, join};
use crate::WarningKind;
use crate::error::shorten;
use crate::warning::Warning;

/// The most lines of one game.
const MOST_LINES: usize = 20_000;

/// The most lines of all games.
const MOST_LINES_IN_ALL: usize = 1_000_000;

/// The most games of a file.
const MOST_GAMES: usize = 100_000;

/// The most lines beside any game that are looked at.
const MOST_STRAY: usize = 200_000;

const GAME_LINE: &str = "a line \"Game 1\"";
pub(super) const LENGTH_LINE: &str = "a line \"<number> point match\"";

/// Cuts a text into matches, of which there may be none.
pub(super) fn split(text: &str) -> Vec<MatchText<'_>> {
    let mut splitter = Splitter::default();
    for (number, line) in (1..).zip(text.lines()) {
        splitter.line(number, line.trim_ascii_end());
        if splitter.is_full {
            break;
        }
    }
    splitter.close_due();
    join(splitter.matches)
}

#[derive(Default)]
struct Splitter<'a> {
    matches: Vec<MatchText<'a>>,
    /// Header lines that belong to the next match.
    headers: Vec<(u32, &'a str)>,
    /// Lines that belong to nothing.
    stray: usize,
    /// Games so far, and their lines.
    games: usize,
    lines: usize,
    /// A `Game` line whose score line is still to come.
    due: Option<Due<'a>>,
    /// Whether the file goes on beyond all measure.
    is_full: bool,
}

impl<'a> Splitter<'a> {
    fn line(&mut self, number: u32, line: &'a str) {
        let trimmed = line.trim_ascii_start();
        let Some(&first) = trimmed.as_bytes().first() else {
            return;
        };
        // A name may begin like anything else.
        let is_score = self.due.is_some() && header::score_line(trimmed).is_some();
        if is_score {
            self.instead_of_score(number, line);
        } else if matches!(first, b';' | b'#') {
            self.comment(number, trimmed);
        } else if trimmed.len() > line::LONGEST {
            self.push_ignored(number, trimmed);
        } else if line::is_numbered(trimmed) {
            self.row(number, line);
        } else if let Some(length) = header::match_length(trimmed) {
            self.begin_match(number, length);
        } else if let Some(game) = header::game_number(trimmed) {
            self.close_due();
            self.current(number);
            self.due = Some(Due {
                line: number,
                number: Some(game).filter(|&game| game > 0),
                early: Vec::new(),
            });
        } else if self.due.is_some() {
            self.instead_of_score(number, line);
        } else {
            self.other(number, line);
        }
    }

    /// The match being read; one that begins without its line is a money session as far as one knows.
    fn current(&mut self, line: u32) -> &mut MatchText<'a> {
        if self.matches.is_empty() {
            let mut found = MatchText {
                line,
                headers: std::mem::take(&mut self.headers),
                ..MatchText::default()
            };
            found.warnings.push(Warning::line(
                line,
                WarningKind::Assumed {
                    expected: LENGTH_LINE,
                    found: "a game".to_owned(),
                    assumed: "read as a money session",
                },
            ));
            self.matches.push(found);
        }
        let last = self.matches.len() - 1;
        &mut self.matches[last]
    }

    fn push_ignored(&mut self, number: u32, line: &str) {
        if let Some(current) = self.matches.last_mut() {
            let expected = "a line of at most 4096 bytes";
            current.warnings.push(ignored(number, expected, line));
        }
    }

    fn comment(&mut self, number: u32, line: &'a str) {
        if let Some(due) = &mut self.due {
            due.early.push((number, line));
        } else if let Some(game) = self.matches.last_mut().and_then(|m| m.games.last_mut()) {
            game.lines.push((number, line));
            self.is_full |= game.lines.len() > MOST_LINES;
        } else if let Some(current) = self.matches.last_mut() {
            current.headers.push((number, line));
            self.is_full |= current.headers.len() > MOST_LINES;
        } else {
            self.headers.push((number, line));
            self.is_full |= self.headers.len() > MOST_LINES;
        }
    }

    fn row(&mut self, number: u32, line: &'a str) {
        if let Some(due) = &mut self.due {
            due.early.push((number, line));
            self.is_full |= due.early.len() > MOST_LINES;
            return;
        }
        if self.current(number).games.is_empty() {
            self.assume(number, GAME_LINE, line, "the moves are those of a game");
            self.open(number, None, None);
        }
        self.push(number, line);
    }

    /// A line that is neither row nor comment, with no score line due.
    fn other(&mut self, number: u32, line: &'a str) {
        let Some(current) = self.matches.last_mut() else {
            self.stray += 1;
            self.is_full |= self.stray > MOST_STRAY;
            return;
        };
        let standing = header::score_line(line);
        let Some(first) = current.games.first() else {
            if standing.is_some() {
                self.assume(number, GAME_LINE, line, "a game begins here");
                self.open(number, None, standing);
            } else {
                current.warnings.push(ignored(number, GAME_LINE, line));
                self.stray += 1;
                self.is_full |= self.stray > MOST_STRAY;
            }
            return;
        };
        let same_names = |a: &BySide<Standing<'_>>, b: &BySide<Standing<'_>>| {
            (a.white.name, a.black.name) == (b.white.name, b.black.name)
        };
        let known = first.standing.as_ref();
        if let Some(standing) = standing
            && known.is_some_and(|known| same_names(known, &standing))
        {
            self.assume(number, GAME_LINE, line, "a game begins here");
            self.open(number, None, Some(standing));
        } else {
            self.push(number, line);
        }
    }

    fn assume(&mut self, line: u32, expected: &'static str, found: &str, assumed: &'static str) {
        let kind = WarningKind::Assumed {
            expected,
            found: shorten(found),
            assumed,
        };
        let warning = Warning::line(line, kind);
        self.current(line).warnings.push(warning);
    }

    fn open(&mut self, line: u32, number: Option<u32>, standing: Option<BySide<Standing<'a>>>) {
        self.games += 1;
        let is_full = self.games > MOST_GAMES;
        let current = self.current(line);
        current.games.push(GameText {
            line,
            number,
            standing,
            lines: Vec::new(),
        });
        if is_full {
            let expected = "100000 games in a file";
            let warning = Warning::line(line, WarningKind::TooMuch { expected });
            current.warnings.push(warning);
            self.is_full = true;
        }
    }

    /// Adds a line to the game being read.
    fn push(&mut self, number: u32, line: &'a str) {
        self.current(number);
        let Some(current) = self.matches.last_mut() else {
            return;
        };
        let Some(game) = current.games.last_mut() else {
            return;
        };
        self.lines += 1;
        let expected = match (game.lines.len(), self.lines) {
            (MOST_LINES.., _) => "20000 lines in a game",
            (_, MOST_LINES_IN_ALL..) => "a million lines of games",
            _ => {
                game.lines.push((number, line));
                return;
            }
        };
        let kind = WarningKind::TooMuch { expected };
        current.warnings.push(Warning::line(number, kind));
        self.is_full = true;
    }
}
