//! The Kleinman metric.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, chance, real};
use crate::{normal, units};

/// `K = (T - L + 4)^2 / (T + L - 4)`: the lead, with half a roll for being on roll, in squared deviations. The chance is
/// that of a normal distribution, as gnubg takes it; double from K = 0.5, redouble from 0.7, pass above 1.2 (Ø. Johansen,
/// rec.games.backgammon, 22 February 2001).
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let (l, t) = (leader.pips(), trailer.pips());
    let lead = t - l + 4;
    let spread = t + l - 4;
    // With fewer pips the next roll decides.
    let deviations = (spread > 0).then(|| f64::from(lead) / f64::from(spread).sqrt());
    let metric = deviations.map(|z| z * z.abs());
    let at_least = |least: f64| metric.map_or(lead > 0, |k| k >= least);
    let pass = metric.map_or(lead > 0, |k| k > 1.2);
    RaceCount {
        rule: RaceRule::Kleinman,
        leader: real(l),
        trailer: real(t),
        measure: metric.map(units::narrowed),
        action: RaceAction::of(at_least(0.5), at_least(0.7), pass),
        win: deviations.and_then(|z| {
            // The metric takes the variance of a pip as 2 for both sides together.
            chance(100.0 * normal::below(z / std::f64::consts::SQRT_2))
        }),
    }
}
