//! Numbering of the positions of one side on any number of points.
//!
//! With `S(k)` the checkers on the `k` farthest of `P` points, a position has the number
//! `sum over k of binom(S(k) + k - 1, k)` (combinatorial number system). Positions with fewer checkers
//! left come first, so the positions with exactly `T` checkers are a contiguous band; 0 is "all off".
//! Every legal play lowers the number.

mod sums;

pub(crate) use sums::binomial;
use sums::{ADDED, PAIRS, SUMS};

/// Most points a database may span (gnubg's tools stop there too).
pub const MAX_POINTS: u8 = 18;
/// Most checkers a side can have.
pub const MAX_CHECKERS: u8 = 15;

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
/// The bits of counts above 15.
const TOO_MANY: u64 = 0xf0 * EACH_BYTE;

/// Of eight counts, the lowest byte for the nearest point: in byte `i` the sum of the `i + 1` farthest.
#[inline]
const fn running_sums(counts: u64) -> u64 {
    counts.swap_bytes().wrapping_mul(EACH_BYTE)
}

/// What eight such sums add to the number of a position.
#[inline]
fn added_by_eight(sums: u64, rows: &[[u32; SUMS * SUMS]; 7]) -> u32 {
    // Sums of two neighbours side by side.
    let pairs = sums | sums >> 4;
    let pair = |i: usize| rows[2 * i][(pairs >> (16 * i) & 0xff) as usize];
    pair(0) + pair(1) + pair(2) + pair(3)
}

/// All bits of some counts.
#[inline]
fn any(counts: &[u8]) -> u64 {
    let (words, rest) = counts.as_chunks::<8>();
    let all = words
        .iter()
        .fold(0, |all, word| all | u64::from_le_bytes(*word));
    // What is left is read with some of the same again if there is enough, else one by one.
    all | match counts.last_chunk() {
        Some(end) => u64::from_le_bytes(*end),
        None => rest.iter().fold(0, |all, &n| all | u64::from(n)),
    }
}

/// The positions of up to `checkers` checkers on `points` points, numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    points: u8,
    checkers: u8,
    /// Of the eight points of a word of which the farthest points are the last, the bits no position sets:
    /// those of points not spanned and those above 15.
    unused: u64,
}

impl Numbering {
    /// All positions of one side at home.
    pub(crate) const HOME: Self = Self::of(6, MAX_CHECKERS);

    /// `None` unless there are 1 to 18 points and 1 to 15 checkers.
    ///
    /// ```
    /// use barpoint_bearoff::Numbering;
    ///
    /// assert_eq!(Numbering::new(6, 15).map(Numbering::count), Some(54_264));
    /// assert_eq!(Numbering::new(19, 15), None);
    /// ```
    #[must_use]
    pub fn new(points: u8, checkers: u8) -> Option<Self> {
        let valid = (1..=MAX_POINTS).contains(&points) && (1..=MAX_CHECKERS).contains(&checkers);
        valid.then(|| Self::of(points, checkers))
    }

    /// Of at least one point.
    const fn of(points: u8, checkers: u8) -> Self {
        let last = (points - 1) as u32 % 8 + 1;
        let spanned = u64::MAX >> (64 - 8 * last);
        Self {
            points,
            checkers,
            unused: !spanned | TOO_MANY,
        }
    }

    /// Points spanned, counted from the ace point.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.points
    }

    /// Most checkers left.
    #[must_use]
    pub const fn checkers(self) -> u8 {
        self.checkers
    }

    /// Number of positions: binom(points + checkers, points).
    #[must_use]
    pub fn count(self) -> u64 {
        self.band_start(self.checkers + 1)
    }

    /// Number of the first position with `total` checkers left.
    pub(crate) fn band_start(self, total: u8) -> u64 {
        match total {
            0 => 0,
            _ => binomial(
                usize::from(total - 1) + usize::from(self.points),
                self.points.into(),
            ),
        }
    }

    /// Number of positions with exactly `total` checkers left.
    pub(crate) fn band_len(self, total: u8) -> u64 {
        self.band_start(total + 1) - self.band_start(total)
    }

    /// The number of the position with `counts[p - 1]` checkers on point `p`; points beyond the end of
    /// `counts` are empty. `None` for too many checkers or a checker on a point not spanned.
    #[must_use]
    #[inline]
    pub fn index(self, counts: &[u8]) -> Option<u64> {
        match counts.split_first_chunk() {
            Some((near, beyond)) if self.points <= 8 => {
                let near = u64::from_le_bytes(*near);
                let sums = running_sums(near);
                let wrong = near & self.unused | any(beyond);
                if wrong != 0 || sums >> 56 > u64::from(self.checkers) {
                    return None;
                }
                let rows = PAIRS[usize::from(self.points)..].first_chunk()?;
                Some(added_by_eight(sums, rows).into())
            }
            _ => self.index_far(counts),
        }
    }

    /// The same for more points, or counts of fewer than eight.
    fn index_far(self, counts: &[u8]) -> Option<u64> {
        let points = usize::from(self.points);
        let (near, far, beyond) = match (points, counts.as_chunks::<8>().0) {
            (9..=16, [near, far, ..]) => (near, far, &counts[16..]),
            _ => return self.index_point_by_point(counts),
        };
        let (near, far) = (u64::from_le_bytes(*near), u64::from_le_bytes(*far));
        // Counts up to 15, so that no sum of 16 of them overflows its byte.
        if near & TOO_MANY | far & self.unused | any(beyond) != 0 {
            return None;
        }
        let far = running_sums(far);
        let near = running_sums(near) + EACH_BYTE * (far >> 56);
        if near >> 56 > u64::from(self.checkers) {
            return None;
        }
        let near = added_by_eight(near, PAIRS[points..].first_chunk()?);
        let far = added_by_eight(far, PAIRS[points - 8..].first_chunk()?);
        Some((near + far).into())
    }

    /// The same for lengths that are read no faster.
    fn index_point_by_point(self, counts: &[u8]) -> Option<u64> {
        let spanned = usize::from(self.points);
        let (inside, outside) = counts.split_at_checked(spanned).unwrap_or((counts, &[]));
        let total: u32 = inside.iter().map(|&n| u32::from(n)).sum();
        let beyond = outside.iter().fold(0, |all, &n| all | n);
        if total > u32::from(self.checkers) || beyond > 0 {
            return None;
        }
        // Points beyond the end of `counts` are empty and add nothing.
        let missing = spanned - inside.len();
        let mut sum = 0;
        let mut index = 0;
        for (&n, row) in inside.iter().rev().zip(&ADDED[8 + missing..]) {
            sum += usize::from(n);
            index += u64::from(row[sum]);
        }
        Some(index)
    }

    /// The checkers on the points from the ace point up; `None` from [`Numbering::count`] on.
    #[must_use]
    pub fn position(self, index: u64) -> Option<[u8; MAX_POINTS as usize]> {
        if index >= self.count() {
            return None;
        }
        let spanned = usize::from(self.points);
        let mut counts = [0; MAX_POINTS as usize];
        let mut rest = index;
        let mut above = None;
        for k in (1..=spanned).rev() {
            let sum = (1..=usize::from(self.checkers))
                .rev()
                .find(|&s| binomial(s + k - 1, k) <= rest)
                .unwrap_or(0);
            if sum > 0 {
                rest -= binomial(sum + k - 1, k);
            }
            if let Some(above) = above {
                counts[spanned - k - 1] = (above - sum) as u8;
            }
            above = Some(sum);
        }
        counts[spanned - 1] = above.unwrap_or(0) as u8;
        Some(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::HomePosition;

    /// Counts of the gnubg manual's tables of one- and two-sided databases.
    #[test]
    fn counts_are_those_of_the_manual() {
        let count = |points, checkers| Numbering::new(points, checkers).unwrap().count();
        assert_eq!(count(6, 15), 54_264);
        assert_eq!(count(10, 15), 3_268_760);
        assert_eq!(count(12, 15), 17_383_860);
        assert_eq!(count(18, 15), 1_037_158_320);
        assert_eq!(count(6, 6), 924);
        assert_eq!(Numbering::new(19, 15), None);
        assert_eq!(Numbering::new(6, 16), None);
        assert_eq!(Numbering::new(0, 15), None);
    }

    /// Read eight points at a time or one by one: the same, also of what has no number.
    #[test]
    fn counts_of_any_length_give_the_same_number() {
        for points in 1..=MAX_POINTS {
            let numbering = Numbering::new(points, 15).unwrap();
            let spanned = usize::from(points);
            for i in 0..200 {
                let index = numbering.count() * i / 200;
                let mut counts = [0; 25];
                counts[..18].copy_from_slice(&numbering.position(index).unwrap());
                for len in spanned..=25 {
                    assert_eq!(numbering.index(&counts[..len]), Some(index));
                }
                for changed in 0..25 {
                    for more in [1, 15, 16, 240, 255 - counts[changed]] {
                        let mut other = counts;
                        other[changed] += more;
                        let slow = numbering.index_point_by_point(&other);
                        assert_eq!(numbering.index(&other), slow, "{other:?}");
                    }
                }
            }
            let full = [255; 25];
            assert_eq!(numbering.index(&full[..spanned]), None);
            assert_eq!(numbering.index(&full), None);
        }
    }

    #[test]
    fn numbering_is_one_to_one_and_agrees_with_the_home_numbers() {
        for (points, checkers) in [(1, 15), (6, 15), (7, 9), (8, 6), (9, 4), (18, 2)] {
            let numbering = Numbering::new(points, checkers).unwrap();
            for index in 0..numbering.count() {
                let counts = numbering.position(index).unwrap();
                assert_eq!(numbering.index(&counts), Some(index));
                if points == 6 {
                    let home = HomePosition::of_points(std::array::from_fn(|i| counts[i]));
                    assert_eq!(home.unwrap().index() as u64, index);
                }
            }
            assert_eq!(numbering.position(numbering.count()), None);
        }
    }

    #[test]
    fn what_does_not_fit_has_no_number() {
        let numbering = Numbering::new(3, 2).unwrap();
        assert_eq!(numbering.index(&[0, 0, 0, 1]), None);
        assert_eq!(numbering.index(&[1, 1, 1]), None);
        assert_eq!(numbering.index(&[1]), Some(1));
    }
}
