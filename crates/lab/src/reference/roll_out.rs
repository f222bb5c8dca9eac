//! Rolling a decision out until its errors are small enough.

use std::ops::ControlFlow;

use barpoint_engine::{CANDIDATES, Engine, RolloutJob, Stop, Trials};
use barpoint_eval::{CubeModel, CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{
    Distance, Estimate, Late, PlayerSettings, Report, RolloutPlan, RolloutSettings, Row, Schedule,
    StopRules,
};

use super::{Decision, ReferenceError};

/// Target for the standard error of the distance of a play from the best.
const AIM: f64 = 0.002;
/// The same in the wildest families, and for cube decisions.
const WILD_AIM: f64 = 0.004;
/// What is more than six standard errors away is known well enough.
const PART: f64 = 1.0 / 6.0;
/// The fewest trials of a candidate, and those between two checks of the errors of a cube decision.
const BLOCK: u32 = 324;
/// The most trials of a candidate.
const MOST: u32 = 5 * 1296;
/// Plies at the start of a trial that are played with 1-ply look-ahead.
const LOOKING: u16 = 3;
/// Seed of the dice of the first decision.
const SEED: u64 = 0x00ba_5201;

/// How exactly a decision is rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Precision {
    /// How well distances from the best are to be known.
    pub distance: Distance,
    /// The fewest trials of a candidate, and those between two checks of the errors of a cube decision.
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
            distance: Distance {
                std_err: if is_hard { WILD_AIM } else { AIM },
                part: PART,
            },
            block: BLOCK,
            most: MOST,
        }
    }

    /// The same with another target for small distances.
    #[must_use]
    pub fn aiming_at(self, std_err: f64) -> Self {
        let distance = Distance {
            std_err,
            ..self.distance
        };
        Self { distance, ..self }
    }

    /// When plays stop; the actions of a cube decision are compared with passing, too, which no such rule knows.
    fn rules(&self, decision: &Decision) -> StopRules {
        if decision.state.roll().is_none() {
            return StopRules::NONE;
        }
        StopRules {
            distance: Some(self.distance),
            min_trials: self.block,
            ..StopRules::NONE
        }
    }
}

/// A decision rolled out.
#[derive(Clone, Debug, PartialEq)]
pub struct RolledOut {
    /// The result of the trials.
    pub report: Report,
    /// Trials of the best candidate; others may have fewer.
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
/// reduction; one ply of look-ahead for the first plies, then nets alone, or every play looked ahead as far as `throughout` says.
#[must_use]
pub fn settings(decision: &Decision, throughout: Option<u8>) -> RolloutSettings {
    let cube = decision.part().cube_use();
    let search = SearchSettings::new(0, cube, CANDIDATES).with_model(CubeModel::Janowski);
    let player = |plies| PlayerSettings::looking(search, MoveFilter::NORMAL, Some(plies), None);
    let late = Late {
        from_ply: LOOKING,
        players: [player(0); 2],
    };
    RolloutSettings {
        late: throughout.is_none().then_some(late),
        ..RolloutSettings::full(
            player(throughout.unwrap_or(1)),
            cube,
            SEED + u64::from(decision.number),
        )
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
    let mut rules = precision.rules(decision);
    let mut end = match rules.distance {
        Some(_) => precision.most,
        None => precision.block,
    };
    loop {
        let job = RolloutJob {
            trials: 0..end,
            rules,
            threads,
        };
        let ended = engine.rollout(plan, &job, played.clone(), on_progress);
        if let Some(error) = ended.failed {
            return Err(ReferenceError::Trial(error));
        }
        // A rollout leaves out trials after its rules have stopped a play.
        played.merge(&ended.trials)?;
        if !ended.finished {
            return Ok(End::Interrupted(played));
        }
        let report = engine.rollout_report(plan, &ended.trials, end);
        let is_sharp = is_sharp(decision, precision.distance, &report);
        let trials = report.rows.iter().map(|row| row.trials).max().unwrap_or(0);
        let goes_on = match rules.distance {
            // A play that was stopped far behind can be near the best if that is another in the end: all go on together.
            Some(_) => rules.min_trials < trials && trials < precision.most,
            None => end < precision.most,
        };
        if is_sharp || !goes_on {
            return Ok(End::Finished(RolledOut {
                report,
                trials,
                is_sharp,
            }));
        }
        match rules.distance {
            Some(_) => rules.min_trials = trials,
            None => end += precision.block,
        }
    }
}

/// Whether the errors are on target.
fn is_sharp(decision: &Decision, aim: Distance, report: &Report) -> bool {
    if let (None, [hold, take]) = (decision.state.roll(), &report.rows[..]) {
        return is_sharp_cube(aim, hold, take);
    }
    let mut behind = report.rows.iter().filter_map(|row| row.behind);
    behind.all(|behind| aim.is_known(behind))
}

/// Whether it is known how far doubling is from playing on, and taking from passing, whose value is certain.
fn is_sharp_cube(aim: Distance, hold: &Row, take: &Row) -> bool {
    const PASS: f64 = 1.0;
    let to_pass = |row: &Row| Estimate {
        mean: row.equity.mean - PASS,
        std_err: row.equity.std_err,
    };
    let is_pass = take.equity.mean >= PASS;
    let doubling = if is_pass {
        Some(to_pass(hold))
    } else {
        hold.behind.or(take.behind)
    };
    doubling.is_some_and(|doubling| aim.is_known(doubling)) && aim.is_known(to_pass(take))
}

#[cfg(test)]
mod tests {
    use super::*;

    const AIMED: Distance = Distance {
        std_err: 0.004,
        part: PART,
    };

    fn row(mean: f64, std_err: f64, behind: Option<(f64, f64)>) -> Row {
        let certain = Estimate::default();
        Row {
            trials: BLOCK,
            chances: [certain; 5],
            cubeless: certain,
            equity: Estimate { mean, std_err },
            mwc: None,
            rank: 1,
            behind: behind.map(|(mean, std_err)| Estimate { mean, std_err }),
        }
    }

    /// Below the pass the double is compared with playing on, above it with the pass.
    #[test]
    fn a_cube_decision_is_sharp_when_both_its_questions_are() {
        let sharp = |hold: (f64, f64), take: (f64, f64), joint: f64| {
            let behind = Some(((hold.0 - take.0).abs(), joint));
            let (first, second) = if hold.0 > take.0 {
                (None, behind)
            } else {
                (behind, None)
            };
            is_sharp_cube(
                AIMED,
                &row(hold.0, hold.1, first),
                &row(take.0, take.1, second),
            )
        };
        // A close double, an obvious take.
        assert!(sharp((0.500, 0.01), (0.505, 0.01), 0.003));
        assert!(!sharp((0.500, 0.01), (0.505, 0.01), 0.005));
        // An obvious double, a close take.
        assert!(sharp((0.7, 0.02), (0.99, 0.003), 0.02));
        assert!(!sharp((0.7, 0.02), (0.99, 0.005), 0.02));
        // Too good or a pass: what the take is worth matters less than what playing on is.
        assert!(sharp((1.001, 0.003), (1.5, 0.05), 0.05));
        assert!(!sharp((1.001, 0.005), (1.5, 0.05), 0.05));
    }

    #[test]
    fn plays_stop_by_their_distance_and_cube_decisions_by_no_rule() {
        let decision = |line: &str| Decision::from_line(line).unwrap();
        let play = decision(
            r#"{"number":1,"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10","family":"opening","origin":"people","plays":["8/5 6/5","24/20"]}"#,
        );
        let rules = Precision::of(&play).rules(&play);
        assert_eq!(rules.distance.map(|aim| aim.std_err), Some(AIM));
        assert_eq!(rules.min_trials, BLOCK);
        let cube = decision(
            r#"{"number":2,"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10","family":"opening","origin":"people"}"#,
        );
        assert_eq!(Precision::of(&cube).rules(&cube), StopRules::NONE);
        assert_eq!(Precision::of(&cube).distance.std_err, WILD_AIM);
    }
}
