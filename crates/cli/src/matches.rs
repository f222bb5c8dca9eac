//! Match files, as commands take them.

use std::path::Path;
use std::sync::Arc;

use barpoint_app::EngineSettings;
use barpoint_app::matches::{self, MatchError};
use barpoint_app::settings::{Key, Settings};
use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_formats::Format;

use crate::args::find_met;
use crate::error::CliError;

/// Refuses what match equity tables do not reach.
pub(crate) fn check_length(path: &Path, record: &MatchRecord) -> Result<(), CliError> {
    matches::check_length(record).map_err(|error| MatchError::length(path, error).into())
}

/// The match equity table for matches that name none: that of the user's settings, else the usual one.
pub(crate) fn usual_met() -> Result<Arc<Met>, CliError> {
    let settings = Settings::of_user().map_err(|error| CliError::Job(error.to_string()))?;
    match settings.get(Key::Met) {
        Some(name) => find_met(name).map_err(|error| CliError::Job(error.to_string())),
        None => Ok(EngineSettings::default().met),
    }
}

/// An error with the option that helps.
pub(crate) fn with_advice(error: MatchError) -> CliError {
    match error {
        MatchError::Met { .. } => CliError::Job(format!("{error}: name it by --met FILE.xml")),
        MatchError::NotAnalysed { .. } => {
            CliError::Job(format!("{error}; without --stored it is analysed now"))
        }
        error => error.into(),
    }
}

/// Names of the formats that can be written, for the option parser.
pub(crate) fn format_names() -> Vec<&'static str> {
    barpoint_formats::FORMATS
        .iter()
        .filter(|format| format.abilities().writes)
        .map(|format| format.name())
        .collect()
}

/// The format of a name that [`format_names`] lists.
pub(crate) fn format_named(name: &str) -> Result<&'static dyn Format, CliError> {
    Ok(matches::format_for(Path::new(""), Some(name))?)
}
