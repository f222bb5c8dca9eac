//! Putting an evaluator together from nets and tables.

use std::sync::{Arc, OnceLock};

use barpoint_bearoff::OneSided;
use barpoint_nn::{Network, PackedWeights};

use super::buffers::Pool;
use super::part::Part;
use super::source::Source;
use super::{CompositeEvaluator, EvaluatorError};
use crate::fnv::Fnv;
use crate::{Databases, Plan};

impl CompositeEvaluator {
    /// An evaluator from master weights: one contact net for all contact positions, or one for each
    /// [`Plan`] in the order of [`Plan::ALL`], with or without the last. The contact and race nets read the raw inputs, alone or
    /// followed by their hand-made ones ([`CONTACT_INPUTS`](crate::inputs::CONTACT_INPUTS), [`RACE_INPUTS`](crate::inputs::RACE_INPUTS)); the
    /// prefilter nets, none or as many as there could be contact nets, read the raw inputs alone and see contact positions
    /// only.
    pub fn from_networks(
        contact: &[Network],
        race: &Network,
        prefilter: &[Network],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Network).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Network).collect();
        let race = Source::Network(race);
        let evaluator = Self::from_sources(&contact, race, &prefilter, bearoff)?;
        let all = contact.into_iter().chain([race]).chain(prefilter);
        evaluator.nets.get_or_init(|| hash_networks(all));
        Ok(evaluator)
    }

    /// An evaluator from weight files that are read when they are first needed; otherwise the same as
    /// [`CompositeEvaluator::from_networks`].
    pub(crate) fn from_packed(
        contact: &[PackedWeights],
        race: &PackedWeights,
        prefilter: &[PackedWeights],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Packed).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Packed).collect();
        Self::from_sources(&contact, Source::Packed(race), &prefilter, bearoff)
    }

    fn from_sources(
        contact: &[Source<'_>],
        race: Source<'_>,
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
            race: Part::race(race)?,
            prefilter: prefilter
                .iter()
                .map(|&source| Part::prefilter(source))
                .collect::<Result<_, _>>()?,
            bearoff,
            databases: Databases::default(),
            identity: Arc::new(()),
            nets: OnceLock::new(),
            fingerprint: OnceLock::new(),
            pool: Pool::default(),
        })
    }

    /// The same with databases, which evaluate the races they contain.
    #[must_use]
    pub fn with_databases(self, databases: Databases) -> Self {
        Self {
            databases,
            fingerprint: OnceLock::new(),
            ..self
        }
    }

    /// Hash of all weights.
    pub(super) fn nets(&self) -> u64 {
        *self.nets.get_or_init(|| {
            let parts = self.contact.iter().chain([&self.race]);
            let packed = parts.chain(&self.prefilter).filter_map(Part::packed);
            hash_networks(packed.map(Source::Packed))
        })
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
