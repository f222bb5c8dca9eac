//! The forms of reports.

use std::path::Path;
use std::str::FromStr;

/// What a report is written as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReportForm {
    /// One page that needs nothing else.
    #[default]
    Html,
    /// Pages in GNU Backgammon's form, one for each game.
    GnubgHtml,
    /// The lines of GNU Backgammon's text export.
    Text,
    /// A LaTeX document with boards by `TikZ`.
    Latex,
    /// A document for screen and paper.
    Pdf,
    /// A table of decisions for spreadsheets.
    Csv,
}

/// No form of reports.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected html, gnubg-html, text, latex, pdf or csv, found {found:?}")]
pub struct UnknownFormError {
    /// What was given.
    pub found: String,
}

impl ReportForm {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Html,
        Self::GnubgHtml,
        Self::Text,
        Self::Latex,
        Self::Pdf,
        Self::Csv,
    ];

    /// Its name in options and queries.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::GnubgHtml => "gnubg-html",
            Self::Text => "text",
            Self::Latex => "latex",
            Self::Pdf => "pdf",
            Self::Csv => "csv",
        }
    }

    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Html | Self::GnubgHtml => "html",
            Self::Text => "txt",
            Self::Latex => "tex",
            Self::Pdf => "pdf",
            Self::Csv => "csv",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Html | Self::GnubgHtml => "text/html; charset=utf-8",
            Self::Text => "text/plain; charset=utf-8",
            Self::Latex => "application/x-tex",
            Self::Pdf => "application/pdf",
            Self::Csv => "text/csv; charset=utf-8",
        }
    }

    /// The form that the name of a file asks for.
    #[must_use]
    pub fn of_file(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        let ending = if ending == "htm" { "html" } else { &ending };
        Self::ALL.into_iter().find(|form| form.ending() == ending)
    }

    /// Whether several matches fit into one file.
    #[must_use]
    pub const fn joins_matches(self) -> bool {
        !matches!(self, Self::Html | Self::GnubgHtml)
    }

    /// Whether a [`barpoint_report::Selection`] chooses what appears; otherwise everything does.
    #[must_use]
    pub const fn is_selective(self) -> bool {
        !matches!(self, Self::Html)
    }
}

impl FromStr for ReportForm {
    type Err = UnknownFormError;

    fn from_str(text: &str) -> Result<Self, UnknownFormError> {
        let form = Self::ALL.into_iter().find(|form| form.name() == text);
        form.ok_or_else(|| UnknownFormError {
            found: text.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_found_by_name_and_by_file() {
        for form in ReportForm::ALL {
            assert_eq!(form.name().parse(), Ok(form));
        }
        let of = |name: &str| ReportForm::of_file(Path::new(name));
        assert_eq!(of("a/m.HTM"), Some(ReportForm::Html));
        assert_eq!(of("m.tex"), Some(ReportForm::Latex));
        assert_eq!((of("m"), of("m.sgf")), (None, None));
        let error = "doc".parse::<ReportForm>().unwrap_err().to_string();
        for form in ReportForm::ALL {
            assert!(error.contains(form.name()), "{error}");
        }
    }
}
