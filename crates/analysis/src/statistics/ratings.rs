//! What players are called by their error rate, and by their luck.

/// A player's rating by the average error (EMG) of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rating {
    /// 0.035 and more.
    Awful,
    /// Below 0.035.
    Beginner,
    /// Below 0.026.
    CasualPlayer,
    /// Below 0.018.
    Intermediate,
    /// Below 0.012.
    Advanced,
    /// Below 0.008.
    Expert,
    /// Below 0.005.
    WorldClass,
    /// Below 0.002.
    Supernatural,
}

impl std::fmt::Display for Rating {
    /// In lower case: `world class`, `casual player`, `awful`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Awful => "awful",
            Self::Beginner => "beginner",
            Self::CasualPlayer => "casual player",
            Self::Intermediate => "intermediate",
            Self::Advanced => "advanced",
            Self::Expert => "expert",
            Self::WorldClass => "world class",
            Self::Supernatural => "supernatural",
        })
    }
}

impl Rating {
    /// The rating of an average error in EMG, at least 0.
    #[must_use]
    pub fn of(error: f32) -> Self {
        match error {
            e if e < 0.002 => Self::Supernatural,
            e if e < 0.005 => Self::WorldClass,
            e if e < 0.008 => Self::Expert,
            e if e < 0.012 => Self::Advanced,
            e if e < 0.018 => Self::Intermediate,
            e if e < 0.026 => Self::CasualPlayer,
            e if e < 0.035 => Self::Beginner,
            _ => Self::Awful,
        }
    }
}

/// How lucky a player was, by the average luck (EMG) of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LuckRating {
    /// Below -0.06.
    VeryBad,
    /// Below -0.03.
    Bad,
    /// In between.
    None,
    /// Above 0.03.
    Good,
    /// Above 0.06.
    VeryGood,
}

impl LuckRating {
    /// The rating of an average luck in EMG.
    #[must_use]
    pub fn of(luck: f32) -> Self {
        match luck {
            luck if luck < -0.06 => Self::VeryBad,
            luck if luck < -0.03 => Self::Bad,
            luck if luck > 0.06 => Self::VeryGood,
            luck if luck > 0.03 => Self::Good,
            _ => Self::None,
        }
    }
}
