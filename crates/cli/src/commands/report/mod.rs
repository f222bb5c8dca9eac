//! `barpoint report`: matches as pages, texts, documents and tables.

mod select;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::matches::{
    AnalysisJob, KeptTrials, MatchError, MatchName, ReportError, ReportFile, ReportForm,
    ReportMatch, ReportSettings, Scheme, StyleSheet, Targets, check_apart, gnubg_css,
    has_decisions, report,
};
use barpoint_app::sources::Source;
use barpoint_app::{EngineSettings, Engines, describe, files};
use barpoint_draw::{Paper, THEMES, Theme};
use barpoint_engine::{MatchRecord, Strength};
use barpoint_equity::Met;
use clap::ValueEnum;
use rayon::prelude::*;

use self::select::SelectArgs;
use super::evaluation::evaluate;
use crate::args::{AnalysisArgs, engines, find_met, theme};
use crate::error::CliError;
use crate::sources::{self, Held};
use crate::{matches, streams};

/// Write matches as HTML, text, LaTeX, PDF or a table: statistics, errors
///
/// A report shows the analysis stored in the file, or one made now with --level: both players' ratings and statistics, the
/// course of the winning chance, the game record, and every error with its position, the alternatives and the comments. The
/// page (html) is one file that loads nothing and runs no script. gnubg-html and text have GNU Backgammon's form, for what
/// reads that. Several matches become one document (text, latex, pdf, csv), or one file each in a folder.
#[derive(clap::Args)]
#[command(
    mut_arg("threads", |threads| threads.requires("level")),
    mut_arg("quiet", |quiet| quiet.requires("level")),
)]
pub(crate) struct Args {
    /// Files to read: matches, folders, ZIP archives or patterns such as 'cup/*.sgf'; `-` for standard input
    #[arg(required = true, value_name = "INPUT")]
    inputs: Vec<PathBuf>,
    /// File to write, or an existing folder for a file each [default: standard output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// What to write, if the name of OUT does not say it: html, gnubg-html, text, latex, pdf or csv [default: html]
    #[arg(long, value_name = "FORM")]
    form: Option<ReportForm>,
    /// Analyse the matches first, at this level
    #[arg(long, visible_alias = "analyse", value_name = "NAME", value_parser = Strength::named)]
    level: Option<Strength>,
    #[command(flatten)]
    analysis: AnalysisArgs,
    /// Match equity table by name or as a file in GNU Backgammon's XML format [default: the one the analysis was made with;
    /// that of the settings or Kazaross-XG2 where the file names none]
    #[arg(long, value_name = "NAME|FILE.xml", value_parser = find_met)]
    met: Option<Arc<Met>>,
    /// Light or dark; as the reader's system is, if absent, and light on paper
    #[arg(long, value_enum)]
    scheme: Option<SchemeName>,
    /// Sheets of PDF and LaTeX: a4, letter, a4-landscape or letter-landscape
    #[arg(long, value_name = "SHEET", default_value = "a4")]
    paper: Paper,
    /// Colours of the boards in gnubg-html, latex and pdf [default: that of the settings]
    #[arg(long, value_name = "NAME", value_parser = theme)]
    theme: Option<&'static Theme>,
    /// Where the style sheet of gnubg-html is: head, inline, or the name of a file to write it to
    #[arg(long, value_name = "WHERE", default_value = "head")]
    style: String,
    #[command(flatten)]
    select: SelectArgs,
}

/// How the page looks.
#[derive(Clone, Copy, ValueEnum)]
enum SchemeName {
    Light,
    Dark,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let form = args.form();
    if !form.is_selective() && args.select.is_used() {
        let error = "the form html shows everything: choose another with --form, or leave out the options \
            for what appears";
        return Err(CliError::Input(error.to_owned()));
    }
    let sources = sources::all(&args.inputs)?;
    let usual = matches::usual_met()?;
    let call = Call {
        args,
        form,
        engines: engines(EngineSettings {
            met: Arc::clone(args.met.as_ref().unwrap_or(&usual)),
            marks: args.analysis.marks.thresholds(),
            ..EngineSettings::default()
        }),
        usual,
    };
    match args.file() {
        Some(file) if sources.len() > 1 && (file.is_dir() || !form.joins_matches()) => {
            call.each(&sources, file, out)
        }
        Some(folder) if folder.is_dir() => call.each(&sources, folder, out),
        file => call.joined(&sources, file, out),
    }
}

impl Args {
    fn form(&self) -> ReportForm {
        let named = self.file().and_then(ReportForm::of_file);
        self.form.or(named).unwrap_or_default()
    }

    /// The file or folder to write; `None` for standard output.
    fn file(&self) -> Option<&Path> {
        let output = self.output.as_deref();
        output.filter(|output| !streams::is_standard(output))
    }
}

/// A match to be shown, and how its analysis was made.
struct Shown {
    name: MatchName,
    record: MatchRecord,
    analysis: Option<String>,
}

/// What all files of a call share.
struct Call<'a> {
    args: &'a Args,
    form: ReportForm,
    engines: Engines,
    usual: Arc<Met>,
}

impl Call<'_> {
    /// One file for each match.
    fn each(&self, sources: &[Source], to: &Path, out: &mut dyn Write) -> Result<(), CliError> {
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
        if failed > 0 {
            let total = sources.len();
            return Err(CliError::Some { failed, total });
        }
        Ok(())
    }

    /// One file for all matches, or standard output.
    fn joined(
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
        if failed > 0 {
            let total = sources.len();
            return Err(CliError::Some { failed, total });
        }
        Ok(())
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
