//! Dice rolls.

/// A text that is no roll.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected two dice such as 31, found {found:?}")]
#[non_exhaustive]
pub struct RollError {
    /// The text, or its beginning.
    pub found: String,
}

/// The two dice of a turn, larger first. 21 distinct values.
///
/// Shown as `31`; read with the dice in any order and at most one blank or one of `-,/` between them.
///
/// ```
/// use barpoint_rules::Roll;
///
/// let roll: Roll = "1-3".parse()?;
/// assert_eq!((roll.high(), roll.low()), (3, 1));
/// assert_eq!(roll.to_string(), "31");
/// assert_eq!("37".parse::<Roll>().unwrap_err().to_string(), "expected two dice such as 31, found \"37\"");
/// # Ok::<(), barpoint_rules::RollError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Roll {
    high: u8,
    low: u8,
}

impl Roll {
    /// Double one.
    pub const ONES: Self = Self { high: 1, low: 1 };

    /// A roll from two dice in any order; `None` unless both are `1..=6`.
    ///
    /// ```
    /// use barpoint_rules::Roll;
    ///
    /// assert_eq!(Roll::new(2, 5), Roll::new(5, 2));
    /// assert_eq!(Roll::new(0, 5), None);
    /// ```
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
    ///
    /// ```
    /// use barpoint_rules::Roll;
    ///
    /// let pips = |roll: Roll| u32::from(roll.high() + roll.low()) * if roll.is_double() { 2 } else { 1 };
    /// let total: u32 = Roll::weighted().map(|(roll, weight)| u32::from(weight) * pips(roll)).sum();
    /// assert_eq!(total, 294); // 8 1/6 pips a roll
    /// ```
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

impl std::str::FromStr for Roll {
    type Err = RollError;

    fn from_str(text: &str) -> Result<Self, RollError> {
        let dice = match *text.as_bytes() {
            [a, b] | [a, b' ' | b'-' | b',' | b'/', b] => Some((a, b)),
            _ => None,
        };
        let pips = |digit: u8| digit.wrapping_sub(b'0');
        dice.and_then(|(a, b)| Self::new(pips(a), pips(b)))
            .ok_or_else(|| RollError {
                found: crate::notation::excerpt(text).into_owned(),
            })
    }
}

impl std::fmt::Display for Roll {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_read_in_the_usual_spellings() {
        for text in ["31", "13", "3-1", "3 1", "1,3", "3/1"] {
            assert_eq!(text.parse().ok(), Roll::new(3, 1), "{text}");
        }
        for text in ["", "3", "37", "01", "311", "x1", "3--1", "3-", "é"] {
            assert!(text.parse::<Roll>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_roll_is_read_back() {
        for (roll, _) in Roll::weighted() {
            assert_eq!(roll.to_string().parse(), Ok(roll));
        }
    }
}
