//! Numbering of home positions.
//!
//! With `S(k)` the checkers on the `k` highest of six points, a position has the number
//! `sum over k of binom(S(k) + k - 1, k)` (combinatorial number system). 0 is "all off", and every
//! legal play lowers the number, so a table can be filled in ascending order.

use crate::Numbering;

/// Number of ways to place up to 15 checkers on six points: binom(21, 6).
pub const HOME_POSITIONS: usize = 54_264;

/// `BINOMIALS[k - 1][s] = binom(s + k - 1, k)`.
const BINOMIALS: [[u32; 16]; 6] = binomials();

const fn binomials() -> [[u32; 16]; 6] {
    let mut table = [[0; 16]; 6];
    let mut s = 1;
    while s < 16 {
        table[0][s] = s as u32;
        s += 1;
    }
    let mut k = 1;
    while k < 6 {
        // Pascal: binom(s + k, k + 1) = binom(s + k - 1, k + 1) + binom(s + k - 1, k).
        let mut s = 1;
        while s < 16 {
            table[k][s] = table[k][s - 1] + table[k - 1][s];
            s += 1;
        }
        k += 1;
    }
    table
}

/// The number of one side's home position, below [`HOME_POSITIONS`]. 0 = all checkers off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HomePosition(u32);

impl HomePosition {
    /// All checkers borne off.
    pub const ALL_OFF: Self = Self(0);

    /// The position of one half of a [`barpoint_rules::Board`] (index 0 off, 25 bar); `None` unless
    /// every checker is on the points 1 to 6 or off.
    #[must_use]
    #[inline]
    pub fn of_half(half: &[u8; 26]) -> Option<Self> {
        Some(Self(Numbering::HOME.index(&half[1..])? as u32))
    }

    /// The position with these checkers on the points 1 to 6; `None` for more than 15.
    ///
    /// ```
    /// use barpoint_bearoff::HomePosition;
    ///
    /// let points = [0, 0, 3, 4, 4, 4];
    /// assert_eq!(HomePosition::of_points(points).map(HomePosition::points), Some(points));
    /// assert_eq!(HomePosition::of_points([16, 0, 0, 0, 0, 0]), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn of_points(points: [u8; 6]) -> Option<Self> {
        let mut counts = [0; 8];
        counts[..6].copy_from_slice(&points);
        Some(Self(Numbering::HOME.index(&counts)? as u32))
    }

    /// The position with this number; `None` from [`HOME_POSITIONS`] on.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        (index < HOME_POSITIONS).then_some(Self(index as u32))
    }

    /// Whether no checker is off yet: positions with more checkers have higher numbers.
    #[must_use]
    #[inline]
    pub const fn is_whole(self) -> bool {
        /// Positions of up to 14 checkers: binom(20, 6).
        const FEWER: u32 = BINOMIALS[5][15];
        self.0 >= FEWER
    }

    /// How many checkers are left.
    pub(crate) fn checkers(self) -> usize {
        self.points().iter().map(|&n| usize::from(n)).sum()
    }

    /// How many positions have fewer checkers than so many, and so lower numbers: binom(n + 5, 6).
    pub(crate) const fn fewer(checkers: usize) -> usize {
        if checkers > 15 {
            return HOME_POSITIONS;
        }
        BINOMIALS[5][checkers] as usize
    }

    /// The number, below [`HOME_POSITIONS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The checkers on the points 1 to 6.
    #[must_use]
    pub fn points(self) -> [u8; 6] {
        let mut rest = self.0;
        let mut points = [0; 6];
        let mut beyond = [0u8; 7];
        for k in (1..=6).rev() {
            let row = &BINOMIALS[k - 1];
            let sum = (0..16).rev().find(|&s| row[s] <= rest).unwrap_or(0);
            rest -= row[sum];
            beyond[k] = sum as u8;
        }
        for k in 1..=6 {
            points[6 - k] = beyond[k] - beyond[k - 1];
        }
        points
    }
}

/// The number of a position with at most 15 checkers.
pub(crate) fn points_index(points: [u8; 6]) -> u32 {
    let mut index = 0;
    let mut sum = 0;
    for (row, &n) in BINOMIALS.iter().zip(points.iter().rev()) {
        sum += usize::from(n);
        index += row[sum];
    }
    index
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(points: [u8; 6], index: usize) {
        let position = HomePosition::of_points(points).unwrap();
        assert_eq!(position.index(), index);
        assert_eq!(position.points(), points);
    }

    /// Numbers of gnubg's one-sided database (layout sheet, section 1).
    #[test]
    fn numbers_agree_with_the_common_database_layout() {
        check([0; 6], 0);
        check([1, 0, 0, 0, 0, 0], 1);
        check([0, 1, 0, 0, 0, 0], 2);
        check([0, 0, 0, 0, 0, 1], 6);
        check([2, 0, 0, 0, 0, 0], 7);
        check([3, 1, 0, 2, 0, 1], 1007);
        check([2, 3, 3, 3, 2, 2], 45_759);
        check([0, 0, 0, 5, 5, 5], 54_188);
        check([15, 0, 0, 0, 0, 0], 38_760);
        check([0, 0, 0, 0, 0, 15], HOME_POSITIONS - 1);
    }

    #[test]
    fn numbering_is_one_to_one() {
        for index in 0..HOME_POSITIONS {
            let position = HomePosition::from_index(index).unwrap();
            assert_eq!(HomePosition::of_points(position.points()), Some(position));
            let checkers: u8 = position.points().iter().sum();
            assert_eq!(position.is_whole(), checkers == 15);
        }
        assert_eq!(HomePosition::from_index(HOME_POSITIONS), None);
    }

    #[test]
    fn only_home_positions_have_a_number() {
        let mut half = [0; 26];
        half[6] = 15;
        assert!(HomePosition::of_half(&half).is_some());
        half[6] = 14;
        half[7] = 1;
        assert_eq!(HomePosition::of_half(&half), None);
        assert_eq!(HomePosition::of_points([15, 1, 0, 0, 0, 0]), None);
    }
}
