//! A cube decision with all that is known about it.

use barpoint_engine::{Answer, CubeStudy, NoDecision, RolloutFindings};
use barpoint_equity::{CubeEquities, CubeVerdict, Mwc};
use barpoint_eval::usual_volatility;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, CubeAction, CubeAdvice, Measured, NoDecisionName, WindowReport};

/// A cube decision with all that is known about it, from the point of view of the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeReport {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// The decision.
    pub cube: Option<CubeAdvice>,
    /// Why there is no decision.
    pub no_decision: Option<NoDecisionName>,
    /// Further figures about it.
    pub study: Option<StudyReport>,
    /// The decision rolled out, if requested.
    pub rolled_out: Option<RolledOutCube>,
}

impl From<&Answer<Result<CubeStudy, NoDecision>>> for CubeReport {
    fn from(answer: &Answer<Result<CubeStudy, NoDecision>>) -> Self {
        let study = answer.found.as_ref();
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            cube: study.ok().map(|study| CubeAdvice::from(&study.hint)),
            no_decision: study.err().map(|&reason| reason.into()),
            study: study.ok().map(StudyReport::from),
            rolled_out: None,
        }
    }
}

/// A cube decision rolled out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolledOutCube {
    /// Trials of each action.
    pub trials: u32,
    /// Seed of the dice.
    pub seed: u64,
    /// Equity of not doubling.
    pub no_double: Measured,
    /// Equity of double and take.
    pub double_take: Measured,
    /// The proper action.
    pub action: Option<CubeAction>,
}

impl RolledOutCube {
    /// The result of the rollout of a cube decision; `None` for any other rollout.
    #[must_use]
    pub fn of(findings: &RolloutFindings) -> Option<Self> {
        let [no_double, double_take] = &findings.candidates[..] else {
            return None;
        };
        let verdict = findings.cube.map(|(_, verdict)| verdict);
        Some(Self {
            trials: no_double.figures.trials,
            seed: findings.settings.dice.seed,
            no_double: no_double.figures.equity.into(),
            double_take: double_take.figures.equity.into(),
            action: verdict.and_then(CubeAction::of),
        })
    }
}

/// Further figures about a cube decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyReport {
    /// The decision by every theory at the same depth, by the jump model's closed form, and by given cube efficiencies.
    pub theories: Vec<TheoryRow>,
    /// Match-winning chances of no double, double and take, double and pass; `null` at money play.
    pub mwc: Option<[f64; 3]>,
    /// Expected absolute change of the winning chance over two rolls.
    pub local_volatility: f32,
    /// Its standard deviation.
    pub jump_deviation: f32,
    /// Average volatility the jump model takes for this kind of position.
    pub average_volatility: f32,
    /// Average volatility of positions of this kind in which a double is in question.
    pub usual_volatility: f32,
    /// Points of the jump model at money play: take, initial double, redouble, cash.
    pub jump_points: [f32; 4],
    /// The cube efficiency that explains the value without a double.
    pub effective_life: Option<f32>,
    /// Gammon value and backgammon value of the player, then of the opponent.
    pub gammon_values: [[f32; 2]; 2],
    /// Market windows of the player and of the opponent, each in own winning chances.
    pub windows: [WindowReport; 2],
}

/// The decision by one theory.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TheoryRow {
    /// `janowski`, `janowski2`, `jump`, `learned`, `jump, local` for the closed form with the local volatility, or `two lives given`.
    pub theory: String,
    /// Equity without doubling.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// The proper action.
    pub action: Option<CubeAction>,
}

impl TheoryRow {
    fn of(theory: &str, equities: &CubeEquities, verdict: CubeVerdict) -> Self {
        Self {
            theory: theory.to_owned(),
            no_double: equities.no_double.get(),
            double_take: equities.double_take.get(),
            double_pass: CubeEquities::PASS.get(),
            action: CubeAction::of(verdict),
        }
    }
}

impl From<&CubeStudy> for StudyReport {
    fn from(study: &CubeStudy) -> Self {
        let rows = study.by_model.iter().map(|(model, decision, verdict)| {
            TheoryRow::of(&model.to_string(), &decision.equities, *verdict)
        });
        let jump = TheoryRow::of("jump, local", &study.by_jumps, study.jump_verdict);
        let lives = study.by_lives.as_ref();
        let lives =
            lives.map(|(equities, verdict)| TheoryRow::of("two lives given", equities, *verdict));
        let points = &study.jump_points;
        let values = &study.gammon_values;
        Self {
            theories: rows.chain([jump]).chain(lives).collect(),
            mwc: study.mwc.map(|three| three.map(Mwc::get)),
            local_volatility: study.jumps.expected_jump.get(),
            jump_deviation: study.jumps.std_dev,
            average_volatility: study.volatilities.average.get(),
            usual_volatility: usual_volatility(study.class).get(),
            jump_points: [
                points.take,
                points.initial_double,
                points.redouble,
                points.cash,
            ],
            effective_life: study.effective_life,
            gammon_values: [values.on_roll, values.opponent].map(|v| [v.gammon, v.backgammon]),
            windows: study.windows.each_ref().map(WindowReport::from),
        }
    }
}
