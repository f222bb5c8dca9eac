//! Decisions that the search of an analysis leaves close, rolled out by short trials.

use std::ops::ControlFlow;

use barpoint_eval::{CubeDecision, RankedPlay, Search, SearchSettings};
use barpoint_record::{MatchRecord, SkillThresholds};
use barpoint_rollout::{Report, RolloutPlan, ShortRollout};
use barpoint_rules::Play;

use crate::{AnalysisSettings, Made, SuspectDecision, Task};

/// A decision rolled out.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rolled {
    decision: SuspectDecision,
    plan: RolloutPlan,
    report: Report,
}

impl Rolled {
    /// `None` if the search is stopped, a play ends the game or a trial does not end: the decision keeps its evaluation.
    fn play(
        decision: SuspectDecision,
        short: ShortRollout,
        search: &Search,
        settings: SearchSettings,
    ) -> Option<Self> {
        let plan = decision.plan(&short.settings(&settings)).ok()?;
        let go_on = || {
            if search.is_stopped() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        };
        let report = short.report(&plan, search, &go_on).ok()?;
        Some(Self {
            decision,
            plan,
            report,
        })
    }

    /// Stores it in place of the evaluation, and marks the decision again.
    pub(crate) fn store(&self, record: &mut MatchRecord, marks: &SkillThresholds) {
        let found = (&self.plan, &self.report);
        self.decision.store(record, found, marks);
    }
}

/// The plays of a search that lie close and the one made, rolled out where the settings say so.
pub(crate) fn close_plays(
    task: &Task,
    plays: &[RankedPlay],
    made: &Made,
    search: &Search,
    settings: &AnalysisSettings,
) -> Option<Rolled> {
    let short = settings.rollout?;
    let made = match made {
        Made::Legal(after) => plays.iter().position(|row| row.after == *after),
        Made::Illegal | Made::Nothing => None,
    };
    let chosen = ShortRollout::close_plays(plays, made);
    let chosen: Vec<Play> = chosen.iter().map(|&index| plays[index].play).collect();
    if chosen.is_empty() {
        return None;
    }
    let decision = SuspectDecision {
        task: *task,
        plays: chosen,
    };
    Rolled::play(decision, short, search, task.adapted(settings.checker))
}

/// A cube decision that a search leaves close, rolled out where the settings say so.
pub(crate) fn close_cube(
    task: &Task,
    decision: &CubeDecision,
    search: &Search,
    settings: &AnalysisSettings,
) -> Option<Rolled> {
    let short = settings.rollout?;
    if !ShortRollout::is_close_cube(&decision.equities) {
        return None;
    }
    let decision = SuspectDecision {
        task: *task,
        plays: Vec::new(),
    };
    Rolled::play(decision, short, search, settings.cube)
}
