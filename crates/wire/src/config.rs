//! The settings of a user.

use serde::Serialize;
use utoipa::ToSchema;

/// The settings that apply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfigReport {
    /// Version of this interface.
    pub version: u32,
    /// The file of settings, there or not; `null` where there is no folder for it.
    pub file: Option<String>,
    /// All settings.
    pub settings: Vec<ConfigRow>,
}

/// A setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfigRow {
    /// Its name in the file.
    pub key: String,
    /// The value that applies.
    pub value: String,
    /// What it is for.
    pub purpose: String,
    /// The environment variable that sets it.
    pub variable: String,
    /// The value where nobody has set it.
    pub default: String,
    /// Where the value comes from.
    pub origin: ConfigOrigin,
    /// The line of the file, from 1, if it comes from there.
    pub line: Option<usize>,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConfigOrigin {
    /// Nobody has set it.
    Default,
    /// The file of settings.
    File,
    /// The environment variable.
    Environment,
}
