//! Decisions by rollout.

use std::ops::ControlFlow;

use barpoint_app::rollout::{Part, Rollout, RolloutQuestion};
use barpoint_engine::{
    CandidateName, RolledOut, RolloutFindings, Stop, StrengthChoice, TrialChoice,
};
use barpoint_rules::Decision;

use super::Refusal;
use super::answer::Answers;
use super::fault::Fault;
use super::figures::{action, equities_of, worth_of};
use super::go::{Answering, Task};
use super::spelling;
use super::watch::Watch;

/// Candidates compared where no number of lines is asked for.
const USUAL: usize = 5;

/// Rolls the leading plays or the cube actions out; a stop ends it with the trials that are complete.
pub(super) fn decide(
    task: &Task<'_>,
    trials: u32,
    mut watch: Watch<'_, '_>,
    answering: Answering,
) -> Result<(), Refusal> {
    let mut rollout = Rollout::new(task.engine, question(task, trials)?.task(task.state))
        .map_err(Fault::value)?;
    if rollout.names().is_empty() {
        return Ok(watch.end()?.line(&answering.play("pass"))?);
    }
    let job = rollout
        .job(Part::All, task.keys.threads())
        .map_err(Fault::value)?;
    let found = rollout.play(task.engine, &job, &mut |_| match watch.flow() {
        ControlFlow::Continue(()) => ControlFlow::Continue(()),
        ControlFlow::Break(()) => ControlFlow::Break(Stop::AfterTrials),
    });
    let found = found.map_err(|error| Fault::internal(&error))?;
    let time = watch.milliseconds();
    report(task, &found, time, watch.end()?, answering)
}

fn question(task: &Task<'_>, trials: u32) -> Result<RolloutQuestion, Fault> {
    // Trials are played without look-ahead, as rollouts usually are, unless a depth is asked for.
    let mut choice = TrialChoice {
        strength: StrengthChoice {
            cube: Some(task.strength.search.cube),
            ..StrengthChoice::default()
        },
        checker_plies: task.limits.depth,
        ..TrialChoice::default()
    };
    choice.dice.seed = match task.keys.seed() {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|error| Fault::internal(&error))?,
    };
    let lines = if task.limits.lines > 1 {
        task.limits.lines
    } else {
        USUAL
    };
    Ok(RolloutQuestion {
        best: u16::try_from(lines).unwrap_or(u16::MAX),
        choice,
        trials,
        ..RolloutQuestion::default()
    })
}

fn report(
    task: &Task<'_>,
    found: &RolloutFindings,
    time: u128,
    answers: &mut Answers<'_>,
    answering: Answering,
) -> Result<(), Refusal> {
    let mut ranked: Vec<&RolledOut> = found.candidates.iter().collect();
    ranked.sort_by_key(|candidate| candidate.figures.rank);
    for (line, candidate) in (1..).zip(&ranked) {
        answers.line(&row(task, line, candidate, time))?;
    }
    if let Decision::Play(..) = task.state.decision() {
        let best = ranked.iter().find_map(|candidate| match &candidate.name {
            CandidateName::Play(play) => Some(spelling::play(play)),
            _ => None,
        });
        return Ok(answers.line(&answering.play(best.as_deref().unwrap_or("pass")))?);
    }
    let Some((equities, verdict)) = &found.cube else {
        return Err(Fault::context("stopped before two trials were complete").into());
    };
    let values = equities_of(equities.no_double, equities.double_take);
    answers.line(&format_args!("info role cube time_ms {time} {values}"))?;
    Ok(answers.line(&answering.cube(action(&task.state, *verdict)))?)
}

/// A candidate's figures as a line.
fn row(task: &Task<'_>, line: usize, candidate: &RolledOut, time: u128) -> String {
    let figures = &candidate.figures;
    let role = if task.state.roll().is_some() {
        "chequer"
    } else {
        "cube"
    };
    let worth = worth_of(figures.equity.mean, figures.mwc.map(|mwc| mwc.mean));
    let error = figures.equity.known_std_err().unwrap_or(0.0);
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = figures.chances.map(|chance| chance.mean);
    let name = match &candidate.name {
        CandidateName::Play(play) => format!("move {}", spelling::play(play)),
        CandidateName::NoDouble => "action nodouble".to_owned(),
        CandidateName::DoubleTake => "action doubletake".to_owned(),
    };
    format!(
        "info role {role} line {line} trials {} time_ms {time} {worth} se {error:.5} pwin {win:.5} pgammon {win_gammon:.5} \
         pbg {win_backgammon:.5} plgammon {lose_gammon:.5} plbg {lose_backgammon:.5} {name}",
        figures.trials
    )
}
