//! The plays of a decision that a move filter left at a lower depth, to be brought to the depth of the others.

use barpoint_equity::CubeContext;
use barpoint_eval::{RankedPlay, SearchSettings};
use barpoint_record::{Candidate, CandidateValue, Depth, MatchRecord, SkillThresholds};
use barpoint_rules::{Board, Play};

use crate::findings::{checker_mark, eval_settings};
use crate::{AnalysisSettings, EntryIndex, Task, decisions};

/// The plays of an analysed decision that were searched less deeply than asked.
#[derive(Clone, Debug, PartialEq)]
pub struct ShallowPlays {
    task: Task,
    settings: SearchSettings,
    /// The plays with the boards after them, best first, the mover in the `on_roll` half.
    plays: Vec<(Play, Board)>,
}

impl ShallowPlays {
    /// Those of an entry; none where nothing is analysed or there is no choice. Rolled-out plays are deeper than any look-ahead.
    #[must_use]
    pub fn of(record: &MatchRecord, at: EntryIndex, settings: &AnalysisSettings) -> Option<Self> {
        let task = decisions(record).0.into_iter().find(|task| task.at == at)?;
        let entry = record.games.get(at.game)?.entries.get(at.entry)?;
        let candidates = &entry.move_analysis.as_ref()?.candidates;
        let settings = task.adapted(settings.checker);
        let shallow = candidates.iter().filter(|candidate| {
            let plies = candidate.depth().plies();
            candidates.len() > 1 && plies.is_some_and(|plies| plies < settings.plies)
        });
        let after = |candidate: &Candidate| {
            let after = task.board.after(&candidate.play)?;
            Some((candidate.play, after))
        };
        Some(Self {
            plays: shallow.filter_map(after).collect(),
            task,
            settings,
        })
    }

    /// The plays with the boards after them, best first.
    #[must_use]
    pub fn plays(&self) -> &[(Play, Board)] {
        &self.plays
    }

    /// Cube and score as the player sees them.
    #[must_use]
    pub const fn context(&self) -> CubeContext {
        self.task.context
    }

    /// How deeply they are to be searched.
    #[must_use]
    pub const fn settings(&self) -> SearchSettings {
        self.settings
    }

    /// Stores what some of them are worth at that depth, and marks the decision again.
    pub fn store(&self, record: &mut MatchRecord, found: &[RankedPlay], marks: &SkillThresholds) {
        let at = self.task.at;
        let game = record.games.get_mut(at.game);
        let Some(entry) = game.and_then(|game| game.entries.get_mut(at.entry)) else {
            return;
        };
        let Some(analysis) = &mut entry.move_analysis else {
            return;
        };
        let made = analysis.made().map(|candidate| candidate.play);
        for row in found {
            let mut candidates = analysis.candidates.iter_mut();
            if let Some(known) = candidates.find(|known| known.play == row.play) {
                known.value = CandidateValue::Evaluation {
                    outcome: row.outcome,
                    equity: row.cubeful,
                    settings: eval_settings(self.settings, row.plies),
                };
            }
        }
        analysis.candidates.sort_by(|a, b| {
            let by_depth = rank(b.depth()).cmp(&rank(a.depth()));
            by_depth.then(b.equity().get().total_cmp(&a.equity().get()))
        });
        analysis.played = made.and_then(|made| {
            let mut candidates = analysis.candidates.iter();
            candidates.position(|candidate| candidate.play == made)
        });
        entry.skill = checker_mark(analysis, marks);
    }
}

/// Rollouts come before any look-ahead.
fn rank(depth: Depth) -> u16 {
    depth.plies().map_or(u16::MAX, u16::from)
}
