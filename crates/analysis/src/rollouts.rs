//! Decisions that look like errors, rolled out and marked again.

use barpoint_equity::{CubeEquities, Equity, Met, Outcome};
use barpoint_eval::CubeUse;
use barpoint_record::{
    Candidate, CandidateValue, CubeAnalysis, CubeRollout, Entry, Estimate, MatchRecord,
    MoveRollout, RolledOut, SkillThresholds, StdErrs, Value,
};
use barpoint_rollout::{PlanError, Report, RolloutPlan, RolloutSettings, Row};
use barpoint_rules::Play;

use crate::findings::{checker_mark, missed_double, wrong_answer, wrong_double};
use crate::rollout_settings::recorded;
use crate::{EntryIndex, MistakeKind, Task, TaskKind, decisions, mistakes};

/// A decision that looks like an error, and what is to be compared.
#[derive(Clone, Debug, PartialEq)]
pub struct SuspectDecision {
    pub(crate) task: Task,
    /// The best plays and the one made; empty for a cube decision.
    pub(crate) plays: Vec<Play>,
}

/// The decisions that lost more than `threshold` by the analyses stored in the record, in order: of checker
/// plays the best `most` and the one made are compared.
#[must_use]
pub fn suspect_decisions(
    record: &MatchRecord,
    met: &Met,
    threshold: Equity,
    most: usize,
) -> Vec<SuspectDecision> {
    let errors = mistakes(record, met, threshold);
    let (tasks, _) = decisions(record);
    let mut found = Vec::new();
    for task in tasks {
        // Answers to a double stand with the entry after it.
        let own = |cube: bool| {
            errors.iter().any(|error| {
                let answer = matches!(
                    error.kind,
                    MistakeKind::WrongTake(_) | MistakeKind::WrongPass(_)
                );
                let entry = error.at.entry - usize::from(answer);
                let here = error.at.game == task.at.game && entry == task.at.entry;
                here && cube != matches!(error.kind, MistakeKind::Play { .. })
            })
        };
        if own(true) {
            found.push(SuspectDecision {
                task,
                plays: Vec::new(),
            });
        }
        if own(false)
            && let Some(plays) =
                entry_of(record, &task).and_then(|entry| best_and_made(entry, most))
        {
            found.push(SuspectDecision { task, plays });
        }
    }
    found
}

fn entry_of<'a>(record: &'a MatchRecord, task: &Task) -> Option<&'a Entry> {
    record.games.get(task.at.game)?.entries.get(task.at.entry)
}

fn best_and_made(entry: &Entry, most: usize) -> Option<Vec<Play>> {
    let analysis = entry.move_analysis.as_deref()?;
    let made = analysis.played?;
    let chosen = (analysis.candidates.iter().enumerate())
        .filter(|(index, _)| *index < most || *index == made)
        .map(|(_, candidate)| candidate.play);
    Some(chosen.collect())
}

impl SuspectDecision {
    /// What is to be compared of the decision at a place of the record: these plays or, if there are none, the cube actions.
    /// `None` where nothing of the kind was decided.
    #[must_use]
    pub fn chosen(record: &MatchRecord, at: EntryIndex, plays: Vec<Play>) -> Option<Self> {
        let (tasks, _) = decisions(record);
        let task = tasks.into_iter().find(|task| task.at == at)?;
        let fits = if plays.is_empty() {
            task.cube_decision
        } else {
            matches!(task.kind, TaskKind::Turn { .. })
        };
        fits.then_some(Self { task, plays })
    }

    /// The decision.
    #[must_use]
    pub const fn task(&self) -> &Task {
        &self.task
    }

    /// What is to be rolled out.
    ///
    /// # Errors
    /// If a play ends the game, or the settings make no trials.
    pub fn plan(&self, settings: &RolloutSettings) -> Result<RolloutPlan, PlanError> {
        let settings = RolloutSettings {
            cube: match self.task.cube_use {
                CubeUse::Cubeful => settings.cube,
                CubeUse::Cubeless => CubeUse::Cubeless,
            },
            ..*settings
        };
        let Task { board, context, .. } = &self.task;
        if self.plays.is_empty() {
            return RolloutPlan::position(board, *context, &settings);
        }
        let after: Vec<_> = self
            .plays
            .iter()
            .filter_map(|play| board.after(play))
            .collect();
        RolloutPlan::plays(&after, *context, &settings)
    }

    /// Stores what a rollout of the plan says and marks the decision again.
    pub fn store(
        &self,
        record: &mut MatchRecord,
        (plan, report): (&RolloutPlan, &Report),
        marks: &SkillThresholds,
    ) {
        let at = self.task.at;
        let entries = record
            .games
            .get_mut(at.game)
            .and_then(|game| game.entries.get_mut(at.entry..));
        let Some([entry, following @ ..]) = entries else {
            return;
        };
        if self.plays.is_empty() {
            let checkers = record.rules.variation.checkers();
            let equities = plan.cube_equities(report, checkers);
            let analysis = self.cube_rollout(plan, report);
            if let Some((equities, analysis)) = equities.zip(analysis) {
                let answer = following.first_mut();
                self.store_cube((entry, answer), Box::new(analysis), &equities, marks);
            }
        } else {
            self.store_plays(entry, (plan, report), marks);
        }
    }

    /// Stores what a rollout says with a turn or a double, and with the answer to that.
    fn store_cube(
        &self,
        (entry, answer): (&mut Entry, Option<&mut Entry>),
        analysis: Box<CubeAnalysis>,
        equities: &CubeEquities,
        marks: &SkillThresholds,
    ) {
        if let TaskKind::Turn { .. } = self.task.kind {
            entry.cube_skill = missed_double(equities, marks);
        } else {
            entry.skill = wrong_double(equities, marks);
            if let Some(answer) = answer.filter(|answer| answer.event.is_answer()) {
                answer.skill = wrong_answer(answer, equities, marks);
                answer.cube_analysis = Some(analysis.clone());
            }
        }
        entry.cube_analysis = Some(analysis);
    }

    fn store_plays(
        &self,
        entry: &mut Entry,
        (plan, report): (&RolloutPlan, &Report),
        marks: &SkillThresholds,
    ) {
        let Some(analysis) = &mut entry.move_analysis else {
            return;
        };
        let made = analysis.made().map(|candidate| candidate.play);
        for (play, row) in self.plays.iter().zip(&report.rows) {
            let known = analysis.candidates.iter_mut().find(|c| c.play == *play);
            if let Some((candidate, rollout)) = known.zip(self.move_rollout(plan, row)) {
                candidate.value = CandidateValue::Rollout(Box::new(rollout));
            }
        }
        // Rolled-out plays among themselves, then the others as they were.
        analysis.candidates.sort_by(|a, b| {
            let rolled_out = |candidate: &Candidate| candidate.depth().trials().is_some();
            match (rolled_out(a), rolled_out(b)) {
                (true, true) => b.equity().get().total_cmp(&a.equity().get()),
                (a, b) => b.cmp(&a),
            }
        });
        analysis.played = made.and_then(|made| {
            let mut candidates = analysis.candidates.iter();
            candidates.position(|candidate| candidate.play == made)
        });
        entry.skill = checker_mark(analysis, marks);
    }

    /// `None` unless the report is one of a cube decision.
    fn cube_rollout(&self, plan: &RolloutPlan, report: &Report) -> Option<CubeAnalysis> {
        let [no_double, double_take] = &report.rows[..] else {
            return None;
        };
        Some(CubeAnalysis::Rollout(Box::new(CubeRollout {
            no_double: rolled_out(no_double)?,
            double_take: rolled_out(double_take)?,
            trials: no_double.trials,
            settings: recorded(plan.settings(), self.task.side),
        })))
    }

    /// `None` if a number of the report is none.
    fn move_rollout(&self, plan: &RolloutPlan, row: &Row) -> Option<MoveRollout> {
        Some(MoveRollout {
            equity: Equity::narrowed(row.equity.mean),
            result: rolled_out(row)?,
            trials: row.trials,
            settings: recorded(plan.settings(), self.task.side),
        })
    }
}

/// What the trials of a candidate say, in the precision and unit of records: the value as equity in money play, as
/// match-winning chance in matches.
#[expect(
    clippy::cast_possible_truncation,
    reason = "records keep single precision"
)]
fn rolled_out(row: &Row) -> Option<RolledOut> {
    let value = row.mwc.map_or_else(
        || Value::Equity(Equity::narrowed(row.equity.mean)),
        |mwc| Value::mwc(mwc.mean),
    );
    let std_err = row.mwc.unwrap_or(row.equity).std_err;
    let mean = Estimate {
        outcome: Outcome::from_array(row.chances.map(|chance| chance.mean as f32)),
        cubeless: Equity::narrowed(row.cubeless.mean),
        value,
    };
    let std_errs = StdErrs {
        chances: row.chances.map(|chance| chance.std_err as f32),
        cubeless: row.cubeless.std_err as f32,
        value: std_err as f32,
    };
    RolledOut::new(mean, std_errs).ok()
}
