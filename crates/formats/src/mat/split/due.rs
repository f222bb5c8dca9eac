//! Games whose score line is still to come.

use super::super::game_text::ignored;
use super::super::{NAME, header, line};
use super::{GAME_LINE, Splitter};
use crate::ImportError;

/// Rows before a score line that are taken for strays; more are a game whose score line is missing.
const MOST_EARLY: usize = 2;

const SCORE_LINE: &str = "a score line \"<name> : <score>  <name> : <score>\"";
/// A `Game` line without its score line.
pub(super) struct Due<'a> {
    pub(super) line: u32,
    pub(super) number: Option<u32>,
    /// Lines that came instead of the score line.
    pub(super) early: Vec<(u32, &'a str)>,
}

impl<'a> Splitter<'a> {
    /// A line where a score line is due.
    pub(super) fn instead_of_score(&mut self, number: u32, line: &'a str) {
        let standing = header::score_line(line);
        let is_row = standing.is_none() && line::row(line).is_some();
        let Some(due) = self.due.as_mut().filter(|_| !is_row) else {
            self.row(number, line);
            return;
        };
        let strays = due
            .early
            .iter()
            .filter(|(_, early)| line::is_numbered(early));
        let is_new_game = strays.count() > MOST_EARLY;
        if standing.is_some() && is_new_game {
            self.close_due();
            self.assume(number, GAME_LINE, line, "a game begins here");
            self.open(number, None, standing);
            return;
        }
        let (start, game, early) = (due.line, due.number, std::mem::take(&mut due.early));
        self.due = None;
        if standing.is_none() {
            self.damaged_score(number, line);
        }
        self.open(start, game, standing);
        for (number, early) in early {
            let is_row = line::is_numbered(early);
            if is_row && standing.is_some() {
                let warnings = &mut self.current(number).warnings;
                warnings.push(ignored(number, "a score line before the moves", early));
            } else {
                self.push(number, early);
            }
        }
    }

    /// Gives up waiting for a score line.
    pub(super) fn close_due(&mut self) {
        let Some(due) = self.due.take() else {
            return;
        };
        let (number, found) = match due.early.first() {
            Some(&(number, line)) => (number, line),
            None => (due.line, "the end of the game"),
        };
        self.damaged_score(number, found);
        self.open(due.line, due.number, None);
        for (number, line) in due.early {
            self.push(number, line);
        }
    }

    fn damaged_score(&mut self, number: u32, found: &str) {
        self.assume(
            number,
            SCORE_LINE,
            found,
            "the score follows from the games before",
        );
        let error = ImportError::expected(NAME, number, SCORE_LINE, found.trim());
        self.current(number).damage.get_or_insert(error);
    }
}
