//! The printed and saved results of a comparison.

use barpoint_equity::{CubeAccess, Scoring};
use barpoint_lab::theories::{Comparison, Figures, Found, Kind, Way, figures};
use barpoint_rules::notation::position_id;
use barpoint_wire::{ComparisonRow, TheoryFigures};

/// Every theory over all positions, then by kind.
pub(super) fn summary(rows: &[Comparison]) -> Vec<TheoryFigures> {
    let kinds = Kind::ALL.into_iter().map(Some);
    let mut lines = Vec::new();
    for kind in [None].into_iter().chain(kinds) {
        let of_kind: Vec<&Comparison> = rows
            .iter()
            .filter(|row| kind.is_none_or(|kind| row.position.kind == kind))
            .collect();
        for (at, way) in Way::ALL.into_iter().enumerate() {
            // The first way of the same depth.
            let beside = Way::ALL
                .iter()
                .position(|other| other.plies() == way.plies());
            let Some(figures) = figures(&of_kind, at, beside.unwrap_or(0)) else {
                continue;
            };
            let kind = kind.map_or("all", Kind::name);
            lines.push(theory(kind, way, &figures));
        }
    }
    lines
}

fn theory(kind: &'static str, way: Way, figures: &Figures) -> TheoryFigures {
    TheoryFigures {
        kind,
        theory: way.name(),
        positions: figures.positions,
        errors: [figures.no_double, figures.double_take],
        losses: [figures.double_loss, figures.take_loss],
        error_difference: [figures.error_difference, figures.error_difference_std_err],
        loss_difference: [figures.loss_difference, figures.loss_difference_std_err],
    }
}

/// One position with its values by rollout and theories.
pub(super) fn position(row: &Comparison) -> ComparisonRow {
    let theories = Way::ALL.iter().zip(&row.found);
    ComparisonRow {
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

fn pair(found: &Found) -> [f64; 2] {
    [found.no_double, found.double_take].map(rounded)
}

/// Five digits: more than a rollout knows.
fn rounded(number: f64) -> f64 {
    (1e5 * number).round() / 1e5
}
