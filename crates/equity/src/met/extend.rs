//! Chances beyond the end of a printed table.
//!
//! Formulas as used by GNU Backgammon; checked against all 64 x 64 values it computes.

use crate::normal::area;

/// Standard deviation of the points a player gains per game, by points to go (from 1), after
/// Zadeh's normal model of long matches ("On doubling in tournament backgammon", 1977).
const POINT_DEVIATION: [f64; 10] = [1.24, 1.27, 1.47, 1.50, 1.60, 1.61, 1.66, 1.68, 1.70, 1.72];
/// The same, further away.
const FAR_DEVIATION: f64 = 1.77;
/// Leads of more than this many standard deviations win for certain.
const CERTAIN: f64 = 6.0;
/// Chance of the player `away` against `opponent_away` before the Crawford game: the normal tail
/// beyond the difference in points to go.
pub(super) fn pre_crawford(away: u8, opponent_away: u8) -> f64 {
    let (own, theirs) = (point_deviation(away), point_deviation(opponent_away));
    let games = f64::from(u16::from(away) + u16::from(opponent_away)) / 2.0;
    let deviation = (own * own + theirs * theirs).sqrt() * games.sqrt();
    let lead = (f64::from(opponent_away) - f64::from(away)) / deviation;
    0.5 + area(lead.clamp(-CERTAIN, CERTAIN))
}

fn point_deviation(away: u8) -> f64 {
    usize::from(away)
        .checked_sub(1)
        .and_then(|i| POINT_DEVIATION.get(i).copied())
        .unwrap_or(FAR_DEVIATION)
}
