//! The analyses of a match, kept side by side.

use barpoint_engine::{Progress, ReviewedEntry};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{EntryRow, MarkName, StoredCube, StoredPlay};
use crate::NoDecisionName;

/// An analysis of a match as it is kept beside the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLayer {
    /// Its name in the interface.
    pub name: String,
    /// Where it comes from, in words.
    pub label: String,
    /// Which of the match's files holds it.
    pub file: u32,
    /// The level, if it was made here.
    pub level: Option<String>,
    /// Fingerprint of the nets, if it was made here.
    pub nets: Option<String>,
    /// When it was begun or came, in seconds since 1970.
    pub created: u64,
}

impl KeptLayer {
    /// Name of the analysis that came with a file.
    pub const IMPORTED: &str = "imported";
}

/// An analysis of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LayerInfo {
    /// Its name in the interface: `imported` for what came with the file, else the level.
    pub name: String,
    /// Where it comes from, in words: the program of the file, the level.
    pub label: String,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// Whether it is the one shown: marks, losses, statistics and what is saved are its.
    pub current: bool,
}

impl LayerInfo {
    /// A layer and how far it is.
    #[must_use]
    pub fn of(layer: &KeptLayer, progress: Progress, current: bool) -> Self {
        Self {
            name: layer.name.clone(),
            label: layer.label.clone(),
            done: progress.done,
            total: progress.total,
            current,
        }
    }
}

/// What one analysis says of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryAnalysis {
    /// The name of the analysis.
    pub layer: String,
    /// Where it comes from, in words.
    pub label: String,
    /// Candidate plays, best first; `null` where none are stored.
    pub candidates: Option<Vec<StoredPlay>>,
    /// The cube decision.
    pub cube: Option<StoredCube>,
    /// Why there is no cube decision.
    pub no_decision: Option<NoDecisionName>,
    /// What the play, double, take or pass lost by this analysis, EMG; `null` if nothing or unknown.
    pub loss: Option<f32>,
    /// The mark this analysis gives that; marks set by hand are in the row alone.
    pub mark: Option<MarkName>,
    /// What not doubling before the roll lost by this analysis.
    pub cube_loss: Option<f32>,
    /// The mark this analysis gives that.
    pub cube_mark: Option<MarkName>,
    /// What the roll was worth more than the average roll by this analysis, EMG.
    pub luck: Option<f32>,
}

impl EntryAnalysis {
    /// What a layer says of an entry; `None` where it says nothing.
    #[must_use]
    pub fn of(layer: &KeptLayer, reviewed: &ReviewedEntry) -> Option<Self> {
        if !reviewed.is_analysed() {
            return None;
        }
        let row = EntryRow::of(&reviewed.entry, &reviewed.figures);
        Some(Self {
            layer: layer.name.clone(),
            label: layer.label.clone(),
            candidates: StoredPlay::all(reviewed),
            cube: reviewed.cube.as_ref().ok().map(StoredCube::from),
            no_decision: reviewed.cube.as_ref().err().map(|&reason| reason.into()),
            loss: row.loss,
            mark: row.mark,
            cube_loss: row.cube_loss,
            cube_mark: row.cube_mark,
            luck: row.luck,
        })
    }
}
