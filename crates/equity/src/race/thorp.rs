//! The Thorp count.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, chance, real};

/// Pips; 2 for each checker, 1 more on the ace point; less 1 for each point held at home. The leader's grows by a tenth if
/// it is above 30. In tenths from there on.
///
/// The trailer takes up to 2 behind: sources differ on exactly 2; this is C. Bower's reading of Robertie
/// (rec.games.backgammon, 23 January 1997). The chance, 74 % and 2 % for each point of lead, is Bower's too (25 March
/// 1998).
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let [l, t] = [leader, trailer].map(adjusted);
    let raised = if l > 30 { 11 * l } else { 10 * l };
    let behind = 10 * t - raised;
    RaceCount {
        rule: RaceRule::Thorp,
        leader: real(l),
        trailer: real(t),
        measure: Some(real(raised) / 10.0),
        action: RaceAction::of(behind >= -20, behind >= -10, behind > 20),
        win: chance(74.0 + f64::from(behind) / 5.0),
    }
}

fn adjusted(half: &Half<'_>) -> i32 {
    let held = 6 - half.gaps();
    half.pips() + 2 * half.checkers() + half.on(1) - held
}
