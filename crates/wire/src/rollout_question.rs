//! Rollouts requested by the board.

use barpoint_app::phrase::Said;
use barpoint_app::rollout::{RolloutQuestion, RolloutReport as Report};
use barpoint_engine::{Edition, RolloutTask, TrialChoice};
use barpoint_eval::CubeUse;
use barpoint_rollout::{Estimate, StopRules, VarianceReduction};
use barpoint_rules::MatchRules;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Measured, NewGameError, Phrase, PositionRef, RolloutReport, StepInfo};

/// A request for a rollout.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RolloutRequest {
    /// The position: with dice plays are rolled out, without the cube decision.
    pub position: PositionRef,
    /// The plays; the best `best` ones if none is given.
    #[serde(default)]
    pub plays: Vec<Vec<StepInfo>>,
    /// How many of the best plays, if `plays` is absent.
    #[serde(default = "usual_best")]
    pub best: u16,
    /// Trials of each candidate.
    #[serde(default = "usual_trials")]
    pub trials: u32,
    /// `bkg` or `bkg-vi`, whose program makes the checker plays of both sides, without a cube and to the end of every game; `null` for our
    /// search.
    #[serde(default)]
    pub player: Option<String>,
    /// Plies that both players look ahead in checker plays.
    #[serde(default)]
    pub plies: u8,
    /// Plies that both players look ahead in cube decisions; `null` for 2, or `plies` if that is more.
    #[serde(default)]
    pub cube_plies: Option<u8>,
    /// Whether the cube is in play.
    #[serde(default = "yes")]
    pub cubeful: bool,
    /// Plies after which trials are truncated; `null` if they run to the end of the game.
    #[serde(default)]
    pub truncate: Option<u16>,
    /// Whether variance reduction subtracts the luck of the dice.
    #[serde(default = "yes")]
    pub variance_reduction: bool,
    /// Whether the first rolls are spread evenly.
    #[serde(default = "yes")]
    pub stratified: bool,
    /// The seed of the dice.
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

/// Why there can be no such rollout.
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
    /// A program that does not play.
    #[error("player: expected bkg or bkg-vi, found {0:?}")]
    Player(String),
}

impl RolloutRequest {
    /// The program that plays in place of our search.
    ///
    /// # Errors
    /// If it is none that does.
    pub fn program(&self) -> Result<Option<Edition>, RolloutRequestError> {
        let wrong = |name: &String| RolloutRequestError::Player(name.clone());
        let named = |name: &String| Edition::named(name).ok_or_else(|| wrong(name));
        self.player.as_ref().map(named).transpose()
    }

    /// The requested rollout, by our search: the caller has the [program](Self::program).
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
        let question = RolloutQuestion {
            plays: plays.collect::<Result<_, _>>()?,
            best: self.best,
            choice,
            trials: self.trials,
            rules: StopRules {
                std_err: self.stop_at_error,
                jsd: self.stop_at_jsd,
                min_trials: self.min_trials,
                ..StopRules::NONE
            },
            ..RolloutQuestion::default()
        };
        Ok(question.task(state))
    }
}

/// What is saved of a rollout beside its trials.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptRollout {
    /// Version of this form.
    pub version: u32,
    /// The request; its number of trials grows when the rollout is extended.
    pub request: RolloutRequest,
    /// When it was requested, in seconds since 1970.
    pub created: u64,
    /// Whether all requested trials have been played.
    pub finished: bool,
}

/// A rollout as the board shows it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutView {
    /// Its ID.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The title as a code with arguments; `null` for plays, which are written alike in all languages.
    pub title_phrase: Option<Phrase>,
    /// The request.
    pub request: RolloutRequest,
    /// When, in seconds since 1970.
    pub created: u64,
    /// The results so far.
    pub report: RolloutReport,
    /// The course of the trials for each candidate, in the order of the report.
    pub history: Vec<Vec<RolloutPoint>>,
    /// The largest standard error expected when all trials are played.
    pub expected_error: Option<f64>,
}

/// A candidate's result after some of its trials.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutPoint {
    /// Trials.
    pub trials: u32,
    /// Equity that candidates are ranked by.
    pub equity: Measured,
}

impl RolloutView {
    /// A saved rollout with its results so far.
    #[must_use]
    pub fn of(
        (id, title): (&str, Said),
        kept: &KeptRollout,
        report: &Report,
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
            title: title.text,
            title_phrase: title.phrase.map(Phrase::from),
            history: history.iter().map(points).collect(),
            request: kept.request.clone(),
            created: kept.created,
            expected_error: report.found.expected_error(kept.request.trials),
            report: report.into(),
        }
    }
}

/// A request for more trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtendRequest {
    /// Trials of each candidate in all; not fewer than before.
    pub trials: u32,
}
