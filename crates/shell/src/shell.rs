//! The shell: one line after the other.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::{EngineError, Engines};
use barpoint_engine::Engine;
use barpoint_rules::{Decision, MatchState};

use crate::commands::{self, Call};
use crate::language::{Language, Line, Lookup, Meaning, Use};
use crate::playing::Playing;
use crate::session::Session;
use crate::watch::{Unwatched, Watch};

/// What comes after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The next line.
    Continue,
    /// The end.
    Quit,
}

/// Why a shell cannot go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ShellError {
    /// What it says cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] std::io::Error),
    /// A command was not carried out, in words.
    #[error("{0}")]
    Refused(String),
}

impl From<Refusal> for ShellError {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Said(text) => Self::Refused(text),
            Refusal::Output(error) => Self::Output(error),
        }
    }
}

/// Why a command was not carried out. Nothing has changed then, and the shell goes on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// In words for the user.
    #[error("{0}")]
    Said(String),
    /// Nothing can be written any more.
    #[error(transparent)]
    Output(#[from] std::io::Error),
}

impl Refusal {
    /// A refusal in words.
    pub(crate) fn new(text: impl std::fmt::Display) -> Self {
        Self::Said(text.to_string())
    }
}

impl From<ShellError> for Refusal {
    fn from(error: ShellError) -> Self {
        match error {
            ShellError::Output(error) => Self::Output(error),
            ShellError::Refused(text) => Self::Said(text),
        }
    }
}

/// What commands give back.
pub(crate) type Outcome = Result<Flow, Refusal>;

/// A shell: what it remembers, and what it can ask.
pub struct Shell {
    language: Arc<Language>,
    pub(crate) engines: Arc<Engines>,
    pub(crate) watch: Arc<dyn Watch>,
    pub(crate) session: Session,
    pub(crate) settings_folder: Option<PathBuf>,
}

impl Shell {
    /// A shell without a game; `user` is the name of whoever types.
    #[must_use]
    pub fn new(engines: Arc<Engines>, user: String) -> Self {
        Self {
            language: Arc::new(Language::new()),
            engines,
            watch: Arc::new(Unwatched),
            session: Session::new(user),
            settings_folder: None,
        }
    }

    /// The same, with somebody who watches its long jobs.
    #[must_use]
    pub fn watched_by(self, watch: Arc<dyn Watch>) -> Self {
        Self { watch, ..self }
    }

    /// The list of commands.
    #[must_use]
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// Whether the shell does what the command of this path says.
    #[must_use]
    pub fn carries_out(path: &str) -> bool {
        commands::handler(path).is_some()
    }

    /// Does what a line says. A command that is refused says why, and the shell goes on.
    ///
    /// # Errors
    /// If nothing can be written to `out`.
    pub fn line(&mut self, line: &str, out: &mut dyn Write) -> Result<Flow, ShellError> {
        let mut nowhere = std::io::sink();
        let out = if self.session.settings.output.shown {
            out
        } else {
            &mut nowhere
        };
        match self.strictly(line, out) {
            Err(ShellError::Refused(reason)) => {
                writeln!(out, "{reason}")?;
                Ok(Flow::Continue)
            }
            outcome => outcome,
        }
    }

    /// Does what a line says.
    ///
    /// # Errors
    /// If the command is refused, or nothing can be written to `out`.
    pub fn strictly(&mut self, line: &str, out: &mut dyn Write) -> Result<Flow, ShellError> {
        self.session.sounds.clear();
        let outcome = self.carry_out(line, out);
        self.sound_game();
        outcome
    }

    fn carry_out(&mut self, line: &str, out: &mut dyn Write) -> Result<Flow, ShellError> {
        if let Some(asked) = self.session.asked.take() {
            return Ok(commands::tutor::answered(self, line, asked, out)?);
        }
        if self.session.asks_dice && self.answers_dice(line, out)? {
            return Ok(Flow::Continue);
        }
        let outcome = match Line::of(line) {
            Line::Nothing => Ok(Flow::Continue),
            Line::Play(text) => self.call("move", text, out),
            Line::Python(code) => self.python_line(code, out),
            Line::Command(text) => self.command(text, out),
        };
        Ok(outcome?)
    }

    fn call(&mut self, path: &str, words: &str, out: &mut dyn Write) -> Outcome {
        self.command(&format!("{path} {words}"), out)
    }

    fn command(&mut self, text: &str, out: &mut dyn Write) -> Outcome {
        let language = Arc::clone(&self.language);
        let lookup = language.look_up(text);
        let path = lookup.path();
        let handler = commands::handler(&path);
        match (&lookup.meaning, handler) {
            (Meaning::Unknown(word), _) => Err(Refusal::new(format!("Unknown keyword `{word}'."))),
            (Meaning::NoPlayer, _) => Err(Refusal::new(format!(
                "{path}: expected a player: 0, 1, a name or both"
            ))),
            (Meaning::Incomplete, None) => Err(Refusal::new(format!(
                "Incomplete command: `help {path}' shows how {path} goes on."
            ))),
            (_, Some(handler)) => {
                let mut call = Call {
                    player: lookup.players.first().map(String::as_str),
                    players: &lookup.players,
                    used: lookup.used(),
                    words: lookup.rest,
                    path: &path,
                    out,
                };
                handler(self, &mut call)
            }
            (Meaning::Command, None) => Err(Refusal::new(missing(&lookup))),
        }
    }

    /// The match that is on.
    pub(crate) fn game(&mut self) -> Result<&mut Playing, Refusal> {
        let game = self.session.game.as_mut();
        game.ok_or_else(|| Refusal::new("No game in progress: `new game' starts one."))
    }

    /// The state of a game that is not over.
    pub(crate) fn state(&mut self) -> Result<MatchState, Refusal> {
        let state = self.game()?.state;
        match state.decision() {
            Decision::Nothing | Decision::NextGame => {
                Err(Refusal::new("The game is over: `new game' starts another."))
            }
            _ => Ok(state),
        }
    }

    /// The engine of the game that is on.
    pub(crate) fn engine(&self) -> Result<Arc<Engine>, Refusal> {
        let game = self.session.game.as_ref();
        let rules = game.map_or(&self.session.rules, |game| game.state.rules());
        let engine: Result<_, EngineError> = self.engines.of(rules.variation);
        engine.map_err(Refusal::new)
    }
}

/// What is said of a command that does nothing here.
fn missing(lookup: &Lookup<'_>) -> String {
    let path = lookup.path();
    match lookup.used() {
        Use::Window => {
            format!("{path}: about gnubg's windows, which this shell has not; ignored")
        }
        Use::Legacy => format!("{path}: of older versions of gnubg; ignored"),
        Use::Core | Use::Own => {
            format!("{path}: known, but this version of the shell cannot do it")
        }
    }
}
