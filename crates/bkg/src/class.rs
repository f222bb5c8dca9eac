//! State classes: which evaluation a position gets (paper, V).

use std::fmt;

use crate::vi::{CLASSES, RACE, Recognised};
use crate::{Facts, Men};

/// What kind of position a play leads to, seen by the side that has just moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StateClass {
    /// The sides have passed each other; men are still on the way home.
    RunningGame,
    /// The sides have passed each other and all own men are home or off.
    BearingOff,
    /// Engaged, own men hardly contained, ahead in the race or the other side contained.
    NearDisengagementWinning,
    /// Engaged, own men hardly contained, behind.
    NearDisengagementLosing,
    /// Engaged, own men still contained.
    Engaged,
    /// Engaged, a class of BKG-VI by its name.
    OfVi(&'static str),
}

impl StateClass {
    /// Most rolls that may be blocked for men "near disengagement".
    const HARDLY_CONTAINED: u8 = 6;
    /// Rolls blocked from which on the other side counts as contained: four points in a row are 16.
    pub(crate) const CONTAINED: u8 = 16;

    /// The class of an engaged position. BKG is near disengagement if `Acontain(Justmoved) <= 6`, and appears to be winning
    /// if `Edge >= 0 or Acontain(Nexttomove) >= 16`.
    pub(crate) fn engaged(facts: &Facts<'_>) -> Self {
        let winning = facts.edge >= 0 || facts.containing.actual >= Self::CONTAINED;
        if facts.contained.actual > Self::HARDLY_CONTAINED {
            Self::Engaged
        } else if winning {
            Self::NearDisengagementWinning
        } else {
            Self::NearDisengagementLosing
        }
    }

    /// The class of a position in which the sides have passed each other.
    pub(crate) fn of_race(men: &Men) -> Self {
        if men.all_home() {
            Self::BearingOff
        } else {
            Self::RunningGame
        }
    }

    /// The class of BKG-VI.
    pub(crate) fn of_vi(recognised: Recognised) -> Self {
        match recognised {
            Recognised::Class(RACE) => Self::RunningGame,
            Recognised::Class(class) => Self::OfVi(CLASSES[class].name),
            Recognised::BearingOff | Recognised::Over(_) => Self::BearingOff,
        }
    }

    /// Whether the sides have passed each other.
    #[must_use]
    pub const fn is_race(self) -> bool {
        matches!(self, Self::RunningGame | Self::BearingOff)
    }
}

impl fmt::Display for StateClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RunningGame => "running game",
            Self::BearingOff => "bearing off",
            Self::NearDisengagementWinning => "near disengagement, winning",
            Self::NearDisengagementLosing => "near disengagement, losing",
            Self::Engaged => "engaged",
            Self::OfVi(name) => name,
        })
    }
}
