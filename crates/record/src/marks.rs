//! The luck of rolls, and when a decision is marked as an error and a roll as luck.

use std::str::FromStr;

use barpoint_equity::Equity;

/// How good a decision was; [`SkillThresholds`] say what each mark means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum SkillMark {
    /// A blunder.
    VeryBad,
    /// An error.
    Bad,
    /// A small error.
    Doubtful,
}

impl std::fmt::Display for SkillMark {
    /// As GNU Backgammon words it: `very bad`, `bad` or `doubtful`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::VeryBad => "very bad",
            Self::Bad => "bad",
            Self::Doubtful => "doubtful",
        })
    }
}

/// Above which loss a decision is marked; EMG in matches.
///
/// ```
/// use barpoint_equity::Equity;
/// use barpoint_record::{SkillMark, SkillThresholds};
///
/// let usual = SkillThresholds::default();
/// assert_eq!(usual.mark(Equity(0.07)), Some(SkillMark::Bad));
/// let strict: SkillThresholds = "0.02,0.04,0.06".parse()?;
/// assert_eq!(strict.mark(Equity(0.07)), Some(SkillMark::VeryBad));
/// # Ok::<(), barpoint_record::SkillThresholdsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SkillThresholds {
    doubtful: Equity,
    bad: Equity,
    very_bad: Equity,
}

/// What cannot be the thresholds of marks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected three rising losses from 0 to {most} such as {usual}, found {found:?}",
    most = SkillThresholds::MOST,
    usual = SkillThresholds::GNUBG
)]
pub struct SkillThresholdsError {
    /// What was given.
    pub found: String,
}

impl SkillThresholds {
    /// gnubg's, which are usual.
    pub const GNUBG: Self = Self {
        doubtful: Equity(0.03),
        bad: Equity(0.06),
        very_bad: Equity(0.12),
    };

    /// The largest loss that a threshold may be.
    pub const MOST: f32 = 3.0;

    /// Thresholds of the marks doubtful, bad and very bad.
    ///
    /// # Errors
    /// If they do not rise, or one is below 0 or above [`Self::MOST`].
    pub fn new(losses: [Equity; 3]) -> Result<Self, SkillThresholdsError> {
        let [doubtful, bad, very_bad] = losses;
        let thresholds = Self {
            doubtful,
            bad,
            very_bad,
        };
        let [low, middle, high] = losses.map(Equity::get);
        if 0.0 <= low && low < middle && middle < high && high <= Self::MOST {
            return Ok(thresholds);
        }
        Err(SkillThresholdsError {
            found: thresholds.to_string(),
        })
    }

    /// The loss above which a decision gets this mark, or a worse one.
    #[must_use]
    pub const fn of(&self, mark: SkillMark) -> Equity {
        match mark {
            SkillMark::Doubtful => self.doubtful,
            SkillMark::Bad => self.bad,
            SkillMark::VeryBad => self.very_bad,
        }
    }

    /// The mark of a decision that lost this much; `None` for a good one.
    #[must_use]
    pub fn mark(&self, loss: Equity) -> Option<SkillMark> {
        let worst_first = [SkillMark::VeryBad, SkillMark::Bad, SkillMark::Doubtful];
        let mut marks = worst_first.into_iter();
        marks.find(|mark| loss.get() > self.of(*mark).get())
    }
}

impl Default for SkillThresholds {
    fn default() -> Self {
        Self::GNUBG
    }
}

impl std::fmt::Display for SkillThresholds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [doubtful, bad, very_bad] = [self.doubtful, self.bad, self.very_bad].map(Equity::get);
        write!(f, "{doubtful},{bad},{very_bad}")
    }
}

impl FromStr for SkillThresholds {
    type Err = SkillThresholdsError;

    /// Reads three losses with commas between them.
    fn from_str(text: &str) -> Result<Self, SkillThresholdsError> {
        let losses = text.split(',').map(|loss| loss.trim().parse().map(Equity));
        let losses: Result<Vec<Equity>, _> = losses.collect();
        let losses = losses.ok().and_then(|losses| losses.try_into().ok());
        let thresholds = losses.and_then(|losses| Self::new(losses).ok());
        thresholds.ok_or_else(|| SkillThresholdsError {
            found: text.to_owned(),
        })
    }
}

/// What a roll was worth more than the average roll, for the mover; EMG in matches.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Luck {
    /// This much.
    Known(Equity),
    /// The rest of the turn was analysed, its luck was not.
    Unknown,
}

impl Luck {
    /// The luck, if it is known.
    #[must_use]
    pub const fn known(self) -> Option<Equity> {
        match self {
            Self::Known(equity) => Some(equity),
            Self::Unknown => None,
        }
    }
}

/// How lucky a roll was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum LuckMark {
    /// Below -0.6.
    VeryUnlucky,
    /// Below -0.3.
    Unlucky,
    /// Above 0.3.
    Lucky,
    /// Above 0.6.
    VeryLucky,
}

impl LuckMark {
    /// The mark of a roll worth this much more than the average roll (EMG in matches), by gnubg's thresholds;
    /// `None` for an ordinary one.
    #[must_use]
    pub fn of(luck: Equity) -> Option<Self> {
        match luck.get() {
            luck if luck > 0.6 => Some(Self::VeryLucky),
            luck if luck > 0.3 => Some(Self::Lucky),
            luck if luck < -0.6 => Some(Self::VeryUnlucky),
            luck if luck < -0.3 => Some(Self::Unlucky),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_above_their_thresholds() {
        let skill = |loss| SkillThresholds::GNUBG.mark(Equity(loss));
        assert_eq!(skill(0.030), None);
        assert_eq!(skill(0.031), Some(SkillMark::Doubtful));
        assert_eq!(skill(0.061), Some(SkillMark::Bad));
        assert_eq!(skill(0.121), Some(SkillMark::VeryBad));
        let luck = |luck| LuckMark::of(Equity(luck));
        assert_eq!(luck(0.299), None);
        assert_eq!(luck(-0.301), Some(LuckMark::Unlucky));
        assert_eq!(luck(-0.7), Some(LuckMark::VeryUnlucky));
        assert_eq!(luck(0.7), Some(LuckMark::VeryLucky));
    }

    #[test]
    fn thresholds_are_written_as_they_are_read() {
        let strict: SkillThresholds = " 0.02, 0.05,0.1".parse().unwrap();
        assert_eq!(strict.to_string(), "0.02,0.05,0.1");
        assert_eq!(
            SkillThresholds::GNUBG.to_string().parse(),
            Ok(SkillThresholds::GNUBG)
        );
        let skill = |loss| strict.mark(Equity(loss));
        assert_eq!((skill(0.02), skill(0.11)), (None, Some(SkillMark::VeryBad)));
    }

    #[test]
    fn thresholds_that_mark_nothing_sensible_are_refused() {
        for wrong in [
            "",
            "0.03",
            "0.03,0.06",
            "0.06,0.03,0.12",
            "0.03,0.03,0.12",
            "-0.1,0.06,0.12",
            "0.03,0.06,nan",
            "0.03,0.06,4",
            "0.03,0.06,0.12,0.2",
            "a,b,c",
        ] {
            let error = wrong.parse::<SkillThresholds>().unwrap_err().to_string();
            assert!(
                error.contains("0.03,0.06,0.12") && error.contains(wrong),
                "{error}"
            );
        }
    }
}
