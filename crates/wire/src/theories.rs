//! Theories of the cube beside rollouts.

use barpoint_engine::theories::{Comparison, Figures, Found, Way};
use barpoint_equity::{CubeAccess, Scoring};
use barpoint_rules::notation::position_id;
use serde::Serialize;

/// One position rolled out, with what the theories say; a line of a report's data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComparisonRow {
    /// Position ID.
    pub position: String,
    /// What is played.
    pub kind: &'static str,
    /// Whether the cube is owned; otherwise it is centred.
    pub owned: bool,
    /// Points the player and the opponent need, in matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<[u8; 2]>,
    /// Rolled-out equities of no double and of double and take.
    pub rolled_out: [f64; 2],
    /// Their standard errors.
    pub std_err: [f64; 2],
    /// Rolled-out cubeless chances without double: wins, gammons and backgammons won, gammons and backgammons lost.
    pub chances: [f64; 5],
    /// The same equities by each theory.
    pub theories: Vec<(String, [f64; 2])>,
}

/// How far a theory is from the rollouts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TheoryFigures {
    /// What is played; `all` for everything.
    pub kind: &'static str,
    /// The theory and its depth.
    pub theory: String,
    /// How many positions.
    pub positions: usize,
    /// Mean absolute errors of no double and of double and take.
    pub errors: [f64; 2],
    /// Mean losses of the doubler's and the taker's decision.
    pub losses: [f64; 2],
    /// Mean error less that of the theory compared with, and its standard error.
    pub error_difference: [f64; 2],
    /// The same for both losses together.
    pub loss_difference: [f64; 2],
}

/// Five digits say more than a rollout knows.
fn pair(found: &Found) -> [f64; 2] {
    [found.no_double, found.double_take].map(rounded)
}

fn rounded(number: f64) -> f64 {
    (1e5 * number).round() / 1e5
}

impl From<&Comparison> for ComparisonRow {
    fn from(row: &Comparison) -> Self {
        let theories = Way::ALL.iter().zip(&row.found);
        Self {
            position: position_id(&row.position.board),
            kind: row.position.kind.name(),
            owned: row.position.context.access == CubeAccess::OnRoll,
            away: match row.position.context.scoring {
                Scoring::Money { .. } => None,
                Scoring::Match {
                    away,
                    opponent_away,
                    ..
                } => Some([away, opponent_away]),
            },
            rolled_out: pair(&row.truth),
            std_err: pair(&row.std_err),
            chances: row.chances.map(rounded),
            theories: theories
                .map(|(way, found)| (way.name(), pair(found)))
                .collect(),
        }
    }
}

impl TheoryFigures {
    /// The figures of a theory over positions of a kind.
    #[must_use]
    pub fn of(kind: &'static str, theory: String, figures: &Figures) -> Self {
        Self {
            kind,
            theory,
            positions: figures.positions,
            errors: [figures.no_double, figures.double_take],
            losses: [figures.double_loss, figures.take_loss],
            error_difference: [figures.error_difference, figures.error_difference_std_err],
            loss_difference: [figures.loss_difference, figures.loss_difference_std_err],
        }
    }
}
