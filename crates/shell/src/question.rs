//! What is asked before a line is carried out.

use std::io::Write;

use crate::commands;
use crate::language::Line;
use crate::shell::Shell;

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
