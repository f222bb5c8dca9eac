//! `barpoint analyse`: where the points of a match were lost.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use barpoint_app::matches::{AnalysisJob, KeptTrials, Saved, Saving, exported, stored_analysis};
use barpoint_app::{EngineSettings, Engines};
use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_formats::sgf::Sgf;
use barpoint_wire::{AnalysisMade, AnalysisOrigin, AnalysisReport};

use super::error_rollouts::RolloutArgs;
use super::evaluation::evaluate;
use super::interrupt;
use super::json_list::JsonList;
use crate::args::number::whole;
use crate::args::{AnalysisArgs, FormatArg, OutputFormat, StrengthArgs, engines};
use crate::error::CliError;
use crate::render::report::{self, ReportOptions};
use crate::{matches, streams};

/// Analyse matches: checker play, cube and luck
///
/// Reads match files of any known format (recognised by content), evaluates every decision of both
/// players and prints the result, each player's statistics and the costliest decisions. Ctrl-C ends
/// the analysis and reports what is done. Exit code 0 if all files succeeded, 1 otherwise.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Match files; `-` for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print the analysis that the files hold, GNU Backgammon's or ours, without evaluating anything
    #[arg(long, conflicts_with_all = ["level", "ply", "filter", "noise", "noise_seed", "reduced", "no_pruning", "cubeless",
        "cube_model", "nets", "threads", "save", "rollout_errors"])]
    stored: bool,
    #[command(flatten)]
    strength: StrengthArgs,
    #[command(flatten)]
    analysis: AnalysisArgs,
    /// How many of the costliest decisions to show
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=u64::MAX, "decisions"))]
    top: usize,
    /// Save the analysed match as SGF: a file, or a folder if there are several matches. An interrupted analysis is
    /// saved beside it as OUT.part.sgf. With `-` one match is written to standard output in place of the report
    #[arg(long, value_name = "OUT.sgf")]
    save: Option<PathBuf>,
    #[command(flatten)]
    rollouts: RolloutArgs,
    #[command(flatten)]
    format: FormatArg,
}

impl Args {
    /// Whether the analysed match goes to standard output.
    fn is_streamed(&self) -> bool {
        self.save.as_deref().is_some_and(streams::is_standard)
    }

    /// Refuses what would mix with the match on standard output.
    fn check_streamed(&self) -> Result<(), CliError> {
        let wrong = match &self.files[..] {
            [_] if !self.format.is_json() => return Ok(()),
            [_] => "--format json would be mixed with it",
            _ => "there are several matches",
        };
        let error = format!("--save -: standard output takes one match, but {wrong}");
        Err(CliError::Input(error))
    }
}

/// What all files of a call share.
struct Call<'a> {
    args: &'a Args,
    engines: Engines,
    job: AnalysisJob,
    kept: KeptTrials,
    saving: Option<Saving>,
    list: JsonList,
    out: &'a mut dyn Write,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let saving = match &args.save {
        Some(_) if args.is_streamed() => {
            args.check_streamed()?;
            None
        }
        Some(to) => {
            let saving = Saving::new(to, &args.files);
            Some(saving.map_err(|error| CliError::Input(format!("--save: {error}")))?)
        }
        None => None,
    };
    let mut call = Call {
        args,
        engines: engines(EngineSettings {
            marks: args.analysis.marks.thresholds(),
            ..args.strength.settings()
        }),
        job: AnalysisJob {
            strength: args.strength.strength(),
            rollouts: args.rollouts.how(),
            threads: args.analysis.threads.count(),
        },
        kept: KeptTrials::open(args.rollouts.checkpoint())?,
        saving,
        list: JsonList::new(args.format.is_json() && args.files.len() > 1),
        out,
    };
    call.list.begin(call.out)?;
    let outcome = call.all();
    // What was printed before an error is a whole array too.
    call.list.end(call.out)?;
    outcome
}

impl Call<'_> {
    fn all(&mut self) -> Result<(), CliError> {
        let (files, stop) = (&self.args.files, interrupt());
        let mut failed = 0;
        for (number, path) in files.iter().enumerate() {
            match self.file(path) {
                Err(error) if files.len() > 1 && !error.is_fatal() => {
                    failed += 1;
                    self.out.flush()?;
                    writeln!(std::io::stderr(), "error: {error}")?;
                }
                outcome => outcome?,
            }
            if stop.load(Ordering::Relaxed) {
                for unread in &files[number + 1..] {
                    writeln!(std::io::stderr(), "not analysed: {}", unread.display())?;
                }
                return Err(CliError::Interrupted);
            }
        }
        if failed > 0 {
            let total = files.len();
            return Err(CliError::Some { failed, total });
        }
        Ok(())
    }

    fn file(&mut self, path: &Path) -> Result<(), CliError> {
        let mut record = matches::import(path)?;
        if self.args.stored {
            return self.print_stored(path, &record);
        }
        matches::check_length(path, &record)?;
        if let Some(saving) = &self.saving {
            saving.check(path)?;
        }
        let engine = self.engines.of(record.rules.variation)?;
        let shown = (path, self.args.analysis.progress);
        let analysed = evaluate(&engine, shown, &mut record, &self.job, &mut self.kept)?;
        if self.args.is_streamed() {
            return self.stream(path, &record);
        }
        if let Some(saving) = &self.saving {
            // Before anything is printed: the reader of the text may be gone.
            tell_saved(&saving.save(&record, path, analysed.is_complete())?)?;
        }
        let (file, job) = (path.display().to_string(), self.job);
        let origin = AnalysisOrigin {
            file: &file,
            summary: &engine.summary(&record),
            made: Some(AnalysisMade {
                strength: &job.strength,
                rollouts: job.rollouts.as_ref(),
            }),
        };
        let met = engine.met();
        self.print(&record, &origin, (met, met.name()))
    }

    /// Writes the match to standard output.
    fn stream(&mut self, path: &Path, record: &MatchRecord) -> Result<(), CliError> {
        let bytes = exported(record, path, &Sgf)?;
        streams::write(Path::new(streams::STANDARD), &bytes, self.out)
    }

    fn print_stored(&mut self, path: &Path, record: &MatchRecord) -> Result<(), CliError> {
        let usual = matches::usual_met()?;
        // The table of the user's settings stands in for --met, and is not asked for.
        let asked = self.args.strength.met().filter(|met| *met != &*usual);
        let stored = stored_analysis(record, path, asked, &usual).map_err(matches::with_advice)?;
        let file = path.display().to_string();
        let origin = AnalysisOrigin {
            file: &file,
            summary: &stored.summary,
            made: None,
        };
        let words = stored.met.to_string();
        self.print(record, &origin, (&stored.met.met, &words))
    }

    fn print(
        &mut self,
        record: &MatchRecord,
        origin: &AnalysisOrigin<'_>,
        (met, met_words): (&Met, &str),
    ) -> Result<(), CliError> {
        let report = AnalysisReport::of(record, origin);
        match self.args.format.get() {
            OutputFormat::Json => self.list.item(self.out, &report),
            OutputFormat::Text => {
                let options = ReportOptions {
                    top: self.args.top,
                    met,
                    met_words,
                    made: origin.made,
                    marks: &self.args.analysis.marks.thresholds(),
                };
                report::print(self.out, record, &report, &options)
            }
        }
    }
}

fn tell_saved(saved: &Saved) -> Result<(), CliError> {
    if let Saved::InPart(path) = saved {
        let path = path.display();
        writeln!(
            std::io::stderr(),
            "the unfinished analysis is saved as {path}"
        )?;
    }
    Ok(())
}
