//! Decisions that look like errors, rolled out and marked again.

use barpoint_equity::{CubeEquities, Equity, Met};
use barpoint_eval::{CubeUse, SearchSettings};
use barpoint_record::{
    Candidate, CandidateValue, CubeAnalysis, CubeRollout, Entry, MatchRecord, MoveRollout,
    RolloutSettings as Stored,
};
use barpoint_rollout::{
    PlanError, PlayerSettings, Report, RolloutPlan, RolloutSettings, Row, VarianceReduction,
};
use barpoint_rules::Play;

use crate::findings::{checker_mark, missed_double, wrong_answer, wrong_double};
use crate::{MistakeKind, Task, TaskKind, decisions, mistakes};

/// A decision that looks like an error, and what is to be compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Disputed {
    task: Task,
    /// The best plays and the one made; empty for a cube decision.
    plays: Vec<Play>,
}

/// The decisions that lost more than `threshold` by the analyses stored in the record, in order: of checker
/// plays the best `most` and the one made are disputed.
#[must_use]
pub fn disputed(record: &MatchRecord, met: &Met, threshold: Equity, most: usize) -> Vec<Disputed> {
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
            found.push(Disputed {
                task,
                plays: Vec::new(),
            });
        }
        if own(false)
            && let Some(plays) =
                entry_of(record, &task).and_then(|entry| best_and_made(entry, most))
        {
            found.push(Disputed { task, plays });
        }
    }
    found
}

fn entry_of<'a>(record: &'a MatchRecord, task: &Task) -> Option<&'a Entry> {
    record.games.get(task.at.game)?.entries.get(task.at.entry)
}

fn best_and_made(entry: &Entry, most: usize) -> Option<Vec<Play>> {
    let analysis = entry.move_analysis.as_ref()?;
    let made = analysis.played?;
    let chosen = (analysis.candidates.iter().enumerate())
        .filter(|(index, _)| *index < most || *index == made)
        .map(|(_, candidate)| candidate.play);
    Some(chosen.collect())
}

impl Disputed {
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
    pub fn store(&self, record: &mut MatchRecord, plan: &RolloutPlan, report: &Report) {
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
            if let ([no_double, double_take], Some(equities)) = (&report.rows[..], equities) {
                let analysis = cube_rollout(plan, no_double, double_take);
                let answer = following.first_mut();
                store_cube(entry, answer, &self.task, analysis, &equities);
            }
        } else {
            self.store_plays(entry, plan, report);
        }
    }

    fn store_plays(&self, entry: &mut Entry, plan: &RolloutPlan, report: &Report) {
        let Some(analysis) = &mut entry.move_analysis else {
            return;
        };
        let made = analysis
            .played
            .and_then(|index| analysis.candidates.get(index))
            .map(|candidate| candidate.play);
        for (play, row) in self.plays.iter().zip(&report.rows) {
            let known = analysis.candidates.iter_mut().find(|c| c.play == *play);
            if let Some(candidate) = known {
                let rollout = move_rollout(plan, row);
                candidate.value = CandidateValue::Rollout(Box::new(rollout));
            }
        }
        // Rolled-out plays among themselves, then the others as they were.
        analysis.candidates.sort_by(|a, b| {
            let order = |candidate: &Candidate| match &candidate.value {
                CandidateValue::Rollout(rollout) => Some(rollout.score),
                CandidateValue::Evaluation { .. } => None,
            };
            match (order(a), order(b)) {
                (Some(a), Some(b)) => b.total_cmp(&a),
                (a, b) => b.is_some().cmp(&a.is_some()),
            }
        });
        analysis.played = made.and_then(|made| {
            let mut candidates = analysis.candidates.iter();
            candidates.position(|candidate| candidate.play == made)
        });
        entry.skill = checker_mark(analysis);
    }
}

fn store_cube(
    entry: &mut Entry,
    answer: Option<&mut Entry>,
    task: &Task,
    analysis: CubeAnalysis,
    equities: &CubeEquities,
) {
    if let TaskKind::Turn { .. } = task.kind {
        entry.cube_skill = missed_double(equities);
    } else {
        entry.skill = wrong_double(equities);
        if let Some(answer) = answer.filter(|answer| answer.event.is_answer()) {
            answer.skill = wrong_answer(answer, equities);
            answer.cube_analysis = Some(analysis.clone());
        }
    }
    entry.cube_analysis = Some(analysis);
}

fn cube_rollout(plan: &RolloutPlan, no_double: &Row, double_take: &Row) -> CubeAnalysis {
    let trials = no_double.trials;
    let (no_double, no_double_std_err) = output(no_double);
    let (double_take, double_take_std_err) = output(double_take);
    CubeAnalysis::Rollout(Box::new(CubeRollout {
        no_double,
        no_double_std_err,
        double_take,
        double_take_std_err,
        settings: stored_settings(plan, trials),
    }))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "records keep single precision"
)]
fn move_rollout(plan: &RolloutPlan, row: &Row) -> MoveRollout {
    let (output, std_err) = output(row);
    MoveRollout {
        score: row.equity.mean as f32,
        score_cubeless: row.cubeless.mean as f32,
        output,
        std_err,
        settings: stored_settings(plan, row.trials),
    }
}

/// Chances, cubeless equity and cubeful value (equity at money play, match-winning chance in matches)
/// with their standard errors.
#[expect(
    clippy::cast_possible_truncation,
    reason = "records keep single precision"
)]
fn output(row: &Row) -> ([f32; 7], [f32; 7]) {
    let value = row.mwc.unwrap_or(row.equity);
    let mut all = [value; 7];
    all[..5].copy_from_slice(&row.chances);
    all[5] = row.cubeless;
    (
        all.map(|estimate| estimate.mean as f32),
        all.map(|estimate| estimate.std_err as f32),
    )
}

/// The settings in the words of SGF files.
fn stored_settings(plan: &RolloutPlan, trials: u32) -> Stored {
    let settings = plan.settings();
    let flag = |on: bool| u8::from(on);
    let cubeful = settings.cube == CubeUse::Cubeful;
    let reduced = settings.variance_reduction != VarianceReduction::Off;
    let (dice, bearoff) = (&settings.dice, &settings.bearoff);
    let evaluation = |settings: &SearchSettings| {
        let cube = if settings.cube == CubeUse::Cubeful {
            "C"
        } else {
            ""
        };
        let noise = settings.noise.deviation;
        format!("ver 3 {}{cube} 1 {noise:.6} 1", settings.plies)
    };
    let players = |late: &str, players: &[PlayerSettings; 2]| {
        let one = |number: usize| {
            let PlayerSettings { checker, cube, .. } = &players[number];
            let (cube, checker) = (evaluation(cube), evaluation(checker));
            format!(" {late}cube{number} {cube}  {late}cheq{number} {checker}")
        };
        format!("{}{}", one(0), one(1))
    };
    let late = settings.late.map_or(settings.players, |late| late.players);
    let end = settings
        .truncation
        .map_or(settings.players[0].checker, |end| end.evaluation);
    let end = evaluation(&end);
    let raw = format!(
        "SK 0 RC {} {} {} {} {} {} {} {} {} {} \"{}\" {} {}{} cubetrunc {end} cheqtrunc {end}",
        flag(cubeful),
        flag(reduced),
        flag(dice.initial),
        flag(dice.stratified),
        flag(settings.late.is_some()),
        flag(settings.truncation.is_some()),
        settings.truncation.map_or(10, |end| end.plies),
        flag(bearoff.exact),
        flag(bearoff.one_sided),
        settings.late.map_or(5, |late| late.from_ply),
        dice.generator.name(),
        dice.seed & u64::from(u32::MAX),
        players("", &settings.players),
        players("late", &late),
    );
    Stored { trials, raw }
}
