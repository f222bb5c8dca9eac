//! The analysis stored in the file of a match.

use std::borrow::Cow;
use std::path::Path;

use barpoint_analysis::{MetChoice, methods};
use barpoint_engine::{MatchRecord, MatchSummary};
use barpoint_equity::Met;

use super::MatchError;
use crate::EngineSettings;

/// The analysis stored in a file.
#[derive(Clone, Debug)]
pub struct StoredAnalysis<'a> {
    /// The match equity table by which it is read.
    pub met: MetChoice<'a>,
    /// Its totals.
    pub summary: MatchSummary,
}

/// The analysis stored in a record that was read from the file at `path`. Nothing is evaluated.
///
/// # Errors
/// If nothing is analysed, or the match equity table of the analysis is unknown and no other was named.
pub fn stored_analysis<'a>(
    record: &MatchRecord,
    path: &Path,
    asked: Option<&'a Met>,
    usual: &'a Met,
) -> Result<StoredAnalysis<'a>, MatchError> {
    if methods(record).is_empty() && record.analysts.is_empty() {
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

/// The match equity table by which the analysis of a record is read; the default if its own is unknown.
#[must_use]
pub fn met_of<'a>(record: &MatchRecord, usual: &'a Met) -> Cow<'a, Met> {
    MetChoice::of(record, None, usual).map_or(Cow::Borrowed(usual), |choice| choice.met)
}

/// A warning about a record whose analysis was made with an unknown match equity table, for which [`met_of`] takes another.
#[must_use]
pub fn missing_met(record: &MatchRecord) -> Option<String> {
    let usual = EngineSettings::default().met;
    let missing = MetChoice::of(record, None, &usual).err()?;
    Some(format!("{missing}; it is read by {}", usual.name()))
}
