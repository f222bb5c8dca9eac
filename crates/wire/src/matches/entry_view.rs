//! An entry with its position and analyses.

use barpoint_engine::{ReviewedEntry, ShownPosition};
use barpoint_record::{Event, MatchRecord, PlayedRoll};
use serde::Serialize;
use utoipa::ToSchema;

use super::{EntryAnalysis, EntryRow, OpinionView, StoredCube, StoredPlay};
use crate::{NoDecisionName, StateView, StepInfo};

/// An entry with its position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryView {
    /// The position: with the dice for plays, with the double on offer for answers.
    pub state: StateView,
    /// The steps of the play made.
    pub steps: Option<Vec<StepInfo>>,
    /// Its row in the record.
    pub row: EntryRow,
    /// Candidate plays, best first; `null` where none are stored.
    pub plays: Option<Vec<StoredPlay>>,
    /// The cube decision.
    pub cube: Option<StoredCube>,
    /// Why there is no cube decision.
    pub no_decision: Option<NoDecisionName>,
    /// The decision in each analysis of the match that covers it, the one shown first.
    pub analyses: Vec<EntryAnalysis>,
    /// What other programs said of it.
    pub opinions: Vec<OpinionView>,
}

impl EntryView {
    /// An entry of this match with its position and its analyses.
    #[must_use]
    pub fn of(
        record: &MatchRecord,
        reviewed: &ReviewedEntry,
        shown: &ShownPosition,
        analyses: Vec<EntryAnalysis>,
    ) -> Self {
        let entry = &reviewed.entry;
        Self {
            state: shown.into(),
            steps: match &entry.event {
                Event::Play(PlayedRoll { play, .. }) => Some(StepInfo::of(play)),
                Event::IllegalPlay { steps, .. } => {
                    Some(steps.iter().map(|&step| step.into()).collect())
                }
                _ => None,
            },
            row: EntryRow::of(entry, &reviewed.figures),
            plays: StoredPlay::all(reviewed),
            cube: reviewed.cube.as_ref().ok().map(StoredCube::from),
            no_decision: reviewed.cube.as_ref().err().map(|&reason| reason.into()),
            analyses,
            opinions: OpinionView::all(record, entry),
        }
    }
}
