//! Rolling a decision out until its errors are small enough.

use std::ops::ControlFlow;

use barpoint_engine::{CANDIDATES, Engine, RolloutJob, Stop, Trials};
use barpoint_eval::{CubeModel, CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{
    Late, PlayerSettings, Report, RolloutPlan, RolloutSettings, Schedule, StopRules,
};

use super::{Decision, ReferenceError};

/// Target for the standard error of every difference from the best.
pub const AIM: f64 = 0.002;
/// The same in the wildest families, and for cube decisions.
pub const WILD_AIM: f64 = 0.004;
/// Trials between two checks of the errors: each pair of first rolls once.
pub const BLOCK: u32 = 1296;
/// The most trials of a candidate.
pub const MOST: u32 = 36 * BLOCK;
/// Plies at the start of a trial that are played with 1-ply look-ahead.
const LOOKING: u16 = 3;
/// Seed of the dice of the first decision.
const SEED: u64 = 0x00ba_5201;

/// How exactly a decision is rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Precision {
    /// Target for the standard error of every difference from the best.
    pub aim: f64,
    /// Trials between two checks of the errors.
    pub block: u32,
    /// The most trials of a candidate.
    pub most: u32,
}

impl Precision {
    /// That of the decisions of the reference set.
    #[must_use]
    pub fn of(decision: &Decision) -> Self {
        let is_cubeful = decision.part().cube_use() == CubeUse::Cubeful;
        let is_hard = decision.family.is_wild() || is_cubeful;
        Self {
            aim: if is_hard { WILD_AIM } else { AIM },
            block: BLOCK,
            most: MOST,
        }
    }
}

/// A decision rolled out.
#[derive(Clone, Debug, PartialEq)]
pub struct RolledOut {
    /// The result of the trials.
    pub report: Report,
    /// Trials of each candidate.
    pub trials: u32,
    /// Whether all errors are on target.
    pub is_sharp: bool,
}

/// How far a decision was rolled out.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// To the end.
    Finished(RolledOut),
    /// Until it was interrupted; it can be resumed from these trials.
    Interrupted(Trials),
}

/// How the trials of a decision are played: to the end of the game or a position in a database, with variance
/// reduction; one ply of look-ahead for the first plies, then nets alone.
#[must_use]
pub fn settings(decision: &Decision) -> RolloutSettings {
    let cube = decision.part().cube_use();
    let search = SearchSettings::new(0, cube, CANDIDATES).with_model(CubeModel::Janowski);
    let player = |plies| PlayerSettings::looking(search, MoveFilter::NORMAL, Some(plies), None);
    RolloutSettings {
        late: Some(Late {
            from_ply: LOOKING,
            players: [player(0); 2],
        }),
        ..RolloutSettings::full(player(1), cube, SEED + u64::from(decision.number))
    }
}

/// Rolls a decision out, from the trials `played` before. `on_progress` is called often; when it breaks, the rollout
/// stops.
///
/// # Errors
/// If there is nothing to roll out, or a trial does not end.
pub fn roll_out(
    engine: &Engine,
    (decision, precision): (&Decision, Precision),
    plan: &RolloutPlan,
    (threads, mut played): (usize, Trials),
    on_progress: &mut dyn FnMut(&Schedule<'_>) -> ControlFlow<Stop>,
) -> Result<End, ReferenceError> {
    let mut end = precision.block;
    loop {
        let job = RolloutJob {
            trials: 0..end,
            rules: StopRules::NONE,
            threads,
        };
        let ended = engine.rollout(plan, &job, played, on_progress);
        if let Some(error) = ended.failed {
            return Err(ReferenceError::Trial(error));
        }
        if !ended.finished {
            return Ok(End::Interrupted(ended.trials));
        }
        let report = engine.rollout_report(plan, &ended.trials, end);
        let is_sharp = is_sharp(decision, precision.aim, &report);
        if is_sharp || end >= precision.most {
            return Ok(End::Finished(RolledOut {
                report,
                trials: end,
                is_sharp,
            }));
        }
        played = ended.trials;
        end += precision.block;
    }
}

/// Whether the errors are on target. For a play far behind it is enough that this is certain.
fn is_sharp(decision: &Decision, aim: f64, report: &Report) -> bool {
    const FAR: f64 = 0.12;
    let enough = report.rows.iter().all(|row| {
        row.behind
            .is_none_or(|behind| behind.std_err <= aim || behind.mean - 4.0 * behind.std_err > FAR)
    });
    // The take is compared with the pass, which is certain.
    let is_cube = decision.state.roll().is_none();
    let take = report.rows.get(1).map(|row| row.equity.std_err);
    enough && (!is_cube || take.is_none_or(|error| error <= aim))
}
