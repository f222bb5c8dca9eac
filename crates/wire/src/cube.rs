//! A cube decision in every light.

use barpoint_engine::CubeStudy;
use barpoint_equity::{CubeEquities, CubeVerdict, Mwc, Stakes};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{CubeAdvice, PositionInfo, SettingsInfo, WindowReport};

/// A cube decision in every light, from the player who may double.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CubeReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// What kind of position it is.
    pub class: String,
    /// What evaluates it without looking ahead.
    pub source: &'static str,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// How deeply was looked.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
    /// The decision; `null` where there is none.
    pub decision: Option<CubeAdvice>,
    /// Everything else about it.
    pub study: Option<StudyReport>,
    /// No double and double/take by Janowski's model with the two cube lives given; `null` if none were.
    pub two_lives: Option<[f32; 2]>,
    /// The decision rolled out, where that was asked for.
    pub rolled_out: Option<RolledOutCube>,
}

/// A cube decision rolled out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolledOutCube {
    /// Trials of each action.
    pub trials: u32,
    /// Seed of the dice.
    pub seed: u64,
    /// Equities of no double and of double and take.
    pub equities: [f64; 2],
    /// Their standard errors.
    pub std_err: [f64; 2],
    /// The proper action in words.
    pub action: String,
}

/// What is told about a decision beyond the decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyReport {
    /// The decision by every theory at the same depth, then by the jump model's closed form.
    pub theories: Vec<TheoryRow>,
    /// Match-winning chances of no double, double and take, double and pass; `null` at money play.
    pub mwc: Option<[f64; 3]>,
    /// Expected absolute change of the winning chance over two rolls.
    pub local_volatility: f32,
    /// Its standard deviation.
    pub jump_deviation: f32,
    /// Average volatility the jump model takes for this kind of position.
    pub average_volatility: f32,
    /// Points of the jump model at money play: take, initial double, redouble, cash.
    pub jump_points: [f32; 4],
    /// The cube life that explains the value without double.
    pub effective_life: Option<f32>,
    /// Gammon value and backgammon value of the player, then of the opponent.
    pub gammon_values: [[f32; 2]; 2],
    /// Market windows of the player and of the opponent, each in own winning chances.
    pub windows: [WindowReport; 2],
}

/// The decision by one theory.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TheoryRow {
    /// `janowski`, `janowski2`, `jump`, or `jump, local` for the closed form with the local volatility.
    pub theory: String,
    /// Equity without doubling.
    pub no_double: f32,
    /// Equity after double and take.
    pub double_take: f32,
    /// Equity after double and pass.
    pub double_pass: f32,
    /// The proper action in words.
    pub action: String,
}

impl TheoryRow {
    fn of(theory: &str, equities: &CubeEquities, verdict: CubeVerdict) -> Self {
        Self {
            theory: theory.to_owned(),
            no_double: equities.no_double.get(),
            double_take: equities.double_take.get(),
            double_pass: CubeEquities::PASS.get(),
            action: verdict.to_string(),
        }
    }
}

impl StudyReport {
    /// A study, with what the match is worth.
    #[must_use]
    pub fn of(study: &CubeStudy, stakes: Option<Stakes>) -> Self {
        let rows = study.by_model.iter().map(|(model, decision, verdict)| {
            TheoryRow::of(&model.to_string(), &decision.equities, *verdict)
        });
        let jump = TheoryRow::of("jump, local", &study.by_jumps, study.jump_verdict);
        let equities = &study.hint.decision.equities;
        let three = [equities.no_double, equities.double_take, CubeEquities::PASS];
        let points = &study.jump_points;
        let values = &study.gammon_values;
        Self {
            theories: rows.chain([jump]).collect(),
            mwc: stakes.map(|stakes| three.map(|e| stakes.denormalise(e)).map(Mwc::get)),
            local_volatility: study.jumps.expected_jump.get(),
            jump_deviation: study.jumps.std_dev,
            average_volatility: study.volatilities.average.get(),
            jump_points: [
                points.take,
                points.initial_double,
                points.redouble,
                points.cash,
            ],
            effective_life: study.effective_life,
            gammon_values: [values.on_roll, values.opponent].map(|v| [v.gammon, v.backgammon]),
            windows: study.windows.each_ref().map(WindowReport::of),
        }
    }
}
