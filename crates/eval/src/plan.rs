//! Game plans: which contact net handles a board.
//!
//! Contact positions are divided by how many checkers each side still has in the other's home board
//! or on the bar. A net that sees only one kind fits it better than a net of the same size and cost that
//! sees all. Positions unlike those that games lead to have a net of their own.

use barpoint_rules::Board;

/// The kind of contact position, seen by the side on roll. A side is *out* with at most one checker
/// back, *held* with two or three, *deep* with more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plan {
    /// Both sides are out: mid-points and last contact.
    BothOut,
    /// The side on roll is out, the other held: it plays against an anchor or a prime of its own.
    TheyHeld,
    /// The side on roll is held, the other out.
    Held,
    /// Both are held: openings and mutual holding games.
    BothHeld,
    /// Some side is deep: back games, blitzes, containment.
    Deep,
    /// Whoever is back, the position is unlike what games lead to: a side has a tower of checkers, eight or more back, or
    /// seven blots.
    Wild,
}

impl Plan {
    /// All plans, in the order of [`Plan::index`].
    pub const ALL: [Self; 6] = [
        Self::BothOut,
        Self::TheyHeld,
        Self::Held,
        Self::BothHeld,
        Self::Deep,
        Self::Wild,
    ];

    /// Those of ordinary positions, which come first in [`Plan::ALL`].
    pub const ORDINARY: usize = 5;

    /// The plan of a board with contact.
    #[must_use]
    #[inline]
    pub fn of(board: &Board) -> Self {
        if is_wild(board.on_roll()) || is_wild(board.opponent()) {
            Self::Wild
        } else {
            Self::ordinary(board)
        }
    }

    /// The plan by the checkers back alone: never [`Plan::Wild`].
    #[must_use]
    #[inline]
    pub fn ordinary(board: &Board) -> Self {
        match (back(board.on_roll()), back(board.opponent())) {
            (4.., _) | (_, 4..) => Self::Deep,
            (2.., 2..) => Self::BothHeld,
            (2.., _) => Self::Held,
            (_, 2..) => Self::TheyHeld,
            _ => Self::BothOut,
        }
    }

    /// Place in [`Plan::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Whether one place outside the home board has seven checkers or more or one in it eleven, eight are back, or seven stand
/// alone.
#[inline]
fn is_wild(half: &[u8; 26]) -> bool {
    // In each byte, what lifts too many checkers to 16: on the points 1 to 8, and further back.
    const NEAR: u64 = 0x0909_0505_0505_0505;
    const FAR: u64 = 0x0909_0909_0909_0909;
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let mut towers = 0;
    let mut others = 0;
    for (points, lift) in half[1..25].as_chunks::<8>().0.iter().zip([NEAR, FAR, FAR]) {
        let counts = u64::from_le_bytes(*points);
        towers |= (counts + lift) & (HIGH >> 3);
        // A byte has its highest bit set unless it holds a single checker.
        others += (((counts ^ (HIGH >> 7)) + (HIGH - (HIGH >> 7))) & HIGH).count_ones();
    }
    towers != 0 || others <= 24 - 7 || back(half) >= 8
}

/// Checkers in the other side's home board or on the bar.
#[inline]
fn back(half: &[u8; 26]) -> u8 {
    // The places 18 to 25, without 18; multiplying adds up the bytes in the highest.
    let eight = half
        .last_chunk()
        .map_or(0, |&bytes| u64::from_le_bytes(bytes))
        >> 8;
    (eight.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

impl std::fmt::Display for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::BothOut => "both-out",
            Self::TheyHeld => "they-held",
            Self::Held => "held",
            Self::BothHeld => "both-held",
            Self::Deep => "deep",
            Self::Wild => "wild",
        })
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;
    use barpoint_testkit::board;

    use super::*;
    use crate::samples::random_boards;

    #[test]
    fn wild_positions_by_example() {
        let usual = [(6, 5), (8, 3), (13, 5), (24, 2)];
        let cases: [(&[(u8, u8)], bool); 10] = [
            (&usual, false),
            (&[(6, 10), (8, 5)], false),
            (&[(6, 11), (8, 4)], true),
            (&[(7, 6), (8, 6), (3, 3)], false),
            (&[(7, 7), (8, 5), (3, 3)], true),
            (&[(24, 7), (6, 8)], true),
            (&[(24, 6), (6, 9)], false),
            (&[(19, 3), (20, 2), (21, 1), (25, 2), (6, 7)], true),
            (
                &[(1, 1), (5, 1), (9, 1), (10, 1), (17, 1), (24, 1), (6, 9)],
                false,
            ),
            (
                &[
                    (1, 1),
                    (5, 1),
                    (8, 1),
                    (9, 1),
                    (10, 1),
                    (17, 1),
                    (24, 1),
                    (6, 8),
                ],
                true,
            ),
        ];
        for (half, wild) in cases {
            let board = board(half, &[(2, 8), (3, 7)]);
            assert_eq!(Plan::of(&board) == Plan::Wild, wild, "{half:?}");
            assert_eq!(Plan::of(&board.swapped()) == Plan::Wild, wild, "{half:?}");
        }
        assert_eq!(Plan::of(&Variation::Standard.start()), Plan::BothHeld);
    }

    #[test]
    fn wild_is_what_it_says() {
        let slowly = |half: &[u8; 26]| {
            half[7..25].iter().any(|&count| count >= 7)
                || half[1..7].iter().any(|&count| count >= 11)
                || half[19..].iter().sum::<u8>() >= 8
                || half[1..25]
                    .iter()
                    .map(|&count| u32::from(count == 1))
                    .sum::<u32>()
                    >= 7
        };
        let mut wild = 0;
        for board in random_boards(20_000, 8) {
            let found = Plan::of(&board) == Plan::Wild;
            assert_eq!(
                found,
                slowly(board.on_roll()) || slowly(board.opponent()),
                "{board:?}"
            );
            wild += usize::from(found);
        }
        assert!((1_000..19_000).contains(&wild), "{wild}");
    }
}
