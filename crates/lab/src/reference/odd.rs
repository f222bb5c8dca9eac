//! Odd positions with their chances rolled out.

use std::ops::ControlFlow;

use barpoint_engine::{Engine, RolloutJob, Stop};
use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{PlayerSettings, RolloutPlan, RolloutSettings, StopRules};
use barpoint_rules::notation::position_id;
use barpoint_train::Oddity;
use serde_json::{Value, json};

use super::ReferenceError;

/// Trials of an odd position.
pub const ODD_TRIALS: u32 = 144;
const SEED: u64 = 0x0dd;
/// How far every play is looked ahead: in such positions a rollout is worth no more than its plays.
const PLIES: u8 = 1;

/// Whether a line is that of the odd position with this number.
#[must_use]
pub fn is_odd_line(line: &str, number: u32) -> bool {
    let (_, board) = Oddity::position(number);
    serde_json::from_str::<Value>(line)
        .is_ok_and(|line| line["number"] == number && line["id"] == position_id(&board))
}

/// The line of an odd position with its chances rolled out to the end, luck taken out, as the judge reads it; none once
/// `go_on` breaks.
///
/// # Errors
/// If a trial does not end.
pub fn odd_line(
    engine: &Engine,
    number: u32,
    threads: usize,
    go_on: &mut dyn FnMut() -> ControlFlow<Stop>,
) -> Result<Option<String>, ReferenceError> {
    let (oddity, board) = Oddity::position(number);
    let search = SearchSettings::new(0, CubeUse::Cubeless, barpoint_engine::CANDIDATES);
    let player = PlayerSettings::looking(search, MoveFilter::NORMAL, Some(PLIES), None);
    let settings = RolloutSettings::full(player, CubeUse::Cubeless, SEED + u64::from(number));
    let plan = RolloutPlan::no_double(&board, CubeContext::MONEY, &settings)?;
    let job = RolloutJob {
        trials: 0..ODD_TRIALS,
        rules: StopRules::NONE,
        threads,
    };
    let ended = engine.rollout(&plan, &job, plan.no_trials(), &mut |_| go_on());
    if let Some(error) = ended.failed {
        return Err(ReferenceError::Trial(error));
    }
    let report = engine.rollout_report(&plan, &ended.trials, ODD_TRIALS);
    let Some(row) = report.rows.first().filter(|_| ended.finished) else {
        return Ok(None);
    };
    let rounded = |value: f64| (value * 1e5).round() / 1e5;
    let line = json!({
        "number": number,
        "id": position_id(&board),
        "oddity": oddity,
        "probs": row.chances.map(|chance| rounded(chance.mean)),
        "se": rounded(row.cubeless.std_err),
        "trials": row.trials,
        "nets": engine.fingerprint().to_string(),
    });
    Ok(Some(line.to_string()))
}
