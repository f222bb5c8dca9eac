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
    /// Whoever is back, the position is unlike what games lead to: towers of checkers, many back, scattered blots, or a side
    /// that is far from home with checkers borne off.
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
        Self::of_sides(board.on_roll(), board.opponent())
    }

    /// The plan of a board with contact, of which these are the halves of the side on roll and of the other.
    #[inline]
    pub(crate) fn of_sides(on_roll: &[u8; 26], opponent: &[u8; 26]) -> Self {
        if is_wild(on_roll, opponent) {
            Self::Wild
        } else {
            Self::ordinary_of_sides(on_roll, opponent)
        }
    }

    /// The plan by the checkers back alone: never [`Plan::Wild`].
    #[must_use]
    #[inline]
    pub fn ordinary(board: &Board) -> Self {
        Self::ordinary_of_sides(board.on_roll(), board.opponent())
    }

    /// [`Plan::ordinary`] by halves.
    #[inline]
    pub(crate) fn ordinary_of_sides(on_roll: &[u8; 26], opponent: &[u8; 26]) -> Self {
        match (back(on_roll), back(opponent)) {
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

/// What makes a side's checkers unusual.
struct Outline {
    /// Eight checkers or more on one place outside the home board, or twelve on one in it.
    tower: bool,
    /// One checker fewer there.
    heap: bool,
    blots: u32,
    /// Places with two checkers or more.
    points: u32,
    back: u8,
    left: u8,
    /// Checkers outside the home board.
    away: u8,
}

impl Outline {
    #[inline]
    fn of(half: &[u8; 26]) -> Self {
        // In each byte, what lifts too many checkers to 16: on the points 1 to 8, and further back.
        const NEAR: u64 = 0x0808_0404_0404_0404;
        const FAR: u64 = 0x0808_0808_0808_0808;
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = ONES << 7;
        const HOME: u64 = (1 << 48) - 1;
        let (mut towers, mut heaps) = (0, 0);
        let (mut others, mut taken, mut sums) = (0, 0, 0);
        let words = half[1..25].as_chunks::<8>().0;
        for (points, lift) in words.iter().zip([NEAR, FAR, FAR]) {
            let counts = u64::from_le_bytes(*points);
            towers |= (counts + lift) & (HIGH >> 3);
            heaps |= (counts + lift + ONES) & (HIGH >> 3);
            // A byte has its highest bit set unless it is zero.
            let filled = |bytes: u64| ((bytes + (HIGH - ONES)) & HIGH).count_ones();
            others += filled(counts ^ ONES);
            taken += filled(counts);
            sums += counts;
        }
        // Multiplying adds up the bytes in the highest.
        let total = |bytes: u64| (bytes.wrapping_mul(ONES) >> 56) as u8;
        let left = total(sums) + half[25];
        let home = words.first().map_or(0, |word| u64::from_le_bytes(*word)) & HOME;
        let blots = 24 - others;
        Self {
            tower: towers != 0,
            heap: heaps != 0,
            blots,
            points: taken - blots,
            back: back(half),
            left,
            away: left - total(home),
        }
    }

    /// A tower, eight blots, eight checkers back, or four away from home while others are borne off.
    const fn is_wild(&self) -> bool {
        self.tower || self.blots >= 8 || self.back >= 8 || self.left < 15 && self.away >= 4
    }
}

/// Whether a side is wild on its own, or both together: ten blots, a heap each, or no more than five points with nothing borne off.
///
/// Games hardly ever lead here. Where they do, candidates of one roll may lie on both sides of the line, and two nets that disagree by
/// little choose badly between them.
#[inline]
fn is_wild(on_roll: &[u8; 26], opponent: &[u8; 26]) -> bool {
    let (own, theirs) = (Outline::of(on_roll), Outline::of(opponent));
    let blots = own.blots + theirs.blots;
    own.is_wild()
        || theirs.is_wild()
        || blots >= 10
        || own.heap && theirs.heap
        || own.left + theirs.left == 30 && own.points + theirs.points <= 5
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
mod tests;
