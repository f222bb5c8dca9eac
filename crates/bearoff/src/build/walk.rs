//! All positions of one side in ascending number, each with the numbers it can step to.

use crate::numbering::{MAX_POINTS, binomial};

const SLOTS: usize = MAX_POINTS as usize + 1;

/// Positions one step away, by die.
#[derive(Clone, Debug)]
pub(crate) struct Steps {
    lists: [[u32; MAX_POINTS as usize]; 6],
    lengths: [usize; 6],
}

impl Steps {
    pub(crate) const fn new() -> Self {
        Self {
            lists: [[0; MAX_POINTS as usize]; 6],
            lengths: [0; 6],
        }
    }

    /// Numbers of the positions after each legal step by `die + 1` pips, farthest checker first.
    #[inline]
    pub(crate) fn of(&self, die: usize) -> &[u32] {
        &self.lists[die][..self.lengths[die]]
    }

    #[inline]
    fn push(&mut self, die: usize, index: u32) {
        self.lists[die][self.lengths[die]] = index;
        self.lengths[die] += 1;
    }
}

/// A position of a walk through a table.
///
/// The walk keeps `S(k)`, the checkers on the `k` farthest points. Moving a checker from the `k`-th
/// farthest point `d` pips towards home lowers `S(k)..S(k + d)` (exclusive) by one each, and the
/// number by the sum of their `binom(S + j - 2, j - 1)`: a difference of two prefix sums.
pub(crate) struct Walk {
    points: usize,
    last_total: u8,
    sums: [u8; SLOTS],
    prefix: [u32; SLOTS],
}

impl Walk {
    /// Through the positions with `first_total` to `last_total` checkers left, in order.
    pub(crate) fn new(points: u8, first_total: u8, last_total: u8) -> Self {
        let points = usize::from(points);
        let mut sums = [0; SLOTS];
        sums[points] = first_total;
        let mut walk = Self {
            points,
            last_total,
            sums,
            prefix: [0; SLOTS],
        };
        walk.fill_prefix(1);
        walk
    }

    /// Goes to the next position; `false` at the end.
    #[inline]
    pub(crate) fn advance(&mut self) -> bool {
        let mut k = 1;
        while k < self.points && self.sums[k] == self.sums[k + 1] {
            k += 1;
        }
        if k == self.points && self.sums[k] == self.last_total {
            return false;
        }
        self.sums[k] += 1;
        self.sums[1..k].fill(0);
        self.fill_prefix(1);
        true
    }

    #[inline]
    fn fill_prefix(&mut self, from: usize) {
        for k in from..=self.points {
            let sum = usize::from(self.sums[k]);
            let lowered = if sum == 0 {
                0
            } else {
                // Differences within a table of up to 2^30 positions.
                binomial(sum + k - 2, k - 1) as u32
            };
            self.prefix[k] = self.prefix[k - 1] + lowered;
        }
    }

    /// Checkers left.
    #[inline]
    pub(crate) fn total(&self) -> u8 {
        self.sums[self.points]
    }

    /// Whether every checker is on the points 1 to 6 or off.
    #[inline]
    pub(crate) fn is_home(&self) -> bool {
        self.points <= 6 || self.sums[self.points - 6] == 0
    }

    /// The number of a home position in the table of six points.
    #[inline]
    pub(crate) fn home_index(&self) -> u32 {
        let beyond = self.points - 6;
        (1..=6)
            .filter(|&k| self.sums[beyond + k] > 0)
            .map(|k| binomial(usize::from(self.sums[beyond + k]) + k - 1, k) as u32)
            .sum()
    }

    /// Lists the positions one legal step away from this one, which has the number `index` (counted
    /// from any start, as long as all positions stepped to are counted too).
    ///
    /// A side alone on the board can play every die while it has a checker: whatever is farther away
    /// than the die moves, and the farthest checker otherwise bears off.
    #[inline]
    pub(crate) fn steps(&self, index: u32, steps: &mut Steps) {
        steps.lengths = [0; 6];
        let home = self.is_home();
        for k in 1..=self.points {
            if self.sums[k] == self.sums[k - 1] {
                continue;
            }
            let point = self.points - k + 1;
            let base = self.prefix[k - 1];
            let moves = point.min(7) - 1;
            for die in 0..moves {
                steps.push(die, index - (self.prefix[k + die] - base));
            }
            if home {
                let off = index - (self.prefix[self.points] - base);
                let last = if self.sums[k - 1] == 0 { 6 } else { point };
                for die in moves..last {
                    steps.push(die, off);
                }
            }
        }
    }
}
