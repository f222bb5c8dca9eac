//! Rollouts as the board asks for them.

use std::ops::ControlFlow;

use barpoint_engine::{Engine, RolloutForecast, RolloutJob, Stop, Strength};
use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, DiceSettings, Estimate, Generator, PlayerSettings, RolloutPlan,
    RolloutSettings, StopRules, TrialError, Trials, Truncation, VarianceReduction,
};
use barpoint_rules::notation::display_play;
use barpoint_rules::{Board, Decision, MatchRules, MatchState, PlayList};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Measured, NewGameError, PositionInfo, PositionRef, RolloutCube, RolloutReport, RolloutRow,
    StepInfo,
};

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
    pub best: u8,
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
    /// A candidate stops when it is more than so many joint standard deviations behind the best.
    #[serde(default)]
    pub stop_at_jsd: Option<f64>,
    /// No stopping before so many trials.
    #[serde(default = "usual_minimum")]
    pub min_trials: u32,
}

const fn usual_best() -> u8 {
    3
}

const fn usual_trials() -> u32 {
    1296
}

const fn usual_minimum() -> u32 {
    324
}

const fn usual_seed() -> u64 {
    1
}

const fn yes() -> bool {
    true
}

/// Why a rollout cannot be.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RolloutRequestError {
    /// No position.
    #[error(transparent)]
    Position(#[from] NewGameError),
    /// Nothing is to be decided.
    #[error("expected a decision to roll out, found {0}")]
    Decision(Decision),
    /// A play that cannot be made.
    #[error("expected legal plays, each once, found another as number {number}")]
    Play {
        /// Which, from 1.
        number: usize,
    },
    /// A number out of range.
    #[error("expected {expected}, found {found}")]
    Range {
        /// What may be.
        expected: &'static str,
        /// What is.
        found: f64,
    },
    /// Nothing to play out.
    #[error("{0}")]
    Plan(String),
}

/// A rollout that can be played.
#[derive(Clone, Debug)]
pub struct RolloutQuestion {
    state: MatchState,
    plan: RolloutPlan,
    names: Vec<String>,
    rules: StopRules,
    fingerprint: u64,
}

impl RolloutRequest {
    /// Most trials of a candidate.
    pub const MOST: u32 = 2_000_000;
    /// Most half-moves looked ahead.
    const DEEPEST: u8 = 3;

    /// The rollout asked for.
    ///
    /// # Errors
    /// If something in it cannot be.
    pub fn question(&self, engine: &Engine) -> Result<RolloutQuestion, RolloutRequestError> {
        self.check()?;
        let state = self.position.state(MatchRules::default())?;
        let strength = Strength::new(self.plies, MoveFilter::NORMAL)
            .without_cube_if(!self.cubeful || !state.rules().cube);
        let settings = self.settings(&strength);
        let context = CubeContext::of(&state, state.on_roll());
        let failed = |error: &dyn std::fmt::Display| RolloutRequestError::Plan(error.to_string());
        let (plan, names) = match state.decision() {
            Decision::Play(..) => {
                let plays = self.candidates(&state, context, engine, &strength)?;
                let (names, after): (Vec<String>, Vec<Board>) = plays.into_iter().unzip();
                let plan = RolloutPlan::plays(&after, context, &settings);
                (plan.map_err(|e| failed(&e))?, names)
            }
            Decision::Turn(_) | Decision::AnswerDouble(_) => {
                let plan = RolloutPlan::position(state.board(), context, &settings);
                let plan = plan.map_err(|e| failed(&e))?;
                let all = ["no double", "double, take"];
                let names = all[..plan.candidates().len()].iter();
                (plan, names.map(|&name| name.to_owned()).collect())
            }
            decision => return Err(RolloutRequestError::Decision(decision)),
        };
        Ok(RolloutQuestion {
            fingerprint: plan.fingerprint(engine.search()),
            state,
            plan,
            names,
            rules: StopRules {
                std_err: self.stop_at_error,
                jsd: self.stop_at_jsd,
                min_trials: self.min_trials,
            },
        })
    }

    fn check(&self) -> Result<(), RolloutRequestError> {
        let range = |expected, found| Err(RolloutRequestError::Range { expected, found });
        if !(1..=Self::MOST).contains(&self.trials) {
            return range("1 to 2,000,000 trials", self.trials.into());
        }
        let deepest = self.plies.max(self.cube_plies.unwrap_or(0));
        if deepest > Self::DEEPEST {
            return range("at most 3 plies", deepest.into());
        }
        if self.truncate == Some(0) {
            return range("at least 1 half-move before a trial ends", 0.0);
        }
        if !(1..=100).contains(&self.best) || self.plays.len() > 100 {
            return range("1 to 100 plays", self.best.into());
        }
        let limits = self.stop_at_error.into_iter().chain(self.stop_at_jsd);
        match limits
            .into_iter()
            .find(|limit| limit.is_nan() || *limit <= 0.0)
        {
            Some(found) => range("a limit above 0", found),
            None => Ok(()),
        }
    }

    fn candidates(
        &self,
        state: &MatchState,
        context: CubeContext,
        engine: &Engine,
        strength: &Strength,
    ) -> Result<Vec<(String, Board)>, RolloutRequestError> {
        let board = state.board();
        let Some(roll) = state.roll() else {
            return Ok(Vec::new());
        };
        if self.plays.is_empty() {
            let go_on = &mut |_| ControlFlow::Continue(());
            let ranked = engine.plays(board, roll, context, strength, go_on);
            let best = ranked.iter().take(usize::from(self.best));
            return Ok(best
                .map(|row| (display_play(&row.play), row.after))
                .collect());
        }
        let mut legal = PlayList::new();
        legal.generate_with(board, roll, state.rules().point_limit);
        let mut found: Vec<(String, Board)> = Vec::new();
        for (number, steps) in (1..).zip(&self.plays) {
            let play = StepInfo::play(steps);
            let after = play.as_ref().and_then(|play| board.after(play));
            match play.zip(after) {
                Some((play, after))
                    if legal.find(&after).is_some()
                        && found.iter().all(|(_, other)| *other != after) =>
                {
                    found.push((display_play(&play), after));
                }
                _ => return Err(RolloutRequestError::Play { number }),
            }
        }
        Ok(found)
    }

    fn settings(&self, strength: &Strength) -> RolloutSettings {
        let player = PlayerSettings::looking(
            strength.search,
            strength.filter,
            Some(self.plies),
            self.cube_plies,
        );
        RolloutSettings {
            cube: strength.search.cube,
            players: [player; 2],
            late: None,
            truncation: self.truncate.map(|plies| Truncation {
                plies,
                evaluation: SearchSettings {
                    plies: 0,
                    ..strength.search
                },
            }),
            bearoff: BearoffTruncation {
                exact: true,
                one_sided: true,
                live_cube: false,
            },
            cube_look: CubeLook::InDoubt,
            variance_reduction: if self.variance_reduction {
                VarianceReduction::LookAhead { candidates: 1 }
            } else {
                VarianceReduction::Off
            },
            dice: DiceSettings {
                generator: Generator::ChaCha,
                seed: self.seed,
                stratified: self.stratified,
                initial: false,
            },
        }
    }
}

impl RolloutQuestion {
    /// Identifies plan and evaluator: trials kept under another number are of another rollout.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// How many candidates there are.
    #[must_use]
    pub fn candidates(&self) -> usize {
        self.names.len()
    }

    /// What is rolled out, in words.
    #[must_use]
    pub fn title(&self) -> String {
        match self.state.roll() {
            Some(roll) => format!("{roll}: {}", self.names.join(", ")),
            None => self.names.join(" against "),
        }
    }

    /// Whether the cube is in play.
    #[must_use]
    pub fn is_cubeful(&self) -> bool {
        self.plan.settings().cube == CubeUse::Cubeful
    }

    /// What so many trials of each candidate will take.
    pub(crate) fn forecast(
        &self,
        engine: &Engine,
        (total, threads): (u32, usize),
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> RolloutForecast {
        engine.rollout_forecast(&self.plan, &self.job(total, threads), go_on)
    }

    fn job(&self, total: u32, threads: usize) -> RolloutJob {
        RolloutJob {
            trials: 0..total,
            rules: self.rules,
            threads,
        }
    }

    /// Plays trials up to `total` of each candidate, until `go_on` breaks. The trials played so far, and
    /// whether that is all.
    ///
    /// # Errors
    /// If a trial does not end.
    pub fn play(
        &self,
        engine: &Engine,
        played: Trials,
        (total, threads): (u32, usize),
        go_on: &mut dyn FnMut() -> ControlFlow<Stop>,
    ) -> Result<(Trials, bool), TrialError> {
        let job = self.job(total, threads);
        let end = engine.rollout(&self.plan, &job, played, &mut |_| go_on());
        match end.failed {
            Some(error) => Err(error),
            None => Ok((end.trials, end.finished)),
        }
    }

    /// How trials went, candidate by candidate.
    fn history(&self, engine: &Engine, trials: &Trials) -> Vec<Vec<RolloutPoint>> {
        /// Points of each candidate: more than a plot can show apart is of no use.
        const PLACES: u32 = 60;
        let of = |candidate| {
            let limit = gapless(trials, candidate);
            barpoint_rollout::course(&self.plan, engine.met(), trials, (candidate, limit), PLACES)
        };
        (0..trials.candidates())
            .map(|candidate| {
                let points = of(candidate).into_iter();
                let point = |(trials, equity): (u32, Estimate)| RolloutPoint {
                    trials,
                    equity: equity.into(),
                };
                points.map(point).collect()
            })
            .collect()
    }

    /// What trials say.
    #[must_use]
    pub fn report(&self, engine: &Engine, trials: &Trials, finished: bool) -> RolloutReport {
        let report = barpoint_rollout::Report::of(&self.plan, engine.met(), trials, |candidate| {
            gapless(trials, candidate)
        });
        let mut candidates = RolloutRow::list(&report, &self.names);
        let known = engine.rollout_known(&self.plan);
        for (row, known) in candidates.iter_mut().zip(known) {
            row.known = known;
        }
        RolloutReport {
            version: crate::VERSION,
            position: PositionInfo::of(&self.state),
            nets: engine.fingerprint().to_string(),
            met: engine.met().name().to_owned(),
            settings: self.plan.settings().into(),
            finished,
            forecast: None,
            candidates,
            cube: RolloutCube::of(&self.plan, &report, self.state.rules().variation),
        }
    }
}

/// The trials a candidate has without a gap: those it is judged by.
fn gapless(trials: &Trials, candidate: usize) -> u32 {
    let kept = trials.of(candidate).map(|(trial, _)| trial);
    let gapless = (0..).zip(kept).take_while(|(n, trial)| n == trial);
    u32::try_from(gapless.count()).unwrap_or(u32::MAX)
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
        id: &str,
        kept: &KeptRollout,
        question: &RolloutQuestion,
        trials: &Trials,
        engine: &Engine,
    ) -> Self {
        let report = question.report(engine, trials, kept.finished);
        let wanted = f64::from(kept.request.trials);
        let errors = report.candidates.iter().filter_map(|row| {
            let shrinks = (f64::from(row.trials) / wanted).min(1.0).sqrt();
            row.equity.std_err.map(|error| error * shrinks)
        });
        Self {
            id: id.to_owned(),
            title: question.title(),
            history: question.history(engine, trials),
            request: kept.request.clone(),
            created: kept.created,
            expected_error: errors.reduce(f64::max),
            report,
        }
    }
}

/// How many trials a rollout is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExtendRequest {
    /// Trials of each candidate in all; not fewer than before.
    pub trials: u32,
}
