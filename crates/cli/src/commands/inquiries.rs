//! The same question about one position or many.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::databases::OfferPolicy;
use barpoint_app::position::{Question, ReadError};
use barpoint_app::positions::{ask_each, list};
use barpoint_engine::position::NamedPosition;
use barpoint_engine::{Engine, StrengthChoice};
use serde::Serialize;

use super::bearoff::OfferArgs;
use crate::args::{FormatArg, StrengthArgs, ThreadsArg};
use crate::error::{CliError, visible};
use crate::position::{self, ReadingArgs};
use crate::streams;

/// Positions, and how deeply to look at them.
#[derive(clap::Args)]
pub(crate) struct InquiriesArgs {
    /// Position ID, GNUBG ID (PositionID:MatchID), XGID, or a text that contains one; a bare Position ID is a money game
    /// with a centred cube. Several are answered in their order; `-` stands for a list on standard input
    #[arg(value_name = "ID", required_unless_present = "file")]
    ids: Vec<String>,
    /// Answer for every position in a file (`-` for standard input), one a line; blank lines and lines that begin with #
    /// are skipped. A line that names no position is reported, and the program ends with 1 after the others
    #[arg(long, short, value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) reading: ReadingArgs,
    #[command(flatten)]
    pub(crate) strength: StrengthArgs,
    #[command(flatten)]
    offer: OfferArgs,
    #[command(flatten)]
    threads: ThreadsArg,
}

/// One position to ask about.
pub(crate) struct Asked<'a> {
    /// An engine for its game.
    pub(crate) engine: &'a Engine,
    /// The question.
    pub(crate) question: &'a Question,
    /// May end the search early.
    pub(crate) go_on: &'a mut dyn FnMut() -> ControlFlow<()>,
}

/// What is asked of each position, and how the answer is shown.
pub(crate) trait Inquiry: Sync {
    /// The answer.
    type Answer: Send;
    /// The same for programs.
    type Report: Serialize + for<'a> From<&'a Self::Answer>;

    /// Asks.
    fn ask(&self, asked: Asked<'_>) -> Self::Answer;

    /// How deeply is looked.
    fn choice(&self, strength: &StrengthArgs) -> Result<StrengthChoice, CliError> {
        strength.choice()
    }

    /// Prints the answer for people.
    fn print(&self, out: &mut dyn Write, answer: &Self::Answer) -> Result<(), CliError>;
}

/// A position in a list.
struct Listed {
    /// The file and line it is from; nothing for an argument.
    place: Option<String>,
    position: Result<NamedPosition, ReadError>,
}

impl InquiriesArgs {
    /// Whether a roll was given beside the IDs.
    pub(crate) const fn names_roll(&self) -> bool {
        self.reading.names_roll()
    }

    /// The question and an engine for it, where there is one ID and no list.
    pub(crate) fn single(
        &self,
        choice: &StrengthChoice,
    ) -> Result<Option<(Question, Arc<Engine>)>, CliError> {
        let [id] = &self.ids[..] else {
            return Ok(None);
        };
        if self.file.is_some() || streams::is_standard(Path::new(id)) {
            return Ok(None);
        }
        let state = self.reading.state(id)?;
        let engines = self.strength.engines();
        let engine = engines.for_position(&state, self.offer.policy())?;
        Ok(Some((Question::new(state, choice), engine)))
    }

    /// The question and an engine for it, where an option allows no more than one.
    pub(crate) fn only(&self, option: &str) -> Result<(Question, Arc<Engine>), CliError> {
        self.single(&self.strength.choice()?)?.ok_or_else(|| {
            CliError::Input(format!("{option}: expected one position, found several"))
        })
    }

    /// Asks about every position and shows the answers in order.
    pub(crate) fn answer<I: Inquiry>(
        &self,
        inquiry: &I,
        format: FormatArg,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let choice = inquiry.choice(&self.strength)?;
        let Some((question, engine)) = self.single(&choice)? else {
            return self.answer_all(inquiry, &choice, format, out);
        };
        let go_on = &mut || ControlFlow::Continue(());
        let answer = inquiry.ask(Asked {
            engine: &engine,
            question: &question,
            go_on,
        });
        if format.is_json() {
            return super::print_json(out, &I::Report::from(&answer));
        }
        inquiry.print(out, &answer)
    }

    fn answer_all<I: Inquiry>(
        &self,
        inquiry: &I,
        choice: &StrengthChoice,
        format: FormatArg,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let listed = self.listed()?;
        let engine = self.engine(&listed)?;
        let stop = super::interrupt();
        let ask = |listed: &'_ Listed| match &listed.position {
            Ok(named) => {
                let question = Question::new(named.state, choice);
                Ok(inquiry.ask(Asked {
                    engine: &engine,
                    question: &question,
                    go_on: &mut || super::go_on(stop),
                }))
            }
            Err(error) => Err(match &listed.place {
                Some(place) => format!("{place}: {error}"),
                None => error.to_string(),
            }),
        };
        let (mut shown, mut failed) = (0_usize, 0_usize);
        let mut show = |answer: Result<I::Answer, String>| -> Result<(), CliError> {
            if super::go_on(stop).is_break() {
                return Err(CliError::Interrupted);
            }
            match answer {
                Err(error) => {
                    failed += 1;
                    // The others are answered even if this cannot be printed.
                    let _ = writeln!(std::io::stderr(), "error: {}", visible(&error));
                    return Ok(());
                }
                Ok(answer) if format.is_json() => {
                    serde_json::to_writer(&mut *out, &I::Report::from(&answer))
                        .map_err(std::io::Error::from)?;
                    writeln!(out)?;
                }
                Ok(answer) => {
                    if shown > 0 {
                        writeln!(out)?;
                    }
                    inquiry.print(out, &answer)?;
                }
            }
            shown += 1;
            Ok(())
        };
        let end = ask_each(&listed, self.threads.count(), ask, |answer| {
            match show(answer) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        });
        if let ControlFlow::Break(error) = end {
            return Err(error);
        }
        match failed {
            0 => Ok(()),
            _ => Err(CliError::Job(format!(
                "{failed} of {} positions cannot be read",
                listed.len()
            ))),
        }
    }

    /// All positions in the order of the arguments, those of the file last.
    fn listed(&self) -> Result<Vec<Listed>, CliError> {
        let mut found = Vec::new();
        let paths = self.ids.iter().map(Path::new).chain(self.file.as_deref());
        let arguments = self.ids.len();
        for (at, path) in paths.enumerate() {
            if at < arguments && !streams::is_standard(path) {
                let id = &self.ids[at];
                found.push(Listed {
                    place: None,
                    position: self.reading.read(id),
                });
                continue;
            }
            let text = streams::read_text(path)?;
            let name = if streams::is_standard(path) {
                "standard input".into()
            } else {
                path.to_string_lossy()
            };
            let lines = list(&text, &self.reading.reading()).into_iter();
            found.extend(lines.map(|entry| Listed {
                place: Some(format!("{name}:{}", entry.line)),
                position: entry.position,
            }));
        }
        for listed in &found {
            if let Ok(named) = &listed.position {
                position::note_others(named, listed.place.as_deref());
            }
        }
        Ok(found)
    }

    /// An engine for a list. Databases that would help are built only on request: one question for each line
    /// would be too many.
    fn engine(&self, listed: &[Listed]) -> Result<Arc<Engine>, CliError> {
        let engines = self.strength.engines();
        if self.offer.policy() == OfferPolicy::Always {
            for named in listed
                .iter()
                .filter_map(|listed| listed.position.as_ref().ok())
            {
                engines.for_position(&named.state, OfferPolicy::Always)?;
            }
        }
        Ok(engines.of(self.reading.reading().variation)?)
    }
}
