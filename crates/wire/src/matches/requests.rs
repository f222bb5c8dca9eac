//! Requests about matches.

use barpoint_app::matches::{Language, ReportForm, UnknownFormError, UnknownLanguageError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A request for an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalyseRequest {
    /// A level's name.
    pub level: String,
    /// The game on screen, from 0: its decisions are analysed first.
    #[serde(default)]
    pub game: usize,
    /// The entry on screen, from 0.
    #[serde(default)]
    pub entry: usize,
}

/// Which analysis is to look deeper at an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeeperRequest {
    /// The name of the analysis; if absent, the one shown.
    #[serde(default)]
    pub layer: Option<String>,
}

/// What a report is written as.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ReportQuery {
    /// Dark or light; if absent, the reader's system decides.
    #[serde(default)]
    pub dark: Option<bool>,
    /// Its form; if absent, `html`.
    #[serde(default)]
    #[param(value_type = ReportFormName, inline, required = false)]
    pub form: Option<String>,
    /// Sheets of documents: `a4`, `letter`, `a4-landscape` or `letter-landscape`; if absent, `a4`.
    #[serde(default)]
    pub paper: Option<String>,
    /// The language of the forms `html` and `pdf`: `en`, `de`, `fr`, `es`, `da`, `it`, `tr`, `el`, `ru` or `ja`, which a PDF lacks the
    /// letters for; if absent, English.
    #[serde(default)]
    pub lang: Option<String>,
}

impl ReportQuery {
    /// The language.
    ///
    /// # Errors
    /// If reports are not written in it.
    pub fn language(&self) -> Result<Language, UnknownLanguageError> {
        self.lang
            .as_deref()
            .map_or(Ok(Language::default()), str::parse)
    }

    /// The form.
    ///
    /// # Errors
    /// If there is no such form.
    pub fn form(&self) -> Result<ReportForm, UnknownFormError> {
        self.form
            .as_deref()
            .map_or(Ok(ReportForm::default()), str::parse)
    }
}

/// The forms of reports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportFormName {
    /// One page that needs nothing else.
    #[default]
    Html,
    /// Pages in gnubg's form, one for each game; several come in a ZIP archive.
    GnubgHtml,
    /// The lines of gnubg's text export.
    Text,
    /// A LaTeX document.
    Latex,
    /// A document for screen and paper.
    Pdf,
    /// A table of decisions for spreadsheets.
    Csv,
}

impl ReportFormName {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Html,
        Self::GnubgHtml,
        Self::Text,
        Self::Latex,
        Self::Pdf,
        Self::Csv,
    ];

    /// The form.
    #[must_use]
    pub const fn form(self) -> ReportForm {
        match self {
            Self::Html => ReportForm::Html,
            Self::GnubgHtml => ReportForm::GnubgHtml,
            Self::Text => ReportForm::Text,
            Self::Latex => ReportForm::Latex,
            Self::Pdf => ReportForm::Pdf,
            Self::Csv => ReportForm::Csv,
        }
    }
}

/// A file to import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ImportQuery {
    /// Its name.
    #[serde(default)]
    pub name: Option<String>,
}

/// One of several files to import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct BatchQuery {
    /// Its name, with those of its folders.
    #[serde(default)]
    pub name: Option<String>,
    /// Whether it came with a folder: then it may be anything, and is passed over if it holds no match.
    #[serde(default)]
    pub in_folder: bool,
}

/// A request for the analysis of several matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalyseAllRequest {
    /// A level's name.
    pub level: String,
    /// The IDs of the matches; if absent, all.
    #[serde(default)]
    pub matches: Option<Vec<String>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_reports_is_described() {
        let described = ReportFormName::ALL.map(ReportFormName::form);
        assert_eq!(described, ReportForm::ALL);
        for form in ReportFormName::ALL {
            let name = serde_json::to_value(form).unwrap_or_default();
            assert_eq!(name, form.form().name());
        }
    }
}
