//! What the file of a match says of its own analysis.

use std::borrow::Cow;
use std::path::Path;

use barpoint_analysis::{MetChoice, methods};
use barpoint_engine::{MatchRecord, MatchSummary};
use barpoint_equity::Met;

use super::MatchError;
use crate::EngineSettings;

/// The analysis that a file holds.
#[derive(Clone, Debug)]
pub struct StoredAnalysis<'a> {
    /// The table it is read by.
    pub met: MetChoice<'a>,
    /// What it comes to.
    pub summary: MatchSummary,
}

/// What is known of the analysis that a record holds, read from the file at `path`. Nothing is evaluated.
///
/// # Errors
/// If nothing is analysed, or with a table that is not at hand while no other is asked for.
pub fn stored_analysis<'a>(
    record: &MatchRecord,
    path: &Path,
    asked: Option<&'a Met>,
    usual: &'a Met,
) -> Result<StoredAnalysis<'a>, MatchError> {
    if methods(record).is_empty() {
        return Err(MatchError::NotAnalysed {
            path: path.to_path_buf(),
        });
    }
    let met = MetChoice::of(record, asked, usual).map_err(|source| MatchError::Met {
        path: path.to_path_buf(),
        source,
    })?;
    Ok(StoredAnalysis {
        summary: MatchSummary::stored(record, &met.met),
        met,
    })
}

/// The table that the analysis of a record is read by; the usual one where the one it was made with is not at hand.
#[must_use]
pub fn met_of<'a>(record: &MatchRecord, usual: &'a Met) -> Cow<'a, Met> {
    MetChoice::of(record, None, usual).map_or(Cow::Borrowed(usual), |choice| choice.met)
}

/// What is to be said of a record whose analysis was made with a table that is not at hand, where [`met_of`] takes another.
#[must_use]
pub fn missing_met(record: &MatchRecord) -> Option<String> {
    let usual = EngineSettings::default().met;
    let missing = MetChoice::of(record, None, &usual).err()?;
    Some(format!("{missing}; it is read by {}", usual.name()))
}
