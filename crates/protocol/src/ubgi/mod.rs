//! UBGI, the Universal Backgammon Interface: v0.1 and v0.2 as runners use them, and what they leave open.
//!
//! A line asks, lines answer. Lines are read while a search runs: `stop` ends it with the best found so far, `isready` is
//! answered at once, everything else waits its turn. `docs/ubgi.md` describes the whole language.

mod answer;
mod berliner;
mod check;
mod choices;
mod client;
mod command;
mod fault;
mod figures;
mod game;
mod go;
mod keys;
mod lines;
mod rollout;
mod spelling;
mod watch;
mod words;

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use barpoint_app::Engines;
use barpoint_engine::BkgMemory;

pub use check::{Check, Checked, Level};
pub use client::Engine;

use answer::Answers;
use berliner::BkgTask;
use command::{Command, Role};
use fault::Fault;
use game::Game;
use keys::Keys;
use lines::Lines;

/// The version of the protocol that keys and errors follow.
const PROTOCOL: &str = "0.2";

/// Answers the lines of `input` until `quit` or its end.
///
/// # Errors
/// If an answer cannot be written.
pub fn serve(
    engines: &Arc<Engines>,
    input: impl BufRead + Send + 'static,
    output: &mut dyn Write,
) -> io::Result<()> {
    let mut lines = Lines::read(input);
    let mut engine = Ubgi {
        engines: Arc::clone(engines),
        keys: Keys::default(),
        game: Game::default(),
        memory: BkgMemory::default(),
    };
    while let Some(line) = lines.next() {
        let mut answers = Answers::new(output);
        match engine.answer(&line, &mut lines, &mut answers) {
            Ok(Flow::Continue) => {}
            Ok(Flow::Quit) => return Ok(()),
            Err(Refusal::Fault(fault)) => answers.line(&fault)?,
            Err(Refusal::Output(error)) => return Err(error),
        }
        output.flush()?;
    }
    Ok(())
}

/// Whether more lines are read.
enum Flow {
    Continue,
    Quit,
}

/// Why a line is not answered.
enum Refusal {
    /// It cannot be.
    Fault(Fault),
    /// Nobody listens any more.
    Output(io::Error),
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// An engine in conversation.
struct Ubgi {
    engines: Arc<Engines>,
    keys: Keys,
    game: Game,
    /// What BKG remembers of the game, if it decides.
    memory: BkgMemory,
}

impl Ubgi {
    fn answer(
        &mut self,
        line: &str,
        lines: &mut Lines,
        answers: &mut Answers<'_>,
    ) -> Result<Flow, Refusal> {
        match Command::of(line)? {
            Command::Nothing | Command::Stop => {}
            Command::Quit => return Ok(Flow::Quit),
            Command::Ubgi => Self::introduce(answers)?,
            Command::IsReady => answers.line(&"readyok")?,
            Command::Keys => Keys::list(answers)?,
            Command::Get(name) => {
                let value = self.keys.get(&name)?;
                answers.line(&format_args!("value {name} {value}"))?;
            }
            Command::Set(name, value) => {
                self.keys.set(&name, &value)?;
                self.game.obey(self.keys.rules());
            }
            Command::NewGame => {
                self.game.begin();
                self.memory = BkgMemory::default();
            }
            Command::Change(change) => self.game.change(change, self.keys.order())?,
            Command::Show => {
                let state = self.game.state()?;
                answers.line(&format_args!("position xgid {}", spelling::xgid(&state)))?;
            }
            Command::Go(limits) => {
                if let Some(edition) = self.keys.bkg()
                    && limits.role != Role::Eval
                {
                    let bkg = self.engines.bkg(edition);
                    let bkg = bkg.map_err(|error| Fault::internal(&error))?;
                    let state = self.game.state()?;
                    let task = BkgTask {
                        bkg: &bkg,
                        state,
                        limits,
                    };
                    task.run(&mut self.memory, answers)?;
                    return Ok(Flow::Continue);
                }
                let engine = self
                    .engines
                    .at(self.keys.variation(), &self.keys.strength());
                let engine = engine.map_err(|error| Fault::internal(&error))?;
                let state = self.game.state()?;
                let task = go::Task::new(&engine, state, &self.keys, &limits)?;
                task.run(lines, answers)?;
            }
        }
        Ok(Flow::Continue)
    }

    fn introduce(answers: &mut Answers<'_>) -> io::Result<()> {
        answers.line(&"id name barpoint")?;
        answers.line(&"id author the barpoint contributors")?;
        answers.line(&format_args!("id version {}", env!("CARGO_PKG_VERSION")))?;
        answers.line(&format_args!("proto {PROTOCOL}"))?;
        Keys::list(answers)?;
        Keys::options(answers)?;
        answers.line(&"ubgiok")
    }
}
