//! The Keith count.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, real};

/// Pips; 2 for each checker beyond the first on the ace point, 1 beyond the first on the deuce point, 1 beyond the third
/// on the three point; 1 for each gap on the four, five and six point. The leader's grows by a seventh, rounded down.
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let [l, t] = [leader, trailer].map(adjusted);
    let raised = l + l / 7;
    RaceCount {
        rule: RaceRule::Keith,
        leader: real(l),
        trailer: real(t),
        measure: Some(real(raised)),
        action: RaceAction::of(raised <= t + 4, raised <= t + 3, raised < t + 2),
        win: None,
    }
}

fn adjusted(half: &Half<'_>) -> i32 {
    let gaps: i32 = (4..=6).map(|point| i32::from(half.is_gap(point))).sum();
    half.pips() + 2 * half.beyond(1, 1) + half.beyond(2, 1) + half.beyond(3, 3) + gaps
}
