//! Money play with a live cube after Rick Janowski.
//!
//! Source: R. Janowski, "Take-points in money games" (1993), with W and L the average points of
//! games won and lost.

use super::live::Cash;
/// Live-cube cash points at money play: first the opponent's, then that of the player on roll.
/// `won` and `lost` are the average points of games won and lost, both positive.
pub(super) fn cash_points(won: f64, lost: f64) -> (Cash, Cash) {
    let span = won + lost + 0.5;
    let opponent = Cash {
        chance: (lost - 0.5) / span,
        value: -1.0,
    };
    let own = Cash {
        chance: (lost + 1.0) / span,
        value: 1.0,
    };
    (opponent, own)
}
