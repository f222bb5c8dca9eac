//! `barpoint analyse`: where the points of matches were lost.

mod totals;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use barpoint_app::matches::{
    AnalysisJob, KeptTrials, MatchName, Saved, Saving, exported, has_decisions, stored_analysis,
};
use barpoint_app::sources::Source;
use barpoint_app::{EngineSettings, Engines};
use barpoint_engine::{Engine, MatchRecord};
use barpoint_equity::Met;
use barpoint_formats::sgf::Sgf;
use barpoint_wire::{AnalysisMade, AnalysisOrigin, AnalysisReport};

use self::totals::{Totals, Work};
use super::error_rollouts::RolloutArgs;
use super::evaluation::evaluate;
use super::interrupt;
use super::json_list::JsonList;
use crate::args::number::whole;
use crate::args::{AnalysisArgs, FormatArg, OutputFormat, StrengthArgs, engines};
use crate::error::CliError;
use crate::render::players;
use crate::render::report::{self, ReportOptions};
use crate::sources::{self, Held};
use crate::{matches, streams};

/// Analyse matches: checker play, cube and luck
///
/// Reads match files of any known format (recognised by content), evaluates every decision of both players and prints the
/// result, each player's statistics and the costliest decisions; of several matches also how every player did over all of
/// them. Ctrl-C ends the analysis and reports what is done. With --save FOLDER a call that was stopped continues where it
/// was: matches saved there that were analysed in the same way are not analysed again. Exit code 0 if all files succeeded,
/// 1 otherwise.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Match files, folders, ZIP archives or patterns such as 'cup/*.mat'; `-` for standard input
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
    /// Print one line for each match and the players' totals, in place of whole reports
    #[arg(long)]
    summary: bool,
    /// How many of the costliest decisions to show
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=u64::MAX, "decisions"))]
    top: usize,
    /// Save the analysed match as SGF: a file, or a folder if there are several files (in its folders, as they are named). An
    /// interrupted analysis is saved beside it as OUT.part.sgf. With `-` one match is written to standard output in place of
    /// the report
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

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = sources::all(&args.files)?;
    let saving = match &args.save {
        Some(_) if args.is_streamed() => {
            args.check_streamed()?;
            None
        }
        Some(to) => {
            let saving = Saving::new(to, &sources);
            Some(saving.map_err(|error| CliError::Input(format!("--save: {error}")))?)
        }
        None => None,
    };
    let is_list = args.format.is_json() && !args.summary && sources.len() > 1;
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
        list: JsonList::new(is_list),
        totals: Totals::default(),
        out,
    };
    if !args.summary {
        call.list.begin(call.out)?;
    }
    let outcome = call.all(&sources);
    if !args.summary {
        // What was printed before an error is a whole array too.
        call.list.end(call.out)?;
    }
    call.print_totals(sources.len())?;
    outcome
}

/// What all files of a call share.
struct Call<'a> {
    args: &'a Args,
    engines: Engines,
    job: AnalysisJob,
    kept: KeptTrials,
    saving: Option<Saving>,
    list: JsonList,
    totals: Totals,
    out: &'a mut dyn Write,
}

impl Call<'_> {
    fn all(&mut self, sources: &[Source]) -> Result<(), CliError> {
        let stop = interrupt();
        let mut failed = 0;
        for (number, source) in sources.iter().enumerate() {
            match self.source(source) {
                Err(error) if sources.len() > 1 && !error.is_fatal() => {
                    failed += 1;
                    self.totals.fail(&error);
                    self.out.flush()?;
                    writeln!(std::io::stderr(), "error: {error}")?;
                }
                outcome => outcome?,
            }
            if stop.load(Ordering::Relaxed) {
                for unread in &sources[number + 1..] {
                    writeln!(
                        std::io::stderr(),
                        "not analysed: {}",
                        unread.path().display()
                    )?;
                }
                return Err(CliError::Interrupted);
            }
        }
        if failed > 0 {
            let total = sources.len();
            return Err(CliError::Some { failed, total });
        }
        Ok(())
    }

    /// All matches of a source; those of a file that came with a folder may be positions alone, which are passed over.
    fn source(&mut self, source: &Source) -> Result<(), CliError> {
        let Held::Matches(matches) = sources::read(source)? else {
            self.totals.pass_over(source.path());
            return Ok(());
        };
        for (name, imported) in matches {
            sources::warn(&name, &imported)?;
            if !source.is_named() && !has_decisions(&imported.record) {
                self.totals.pass_over(&name.path);
                continue;
            }
            self.one(&name, imported.record)?;
            if interrupt().load(Ordering::Relaxed) {
                break;
            }
        }
        Ok(())
    }

    fn one(&mut self, name: &MatchName, mut record: MatchRecord) -> Result<(), CliError> {
        if self.args.stored {
            return self.print_stored(name, &record);
        }
        matches::check_length(&name.path, &record)?;
        let engine = self.engines.of(record.rules.variation)?;
        let made_with = self.job.made_with(&engine);
        let done = self.saving.as_ref();
        if let Some(done) = done.and_then(|saving| saving.done(&record, name, &made_with)) {
            return self.print_analysed(name, &engine, &done, Work::DoneBefore);
        }
        if let Some(saving) = &self.saving {
            saving.check(name)?;
        }
        let shown = (&*name.path, self.args.analysis.progress);
        let analysed = evaluate(&engine, shown, &mut record, &self.job, &mut self.kept)?;
        if self.args.is_streamed() {
            return self.stream(&name.path, &record);
        }
        if let Some(saving) = &self.saving {
            // Before anything is printed: the reader of the text may be gone.
            tell_saved(&saving.save(&record, name, analysed.is_complete())?)?;
        }
        self.print_analysed(name, &engine, &record, Work::DoneNow)
    }

    fn print_analysed(
        &mut self,
        name: &MatchName,
        engine: &Engine,
        record: &MatchRecord,
        work: Work,
    ) -> Result<(), CliError> {
        let (file, job) = (name.to_string(), self.job);
        let origin = AnalysisOrigin {
            file: &file,
            summary: &engine.summary(record),
            made: Some(AnalysisMade {
                strength: &job.strength,
                rollouts: job.rollouts.as_ref(),
            }),
        };
        let met = engine.met();
        self.print(record, &origin, (met, met.name()), work)
    }

    /// Writes the match to standard output.
    fn stream(&mut self, path: &Path, record: &MatchRecord) -> Result<(), CliError> {
        let bytes = exported(record, path, &Sgf)?;
        streams::write(Path::new(streams::STANDARD), &bytes, self.out)
    }

    fn print_stored(&mut self, name: &MatchName, record: &MatchRecord) -> Result<(), CliError> {
        let usual = matches::usual_met()?;
        // The table of the user's settings stands in for --met, and is not asked for.
        let asked = self.args.strength.met().filter(|met| *met != &*usual);
        let stored = stored_analysis(record, &name.path, asked, &usual);
        let stored = stored.map_err(matches::with_advice)?;
        let file = name.to_string();
        let origin = AnalysisOrigin {
            file: &file,
            summary: &stored.summary,
            made: None,
        };
        let words = stored.met.to_string();
        let met = (&*stored.met.met, words.as_str());
        self.print(record, &origin, met, Work::DoneBefore)
    }

    fn print(
        &mut self,
        record: &MatchRecord,
        origin: &AnalysisOrigin<'_>,
        (met, met_words): (&Met, &str),
        work: Work,
    ) -> Result<(), CliError> {
        self.totals.add(record, origin.file, met, work);
        if self.args.summary {
            return self.totals.print_last(self.out, &self.args.format);
        }
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

    /// How the players did, if there were several matches or nothing else is printed.
    fn print_totals(&mut self, sources: usize) -> Result<(), CliError> {
        match self.args.format.get() {
            OutputFormat::Json if self.args.summary => {
                super::print_json(self.out, &self.totals.report())
            }
            OutputFormat::Text if self.args.summary || sources > 1 => {
                players::print(self.out, &self.totals.report())
            }
            _ => Ok(()),
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
