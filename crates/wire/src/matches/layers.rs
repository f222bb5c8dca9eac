//! The analyses of a match side by side.

use barpoint_app::matches::{Layer, LayerProgress};
use barpoint_engine::ReviewedEntry;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{EntryRow, MarkName, StoredCube, StoredPlay};
use crate::{NoDecisionName, Phrase};

/// An analysis of a match as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLayer {
    /// Its name.
    pub name: String,
    /// Its source, in words.
    pub label: String,
    /// The number of its file.
    pub file: u32,
    /// The level, if it was made here.
    pub level: Option<String>,
    /// How many of the best plays were looked at in full depth at least; 0 as the level says.
    #[serde(default)]
    pub plays: u8,
    /// Fingerprint of the nets, if it was made here.
    pub nets: Option<String>,
    /// When it was started or imported, in seconds since 1970.
    pub created: u64,
    /// The name of the analysis whose errors are rolled out in this one.
    #[serde(default)]
    pub rolled_out: Option<String>,
    /// The file of the analysis that is seen where this one has nothing yet.
    #[serde(default)]
    pub over: Option<u32>,
}

impl From<&Layer> for KeptLayer {
    fn from(layer: &Layer) -> Self {
        Self {
            name: layer.name.clone(),
            label: layer.label.clone(),
            file: layer.file,
            level: layer.level.clone(),
            plays: layer.plays,
            nets: layer.nets.clone(),
            created: layer.created,
            rolled_out: layer.rolled_out.clone(),
            over: layer.over,
        }
    }
}

impl From<KeptLayer> for Layer {
    fn from(kept: KeptLayer) -> Self {
        Self {
            name: kept.name,
            label: kept.label,
            file: kept.file,
            level: kept.level,
            plays: kept.plays,
            nets: kept.nets,
            created: kept.created,
            rolled_out: kept.rolled_out,
            over: kept.over,
        }
    }
}

/// An analysis of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LayerInfo {
    /// Its name: `imported` for the analysis in the imported file, otherwise the level.
    pub name: String,
    /// Its source, in words: the program that wrote the file, or the level.
    pub label: String,
    /// The label as a code with arguments, unless it is a name.
    pub label_phrase: Option<Phrase>,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// Whether it is the one shown: marks, errors, statistics and saved files are by it.
    pub current: bool,
}

impl From<&LayerProgress> for LayerInfo {
    fn from(found: &LayerProgress) -> Self {
        Self {
            name: found.layer.name.clone(),
            label: found.layer.label.clone(),
            label_phrase: found.layer.phrase().map(Phrase::from),
            done: found.progress.done,
            total: found.progress.total,
            current: found.current,
        }
    }
}

/// One analysis of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryAnalysis {
    /// The name of the analysis.
    pub layer: String,
    /// Its source, in words.
    pub label: String,
    /// The label as a code with arguments, unless it is a name.
    pub label_phrase: Option<Phrase>,
    /// The plies that its level looks ahead, if it was made here and by the nets in use: plays that were searched less deeply can be
    /// looked at deeper.
    pub asked_plies: Option<u8>,
    /// Candidate plays, best first; `null` where none are stored.
    pub candidates: Option<Vec<StoredPlay>>,
    /// The cube decision.
    pub cube: Option<StoredCube>,
    /// Why there is no cube decision.
    pub no_decision: Option<NoDecisionName>,
    /// The error of the play, double, take or pass by this analysis, EMG; `null` if there is none or it is unknown.
    pub loss: Option<f32>,
    /// The mark this analysis gives that; marks set by hand are in the row alone.
    pub mark: Option<MarkName>,
    /// The error of not doubling before the roll by this analysis.
    pub cube_loss: Option<f32>,
    /// The mark this analysis gives that.
    pub cube_mark: Option<MarkName>,
    /// The luck of the roll by this analysis: its value less that of the average roll, EMG.
    pub luck: Option<f32>,
}

impl EntryAnalysis {
    /// An entry as a layer analyses it, where these nets are in use; `None` if it does not.
    #[must_use]
    pub fn of(layer: &Layer, reviewed: &ReviewedEntry, nets: &str) -> Option<Self> {
        if !reviewed.is_analysed() {
            return None;
        }
        let row = EntryRow::of(&reviewed.entry, &reviewed.figures);
        Some(Self {
            layer: layer.name.clone(),
            label: layer.label.clone(),
            label_phrase: layer.phrase().map(Phrase::from),
            asked_plies: layer.strength(nets).map(|level| level.search.plies),
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
