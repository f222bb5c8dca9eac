//! The file formats.

use barpoint_formats::{AnalysisKept, Format};
use serde::Serialize;
use utoipa::ToSchema;

/// All file formats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FormatList {
    /// One entry a format.
    pub formats: Vec<FormatAbilities>,
}

/// A file format, and what it is good for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FormatAbilities {
    /// Its name, as options take it.
    pub name: &'static str,
    /// What it is, with the usual ending.
    pub summary: &'static str,
    /// Whether files of it can be written; all can be read.
    pub writes: bool,
    /// What happens to analyses: `all` (ours and those of other programs), `own` (that of the program whose format it is),
    /// `none`.
    pub analysis: &'static str,
    /// What is lost by writing it, or not read of it; empty if nothing is.
    pub loses: &'static str,
}

impl FormatAbilities {
    /// What there is to say of a format.
    #[must_use]
    pub fn of(format: &dyn Format) -> Self {
        let abilities = format.abilities();
        Self {
            name: format.name(),
            summary: format.summary(),
            writes: abilities.writes,
            analysis: match abilities.analysis {
                AnalysisKept::All => "all",
                AnalysisKept::TheirOwn => "own",
                AnalysisKept::None => "none",
            },
            loses: abilities.loses,
        }
    }
}
