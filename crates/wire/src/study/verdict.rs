//! What becomes of an answer.

use barpoint_app::study::Answered;
use barpoint_engine::{ReviewedEntry, ShownPosition};
use barpoint_equity::Equity;
use serde::Serialize;
use utoipa::ToSchema;

use super::{CardView, GradeGiven};
use crate::{EntryRow, StepInfo, StoredCube, StoredPlay};

/// An answer beside the analysis of its card.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CardVerdict {
    /// The card, planned anew.
    pub card: CardView,
    /// What the answer gives up; EMG in matches.
    pub loss: f32,
    /// How well it was known.
    pub grade: GradeGiven,
    /// Days until it is asked again; 0 in the same session.
    pub days: u32,
    /// Index of the answer among the candidates.
    pub chosen: Option<usize>,
    /// Whether the answer was evaluated now, since the analysis does not compare it with the best play.
    pub evaluated: bool,
    /// Candidate plays, best first; `null` of cube decisions.
    pub plays: Option<Vec<StoredPlay>>,
    /// The cube decision; `null` of plays.
    pub cube: Option<StoredCube>,
    /// What was done in the match.
    pub row: EntryRow,
    /// The steps of the best play.
    pub best: Option<Vec<StepInfo>>,
}

/// An answer that was undone.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyUndone {
    /// The card as it was before; `null` if there was no answer to undo.
    pub card: Option<CardView>,
}

impl CardVerdict {
    /// An answer to a card whose position is shown so.
    #[must_use]
    pub fn of(found: &Answered, shown: &ShownPosition) -> Self {
        let reviewed: &ReviewedEntry = &found.judged.reviewed;
        let asks_play = found.card.card.state().roll().is_some();
        let plays = StoredPlay::all(reviewed).filter(|_| asks_play);
        let cube = reviewed.cube.as_ref().ok().filter(|_| !asks_play);
        Self {
            card: CardView::of(&found.card, shown),
            loss: Equity::get(found.judged.loss),
            grade: found.grade.into(),
            days: found.card.memory.map_or(0, |memory| memory.days()),
            chosen: found.judged.place,
            evaluated: found.judged.evaluated,
            best: plays
                .as_ref()
                .and_then(|plays| Some(plays.first()?.steps.clone())),
            plays,
            cube: cube.map(StoredCube::from),
            row: EntryRow::of(&reviewed.entry, &reviewed.figures),
        }
    }
}
