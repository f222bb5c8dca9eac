//! Putting an evaluator together from nets and tables.

use std::sync::{Arc, OnceLock};

use barpoint_bearoff::OneSided;
use barpoint_nn::{Network, PackedWeights};

use super::buffers::Pool;
use super::part::Part;
use super::races::RaceParts;
use super::source::Source;
use super::{CompositeEvaluator, EvaluatorError};
use crate::fnv::Fnv;
use crate::nets::Races;
use crate::{Databases, Plan};

impl CompositeEvaluator {
    /// An evaluator from master weights: one contact net for all contact positions, or one for each
    /// [`Plan`] in the order of [`Plan::ALL`], with or without the last. The contact and race nets read the raw inputs, alone or
    /// followed by their hand-made ones ([`CONTACT_INPUTS`](crate::inputs::CONTACT_INPUTS), [`RACE_INPUTS`](crate::inputs::RACE_INPUTS)); the
    /// prefilter nets, none or as many as there could be contact nets, read the raw inputs alone and see contact positions
    /// only.
    pub fn from_networks(
        contact: &[Network],
        races: Races<&Network>,
        prefilter: &[Network],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Network).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Network).collect();
        let races = races.map(Source::Network);
        let evaluator = Self::from_sources(&contact, races, &prefilter, bearoff)?;
        let races = races.nets().iter().copied();
        let all = contact.into_iter().chain(races).chain(prefilter);
        evaluator.nets.get_or_init(|| hash_networks(all));
        Ok(evaluator)
    }

    /// An evaluator from weight files that are read when they are first needed; otherwise the same as
    /// [`CompositeEvaluator::from_networks`].
    pub(crate) fn from_packed(
        contact: &[PackedWeights],
        races: &Races<PackedWeights>,
        prefilter: &[PackedWeights],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Packed).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Packed).collect();
        let races = races.as_ref().map(Source::Packed);
        Self::from_sources(&contact, races, &prefilter, bearoff)
    }

    fn from_sources(
        contact: &[Source<'_>],
        races: Races<Source<'_>>,
        prefilter: &[Source<'_>],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let fits = |nets: &[_]| [1, Plan::ORDINARY, Plan::ALL.len()].contains(&nets.len());
        if !fits(contact) {
            return Err(EvaluatorError::ContactNets(contact.len()));
        }
        if !prefilter.is_empty() && !fits(prefilter) {
            return Err(EvaluatorError::PrefilterNets(prefilter.len()));
        }
        Ok(Self {
            contact: contact
                .iter()
                .map(|&source| Part::contact(source))
                .collect::<Result<_, _>>()?,
            races: RaceParts::new(races)?,
            prefilter: prefilter
                .iter()
                .map(|&source| Part::prefilter(source))
                .collect::<Result<_, _>>()?,
            bearoff,
            databases: Databases::default(),
            identity: Arc::new(()),
            nets: OnceLock::new(),
            bare_fingerprint: OnceLock::new(),
            pool: Pool::default(),
        })
    }

    /// The same with databases, which evaluate the races they contain.
    #[must_use]
    pub fn with_databases(self, databases: Databases) -> Self {
        Self { databases, ..self }
    }

    /// Hash of all weights.
    pub(super) fn nets(&self) -> u64 {
        *self.nets.get_or_init(|| {
            hash_networks(self.parts().filter_map(Part::packed).map(Source::Packed))
        })
    }

    /// Reads every net now, not when a position first needs it.
    pub fn make_ready(&self) {
        self.parts().for_each(Part::make_ready);
    }

    fn parts(&self) -> impl Iterator<Item = &Part> {
        let contact = self.contact.iter();
        contact.chain(self.races.parts()).chain(&self.prefilter)
    }
}

/// Hash of the shapes and weights of nets.
fn hash_networks<'a>(nets: impl Iterator<Item = Source<'a>>) -> u64 {
    let mut hash = Fnv::new();
    for network in nets.filter_map(Source::network) {
        let shape = network.shape();
        let [second, third, fourth] = shape.further;
        let sizes = [
            shape.sparse,
            shape.dense,
            shape.hidden,
            second,
            third,
            fourth,
        ];
        hash.add(sizes.map(|n| n as u64));
        hash.add(network.parameters().iter().map(|w| u64::from(w.to_bits())));
    }
    hash.0
}
