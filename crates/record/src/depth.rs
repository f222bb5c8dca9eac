//! How deeply something was searched.

/// How deeply something was searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Depth {
    /// By look-ahead of this many plies.
    Plies(u8),
    /// By a rollout of this many trials.
    Trials(u32),
}

impl Depth {
    /// The plies of a look-ahead; `None` for a rollout.
    #[must_use]
    pub const fn plies(self) -> Option<u8> {
        match self {
            Self::Plies(plies) => Some(plies),
            Self::Trials(_) => None,
        }
    }

    /// The trials of a rollout; `None` for a look-ahead.
    #[must_use]
    pub const fn trials(self) -> Option<u32> {
        match self {
            Self::Plies(_) => None,
            Self::Trials(trials) => Some(trials),
        }
    }
}
