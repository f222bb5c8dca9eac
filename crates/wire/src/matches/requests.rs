//! What is asked of matches.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Which analysis is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AnalyseRequest {
    /// A level's name.
    pub level: String,
    /// The game looked at, from 0: its decisions come first.
    #[serde(default)]
    pub game: usize,
    /// The entry looked at, from 0.
    #[serde(default)]
    pub entry: usize,
}

/// How a report is to look.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams,
)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// Dark or light; as the reader's system is, if nothing is given.
    #[serde(default)]
    pub dark: Option<bool>,
}

/// A file that is imported.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportQuery {
    /// Its name.
    #[serde(default)]
    pub name: Option<String>,
}

/// A file that is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SaveQuery {
    /// Its format; SGF if nothing is given.
    #[serde(default)]
    #[param(value_type = SaveFormat, inline, required = false)]
    pub format: Option<String>,
}

/// Formats that matches are saved in.
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
    /// The format asked for.
    ///
    /// # Errors
    /// If there is none of that name, in words.
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
