//! What a rollout found, as every interface shows it.

use barpoint_engine::{Basis, Engine, RolledOut, RolloutFindings, Strength};

use super::Rollout;

/// A rollout with its results so far.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutReport {
    /// The position, the nets and the match equity table.
    pub basis: Basis,
    /// Settings, candidates, forecast and cube decision.
    pub found: RolloutFindings,
}

impl RolloutReport {
    /// The candidates, best first.
    #[must_use]
    pub fn ranked(&self) -> Vec<&RolledOut> {
        let mut order: Vec<&RolledOut> = self.found.candidates.iter().collect();
        order.sort_by_key(|candidate| candidate.figures.rank);
        order
    }

    /// Whether its equities rest on a match equity table.
    #[must_use]
    pub fn has_mwc(&self) -> bool {
        let mut candidates = self.found.candidates.iter();
        candidates.any(|candidate| candidate.figures.mwc.is_some())
    }
}

/// By how many joint standard deviations the best is better than a candidate; `None` for the best, and where the number
/// would say nothing.
#[must_use]
pub fn jsd(candidate: &RolledOut) -> Option<f64> {
    /// Beyond this the trials differ by rounding alone.
    const MOST: f64 = 1e6;
    candidate.figures.behind?.known_std_err()?;
    candidate.figures.jsd().filter(|jsd| jsd.abs() < MOST)
}

impl Rollout {
    /// The position, the nets and the table that its results rest on.
    #[must_use]
    pub fn basis(&self, engine: &Engine) -> Basis {
        let player = self.task.settings.players[0];
        let strength = Strength {
            search: player.checker,
            filter: player.filter,
            rollout: None,
            program: None,
        };
        engine.basis(&self.task.state, &strength)
    }

    /// The report of what its trials say.
    #[must_use]
    pub fn report(&self, engine: &Engine, found: RolloutFindings) -> RolloutReport {
        RolloutReport {
            basis: self.basis(engine),
            found,
        }
    }
}
