//! The 8-9-12 rule.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, chance, real};

/// The lead in per cent of the leader's pips: double from 8, redouble from 9, pass above 12. The chance, 54 % and 2 % for
/// each per cent of lead, is C. Bower's (rec.games.backgammon, 25 March 1998).
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let (l, t) = (leader.pips(), trailer.pips());
    let ahead = 100 * (t - l);
    let percent = f64::from(ahead) / f64::from(l);
    RaceCount {
        rule: RaceRule::Percentage,
        leader: real(l),
        trailer: real(t),
        measure: Some(crate::units::narrowed(percent)),
        action: RaceAction::of(ahead >= 8 * l, ahead >= 9 * l, ahead > 12 * l),
        win: chance(54.0 + 2.0 * percent),
    }
}
