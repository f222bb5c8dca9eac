//! Matches written for people and for other programs.

mod form;
mod packed;
mod shown;

use barpoint_analysis::{MetChoice, MetOrigin, UnknownMetError, review};
use barpoint_draw::{ExportError, Mode, Paper, Theme};
use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_record::SkillThresholds;
use barpoint_report::{
    About, Language, LatexSettings, PageSettings, PdfSettings, Scheme, Selection, StyleSheet,
    TableError, Words,
};

pub use form::{ReportForm, UnknownFormError};
pub use packed::{PackedReport, packed};
pub use shown::{counted, entry_text, statistics_text};

/// How matches are shown.
#[derive(Clone, Copy, Debug)]
pub struct ReportSettings<'a> {
    /// The match equity table by which to read the analyses; if `None`, their own.
    pub met: Option<&'a Met>,
    /// The table for records that name none.
    pub usual: &'a Met,
    /// The thresholds of the marks of errors.
    pub marks: &'a SkillThresholds,
    /// What they are written as.
    pub form: ReportForm,
    /// What appears; of no meaning to [`ReportForm::Html`], which shows everything.
    pub selection: &'a Selection,
    /// Light or dark.
    pub scheme: Scheme,
    /// The sheets of documents.
    pub paper: Paper,
    /// The colours of boards, but for [`ReportForm::Html`].
    pub theme: &'a Theme,
    /// Where the style sheet of pages in GNU Backgammon's form is.
    pub style: StyleSheet<'a>,
    /// The language of [`ReportForm::Html`] and [`ReportForm::Pdf`]; the other forms, which programs read, are English.
    pub language: Language,
}

impl ReportSettings<'_> {
    /// The language that is written: English where documents lack the letters of the one asked for.
    #[must_use]
    pub const fn written_language(&self) -> Language {
        match self.form {
            ReportForm::Html => self.language,
            ReportForm::Pdf if self.language.has_letters() => self.language,
            _ => Language::English,
        }
    }
}

/// A match to be shown.
#[derive(Clone, Copy, Debug)]
pub struct ReportMatch<'a> {
    /// The match.
    pub record: &'a MatchRecord,
    /// How its analysis was made, if known.
    pub analysis: Option<&'a str>,
}

/// A written file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportFile {
    /// Its name: that asked for, and of further pages one with a number ([`barpoint_report::game_file`]).
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// Why matches cannot be shown.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReportError {
    /// An analysis was made with a table that is not at hand, and no other is asked for.
    #[error("match {}: {source}", index + 1)]
    Met {
        /// Which of the matches, from 0.
        index: usize,
        /// Which table.
        source: UnknownMetError,
    },
    /// The document cannot be packed.
    #[error(transparent)]
    Document(#[from] ExportError),
    /// The table cannot be written.
    #[error(transparent)]
    Table(#[from] TableError),
    /// One page for each match or game, but several matches.
    #[error("{} files hold one match, found {found}", form.name())]
    TooMany {
        /// The form asked for.
        form: ReportForm,
        /// How many matches.
        found: usize,
    },
}

/// Matches with the analyses in their records, written in the form asked for to a file of this name. Same input, same bytes.
///
/// # Errors
/// If an analysis was made with a table that is not at hand and no other is asked for, if the form holds fewer matches, or
/// if the file cannot be packed.
pub fn report(
    matches: &[ReportMatch<'_>],
    name: &str,
    settings: &ReportSettings<'_>,
) -> Result<Vec<ReportFile>, ReportError> {
    let mut choices = Vec::with_capacity(matches.len());
    for (index, shown) in matches.iter().enumerate() {
        let choice = MetChoice::of(shown.record, settings.met, settings.usual);
        let choice = choice.map_err(|source| ReportError::Met { index, source })?;
        let words = (choice.origin != MetOrigin::Money).then(|| choice.to_string());
        choices.push((choice, words));
    }
    let own = Words::of(settings.written_language());
    let told: Vec<(&MatchRecord, About<'_>)> = matches
        .iter()
        .zip(&choices)
        .map(|(shown, (choice, words))| {
            let progress = review::progress(shown.record);
            let about = About {
                met: &choice.met,
                met_words: words.as_deref(),
                marks: settings.marks,
                analysis: shown.analysis,
                missing: progress.total - progress.done,
                program: concat!("barpoint ", env!("CARGO_PKG_VERSION")),
                scheme: settings.scheme,
                words: &own,
            };
            (shown.record, about)
        })
        .collect();
    let told: Vec<_> = told
        .iter()
        .map(|(record, about)| (*record, about))
        .collect();
    written(&told, name, settings)
}

fn written(
    matches: &[(&MatchRecord, &About<'_>)],
    name: &str,
    settings: &ReportSettings<'_>,
) -> Result<Vec<ReportFile>, ReportError> {
    let (form, selection, paper) = (settings.form, settings.selection, settings.paper);
    let palette = settings.theme.palette(match settings.scheme {
        Scheme::Dark => Mode::Dark,
        Scheme::System | Scheme::Light => Mode::Light,
    });
    let one = || match matches {
        [(record, about)] => Ok((*record, *about)),
        _ => Err(ReportError::TooMany {
            form,
            found: matches.len(),
        }),
    };
    let bytes = match form {
        ReportForm::Html => {
            let (record, about) = one()?;
            barpoint_report::html(record, about).into_bytes()
        }
        ReportForm::GnubgHtml => {
            let (record, about) = one()?;
            let settings = PageSettings {
                style: settings.style,
                file: name.rsplit('/').next().unwrap_or(name),
                palette,
            };
            let pages = barpoint_report::html_games(record, about, selection, &settings);
            let pages = (1..).zip(pages).map(|(page, text)| ReportFile {
                name: barpoint_report::game_file(name, page),
                bytes: text.into_bytes(),
            });
            return Ok(pages.collect());
        }
        ReportForm::Text => {
            let texts = matches
                .iter()
                .map(|(record, about)| barpoint_report::text(record, about, selection));
            texts.collect::<String>().into_bytes()
        }
        ReportForm::Latex => {
            let settings = LatexSettings { paper, palette };
            barpoint_report::latex(matches, selection, &settings).into_bytes()
        }
        ReportForm::Pdf => {
            barpoint_report::pdf(matches, selection, &PdfSettings { paper, palette })?
        }
        ReportForm::Csv => barpoint_report::decisions_csv(matches, selection)?.into_bytes(),
    };
    let name = name.to_owned();
    Ok(vec![ReportFile { name, bytes }])
}
