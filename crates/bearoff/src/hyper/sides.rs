//! One side's positions with up to three checkers on 24 points and the bar.
//!
//! Numbering: with `S(k)` the checkers on the `k` places farthest from home (bar, 24-point, ...), a
//! position has the number `sum over k = 1..25 of binom(S(k) + k - 1, k)`. 0 is "all off", and a play
//! without a hit only ever lowers the number of the side that makes it.

use barpoint_rules::Variation;

/// Places a checker can stand on: 24 points and the bar (place 25).
pub(crate) const PLACES: usize = 25;
/// Most checkers a side.
pub(crate) const MAX_CHECKERS: usize = 3;

/// How many checkers a side Hypergammon is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HyperCheckers {
    /// One checker a side.
    One,
    /// Two checkers a side.
    Two,
    /// Three checkers a side, the usual game.
    Three,
}

impl HyperCheckers {
    /// From a number; `None` unless 1, 2 or 3.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            _ => None,
        }
    }

    /// Those of a game; `None` unless it is Hypergammon.
    #[must_use]
    pub const fn of(game: Variation) -> Option<Self> {
        match game {
            Variation::Hypergammon1 => Some(Self::One),
            Variation::Hypergammon2 => Some(Self::Two),
            Variation::Hypergammon3 => Some(Self::Three),
            Variation::Standard | Variation::Nackgammon => None,
        }
    }

    /// The game played with them.
    #[must_use]
    pub const fn game(self) -> Variation {
        match self {
            Self::One => Variation::Hypergammon1,
            Self::Two => Variation::Hypergammon2,
            Self::Three => Variation::Hypergammon3,
        }
    }

    /// The number.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
        }
    }

    /// Positions of one side: binom(25 + count, count).
    #[must_use]
    pub const fn positions(self) -> usize {
        match self {
            Self::One => 26,
            Self::Two => 351,
            Self::Three => 3276,
        }
    }

    /// Positions of both sides.
    #[must_use]
    pub const fn pairs(self) -> usize {
        self.positions() * self.positions()
    }
}

/// The number of a side's position (index 0 is ignored, 25 is the bar); `None` with more checkers than
/// are played with.
pub(crate) fn number(checkers: HyperCheckers, half: &[u8; 26]) -> Option<usize> {
    let mut sum = 0;
    let mut number = 0;
    for (k, &here) in (1..=PLACES).zip(half[1..].iter().rev()) {
        sum += usize::from(here);
        if sum > usize::from(checkers.count()) {
            return None;
        }
        number += multisets(sum, k);
    }
    Some(number)
}

/// `binom(s + k - 1, k)` for at most three checkers, 0 for none.
const fn multisets(s: usize, k: usize) -> usize {
    match s {
        0 => 0,
        1 => 1,
        2 => k + 1,
        _ => (k + 1) * (k + 2) / 2,
    }
}

/// What the other player has to know about a side's position, and its checkers.
#[derive(Clone, Debug)]
pub(crate) struct Half {
    /// Checkers by place; index 0 counts those off.
    pub(crate) points: [u8; 26],
    /// The point held with two checkers or more, 0 if none: there can be only one.
    pub(crate) held: usize,
    /// Bit `p` set: a checker stands on the place `p`.
    pub(crate) occupied: u32,
    /// Points of the blots as the opponent counts them, 0 where there are fewer than three.
    pub(crate) blots: [u8; MAX_CHECKERS],
    /// Bit `p`: a blot on the opponent's point `p`.
    pub(crate) targets: u32,
    /// Positions after hits: bit `i` of the index says whether blot `i` is hit.
    pub(crate) after_hits: [u16; 1 << MAX_CHECKERS],
}

impl Half {
    fn of(checkers: HyperCheckers, points: [u8; 26]) -> Self {
        let mut half = Self {
            points,
            held: (1..PLACES).find(|&p| points[p] > 1).unwrap_or(0),
            occupied: (1..=PLACES)
                .filter(|&p| points[p] > 0)
                .fold(0, |bits, p| bits | 1 << p),
            blots: [0; MAX_CHECKERS],
            targets: 0,
            after_hits: [0; 1 << MAX_CHECKERS],
        };
        let blots = (1..PLACES).filter(|&p| points[p] == 1);
        for (blot, point) in half.blots.iter_mut().zip(blots) {
            *blot = 25 - point as u8;
            half.targets |= 1 << *blot;
        }
        for hits in 0..half.after_hits.len() {
            let mut after = points;
            for (i, &blot) in half.blots.iter().enumerate() {
                if hits >> i & 1 == 1 && blot > 0 {
                    after[25 - usize::from(blot)] = 0;
                    after[PLACES] += 1;
                }
            }
            half.after_hits[hits] = number(checkers, &after).unwrap_or(0) as u16;
        }
        half
    }

    /// Number of the position after the opponent has landed on the points of `touched` (bits by the
    /// opponent's point numbers).
    #[inline]
    pub(crate) fn after(&self, touched: u32) -> usize {
        let [a, b, c] = self.blots;
        let hits = (touched >> a & 1) | (touched >> b & 1) << 1 | (touched >> c & 1) << 2;
        usize::from(self.after_hits[(hits & 7) as usize])
    }

    /// Pips the side needs to bear off.
    pub(crate) fn pips(&self) -> usize {
        (0..)
            .zip(self.points)
            .map(|(p, n)| p * usize::from(n))
            .sum()
    }

    /// Whether checkers of both sides stand on one point.
    pub(crate) fn collides_with(&self, other: &Self) -> bool {
        // Bit p of one is bit 25 - p of the other; bars are apart.
        const POINTS: u32 = 0x01ff_fffe;
        let mirrored = (other.occupied & POINTS).reverse_bits() >> (31 - PLACES);
        self.occupied & POINTS & mirrored != 0
    }
}

/// All positions of a side in the order of their numbers.
pub(crate) fn all(checkers: HyperCheckers) -> Vec<Half> {
    let mut points = vec![[0; 26]; checkers.positions()];
    let off = checkers.count();
    let mut fill = |half: [u8; 26]| {
        if let Some(place) = number(checkers, &half).and_then(|n| points.get_mut(n)) {
            *place = half;
        }
    };
    for a in 0..=PLACES {
        for b in 0..=a {
            for c in 0..=b {
                let mut half = [0; 26];
                for place in [a, b, c] {
                    half[place] += 1;
                }
                let spare = MAX_CHECKERS as u8 - off;
                if half[0] >= spare {
                    half[0] -= spare;
                    fill(half);
                }
            }
        }
    }
    points
        .into_iter()
        .map(|points| Half::of(checkers, points))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(checkers: HyperCheckers, places: &[usize], expected: usize) {
        let mut half = [0; 26];
        for &place in places {
            half[place] += 1;
        }
        assert_eq!(number(checkers, &half), Some(expected), "{places:?}");
    }

    /// Numbers of gnubg's files (layout sheet, section 1).
    #[test]
    fn numbers_agree_with_the_common_database_layout() {
        check(HyperCheckers::Three, &[22, 23, 24], 3261);
        check(HyperCheckers::Three, &[25], 25);
        check(HyperCheckers::Three, &[], 0);
        check(HyperCheckers::Three, &[25, 25, 25], 3275);
        for point in 1..=25 {
            check(HyperCheckers::One, &[point], point);
        }
    }

    #[test]
    fn every_number_has_its_position() {
        for checkers in [HyperCheckers::One, HyperCheckers::Two, HyperCheckers::Three] {
            let all = all(checkers);
            assert_eq!(all.len(), checkers.positions());
            for (i, half) in all.iter().enumerate() {
                assert_eq!(number(checkers, &half.points), Some(i));
                assert_eq!(half.points.iter().sum::<u8>(), checkers.count());
                assert_eq!(half.after(0), i);
            }
        }
        let mut four = [0; 26];
        four[3] = 4;
        assert_eq!(number(HyperCheckers::Three, &four), None);
    }

    #[test]
    fn hits_send_blots_to_the_bar() {
        let all = all(HyperCheckers::Three);
        let at = |places: [usize; 3]| {
            let mut half = [0; 26];
            for place in places {
                half[place] += 1;
            }
            &all[number(HyperCheckers::Three, &half).unwrap()]
        };
        let half = at([5, 20, 20]);
        assert_eq!(half.held, 20);
        assert_eq!(all[half.after(1 << 20)].points, at([25, 20, 20]).points);
        assert_eq!(all[half.after(1 << 5)].points, half.points);
        let three = at([1, 2, 24]);
        let touched = 1 << 24 | 1 << 1 | 1 << 9;
        assert_eq!(all[three.after(touched)].points, at([25, 2, 25]).points);
        assert!(three.collides_with(at([23, 7, 7])));
        assert!(!three.collides_with(at([25, 22, 22])));
        assert!(!at([25, 3, 3]).collides_with(at([25, 3, 3])));
    }
}
