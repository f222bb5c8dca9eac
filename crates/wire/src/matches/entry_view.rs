//! An entry with its position and everything known about it.

use barpoint_engine::{Endings, Engine, EntryIndex};
use barpoint_record::{Event, MatchRecord, PlayedRoll, Replay, shown};
use barpoint_rules::MatchState;
use serde::Serialize;
use utoipa::ToSchema;

use super::stored::{stored_cube, stored_plays};
use super::{EntryAnalysis, EntryRow, StoredCube, StoredPlay};
use crate::{StateView, StepInfo};

/// An entry with the position it was made in.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EntryView {
    /// The position: with the dice for plays, with the double on offer for answers.
    pub state: StateView,
    /// The steps of the play made.
    pub steps: Option<Vec<StepInfo>>,
    /// What is recorded.
    pub row: EntryRow,
    /// Candidate plays, best first; `null` where none are stored.
    pub plays: Option<Vec<StoredPlay>>,
    /// The cube decision; `null` where none is stored.
    pub cube: Option<StoredCube>,
    /// What each analysis of the match says of the decision, the one shown first; those that say nothing are left out.
    pub analyses: Vec<EntryAnalysis>,
}

impl EntryView {
    /// An entry of a match; `None` if there is no such entry, or the record contradicts the rules before it.
    #[must_use]
    pub fn of(
        record: &MatchRecord,
        at: EntryIndex,
        engine: &Engine,
        endings: &Endings,
        analyses: Vec<EntryAnalysis>,
    ) -> Option<Self> {
        let entry = record.games.get(at.game)?.entries.get(at.entry)?;
        let before = state_before(record, at)?;
        let met = engine.met();
        Some(Self {
            state: StateView::of(&shown(before, &entry.event), endings),
            steps: match &entry.event {
                Event::Play(PlayedRoll { play, .. }) => Some(StepInfo::of(play)),
                Event::IllegalPlay { steps, .. } => {
                    Some(steps.iter().map(|&step| step.into()).collect())
                }
                _ => None,
            },
            row: EntryRow::at(record, at, met)?,
            plays: stored_plays(entry, &before, met),
            cube: stored_cube(entry, &before, met),
            analyses,
        })
    }
}

/// What an entry meets.
pub(super) fn state_before(record: &MatchRecord, at: EntryIndex) -> Option<MatchState> {
    let game = record.games.get(at.game)?;
    let mut replay = Replay::new(record, game).ok()?;
    for earlier in game.entries.get(..at.entry)? {
        replay.advance(&earlier.event).ok()?;
    }
    Some(*replay.state())
}
