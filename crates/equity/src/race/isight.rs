//! The Isight count.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, chance, real};

/// Pips; 1 for each checker more than the other side has; 2 for each beyond the second on the ace point, 1 beyond the
/// second on the deuce point, 1 beyond the third on the three point; 1 for each gap on the four, five and six point
/// where the other side has none; 1 for each crossover more than the other side needs. The metric, meant as a winning
/// chance in per cent, is 80 - L/3 + 2 (T - L). In thirds of per cent.
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let [l, t] = [(leader, trailer), (trailer, leader)].map(|(own, other)| adjusted(own, other));
    let metric = 240 - l + 6 * (t - l);
    RaceCount {
        rule: RaceRule::Isight,
        leader: real(l),
        trailer: real(t),
        measure: Some(real(metric) / 3.0),
        action: RaceAction::of(metric >= 204, metric >= 210, metric > 228),
        win: chance(f64::from(metric) / 3.0),
    }
}

fn adjusted(own: &Half<'_>, other: &Half<'_>) -> i32 {
    let gap = |point: &usize| own.is_gap(*point) && !other.is_gap(*point);
    let gaps: i32 = (4..=6).filter(gap).map(|_| 1).sum();
    let more = (own.checkers() - other.checkers()).max(0);
    let crossovers = (own.crossovers() - other.crossovers()).max(0);
    let stacks = 2 * own.beyond(1, 2) + own.beyond(2, 2) + own.beyond(3, 3);
    own.pips() + more + stacks + gaps + crossovers
}
