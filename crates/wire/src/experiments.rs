//! Results of the commands that measure engines: `judge`, `duel`, `simulate` and `calibrate`.

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
    /// Fingerprint of the nets, or the name of another engine.
    pub nets: String,
    /// How choices that the search leaves close were rolled out; `null` if they were not.
    pub rollout: Option<ShortRolloutInfo>,
    /// Error of the choices of an engine that the file values; `null` where our own evaluator was judged.
    pub listed: Option<MeanLoss>,
    /// Decisions in which an engine chose a play that the file does not value, charged what the worst play listed loses; `null`
    /// where our own evaluator was judged.
    pub unlisted: Option<usize>,
    /// Records that an engine was not asked about: they say of no roll to be played.
    pub unasked: Option<usize>,
    /// Error of checker plays.
    pub checker: Option<MeanLoss>,
    /// The same by kind of position.
    pub phases: BTreeMap<String, MeanLoss>,
    /// Error of doubling decisions.
    pub doubling: Option<MeanLoss>,
    /// Error of take decisions.
    pub take: Option<MeanLoss>,
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
        let phases = report.phases.iter();
        Self {
            version: VERSION,
            file,
            plies,
            nets,
            rollout: None,
            listed: None,
            unlisted: None,
            unasked: None,
            checker: report.checker.as_ref().map(MeanLoss::from),
            phases: phases
                .map(|(name, score)| (name.clone(), score.into()))
                .collect(),
            doubling: report.doubling.as_ref().map(MeanLoss::from),
            take: report.take.as_ref().map(MeanLoss::from),
            equity_error: report.equity_error.as_ref().map(MeanLoss::from),
            largest_error: report.largest_error.map(|(error, _)| error),
            largest_error_at: report.largest_error.map(|(_, board)| position_id(&board)),
            total: (&report.total).into(),
            race_plays: None,
            chances: Vec::new(),
        }
    }
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

/// Games between two engines; points are the first one's.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DuelResult {
    /// Version of this interface.
    pub version: u32,
    /// The first engine, as named on the command line.
    pub first: String,
    /// The second engine.
    pub second: String,
    /// Whether they played with the cube.
    pub cubeful: bool,
    /// Seed of the dice.
    pub seed: u64,
    /// Fingerprint of the nets that measured the luck.
    pub luck_by: String,
    /// Games played.
    pub games: u64,
    /// Points per game.
    pub points: f64,
    /// Their standard error; `null` for a single pair of games.
    pub points_std_err: Option<f64>,
    /// Luck-adjusted points per game.
    pub adjusted: f64,
    /// Their standard error; `null` for a single pair of games.
    pub adjusted_std_err: Option<f64>,
}

/// Games that two engines played out from a position; all is seen by the player on roll there.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SimulationResult {
    /// Version of this interface.
    pub version: u32,
    /// The position, as an XGID.
    pub position: String,
    /// Who plays for the player on roll, as named on the command line.
    pub player: String,
    /// Who plays for the opponent.
    pub opponent: String,
    /// Whether they played with the cube.
    pub cubeful: bool,
    /// Seed of the dice.
    pub seed: u64,
    /// Fingerprint of the nets that measured the luck.
    pub luck_by: String,
    /// Games played out.
    pub games: u64,
    /// Share of games won, those won as gammons or backgammons, and as backgammons.
    pub won: [f64; 3],
    /// Share of games lost, likewise.
    pub lost: [f64; 3],
    /// Share of games won and lost by a refused double.
    pub passed: [f64; 2],
    /// Share of games in which the cube was turned.
    pub doubled: f64,
    /// Points a game.
    pub points: f64,
    /// Their standard error; `null` for a single game.
    pub points_std_err: Option<f64>,
    /// Luck-adjusted points a game.
    pub adjusted: f64,
    /// Their standard error; `null` for a single game.
    pub adjusted_std_err: Option<f64>,
}

/// Speed of one thread, per second of processor time.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SpeedReport {
    /// Version of this interface.
    pub version: u32,
    /// Vector instructions used: `avx512`, `avx2`, `neon` or `portable`.
    pub instructions: String,
    /// Fingerprint of the nets.
    pub nets: String,
    /// Static evaluations of contact positions.
    pub evaluations: f64,
    /// Plays chosen at 0-ply.
    pub choices: f64,
    /// Money games with the cube at 0-ply.
    pub games: f64,
}
