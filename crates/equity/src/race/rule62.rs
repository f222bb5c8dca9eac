//! Trice's rule 62.

use super::half::Half;
use super::{RaceAction, RaceCount, RaceRule, real};

/// Counts up to this are short.
const SHORT: i32 = 62;

/// The trailer's point of last take: above 62 pips the leader's, a tenth of them rounded up, and 1; up to there the
/// leader's and a seventh of five less, rounded down. The leader doubles from 3 pips below it, redoubles from 2.
///
/// In these words: P. Simborg, "The best racing formula" (takes); A. Benjamin, "The art of the long race" (2020,
/// doubles).
pub(super) fn count(leader: &Half<'_>, trailer: &Half<'_>) -> RaceCount {
    let (l, t) = (leader.pips(), trailer.pips());
    let last_take = l + margin(l);
    RaceCount {
        rule: RaceRule::Rule62,
        leader: real(l),
        trailer: real(t),
        measure: Some(real(last_take)),
        action: RaceAction::of(t >= last_take - 3, t >= last_take - 2, t > last_take),
        win: None,
    }
}

/// How far behind the trailer may be to take.
const fn margin(pips: i32) -> i32 {
    if pips > SHORT {
        (pips + 9) / 10 + 1
    } else {
        (pips - 5).div_euclid(7)
    }
}
