//! A call of `report`: matches read, analysed if asked for, and written.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use barpoint_app::matches::{
    AnalysisJob, KeptTrials, MatchError, MatchName, ReportError, ReportFile, ReportForm,
    ReportMatch, ReportSettings, Scheme, StyleSheet, Targets, check_apart, gnubg_css,
    has_decisions, report,
};
use barpoint_app::sources::Source;
use barpoint_app::{Engines, describe, files};
use barpoint_draw::THEMES;
use barpoint_engine::{MatchRecord, Strength};
use barpoint_equity::Met;
use rayon::prelude::*;

use super::super::evaluation::evaluate;
use super::{Args, SchemeName};
use crate::error::CliError;
use crate::sources::{self, Held};
use crate::{matches, streams};

/// A match to be shown, and how its analysis was made.
struct Shown {
    name: MatchName,
    record: MatchRecord,
    analysis: Option<String>,
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
        let targets = Targets::new(to, sources, self.form.ending())
            .map_err(|error| CliError::Input(error.to_string()))?;
        let one = |source: &Source| -> Result<Vec<String>, CliError> {
            let mut told = Vec::new();
            for shown in self.load(source)? {
                let target = targets.of(&shown.name);
                targets.make_folder(&target)?;
                let written = self.write(&[&shown], &target)?;
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
        if let Some(file) = file {
            for source in sources {
                check_apart(source.path(), file)?;
            }
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
            Some(file) => drop(self.write(&all, file)?),
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
        let engine = self.engines.of(record.rules.variation)?;
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
        Ok(format!("{settings}, nets {}", engine.fingerprint()))
    }

    /// Writes matches to a file and says where.
    fn write(&self, shown: &[&Shown], target: &Path) -> Result<String, CliError> {
        let files = self.made(shown, &target.to_string_lossy())?;
        for file in &files {
            files::write_whole(Path::new(&file.name), &file.bytes)?;
        }
        if let (ReportForm::GnubgHtml, StyleSheet::File(name)) = (self.form, self.style()) {
            files::write_whole(&target.with_file_name(name), gnubg_css().as_bytes())?;
        }
        Ok(match &files[..] {
            [first, .., last] => format!("{} to {}", first.name, last.name),
            _ => target.display().to_string(),
        })
    }

    /// Writes matches to standard output.
    fn print(&self, shown: &[&Shown], out: &mut dyn Write) -> Result<(), CliError> {
        let name = format!("match.{}", self.form.ending());
        let made = self.made(shown, &name)?;
        let [file] = &made[..] else {
            let error = "the match has several games, each a page of its own: name a file with -o, or a game with --game";
            return Err(CliError::Input(error.to_owned()));
        };
        streams::write(Path::new(streams::STANDARD), &file.bytes, out)
    }

    fn style(&self) -> StyleSheet<'_> {
        match self.args.style.as_str() {
            "head" => StyleSheet::Head,
            "inline" => StyleSheet::Inline,
            file => StyleSheet::File(file),
        }
    }

    fn made(&self, shown: &[&Shown], name: &str) -> Result<Vec<ReportFile>, CliError> {
        let selection = match shown {
            [one] => self.args.select.of(&one.record)?,
            several => self
                .args
                .select
                .of_all(several.iter().map(|one| &one.record))?,
        };
        let settings = ReportSettings {
            met: self.args.met.as_deref(),
            usual: &self.usual,
            marks: &self.args.analysis.marks.thresholds(),
            form: self.form,
            selection: &selection,
            scheme: match self.args.scheme {
                None => Scheme::System,
                Some(SchemeName::Light) => Scheme::Light,
                Some(SchemeName::Dark) => Scheme::Dark,
            },
            paper: self.args.paper,
            theme: self.args.theme.unwrap_or(&THEMES[0]),
            style: self.style(),
        };
        let told: Vec<ReportMatch<'_>> = shown
            .iter()
            .map(|one| ReportMatch {
                record: &one.record,
                analysis: one.analysis.as_deref(),
            })
            .collect();
        report(&told, name, &settings).map_err(|error| match error {
            ReportError::Met { index, source } => matches::with_advice(MatchError::Met {
                path: shown[index].name.path.clone(),
                source,
            }),
            error @ ReportError::TooMany { .. } => {
                CliError::Input(format!("{error}: name an existing folder with -o"))
            }
            error => CliError::Job(error.to_string()),
        })
    }
}
