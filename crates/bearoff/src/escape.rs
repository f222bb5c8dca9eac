//! Leaving the opponent's home board: what decides whether a race ends in a backgammon.

use std::sync::OnceLock;

use barpoint_rules::Roll;

use crate::HomePosition;
use crate::one_sided::build::{delay, rounded, stored_mean};
use crate::one_sided::{MAX_ROLLS, probability};
use crate::plays::{Leaving, for_each_result};

/// Most rolls that leaving takes: bearing off as many checkers takes no fewer.
pub const ESCAPE_ROLLS: usize = MAX_ROLLS;

/// Checkers of a side.
const MAX_CHECKERS: usize = 15;

/// Chances as stored: 65535 is certain.
type Row = [u16; ESCAPE_ROLLS + 1];

/// For all checkers of one side in the opponent's home board, with no opponent before them, the distribution of the rolls
/// until none is left there, each played to need the fewest on average.
///
/// Checkers elsewhere on the board can only help by taking a die that none of these can use, and there is none.
///
/// The rows for a number of checkers, and for fewer, are computed when first asked for: a hundredth of a second for five,
/// a second for all fifteen.
///
/// The fewest rolls on average are not always the best play against a backgammon: its chance comes out up to 0.005 too high.
#[derive(Default)]
pub struct EscapeTable {
    /// By the number of checkers.
    bands: [OnceLock<Band>; MAX_CHECKERS + 1],
}

/// The positions with so many checkers, in the order of their numbers.
struct Band {
    rows: Vec<Row>,
    /// Stored mean rolls of each.
    means: Vec<u32>,
}

impl std::fmt::Debug for EscapeTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let known = self.bands.iter().filter(|band| band.get().is_some());
        write!(f, "EscapeTable({} bands)", known.count())
    }
}

impl EscapeTable {
    /// A table of which nothing has been computed.
    ///
    /// ```
    /// use barpoint_bearoff::EscapeTable;
    /// use barpoint_rules::Variation;
    ///
    /// let table = EscapeTable::new();
    /// // The two checkers on the 24 point leave together with 3-3, 4-4, 5-5 and 6-6.
    /// let start = Variation::Standard.start();
    /// let back = EscapeTable::checkers(start.on_roll()).ok_or("two checkers back")?;
    /// assert!((table.chances(back)[1] - 4.0 / 36.0).abs() < 1e-4);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The checkers of one half of a [`barpoint_rules::Board`] in the opponent's home board, as if at home: those on the 24
    /// point, six pips from leaving, are on the six point. `None` if there are none, or one on the bar.
    #[must_use]
    #[inline]
    pub fn checkers(half: &[u8; 26]) -> Option<HomePosition> {
        let [points @ .., bar] = half.last_chunk::<7>()?;
        let back = HomePosition::of_points(*points)?;
        (*bar == 0 && back != HomePosition::ALL_OFF).then_some(back)
    }

    /// The chances that the last of these checkers leaves with exactly so many rolls.
    #[must_use]
    pub fn chances(&self, checkers: HomePosition) -> [f32; ESCAPE_ROLLS + 1] {
        self.row(checkers).map(probability)
    }

    fn row(&self, position: HomePosition) -> &Row {
        let checkers = position.checkers();
        let place = position.index() - HomePosition::fewer(checkers);
        &self.band(checkers).rows[place]
    }

    fn band(&self, checkers: usize) -> &Band {
        self.bands[checkers].get_or_init(|| {
            let fewer = (0..checkers).map(|fewer| self.band(fewer));
            let (mut rows, mut means) = (Vec::new(), Vec::new());
            for band in fewer {
                rows.extend_from_slice(&band.rows);
                means.extend_from_slice(&band.means);
            }
            let numbers = HomePosition::fewer(checkers)..HomePosition::fewer(checkers + 1);
            for position in numbers.clone().filter_map(HomePosition::from_index) {
                let row = row(position, &rows, &means);
                means.push(stored_mean(&row));
                rows.push(row);
            }
            Band {
                rows: rows.split_off(numbers.start),
                means: means.split_off(numbers.start),
            }
        })
    }
}

/// The row of a position from those of all with lower numbers.
fn row(position: HomePosition, rows: &[Row], means: &[u32]) -> Row {
    let mut sums = [0; ESCAPE_ROLLS + 1];
    if position == HomePosition::ALL_OFF {
        let mut certain = [0; ESCAPE_ROLLS + 1];
        certain[0] = u16::MAX;
        return certain;
    }
    for (roll, weight) in Roll::weighted() {
        let (mut best, mut least) = (0, u32::MAX);
        for_each_result(Leaving::Escaping, position.points(), roll, &mut |result| {
            let result = result as usize;
            if means[result] < least {
                (best, least) = (result, means[result]);
            }
        });
        delay(&mut sums, &rows[best], weight);
    }
    rounded(&sums)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HOME_POSITIONS, OneSided};

    fn half(points: &[(usize, u8)]) -> [u8; 26] {
        let mut half = [0; 26];
        for &(point, n) in points {
            half[point] = n;
        }
        half
    }

    #[track_caller]
    fn check(table: &EscapeTable, points: &[(usize, u8)], of_36: &[f32]) {
        let checkers = EscapeTable::checkers(&half(points)).unwrap();
        let chances = table.chances(checkers);
        for (rolls, expected) in (1..).zip(of_36) {
            let found = chances[rolls] * 36.0;
            assert!((found - expected).abs() < 2e-3, "{rolls}: {found}");
        }
    }

    /// One checker leaves with so many pips; two with a die each, in either order, where bearing off would need the higher
    /// die for the farther one.
    #[test]
    fn chances_by_hand() {
        let table = EscapeTable::new();
        check(&table, &[(19, 1)], &[36.0]);
        check(&table, &[(24, 1), (6, 14)], &[27.0, 9.0]);
        check(&table, &[(24, 2)], &[4.0]);
        check(&table, &[(19, 1), (20, 1)], &[36.0]);
        // All but 2-1: with 1-1 the farther one takes three of the four aces.
        check(&table, &[(19, 1), (21, 1)], &[34.0, 2.0]);
        // A four or more, 3-3 and 2-2.
        check(&table, &[(19, 1), (22, 1)], &[29.0]);
    }

    #[test]
    fn only_checkers_on_points_can_be_looked_up() {
        assert_eq!(EscapeTable::checkers(&half(&[(18, 15)])), None);
        assert_eq!(EscapeTable::checkers(&half(&[(25, 1), (24, 1)])), None);
        assert!(EscapeTable::checkers(&half(&[(24, 15)])).is_some());
    }

    /// No more rolls than bearing off as many checkers from the same distances, and every row sums to one.
    #[test]
    fn leaving_is_no_slower_than_bearing_off() {
        let (table, bearoff) = (EscapeTable::new(), OneSided::build());
        for position in (0..HOME_POSITIONS).filter_map(HomePosition::from_index) {
            let row = table.row(position);
            assert_eq!(row.iter().map(|&p| u32::from(p)).sum::<u32>(), 65_535);
            let mean = stored_mean(row) as f32 / 65_535.0;
            // What rounding may add.
            assert!(
                mean <= bearoff.mean_rolls(position) + 2e-4,
                "{:?}",
                position.points()
            );
        }
    }
}
