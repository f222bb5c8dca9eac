//! What is asked before a line is carried out.

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
