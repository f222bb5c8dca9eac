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

/// A file by name and format.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FileQuery {
    /// Name of a file that is imported.
    #[serde(default)]
    pub name: Option<String>,
    /// Format of a file that is exported: `sgf`, `mat`, …
    #[serde(default)]
    pub format: Option<String>,
}
