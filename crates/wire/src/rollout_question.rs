//! Rollouts as the board asks for them.

use barpoint_engine::{Basis, Candidates, RolloutFindings, RolloutTask, TrialChoice};
use barpoint_eval::CubeUse;
use barpoint_rollout::{Estimate, StopRules, VarianceReduction};
use barpoint_rules::{MatchRules, Play};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Measured, NewGameError, PositionRef, RolloutReport, StepInfo};

/// A rollout asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RolloutRequest {
    /// The position: with dice plays are rolled out, without the cube decision.
    pub position: PositionRef,
    /// The plays; the best `best` ones if none is given.
    #[serde(default)]
    pub plays: Vec<Vec<StepInfo>>,
    /// How many of the best plays, where none is given.
    #[serde(default = "usual_best")]
    pub best: u16,
    /// Trials of each candidate.
    #[serde(default = "usual_trials")]
    pub trials: u32,
    /// Half-moves that both players look ahead in checker plays.
    #[serde(default)]
    pub plies: u8,
    /// Half-moves that both players look ahead in cube decisions; `null` for 2, or `plies` if that is more.
    #[serde(default)]
    pub cube_plies: Option<u8>,
    /// Whether the cube is in play.
    #[serde(default = "yes")]
    pub cubeful: bool,
    /// Half-moves after which trials end; `null` for the end of the game.
    #[serde(default)]
    pub truncate: Option<u16>,
    /// Whether the luck of the dice is taken out.
    #[serde(default = "yes")]
    pub variance_reduction: bool,
    /// Whether the first rolls are spread evenly.
    #[serde(default = "yes")]
    pub stratified: bool,
    /// Where the dice begin.
    #[serde(default = "usual_seed")]
    pub seed: u64,
    /// A candidate stops below this standard error.
    #[serde(default)]
    pub stop_at_error: Option<f64>,
    /// A candidate stops when it is more than this many joint standard deviations behind the best.
    #[serde(default)]
    pub stop_at_jsd: Option<f64>,
    /// No stopping before this many trials.
    #[serde(default = "usual_minimum")]
    pub min_trials: u32,
}

const fn usual_best() -> u16 {
    RolloutTask::PLAYS
}

const fn usual_trials() -> u32 {
    RolloutTask::TRIALS
}

const fn usual_minimum() -> u32 {
    RolloutTask::MIN_TRIALS
}

const fn usual_seed() -> u64 {
    TrialChoice::SEED
}

const fn yes() -> bool {
    true
}

/// Why a rollout cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RolloutRequestError {
    /// No position.
    #[error(transparent)]
    Position(#[from] NewGameError),
    /// Steps that make no play.
    #[error("expected plays of up to four steps, found another as number {number}")]
    Steps {
        /// Which, from 1.
        number: usize,
    },
}

impl RolloutRequest {
    /// The rollout asked for.
    ///
    /// # Errors
    /// If it names no position or plays.
    pub fn task(&self) -> Result<RolloutTask, RolloutRequestError> {
        let state = self.position.state(MatchRules::default())?;
        let mut choice = TrialChoice {
            checker_plies: Some(self.plies),
            cube_plies: self.cube_plies,
            truncation: self.truncate.map(|plies| (plies, 0)),
            ..TrialChoice::default()
        };
        if !self.cubeful {
            choice.strength.cube = Some(CubeUse::Cubeless);
        }
        if !self.variance_reduction {
            choice.variance_reduction = VarianceReduction::Off;
        }
        choice.dice.seed = self.seed;
        choice.dice.stratified = self.stratified;
        let plays = (1..).zip(&self.plays).map(|(number, steps)| {
            StepInfo::play(steps).ok_or(RolloutRequestError::Steps { number })
        });
        let plays: Vec<Play> = plays.collect::<Result<_, _>>()?;
        Ok(RolloutTask {
            candidates: if plays.is_empty() {
                Candidates::Best(self.best)
            } else {
                Candidates::Plays(plays)
            },
            trials: self.trials,
            rules: StopRules {
                std_err: self.stop_at_error,
                jsd: self.stop_at_jsd,
                min_trials: self.min_trials,
            },
            ..RolloutTask::new(state, &choice)
        })
    }
}

/// A rollout as it is kept beside its trials.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptRollout {
    /// Version of this form.
    pub version: u32,
    /// What was asked for; its trials grow when the rollout is extended.
    pub request: RolloutRequest,
    /// When it was asked for, in seconds since 1970.
    pub created: u64,
    /// Whether all trials wanted are there.
    pub finished: bool,
}

/// A rollout as the board shows it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutView {
    /// Its name in the interface.
    pub id: String,
    /// What is rolled out, in words.
    pub title: String,
    /// What was asked for.
    pub request: RolloutRequest,
    /// When, in seconds since 1970.
    pub created: u64,
    /// What the trials say so far.
    pub report: RolloutReport,
    /// Candidate by candidate, in their order in the report, how the trials went.
    pub history: Vec<Vec<RolloutPoint>>,
    /// The largest standard error to be expected when all trials are played.
    pub expected_error: Option<f64>,
}

/// Where a candidate stood after some of its trials.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutPoint {
    /// Trials.
    pub trials: u32,
    /// Equity that candidates are ranked by.
    pub equity: Measured,
}

impl RolloutView {
    /// A rollout with what its trials say and the way there.
    #[must_use]
    pub fn of(
        (id, title): (&str, String),
        kept: &KeptRollout,
        basis: &Basis,
        findings: &RolloutFindings,
        history: &[Vec<(u32, Estimate)>],
    ) -> Self {
        let points = |points: &Vec<(u32, Estimate)>| {
            let points = points.iter().map(|&(trials, equity)| RolloutPoint {
                trials,
                equity: equity.into(),
            });
            points.collect()
        };
        Self {
            id: id.to_owned(),
            title,
            history: history.iter().map(points).collect(),
            request: kept.request.clone(),
            created: kept.created,
            expected_error: findings.expected_error(kept.request.trials),
            report: RolloutReport::of(basis, findings),
        }
    }
}

/// How many trials a rollout is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExtendRequest {
    /// Trials of each candidate in all; not fewer than before.
    pub trials: u32,
}
