//! A cube decision rolled out.

use std::io::Write;

use barpoint_app::Threads;
use barpoint_app::position::Question;
use barpoint_app::rollout::{Part, Rollout};
use barpoint_engine::{
    Candidates, Engine, RolloutFindings, RolloutTask, StrengthChoice, TrialChoice,
};
use barpoint_rollout::StopRules;

use crate::commands::{interrupt, stop_now};
use crate::error::CliError;

/// Rolls the decision out.
pub(super) fn roll_out(
    engine: &Engine,
    question: &Question,
    trials: u32,
) -> Result<RolloutFindings, CliError> {
    let choice = TrialChoice {
        strength: StrengthChoice {
            model: Some(question.strength.search.model),
            ..StrengthChoice::default()
        },
        ..TrialChoice::default()
    };
    let task = RolloutTask {
        candidates: Candidates::Cube,
        trials,
        rules: StopRules::NONE,
        ..RolloutTask::new(question.state, &choice)
    };
    let mut rollout = Rollout::new(engine, task)?;
    let job = rollout.job(Part::All, Threads::ALL.count())?;
    let stop = interrupt();
    let found = rollout.play(engine, &job, &mut |_| stop_now(stop));
    let found = found.map_err(|error| CliError::Job(error.to_string()))?;
    if found.finished {
        Ok(found)
    } else {
        Err(CliError::Interrupted)
    }
}

pub(super) fn print(out: &mut dyn Write, found: &RolloutFindings) -> Result<(), CliError> {
    let [no_double, double_take] = &found.candidates[..] else {
        return Ok(());
    };
    let verdict = found.cube.map_or_else(
        || "too few for a verdict".to_owned(),
        |(_, verdict)| verdict.to_string(),
    );
    let [hold, take] = [no_double, double_take].map(|row| row.figures.equity);
    writeln!(
        out,
        "\nRolled out, {} trials: {verdict}\n  no double {:+.3} +- {:.3}, double and take {:+.3} +- {:.3}",
        no_double.figures.trials, hold.mean, hold.std_err, take.mean, take.std_err
    )?;
    Ok(())
}
