//! A call of `analyse`: the matches one after the other.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;

use barpoint_app::Engines;
use barpoint_app::matches::{
    AnalysisJob, KeptTrials, MatchName, Saved, Saving, exported, has_decisions, stored_analysis,
};
use barpoint_app::sources::Source;
use barpoint_engine::{Engine, MatchRecord};
use barpoint_equity::Met;
use barpoint_formats::sgf::Sgf;
use barpoint_wire::{AnalysisMade, AnalysisOrigin, AnalysisReport};

use super::super::evaluation::evaluate;
use super::super::json_list::JsonList;
use super::super::{interrupt, print_json};
use super::Args;
use super::totals::{Totals, Work};
use crate::args::OutputFormat;
use crate::error::CliError;
use crate::render::players;
use crate::render::report::{self, ReportOptions};
use crate::sources::{self, Held};
use crate::{matches, streams};

/// What all files of a call share.
pub(super) struct Call<'a> {
    pub(super) args: &'a Args,
    pub(super) engines: Engines,
    pub(super) job: AnalysisJob,
    pub(super) kept: KeptTrials,
    pub(super) saving: Option<Saving>,
    pub(super) list: JsonList,
    pub(super) totals: Totals,
    pub(super) out: &'a mut dyn Write,
}

impl Call<'_> {
    /// All sources, one after the other.
    pub(super) fn all(&mut self, sources: &[Source]) -> Result<(), CliError> {
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
        sources::all_done(failed, sources.len())
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
        let rollouts = job.error_rollouts();
        let origin = AnalysisOrigin {
            file: &file,
            summary: &engine.summary(record),
            made: Some(AnalysisMade {
                strength: &job.strength,
                rollouts: rollouts.as_ref(),
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
        self.print(record, &origin, met, Work::DoneNow)
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
            return self.totals.print_last(self.out, self.args.format);
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
    pub(super) fn print_totals(&mut self, sources: usize) -> Result<(), CliError> {
        match self.args.format.get() {
            OutputFormat::Json if self.args.summary => print_json(self.out, &self.totals.report()),
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
