//! What is asked before a line is carried out.

use std::io::Write;

use crate::commands;
use crate::language::{Line, Meaning};
use crate::shell::{Refusal, Shell};

impl Shell {
    /// The answer to all questions, where the settings give one.
    #[must_use]
    pub fn usual_answer(&self) -> Option<bool> {
        match self.session.settings.kept("confirm default") {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }

    /// Whether the next line is expected to answer a question: the tutor's, or for typed dice.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.session.asked.is_some() || self.session.asks_dice
    }

    /// Gives up the question that is asked: the play is taken back, the dice are not rolled.
    ///
    /// # Errors
    /// If nothing can be written to `out`.
    pub fn ask_no_more(&mut self, out: &mut dyn Write) -> std::io::Result<()> {
        self.session.asked = None;
        self.session.asks_dice = false;
        writeln!(out, "\nGiven up.")
    }

    /// Takes a line as the answer to the question for dice; `false` if it is a command.
    pub(crate) fn answers_dice(
        &mut self,
        line: &str,
        out: &mut dyn Write,
    ) -> Result<bool, Refusal> {
        if let Some(dice) = two_dice(line) {
            self.typed(dice, out)?;
            return Ok(true);
        }
        if self.is_command(line) {
            return Ok(false);
        }
        writeln!(out, "Expected two numbers from 1 to 6.")?;
        self.ask_dice(out)?;
        Ok(true)
    }

    /// Whether a line is something else than an answer to a question: a command, or nothing.
    fn is_command(&self, line: &str) -> bool {
        match Line::of(line) {
            Line::Nothing => true,
            Line::Play(_) | Line::Python(_) => false,
            Line::Command(text) => {
                !matches!(self.language().look_up(text).meaning, Meaning::Unknown(_))
            }
        }
    }

    /// What to ask before a line is carried out that would abandon a game or write over a file; `None` if there is nothing
    /// to ask.
    #[must_use]
    pub fn question(&self, line: &str) -> Option<String> {
        let Line::Command(text) = Line::of(line) else {
            return None;
        };
        let lookup = self.language().look_up(text);
        let path = lookup.path();
        let confirm = self.session.settings.confirm;
        if confirm.overwrite && commands::writes(&path) {
            let name = lookup.rest.text();
            let exists = std::path::Path::new(&name).is_file();
            return exists.then(|| format!("Replace {name}?"));
        }
        if path.starts_with("relational erase") {
            return Some("Take the matches out of the library for good?".to_owned());
        }
        let game = self.session.game.as_ref()?;
        let is_on = game.state.game_result().is_none();
        let asks = confirm.new && commands::abandons(&path) && is_on;
        asks.then(|| "Abandon the game that is on?".to_owned())
    }
}

/// Two dice from 1 to 6, with or without blanks, a comma or a dash between them.
fn two_dice(line: &str) -> Option<(u8, u8)> {
    let digits: Vec<u8> = line
        .bytes()
        .filter(|byte| !byte.is_ascii_whitespace() && !matches!(byte, b',' | b'-'))
        .collect();
    match digits[..] {
        [first @ b'1'..=b'6', second @ b'1'..=b'6'] => Some((first - b'0', second - b'0')),
        _ => None,
    }
}
