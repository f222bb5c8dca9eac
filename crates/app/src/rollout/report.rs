//! What a rollout found, as every face shows it.

use barpoint_engine::{Basis, Engine, RolledOut, RolloutFindings, Strength};
use barpoint_eval::Regime;
use barpoint_rollout::Estimate;

use super::Rollout;

/// Joint standard deviations beyond which the trials differ by rounding alone.
const MOST_JSD: f64 = 1e6;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The mean of the trials.
    pub value: f64,
    /// Its standard error; `None` with fewer than two trials.
    pub std_err: Option<f64>,
}

impl From<Estimate> for Measured {
    fn from(estimate: Estimate) -> Self {
        Self {
            value: estimate.mean,
            std_err: Some(estimate.std_err).filter(|error| error.is_finite()),
        }
    }
}

/// One candidate.
#[derive(Clone, Debug, PartialEq)]
pub struct ReportRow {
    /// The play, `no double` or `double, take`.
    pub candidate: String,
    /// 1 for the best.
    pub rank: usize,
    /// Trials played.
    pub trials: u32,
    /// Win, win gammon, win backgammon, lose gammon, lose backgammon; each includes what is worth more.
    pub chances: [Measured; 5],
    /// Cubeless equity.
    pub cubeless: Measured,
    /// Equity that candidates are ranked by.
    pub equity: Measured,
    /// Match-winning chance; `None` at money play.
    pub mwc: Option<Measured>,
    /// By how much the best is better, and their joint standard deviation; `None` for the best.
    pub behind: Option<Measured>,
    /// The same in joint standard deviations, where they say something.
    pub jsd: Option<f64>,
    /// The database that knows its value, where no dice were rolled.
    pub known: Option<&'static str>,
}

impl From<&RolledOut> for ReportRow {
    fn from(candidate: &RolledOut) -> Self {
        let row = &candidate.figures;
        Self {
            candidate: candidate.name.to_string(),
            rank: row.rank,
            trials: row.trials,
            chances: row.chances.map(Measured::from),
            cubeless: row.cubeless.into(),
            equity: row.equity.into(),
            mwc: row.mwc.map(Measured::from),
            behind: row.behind.map(Measured::from),
            jsd: row.jsd().filter(|jsd| {
                jsd.abs() < MOST_JSD && row.behind.is_some_and(|b| b.std_err.is_finite())
            }),
            known: candidate.known.map(Regime::name),
        }
    }
}

/// A rollout with its results so far.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutReport {
    /// The position, the nets and the match equity table.
    pub basis: Basis,
    /// Settings, forecast and cube decision.
    pub found: RolloutFindings,
    /// The candidates in the order of the request.
    pub candidates: Vec<ReportRow>,
}

impl RolloutReport {
    /// The candidates, best first.
    #[must_use]
    pub fn ranked(&self) -> Vec<&ReportRow> {
        let mut order: Vec<&ReportRow> = self.candidates.iter().collect();
        order.sort_by_key(|row| row.rank);
        order
    }

    /// Whether its equities rest on a match equity table.
    #[must_use]
    pub fn has_mwc(&self) -> bool {
        self.candidates.iter().any(|row| row.mwc.is_some())
    }
}

impl Rollout {
    /// The position, the nets and the table that its results rest on.
    #[must_use]
    pub fn basis(&self, engine: &Engine) -> Basis {
        let player = self.task.settings.players[0];
        let strength = Strength {
            search: player.checker,
            filter: player.filter,
        };
        engine.basis(&self.task.state, &strength)
    }

    /// The report of what its trials say.
    #[must_use]
    pub fn report(&self, engine: &Engine, found: RolloutFindings) -> RolloutReport {
        RolloutReport {
            basis: self.basis(engine),
            candidates: found.candidates.iter().map(ReportRow::from).collect(),
            found,
        }
    }
}
