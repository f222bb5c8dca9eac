//! The answer to a question.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use barpoint_app::Engines;
use barpoint_app::position::{Question, evaluate, hint};
use barpoint_app::rollout::{Part, Rollout, RolloutQuestion};
use barpoint_engine::{BkgMemory, Engine, RolloutTask, Stop, TrialChoice, bkg_hint};
use barpoint_wire::{BkgAdvice, LineAnswer, LineKind, LineQuestion};

use super::queue::Job;

/// How often a rollout tells how it stands.
const REPORT: Duration = Duration::from_secs(1);

/// Where answers go; false if nobody listens any more.
type Say<'a> = &'a mut dyn FnMut(LineAnswer) -> bool;

/// Finds the answer to a question and says it.
pub(super) fn answer(engines: &Engines, job: &Job, say: Say<'_>) {
    let id = job.question.id.clone();
    let mut named = |answer| {
        say(LineAnswer {
            id: id.clone(),
            ..answer
        })
    };
    let found = found(engines, job, &mut named).unwrap_or_else(|error| LineAnswer {
        error: Some(error),
        ..LineAnswer::default()
    });
    let cancelled = LineAnswer {
        cancelled: true,
        ..LineAnswer::default()
    };
    named(if job.is_cancelled() { cancelled } else { found });
}

fn found(engines: &Engines, job: &Job, say: Say<'_>) -> Result<LineAnswer, String> {
    let asked = &job.question;
    let question = asked.question().ok_or("expected a position, found none")?;
    if let Some(edition) = question.bkg()
        && asked.ask == LineKind::Hint
    {
        let state = question.position.usual_state();
        let state = state.map_err(|error| error.to_string())?;
        let bkg = engines.bkg(edition).map_err(|error| error.to_string())?;
        let hint = bkg_hint(&bkg, &state, &BkgMemory::default());
        return Ok(LineAnswer {
            bkg: Some(BkgAdvice::of(&hint, asked.best)),
            ..LineAnswer::default()
        });
    }
    let parts = match asked.ask {
        LineKind::Hint => question.deciding(),
        LineKind::Eval | LineKind::Rollout => question.parts(),
    };
    let (state, choice) = parts.map_err(|error| error.to_string())?;
    let question = Question {
        state,
        strength: choice.or(engines.level()),
    };
    let (game, strength) = (state.rules().variation, &question.strength);
    let engine = match asked.ask {
        LineKind::Hint | LineKind::Eval => engines.at(game, strength),
        // BKG plays, and nets measure its luck.
        LineKind::Rollout => engines.of(game),
    };
    let engine = engine.map_err(|error| error.to_string())?;
    let mut flow = || flow(job);
    Ok(match asked.ask {
        LineKind::Hint => LineAnswer::of_hint(&hint(&engine, &question, &mut flow), asked.best),
        LineKind::Eval => LineAnswer::of_evaluation(&evaluate(&engine, &question, &mut flow)),
        LineKind::Rollout => {
            let program = question.strength.program;
            let program = program.map(|edition| engines.bkg(edition)).transpose();
            let program = program.map_err(|error| error.to_string())?;
            let task = task(&job.question, &question);
            let task = program.into_iter().fold(task, RolloutTask::played_by);
            rolled_out(&engine, task, job, say)?
        }
    })
}

fn flow(job: &Job) -> ControlFlow<()> {
    if job.is_cancelled() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}

/// The rollout that a question asks for. Trials are played without look-ahead unless plies are named.
fn task(line: &LineQuestion, question: &Question) -> RolloutTask {
    let mut choice = TrialChoice {
        checker_plies: line.plies,
        ..TrialChoice::default()
    };
    choice.dice.seed = line.seed.unwrap_or(TrialChoice::SEED);
    let asked = RolloutQuestion {
        best: line.best.unwrap_or(RolloutTask::PLAYS),
        choice,
        trials: line.trials.unwrap_or(RolloutTask::TRIALS),
        ..RolloutQuestion::default()
    };
    asked.task(question.state)
}

/// A decision by rollout, on this thread: other questions are answered on the others.
fn rolled_out(
    engine: &Engine,
    task: RolloutTask,
    job: &Job,
    say: Say<'_>,
) -> Result<LineAnswer, String> {
    let rollout = Rollout::new(engine, task);
    let mut rollout = rollout.map_err(|error| error.to_string())?;
    let plan = rollout.clone();
    let work = rollout
        .job(Part::All, 1)
        .map_err(|error| error.to_string())?;
    let mut told = Instant::now();
    let found = rollout.play(engine, &work, &mut |schedule| {
        if job.is_cancelled() {
            return ControlFlow::Break(Stop::Now);
        }
        if told.elapsed() < REPORT {
            return ControlFlow::Continue(());
        }
        told = Instant::now();
        let found = plan.findings_of(engine, &schedule.report());
        let heard = say(LineAnswer {
            partial: true,
            rollout: Some(Box::new((&plan.report(engine, found)).into())),
            ..LineAnswer::default()
        });
        if heard {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(Stop::Now)
        }
    });
    let found = found.map_err(|error| error.to_string())?;
    Ok(LineAnswer {
        rollout: Some(Box::new((&rollout.report(engine, found)).into())),
        ..LineAnswer::default()
    })
}
