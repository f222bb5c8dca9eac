//! Options that several commands have, spelt and read alike everywhere.

pub(crate) mod number;
mod strength;

use std::path::PathBuf;

use barpoint_app::{EngineSettings, Engines, Threads};
use barpoint_draw::{THEMES, Theme};
use barpoint_record::SkillThresholds;
use barpoint_rules::Variation;
use clap::ValueEnum;

use crate::error::CliError;
use crate::evaluators::NetSource;
use crate::meter::ProgressArg;

pub(crate) use strength::{
    DECIDING, LookArgs, MetArg, StrengthArgs, engines, find as find_met, valuing,
};

/// By which loss errors are marked.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub(crate) struct MarksArg {
    /// Above which losses decisions are marked doubtful, bad and very bad, in points (EMG in matches) [default:
    /// 0.03,0.06,0.12, as gnubg does]
    #[arg(long, value_name = "D,B,V")]
    thresholds: Option<SkillThresholds>,
}

impl MarksArg {
    /// The thresholds asked for, gnubg's if none are.
    pub(crate) fn thresholds(self) -> SkillThresholds {
        self.thresholds.unwrap_or_default()
    }
}

/// How many threads work.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub(crate) struct ThreadsArg {
    /// Threads; 0 for all processors, as without this option
    #[arg(long, value_name = "N")]
    threads: Option<Threads>,
}

impl ThreadsArg {
    /// What is asked for, all processors if nothing is.
    pub(crate) fn threads(self) -> Threads {
        self.threads.unwrap_or(Threads::ALL)
    }

    /// How many that are.
    pub(crate) fn count(self) -> usize {
        self.threads().count()
    }

    /// A pool of these threads.
    pub(crate) fn pool(self) -> Result<rayon::ThreadPool, CliError> {
        pool(self.threads())
    }
}

/// How many threads work where speeds are compared: one, unless another number is asked for.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct OneThreadArg {
    /// Threads; 0 for all processors
    #[arg(long, value_name = "N", default_value_t = Threads::ONE)]
    threads: Threads,
}

impl OneThreadArg {
    /// A pool of these threads.
    pub(crate) fn pool(self) -> Result<rayon::ThreadPool, CliError> {
        pool(self.threads)
    }
}

fn pool(threads: Threads) -> Result<rayon::ThreadPool, CliError> {
    let started = threads.pool();
    started.map_err(|error| CliError::Job(format!("cannot start threads: {error}")))
}

/// Options of a command that measures speed.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct MeasurementArgs {
    #[command(flatten)]
    pub(crate) threads: OneThreadArg,
    #[command(flatten)]
    pub(crate) nets: NetsArg,
    #[command(flatten)]
    pub(crate) format: FormatArg,
}

/// Which nets are used.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct NetsArg {
    /// Folder of weight files to use instead of the built-in nets
    #[arg(long, value_name = "FOLDER")]
    nets: Option<PathBuf>,
}

impl NetsArg {
    /// The nets asked for.
    pub(crate) fn source(&self) -> NetSource {
        NetSource::of(self.nets.as_ref())
    }

    /// Engines with these nets.
    pub(crate) fn engines(&self, settings: EngineSettings) -> Engines {
        let nets = self.source().nets();
        engines(EngineSettings { nets, ..settings })
    }

    /// The same; nets of a folder are read at once, so that a wrong one is told before the first question.
    pub(crate) fn ready_engines(&self, settings: EngineSettings) -> Result<Engines, CliError> {
        let engines = self.engines(settings);
        if self.nets.is_some() {
            engines.of(Variation::Standard)?;
        }
        Ok(engines)
    }
}

/// How a match is analysed, whatever the strength.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub(crate) struct AnalysisArgs {
    #[command(flatten)]
    pub(crate) marks: MarksArg,
    #[command(flatten)]
    pub(crate) threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) progress: ProgressArg,
}

/// The nets measured, and on how many threads.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct MeasuringArgs {
    #[command(flatten)]
    pub(crate) threads: ThreadsArg,
    #[command(flatten)]
    pub(crate) progress: ProgressArg,
    #[command(flatten)]
    pub(crate) nets: NetsArg,
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputFormat {
    /// For people, 80 columns wide.
    Text,
    /// For programs.
    Json,
}

/// The output format.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct FormatArg {
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    format: OutputFormat,
}

impl FormatArg {
    /// Which one.
    pub(crate) const fn get(self) -> OutputFormat {
        self.format
    }

    /// Whether a program reads the output.
    pub(crate) fn is_json(self) -> bool {
        self.format == OutputFormat::Json
    }
}

/// Reads the name of a theme.
pub(crate) fn theme(text: &str) -> Result<&'static Theme, String> {
    Theme::named(text).ok_or_else(|| {
        let names: Vec<&str> = THEMES.iter().map(|theme| theme.id).collect();
        format!("expected one of {}, found {text:?}", names.join(", "))
    })
}
