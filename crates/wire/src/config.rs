//! The settings of a user.

use serde::Serialize;
use utoipa::ToSchema;

/// The settings in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfigReport {
    /// Version of this interface.
    pub version: u32,
    /// The settings file, whether it exists or not; `null` if there is no folder for it.
    pub file: Option<String>,
    /// All settings.
    pub settings: Vec<ConfigRow>,
}

/// A setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConfigRow {
    /// Its name in the file.
    pub key: String,
    /// The value in force.
    pub value: String,
    /// Its purpose.
    pub purpose: String,
    /// The environment variable that sets it.
    pub variable: String,
    /// The default.
    pub default: String,
    /// The source of the value.
    pub origin: ConfigOrigin,
    /// The line of the settings file, from 1, if it is set there.
    pub line: Option<usize>,
}

/// The source of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConfigOrigin {
    /// It is the default.
    Default,
    /// The settings file.
    File,
    /// The environment variable.
    Environment,
}
