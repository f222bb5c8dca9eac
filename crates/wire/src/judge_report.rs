//! Decisions with known answers, judged.

use std::collections::BTreeMap;

use barpoint_judge::{Report, Score};
use barpoint_rules::notation::position_id;
use serde::Serialize;
use utoipa::ToSchema;

use crate::VERSION;
use crate::settings::ShortRolloutInfo;

/// A mean over decisions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct MeanLoss {
    /// Mean error in points.
    pub mean: f64,
    /// Its standard error; `null` for a single decision.
    pub std_err: Option<f64>,
    /// Decisions.
    pub decisions: usize,
}

/// Decisions judged by rollouts.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct JudgeReport {
    /// Version of this interface.
    pub version: u32,
    /// The file of decisions.
    pub file: String,
    /// Plies of look-ahead; 0 for another engine.
    pub plies: u8,
    /// The whole look-ahead in words, with noise, sampled rolls and the theory of the cube where they are not the default
    /// (`2-ply, noise 0.060`); `null` for another engine.
    pub settings: Option<String>,
    /// Fingerprint of the nets, or the name of another engine.
    pub nets: String,
    /// How choices that the search leaves close were rolled out; `null` if they were not.
    pub rollout: Option<ShortRolloutInfo>,
    /// Error of the choices of an engine that the file values; `null` where our own evaluator was judged.
    pub listed: Option<MeanLoss>,
    /// Decisions in which an engine chose a play that the file does not value, charged what the worst play listed loses; `null`
    /// where our own evaluator was judged.
    pub unlisted: Option<usize>,
    /// Records that an engine was not asked about: they say of no roll to be played, or the engine cannot be asked about cubes.
    pub unasked: Option<usize>,
    /// Error of checker plays.
    pub checker: Option<MeanLoss>,
    /// What the best plays lose on average because the rollouts of the file are noisy; `null` if it gives no errors.
    pub noise: Option<MeanLoss>,
    /// Error of checker plays by kind of position.
    pub phases: BTreeMap<String, MeanLoss>,
    /// Error of doubling decisions.
    pub doubling: Option<MeanLoss>,
    /// Error of take decisions.
    pub take: Option<MeanLoss>,
    /// What the best cube decisions lose on average because the rollouts of the file are noisy; `null` if it gives no errors.
    pub cube_noise: Option<MeanLoss>,
    /// Error of cube decisions, doubling and take together, by score, that of the player on roll first (`money`, `3-away 4-away`).
    pub scores: BTreeMap<String, MeanLoss>,
    /// How that compares with another engine; `null` if none was named.
    pub than: Option<LossDifference>,
    /// Absolute error of the cubeless equity.
    pub equity_error: Option<MeanLoss>,
    /// The largest of these errors, in points.
    pub largest_error: Option<f64>,
    /// The position it is in, as a Position ID.
    pub largest_error_at: Option<String>,
    /// All decisions together.
    pub total: MeanLoss,
    /// Error of plays in races, judged by a database.
    pub race_plays: Option<MeanLoss>,
    /// Errors of chances by kind of position, for those that a training run held out.
    pub chances: Vec<ChancesError>,
}

impl JudgeReport {
    /// Of records of decisions; without races and the chances of a training run.
    #[must_use]
    pub fn of(file: String, plies: u8, nets: String, report: &Report) -> Self {
        Self {
            version: VERSION,
            file,
            plies,
            settings: None,
            nets,
            rollout: None,
            listed: None,
            unlisted: None,
            unasked: None,
            checker: report.checker.as_ref().map(MeanLoss::from),
            noise: report.noise.as_ref().map(MeanLoss::from),
            cube_noise: report.cube_noise.as_ref().map(MeanLoss::from),
            phases: by_name(&report.phases),
            doubling: report.doubling.as_ref().map(MeanLoss::from),
            take: report.take.as_ref().map(MeanLoss::from),
            scores: by_name(report.scores.iter().map(|(name, score)| (name, score))),
            than: None,
            equity_error: report.equity_error.as_ref().map(MeanLoss::from),
            largest_error: report.largest_error.map(|(error, _)| error),
            largest_error_at: report.largest_error.map(|(_, board)| position_id(&board)),
            total: (&report.total).into(),
            race_plays: None,
            chances: Vec::new(),
        }
    }
}

/// What is lost more than by another engine on the same decisions; negative where less is lost.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LossDifference {
    /// The other engine, as named on the command line.
    pub engine: String,
    /// On checker plays.
    pub checker: Option<MeanLoss>,
    /// The same by kind of position.
    pub phases: BTreeMap<String, MeanLoss>,
    /// On doubling decisions.
    pub doubling: Option<MeanLoss>,
    /// On take decisions.
    pub take: Option<MeanLoss>,
    /// On cube decisions by score.
    pub scores: BTreeMap<String, MeanLoss>,
    /// On all decisions together.
    pub total: MeanLoss,
}

impl LossDifference {
    /// Of a report on differences.
    #[must_use]
    pub fn of(engine: String, report: &Report) -> Self {
        Self {
            engine,
            checker: report.checker.as_ref().map(MeanLoss::from),
            phases: by_name(&report.phases),
            doubling: report.doubling.as_ref().map(MeanLoss::from),
            take: report.take.as_ref().map(MeanLoss::from),
            scores: by_name(report.scores.iter().map(|(name, score)| (name, score))),
            total: (&report.total).into(),
        }
    }
}

fn by_name<'a>(
    scores: impl IntoIterator<Item = (&'a String, &'a Score)>,
) -> BTreeMap<String, MeanLoss> {
    scores
        .into_iter()
        .map(|(name, score)| (name.clone(), score.into()))
        .collect()
}

impl From<&Score> for MeanLoss {
    fn from(score: &Score) -> Self {
        Self {
            mean: score.mean / 1000.0,
            std_err: (score.count > 1).then_some(score.std_err / 1000.0),
            decisions: score.count,
        }
    }
}

/// Mean errors of chances over positions of a kind.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ChancesError {
    /// The property that divides positions into kinds; empty for all positions.
    pub by: String,
    /// The kind.
    pub kind: String,
    /// Positions.
    pub positions: usize,
    /// Mean signed error of the winning chance.
    pub win: f64,
    /// Mean absolute error of the winning chance.
    pub win_abs: f64,
    /// Mean absolute error of the gammon chances.
    pub gammons_abs: f64,
    /// Mean signed error of the cubeless equity.
    pub equity: f64,
    /// Mean absolute error of the cubeless equity.
    pub equity_abs: f64,
}
