//! Which points hold how many checkers, as bit masks: the form all hand-made inputs start from.

/// One side's checkers as bit masks. Bit `p` is the owner's point `p` (25 the bar); bit 0, the
/// checkers off, is always clear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Masks {
    /// Places with at least one checker, the bar included.
    pub(crate) occupied: u32,
    /// Points `1..=24` with at least two.
    pub(crate) made: u32,
    /// Points `1..=24` with exactly one.
    pub(crate) blots: u32,
}

/// Bits 1 to 24: the points, without bar and off.
pub(crate) const POINTS: u32 = 0x01ff_fffe;
/// Bits 1 to 6: the home board.
pub(crate) const HOME: u32 = 0x7e;

impl Masks {
    /// The masks of one half of a board.
    #[inline]
    pub(crate) fn of(half: &[u8; 26]) -> Self {
        let occupied = at_least::<1>(half);
        let made = at_least::<2>(half) & POINTS;
        Self {
            occupied,
            made,
            blots: occupied & !made & POINTS,
        }
    }

    /// The owner's rearmost place, 0 with no checker on the board.
    #[inline]
    pub(crate) const fn rearmost(self) -> u32 {
        (self.occupied | 1).ilog2()
    }
}

/// Bit `p` set where `half[p] >= N`, for `p` in `1..=25`. Eight places at a time: a byte below 128
/// plus `128 - N` has its top bit set exactly when it is at least `N`, and one multiplication gathers
/// the eight top bits.
#[inline]
pub(crate) fn at_least<const N: u8>(half: &[u8; 26]) -> u32 {
    const TOPS: u64 = 0x8080_8080_8080_8080;
    const ONES: u64 = 0x0101_0101_0101_0101;
    const GATHER: u64 = 0x0002_0408_1020_4081;
    let add = ONES * u64::from(128 - N);
    let gather = |eight: [u8; 8]| {
        let tops = u64::from_le_bytes(eight).wrapping_add(add) & TOPS;
        (tops.wrapping_mul(GATHER) >> 56) as u32
    };
    let (eights, rest) = half.as_chunks::<8>();
    let low = gather(eights[0]) | gather(eights[1]) << 8 | gather(eights[2]) << 16;
    let last = u32::from(rest[0] >= N) << 24 | u32::from(rest[1] >= N) << 25;
    (low | last) & !1
}

/// A mask of points in one side's numbers, in the other side's numbers (`p` becomes `25 - p`). Bits
/// 0 and 25 must be clear.
#[inline]
pub(crate) const fn mirrored(points: u32) -> u32 {
    points.reverse_bits() >> 6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_agree_with_counting() {
        let mut half = [0; 26];
        for (p, n) in [(0, 3), (1, 2), (7, 1), (8, 3), (16, 2), (24, 1), (25, 2)] {
            half[p] = n;
        }
        let masks = Masks::of(&half);
        for (p, &n) in half.iter().enumerate().skip(1) {
            let point = p < 25;
            assert_eq!(masks.occupied >> p & 1 == 1, n >= 1, "place {p}");
            assert_eq!(masks.made >> p & 1 == 1, point && n >= 2, "place {p}");
            assert_eq!(masks.blots >> p & 1 == 1, point && n == 1, "place {p}");
        }
        assert_eq!(masks.occupied & 1, 0);
        assert_eq!(masks.rearmost(), 25);
        assert_eq!(Masks::of(&[0; 26]).rearmost(), 0);
    }

    #[test]
    fn mirroring_counts_from_the_other_end() {
        for p in 1..=24 {
            assert_eq!(mirrored(1 << p), 1 << (25 - p));
        }
    }
}
