//! A call of `report`: matches read, analysed if asked for, and written.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use barpoint_app::matches::{
    AnalysisJob, Inputs, KeptTrials, MatchError, MatchName, ReportForm, Targets, has_decisions,
};
use barpoint_app::sources::Source;
use barpoint_app::{Engines, describe, files};
use barpoint_engine::{MatchRecord, Strength};
use barpoint_equity::Met;
use rayon::prelude::*;

use super::super::evaluation::evaluate;
use super::Args;
use crate::error::CliError;
use crate::matches;
use crate::render::situation::weights;
use crate::sources::{self, Held};

/// A match to be shown, and how its analysis was made.
pub(super) struct Shown {
    pub(super) name: MatchName,
    pub(super) record: MatchRecord,
    pub(super) analysis: Option<String>,
}

/// What all files of a call share.
pub(super) struct Call<'a> {
    pub(super) args: &'a Args,
    pub(super) form: ReportForm,
    pub(super) engines: Engines,
    pub(super) usual: Arc<Met>,
}

impl Call<'_> {
    /// One file for each match.
    pub(super) fn each(
        &self,
        sources: &[Source],
        to: &Path,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let targets = Targets::new(to, sources, self.form.ending()).map_err(MatchError::from)?;
        let one = |source: &Source| -> Result<Vec<String>, CliError> {
            let mut told = Vec::new();
            for shown in self.load(source)? {
                let target = targets.of(&shown.name).map_err(MatchError::from)?;
                targets.make_folder(&target)?;
                let written = self.write(&[&shown], targets.inputs(), &target)?;
                told.push(format!("{}: wrote {written}", shown.name));
            }
            Ok(told)
        };
        let mut failed = 0;
        let mut tell = |outcome: Result<Vec<String>, CliError>| match outcome {
            Err(error) if sources.len() > 1 && !error.is_fatal() => {
                failed += 1;
                out.flush()?;
                Ok(writeln!(std::io::stderr(), "error: {error}")?)
            }
            outcome => {
                for line in outcome? {
                    writeln!(out, "{line}")?;
                }
                Ok::<(), CliError>(())
            }
        };
        // An analysis takes all processors itself.
        if self.args.level.is_some() {
            for source in sources {
                tell(one(source))?;
            }
        } else {
            for outcome in sources.par_iter().map(one).collect::<Vec<_>>() {
                tell(outcome)?;
            }
        }
        sources::all_done(failed, sources.len())
    }

    /// One file for all matches, or standard output.
    pub(super) fn joined(
        &self,
        sources: &[Source],
        file: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let inputs = Inputs::of(sources);
        if let Some(file) = file {
            inputs.check_apart(file).map_err(MatchError::from)?;
            files::check_writable(file)?;
        }
        let mut all = Vec::new();
        let mut failed = 0;
        for source in sources {
            match self.load(source) {
                Err(error) if sources.len() > 1 && !error.is_fatal() => {
                    failed += 1;
                    writeln!(std::io::stderr(), "error: {error}")?;
                }
                loaded => all.extend(loaded?),
            }
        }
        if all.is_empty() {
            return Err(CliError::Job("no match to write".to_owned()));
        }
        let all: Vec<&Shown> = all.iter().collect();
        match file {
            Some(file) => drop(self.write(&all, &inputs, file)?),
            None => self.print(&all, out)?,
        }
        sources::all_done(failed, sources.len())
    }

    /// The matches of a source, analysed if that was asked for; positions that came with a folder are passed over.
    fn load(&self, source: &Source) -> Result<Vec<Shown>, CliError> {
        let Held::Matches(found) = sources::read(source)? else {
            return Ok(Vec::new());
        };
        let mut all = Vec::new();
        for (name, imported) in found {
            sources::warn(&name, &imported)?;
            let mut record = imported.record;
            if !source.is_named() && !has_decisions(&record) {
                continue;
            }
            matches::check_length(&name.path, &record)?;
            let analysis = match &self.args.level {
                Some(strength) => Some(self.analyse(strength, &name, &mut record)?),
                None => None,
            };
            all.push(Shown {
                name,
                record,
                analysis,
            });
        }
        Ok(all)
    }

    /// Analyses a match now and says how.
    fn analyse(
        &self,
        strength: &Strength,
        name: &MatchName,
        record: &mut MatchRecord,
    ) -> Result<String, CliError> {
        let engine = self.engines.at(record.rules.variation, strength)?;
        let job = AnalysisJob {
            strength: *strength,
            threads: self.args.analysis.threads.count(),
            ..AnalysisJob::default()
        };
        let shown = (&*name.path, self.args.analysis.progress);
        let analysed = evaluate(&engine, shown, record, &job, &mut KeptTrials::default())?;
        if !analysed.is_complete() {
            return Err(CliError::Interrupted);
        }
        let settings = describe::strength(strength);
        let weights = weights(strength);
        Ok(format!("{settings}, {weights} {}", engine.fingerprint()))
    }
}
