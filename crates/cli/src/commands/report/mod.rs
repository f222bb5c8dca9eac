//! `barpoint report`: matches as pages, texts, documents and tables.

mod call;
mod select;
mod write;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_app::EngineSettings;
use barpoint_app::matches::{Language, ReportForm};
use barpoint_draw::{Paper, Theme};
use barpoint_engine::Strength;
use barpoint_equity::Met;
use clap::ValueEnum;

use self::call::Call;
use self::select::SelectArgs;
use crate::args::{AnalysisArgs, engines, find_met, theme, valuing};
use crate::error::CliError;
use crate::{matches, sources, streams};

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
    #[arg(long, visible_alias = "analyse", value_name = "NAME", value_parser = valuing)]
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
    /// Sheets of PDF and LaTeX: a4, letter, a4-landscape or letter-landscape [default: a4]
    #[arg(long, value_name = "SHEET")]
    paper: Option<Paper>,
    /// Colours of the boards in gnubg-html, latex and pdf [default: that of the settings]
    #[arg(long, value_name = "NAME", value_parser = theme)]
    theme: Option<&'static Theme>,
    /// Where the style sheet of gnubg-html is: head, inline, or the name of a file to write it to [default: head]
    #[arg(long, value_name = "WHERE")]
    style: Option<String>,
    /// The language of html and pdf: en, de, fr, es, da, it, tr, el, ru or ja [default: that of the system]
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
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
    args.check(form)?;
    args.warn_of_language(form)?;
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

    /// Refuses what a form does not have.
    fn check(&self, form: ReportForm) -> Result<(), CliError> {
        let has_sheets = matches!(form, ReportForm::Pdf | ReportForm::Latex);
        let error = if self.style.is_some() && form != ReportForm::GnubgHtml {
            "--style: only gnubg-html has a style sheet"
        } else if self.paper.is_some() && !has_sheets {
            "--paper: only pdf and latex have sheets"
        } else {
            return Ok(());
        };
        let form = form.name();
        Err(CliError::Input(format!("{error}, and the form is {form}")))
    }

    /// The language asked for, else that of the system, else English.
    fn language(&self) -> Language {
        self.lang.unwrap_or_else(|| {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
            let mut set = set.filter_map(|name| std::env::var(name).ok());
            let locale = set.find(|locale| !locale.is_empty());
            let language = locale.and_then(|locale| Language::of_locale(&locale));
            language.unwrap_or_default()
        })
    }

    /// Says once why a document is English all the same.
    fn warn_of_language(&self, form: ReportForm) -> Result<(), CliError> {
        let language = self.language();
        if form == ReportForm::Pdf && !language.has_letters() {
            let code = language.code();
            let words = format!(
                "warning: the built-in font has no letters for {code}: the PDF is in English; --form html has them"
            );
            writeln!(std::io::stderr(), "{words}")?;
        }
        Ok(())
    }

    /// The file or folder to write; `None` for standard output.
    fn file(&self) -> Option<&Path> {
        let output = self.output.as_deref();
        output.filter(|output| !streams::is_standard(output))
    }
}
