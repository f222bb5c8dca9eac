//! The luck of rolls, and when a decision is marked as an error and a roll as luck.

use barpoint_equity::Equity;

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SkillMark {
    /// Loses more than 0.12 EMG.
    VeryBad,
    /// Loses more than 0.06 EMG.
    Bad,
    /// Loses more than 0.03 EMG.
    Doubtful,
}

/// What a roll was worth more than the average roll, for the mover; EMG in matches.
#[derive(Clone, Copy, Debug, PartialEq)]
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

impl SkillMark {
    /// The mark of a decision that lost this much (EMG in matches), by gnubg's thresholds; `None` for a good
    /// one.
    #[must_use]
    pub fn of(loss: Equity) -> Option<Self> {
        match loss.get() {
            loss if loss > 0.12 => Some(Self::VeryBad),
            loss if loss > 0.06 => Some(Self::Bad),
            loss if loss > 0.03 => Some(Self::Doubtful),
            _ => None,
        }
    }
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
        let skill = |loss| SkillMark::of(Equity(loss));
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
}
