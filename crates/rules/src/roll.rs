//! Dice rolls.

/// The two dice of a turn, larger first. 21 distinct values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll {
    high: u8,
    low: u8,
}

impl Roll {
    /// Double one.
    pub const ONES: Self = Self { high: 1, low: 1 };

    /// A roll from two dice in any order; `None` unless both are `1..=6`.
    #[must_use]
    pub const fn new(a: u8, b: u8) -> Option<Self> {
        if a < 1 || a > 6 || b < 1 || b > 6 {
            return None;
        }
        Some(if a >= b {
            Self { high: a, low: b }
        } else {
            Self { high: b, low: a }
        })
    }

    /// The larger die, `1..=6`.
    #[must_use]
    pub const fn high(self) -> u8 {
        self.high
    }

    /// The smaller die, `1..=6`.
    #[must_use]
    pub const fn low(self) -> u8 {
        self.low
    }

    /// Whether both dice show the same number.
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.high == self.low
    }

    /// The 21 distinct rolls with their weight out of 36 (doubles 1, others 2).
    pub fn weighted() -> impl Iterator<Item = (Self, u8)> {
        (1..=6).flat_map(|high| {
            (1..=high).map(move |low| (Self { high, low }, if high == low { 1 } else { 2 }))
        })
    }

    /// Position of this roll in [`Roll::weighted`], `0..21`.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.high as usize) * (self.high as usize - 1) / 2 + self.low as usize - 1
    }
}

impl std::fmt::Display for Roll {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}
