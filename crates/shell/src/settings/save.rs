//! `save settings`, and files of settings.

use std::path::PathBuf;

use barpoint_app::files;
use barpoint_rules::Side;

use super::row::{Kind, Row, Saved};
use super::show::is_below;
use super::store::filter_lines;
use super::table::{Table, number};
use crate::commands::Call;
use crate::session::{Control, Session};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// What `save settings` writes.
const SAVED: &str = "settings";
/// What the user writes beside it; it is read afterwards.
const OWN: &str = "commands";

/// Writes all settings as commands, which gnubg reads too.
pub(super) fn save(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let folder = shell.settings_folder.clone().ok_or_else(|| {
        Refusal::new("There is no folder for settings: start the shell with --prefsdir FOLDER.")
    })?;
    files::make_folder(&folder).map_err(Refusal::new)?;
    let path = folder.join(SAVED);
    let text = shell.session.settings_text();
    files::write_whole(&path, text.as_bytes()).map_err(Refusal::new)?;
    writeln!(call.out, "Settings saved to {}.", path.display())?;
    Ok(Flow::Continue)
}

impl Shell {
    /// Where settings are saved and read when the shell starts.
    pub fn keep_settings_in(&mut self, folder: Option<PathBuf>) {
        self.settings_folder = folder;
    }

    /// The files of settings that a shell reads when it starts, if they are there: what `save settings` wrote, then the
    /// user's own commands.
    #[must_use]
    pub fn start_files(&self) -> Vec<PathBuf> {
        let folder = self.settings_folder.iter();
        let files = folder.flat_map(|folder| [SAVED, OWN].map(|name| folder.join(name)));
        files.filter(|path| path.is_file()).collect()
    }

    /// All settings as a file of commands.
    #[must_use]
    pub fn settings_text(&mut self) -> String {
        self.session.settings_text()
    }
}

impl Session {
    fn settings_text(&mut self) -> String {
        let mut text = format!(
            "# Settings of barpoint {}, which GNU Backgammon reads too.\n# `save settings' writes this file anew: put commands of your own into the file `commands' beside it.\n",
            env!("CARGO_PKG_VERSION")
        );
        for row in Table::get().rows() {
            if self.is_saved(row) {
                for line in self.saved_lines(row) {
                    text.push_str("set ");
                    text.push_str(&line);
                    text.push('\n');
                }
            }
            // gnubg has them in this place.
            if row.path == "sound sound analysisfinished" {
                for pair in self.settings.kept("relational setup").split_whitespace() {
                    text.push_str("relational setup ");
                    text.push_str(pair);
                    text.push('\n');
                }
            }
        }
        text
    }

    /// A player over a socket.
    fn external_text(&self, path: &str) -> String {
        let player = Side::BOTH
            .into_iter()
            .find(|side| path.ends_with(number(*side)));
        let external = player.and_then(|side| self.externals[side].as_ref());
        external.map_or_else(
            || "human".to_owned(),
            |external| format!("external {}", external.address()),
        )
    }

    /// The file of the dice of a game or of rollouts.
    fn dice_file(&mut self, path: &str) -> String {
        if path == "rng" {
            return self.dice.seed().to_owned();
        }
        let rollout = self.rollout_of(path);
        let file = rollout.and_then(|rollout| rollout.dice_file.as_ref());
        file.map_or_else(String::new, |(name, _)| name.clone())
    }

    fn is_saved(&mut self, row: &Row) -> bool {
        let of_a_person = Side::BOTH.into_iter().any(|side| {
            let player = format!("player {}", number(side));
            self.seats[side].control != Control::Program
                && is_below(&row.path, &player)
                && row.path != player
                && row.path != format!("{player} doubling")
                && row.kind != Kind::Name
        });
        let saved = match row.saved {
            Saved::Always => true,
            Saved::Never => false,
            Saved::Changed => self.text_of(row) != row.start,
        };
        saved && !of_a_person
    }

    /// What follows `set`.
    fn saved_lines(&mut self, row: &Row) -> Vec<String> {
        let path = &row.path;
        if let Some(filter) = self.filter_of(row) {
            let lines = filter_lines(filter).into_iter();
            return lines
                .map(|[plies, level, accept, extra, threshold]| {
                    format!("{path} {plies}  {level}  {accept} {extra} {threshold}")
                })
                .collect();
        }
        let text = self.text_of(row);
        let value = match (&row.kind, text.as_str()) {
            (Kind::YesNo, "on") => "yes".to_owned(),
            (Kind::YesNo, _) => "no".to_owned(),
            (Kind::Real(digits, _), text) => {
                let number: f64 = text.parse().unwrap_or_default();
                format!("{number:.digits$}")
            }
            (Kind::Generator, "file") => format!("file \"{}\"", self.dice_file(path)),
            (Kind::Control, "external") => self.external_text(path),
            _ if row.quoted => format!("\"{text}\""),
            _ => text,
        };
        vec![format!("{path} {value}")]
    }
}
