//! Game plans: which contact net handles a board.
//!
//! Contact positions are divided by how many checkers each side still has in the other's home board
//! or on the bar. A net that sees only one kind fits it better than a net of the same size and cost that
//! sees all.

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
}

impl Plan {
    /// All plans, in the order of [`Plan::index`].
    pub const ALL: [Self; 5] = [
        Self::BothOut,
        Self::TheyHeld,
        Self::Held,
        Self::BothHeld,
        Self::Deep,
    ];

    /// The plan of a board with contact.
    #[must_use]
    #[inline]
    pub fn of(board: &Board) -> Self {
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
        })
    }
}
