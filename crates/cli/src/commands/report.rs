//! `barpoint report`: an analysed match as one HTML page.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::matches::{
    AnalysisJob, KeptTrials, MatchError, ReportSettings, Scheme, check_apart, report,
};
use barpoint_app::{EngineSettings, describe, files};
use barpoint_engine::{MatchRecord, Strength};
use barpoint_equity::Met;
use clap::ValueEnum;

use super::evaluation::evaluate;
use crate::args::{AnalysisArgs, engines, find_met};
use crate::error::CliError;
use crate::{matches, streams};

/// Write a match as an HTML page: statistics, winning chances, errors
///
/// The page shows the analysis stored in the file (SGF), or one made now with --level: both players' ratings and
/// statistics, the course of the winning chance, the game record, and every error with its position, the alternatives and
/// the comments. It is one file that loads nothing and runs no script, for reading, printing and sending on.
#[derive(clap::Args)]
#[command(
    mut_arg("threads", |threads| threads.requires("level")),
    mut_arg("quiet", |quiet| quiet.requires("level")),
)]
pub(crate) struct Args {
    /// Match file to read; `-` for standard input
    input: PathBuf,
    /// File to write [default: standard output]
    #[arg(short, long, value_name = "OUT.html")]
    output: Option<PathBuf>,
    /// Analyse the match first, at this level
    #[arg(long, visible_alias = "analyse", value_name = "NAME", value_parser = Strength::named)]
    level: Option<Strength>,
    #[command(flatten)]
    analysis: AnalysisArgs,
    /// Match equity table by name or as a file in GNU Backgammon's XML format [default: the one the analysis was made with;
    /// that of the settings or Kazaross-XG2 where the file names none]
    #[arg(long, value_name = "NAME|FILE.xml", value_parser = find_met)]
    met: Option<Arc<Met>>,
    /// Light or dark; as the reader's system is, if absent
    #[arg(long, value_enum)]
    scheme: Option<SchemeName>,
}

/// How the page looks.
#[derive(Clone, Copy, ValueEnum)]
enum SchemeName {
    Light,
    Dark,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(output) = args.file() {
        check_apart(&args.input, output)?;
        files::check_writable(output)?;
    }
    let mut record = matches::import(&args.input)?;
    matches::check_length(&args.input, &record)?;
    let usual = matches::usual_met()?;
    let analysis = match &args.level {
        Some(strength) => Some(args.analyse(strength, &mut record, &usual)?),
        None => None,
    };
    let settings = ReportSettings {
        met: args.met.as_deref(),
        usual: &usual,
        marks: &args.analysis.marks.thresholds(),
        analysis: analysis.as_deref(),
        scheme: match args.scheme {
            None => Scheme::System,
            Some(SchemeName::Light) => Scheme::Light,
            Some(SchemeName::Dark) => Scheme::Dark,
        },
    };
    let page = report(&record, &settings).map_err(|source| {
        matches::with_advice(MatchError::Met {
            path: args.input.clone(),
            source,
        })
    })?;
    let output = args.file().unwrap_or(Path::new(streams::STANDARD));
    streams::write(output, page.as_bytes(), out)
}

impl Args {
    /// The file to write; `None` for standard output.
    fn file(&self) -> Option<&Path> {
        let output = self.output.as_deref();
        output.filter(|output| !streams::is_standard(output))
    }

    /// Analyses the match now and says how.
    fn analyse(
        &self,
        strength: &Strength,
        record: &mut MatchRecord,
        usual: &Arc<Met>,
    ) -> Result<String, CliError> {
        let settings = EngineSettings {
            met: Arc::clone(self.met.as_ref().unwrap_or(usual)),
            marks: self.analysis.marks.thresholds(),
            ..EngineSettings::default()
        };
        let engine = engines(settings).of(record.rules.variation)?;
        let job = AnalysisJob {
            strength: *strength,
            threads: self.analysis.threads.count(),
            ..AnalysisJob::default()
        };
        let (shown, kept) = (
            (&*self.input, self.analysis.progress),
            &mut KeptTrials::default(),
        );
        let analysed = evaluate(&engine, shown, record, &job, kept)?;
        if !analysed.is_complete() {
            return Err(CliError::Interrupted);
        }
        let settings = describe::strength(strength);
        Ok(format!("{settings}, nets {}", engine.fingerprint()))
    }
}
