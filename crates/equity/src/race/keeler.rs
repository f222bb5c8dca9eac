//! Keeler's count.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, real};

/// Pips; 4/3 for each checker on the ace point, 2/3 on the deuce point, 1/3 on the three point; 2 for each checker more
/// than the other side has; less the difference in gaps at home for the side with fewer. The leader doubles if the
/// trailer has a tenth more less 2, redoubles at a tenth less 1, and the trailer takes up to a tenth and 2. In thirds.
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let [l, t] = [(leader, trailer), (trailer, leader)].map(|(own, other)| adjusted(own, other));
    // Thirds of tenths.
    let lead = 10 * t - 11 * l;
    RaceCount {
        rule: RaceRule::Keeler,
        leader: real(l) / 3.0,
        trailer: real(t) / 3.0,
        measure: Some(real(11 * l) / 30.0),
        action: RaceAction::of(lead >= -60, lead >= -30, lead > 60),
        win: None,
    }
}

fn adjusted(own: &Half<'_>, other: &Half<'_>) -> i32 {
    let wastage = 4 * own.on(1) + 2 * own.on(2) + own.on(3);
    let more = (own.checkers() - other.checkers()).max(0);
    let fewer_gaps = (other.gaps() - own.gaps()).max(0);
    3 * (own.pips() + 2 * more - fewer_gaps) + wastage
}
