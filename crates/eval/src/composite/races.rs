//! What evaluates races.

use super::EvaluatorError;
use super::one_sided::OneSidedNets;
use super::part::Part;
use super::source::Source;
use crate::nets::Races;

/// What evaluates races.
#[derive(Debug)]
pub(super) enum RaceParts {
    /// A net for both sides together.
    Net(Box<Part>),
    /// What each side needs on its own.
    OneSided(Box<OneSidedNets>),
}

impl RaceParts {
    pub(super) fn new(races: Races<Source<'_>>) -> Result<Self, EvaluatorError> {
        Ok(match races {
            Races::Net(net) => Self::Net(Box::new(Part::race(net)?)),
            Races::OneSided(nets) => Self::OneSided(Box::new(OneSidedNets::new(nets)?)),
        })
    }

    pub(super) fn parts(&self) -> impl Iterator<Item = &Part> {
        let (net, sides) = match self {
            Self::Net(net) => (Some(&**net), None),
            Self::OneSided(nets) => (None, Some(nets.parts())),
        };
        net.into_iter().chain(sides.into_iter().flatten())
    }
}
