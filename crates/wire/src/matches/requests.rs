//! Requests about matches.

use barpoint_app::matches::{ReportForm, UnknownFormError};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// A request for an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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

/// What a report is written as.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// Dark or light; if absent, the reader's system decides.
    #[serde(default)]
    pub dark: Option<bool>,
    /// `html`, `gnubg-html`, `text`, `latex`, `pdf` or `csv`; if absent, `html`.
    #[serde(default)]
    pub form: Option<String>,
    /// Sheets of documents: `a4`, `letter`, `a4-landscape` or `letter-landscape`; if absent, `a4`.
    #[serde(default)]
    pub paper: Option<String>,
}

impl ReportQuery {
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

/// A file to import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportQuery {
    /// Its name.
    #[serde(default)]
    pub name: Option<String>,
}

/// A file to save.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SaveQuery {
    /// Its format; if absent, SGF.
    #[serde(default)]
    #[param(value_type = SaveFormat, inline, required = false)]
    pub format: Option<String>,
}

/// The formats in which matches are saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SaveFormat {
    /// gnubg's SGF, with all analyses.
    #[default]
    Sgf,
    /// Match text.
    Mat,
    /// Match text as Jellyfish writes it.
    Gam,
    /// Everything, for programs.
    Json,
}

impl SaveFormat {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Sgf, Self::Mat, Self::Gam, Self::Json];

    /// Its name, which is also the ending of its files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Mat => "mat",
            Self::Gam => "gam",
            Self::Json => "json",
        }
    }
}

impl SaveQuery {
    /// The format.
    ///
    /// # Errors
    /// A message, if there is no such format.
    pub fn format(&self) -> Result<SaveFormat, String> {
        let Some(name) = &self.format else {
            return Ok(SaveFormat::default());
        };
        let found = SaveFormat::ALL.into_iter().find(|one| one.name() == name);
        found.ok_or_else(|| {
            let names = SaveFormat::ALL.map(SaveFormat::name).join(", ");
            format!("expected a format of {names}, found {name:?}")
        })
    }
}
