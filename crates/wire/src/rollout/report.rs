//! Results of rollouts.

use barpoint_app::rollout::{RolloutReport as Found, jsd};
use barpoint_engine::{RolledOut, RolloutOutlook};
use barpoint_eval::Regime;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Measured, MeasuredChances, RolloutInfo};
use crate::{CubeAction, PositionInfo};

/// One candidate.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutRow {
    /// The play, `no double` or `double, take`.
    pub candidate: String,
    /// 1 for the best.
    pub rank: usize,
    /// Trials played.
    pub trials: u32,
    /// Chances of the player who decides.
    pub chances: MeasuredChances,
    /// Cubeless equity.
    pub cubeless_equity: Measured,
    /// Equity that candidates are ranked by: cubeful unless the rollout is cubeless; EMG in matches.
    pub equity: Measured,
    /// Match-winning chance; `null` at money play.
    pub mwc: Option<Measured>,
    /// Its equity less that of the best, and their joint standard deviation; `null` for the best.
    pub behind: Option<Measured>,
    /// The same in joint standard deviations.
    pub jsd: Option<f64>,
    /// The database that knows its value, where no dice were rolled; otherwise `null`.
    pub known: Option<&'static str>,
}

impl From<&RolledOut> for RolloutRow {
    fn from(candidate: &RolledOut) -> Self {
        let row = &candidate.figures;
        Self {
            candidate: candidate.name.to_string(),
            rank: row.rank,
            trials: row.trials,
            chances: row.chances.into(),
            cubeless_equity: row.cubeless.into(),
            equity: row.equity.into(),
            mwc: row.mwc.map(Measured::from),
            behind: row.behind.map(Measured::from),
            jsd: jsd(candidate),
            known: candidate.known.map(Regime::name),
        }
    }
}

/// How much longer a rollout takes, estimated from the trials played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct OutlookInfo {
    /// Trials of each candidate played so far.
    pub played: u32,
    /// Trials of each candidate in all, unless a stop rule ends them earlier.
    pub trials: u32,
    /// Seconds to go.
    pub seconds: f64,
    /// The largest standard error of an equity then; `null` with fewer than two trials.
    pub standard_error: Option<f64>,
}

/// A rollout.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Name of the match equity table.
    pub met: String,
    /// How the trials were played.
    pub settings: RolloutInfo,
    /// The program that made the checker plays of both sides; `null` where they were searched for as `settings` say.
    pub program: Option<&'static str>,
    /// Whether all requested trials have been played; a stop rule may have ended some candidates earlier.
    pub finished: bool,
    /// How much longer it takes; `null` when it is finished or not timed.
    pub forecast: Option<OutlookInfo>,
    /// The candidates in the order of the request.
    pub candidates: Vec<RolloutRow>,
    /// The proper cube action; `null` for checker plays, and with fewer than two trials.
    pub action: Option<CubeAction>,
}

impl From<RolloutOutlook> for OutlookInfo {
    fn from(outlook: RolloutOutlook) -> Self {
        Self {
            played: outlook.played,
            trials: outlook.trials,
            seconds: outlook.seconds,
            standard_error: outlook.std_err,
        }
    }
}

impl From<&Found> for RolloutReport {
    fn from(report: &Found) -> Self {
        let Found { basis, found } = report;
        Self {
            version: crate::VERSION,
            position: PositionInfo::of(&basis.state),
            nets: basis.weights.fingerprint().to_string(),
            met: basis.met.clone(),
            settings: (&found.settings).into(),
            program: found.program,
            finished: found.finished,
            forecast: found.outlook.map(OutlookInfo::from),
            candidates: found.candidates.iter().map(RolloutRow::from).collect(),
            action: found.cube.and_then(|(_, verdict)| CubeAction::of(verdict)),
        }
    }
}
