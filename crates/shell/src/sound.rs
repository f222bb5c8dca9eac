//! Sounds: the terminal's bell, or a command that plays a file, for what happens in a game.

use barpoint_rules::{Action, MatchState, Side};

use crate::session::{Control, Session};
use crate::shell::Shell;

/// A sound to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sound {
    /// The terminal's bell.
    Bell,
    /// A program, and the file that it plays.
    Played {
        /// The program with its arguments.
        command: String,
        /// The file.
        file: String,
    },
}

/// What rings the bell where no file is named for it; other events are silent then.
const RING: [&str; 8] = [
    "double",
    "redouble",
    "resign",
    "humanwinsgame",
    "humanwinsmatch",
    "botwinsgame",
    "botwinsmatch",
    "analysisfinished",
];

/// Whether a setting names the file of an event that rings the bell without one.
pub(crate) fn rings(path: &str) -> bool {
    path.strip_prefix("sound sound ")
        .is_some_and(|name| RING.contains(&name))
}

impl Shell {
    /// The sounds of the last line; whoever shows the output makes them.
    pub fn take_sounds(&mut self) -> Vec<Sound> {
        std::mem::take(&mut self.session.sounds)
    }

    /// Makes the sounds of what has happened in the game.
    pub(crate) fn sound_game(&mut self) {
        let game = self.session.game.as_mut();
        let happened = game.map_or_else(Vec::new, |game| std::mem::take(&mut game.happened));
        for (before, action, after) in happened {
            self.sound_of(&before, action, &after);
        }
    }

    /// The sound of an action, and of the game it ends.
    fn sound_of(&mut self, before: &MatchState, action: Action, after: &MatchState) {
        let side = before.decision().side().unwrap_or(before.on_roll());
        let name = match action {
            Action::Play(play) if play.is_dance() => self.by_player(side, "fans"),
            Action::Play(_) => "move".to_owned(),
            Action::Double => "double".to_owned(),
            Action::Take => "take".to_owned(),
            Action::Beaver => "redouble".to_owned(),
            Action::Pass => "drop".to_owned(),
            Action::Resign { .. } => "resign".to_owned(),
            Action::AcceptResignation => "agree".to_owned(),
            Action::Roll(_) | Action::OpeningRoll { .. } => "roll".to_owned(),
            _ => return,
        };
        self.session.make_sound(&name);
        if let Some(winner) = after.match_winner() {
            let name = self.by_player(winner, "winsmatch");
            self.session.make_sound(&name);
        } else if let Some(result) = after.game_result() {
            let name = self.by_player(result.winner, "winsgame");
            self.session.make_sound(&name);
        }
    }

    fn by_player(&self, side: Side, what: &str) -> String {
        match self.session.seats[side].control {
            Control::Human => format!("human{what}"),
            Control::Program | Control::External | Control::Bkg(_) => format!("bot{what}"),
        }
    }
}

impl Session {
    /// Makes the sound of this name, if sounds are on and it has one. A file without a program to play it rings the bell too.
    pub(crate) fn make_sound(&mut self, name: &str) {
        if !self.settings.is_on("sound enable") {
            return;
        }
        let file = self.settings.kept(&format!("sound sound {name}"));
        let command = self.settings.kept("sound system command");
        let sound = match (file, command) {
            ("", _) if !RING.contains(&name) => return,
            ("", _) | (_, "") => Sound::Bell,
            (file, command) => Sound::Played {
                command: command.to_owned(),
                file: file.to_owned(),
            },
        };
        self.sounds.push(sound);
    }
}
