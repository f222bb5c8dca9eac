//! Putting an evaluator together from nets and tables.

use std::sync::{Arc, OnceLock};

use barpoint_bearoff::OneSided;
use barpoint_nn::{Network, PackedWeights};

use super::buffers::Pool;
use super::one_sided::OneSidedNets;
use super::part::Part;
use super::source::Source;
use super::{CompositeEvaluator, EvaluatorError};
use crate::fnv::Fnv;
use crate::{Databases, Plan};

impl CompositeEvaluator {
    /// An evaluator from master weights: one contact net for all contact positions, or one for each
    /// [`Plan`] in the order of [`Plan::ALL`], with or without the last. With one-sided nets, for the last checker and for
    /// the first, the race net says backgammons alone. The contact and race nets read the raw inputs, alone or
    /// followed by their hand-made ones ([`CONTACT_INPUTS`](crate::inputs::CONTACT_INPUTS), [`RACE_INPUTS`](crate::inputs::RACE_INPUTS)); the
    /// prefilter nets, none or as many as there could be contact nets, read the raw inputs alone and see contact positions
    /// only.
    pub fn from_networks(
        contact: &[Network],
        (race, one_sided): (&Network, Option<&[Network; 2]>),
        prefilter: &[Network],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Network).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Network).collect();
        let race = Source::Network(race);
        let one_sided = one_sided.map(|nets| nets.each_ref().map(Source::Network));
        let evaluator = Self::from_sources(&contact, (race, one_sided), &prefilter, bearoff)?;
        let races = std::iter::once(race).chain(one_sided.into_iter().flatten());
        let all = contact.into_iter().chain(races).chain(prefilter);
        evaluator.nets.get_or_init(|| hash_networks(all));
        Ok(evaluator)
    }

    /// An evaluator from weight files that are read when they are first needed; otherwise the same as
    /// [`CompositeEvaluator::from_networks`].
    pub(crate) fn from_packed(
        contact: &[PackedWeights],
        (race, one_sided): (&PackedWeights, Option<&[PackedWeights; 2]>),
        prefilter: &[PackedWeights],
        bearoff: Arc<OneSided>,
    ) -> Result<Self, EvaluatorError> {
        let contact: Vec<_> = contact.iter().map(Source::Packed).collect();
        let prefilter: Vec<_> = prefilter.iter().map(Source::Packed).collect();
        let one_sided = one_sided.map(|nets| nets.each_ref().map(Source::Packed));
        Self::from_sources(
            &contact,
            (Source::Packed(race), one_sided),
            &prefilter,
            bearoff,
        )
    }

    fn from_sources(
        contact: &[Source<'_>],
        (race, one_sided): (Source<'_>, Option<[Source<'_>; 2]>),
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
            one_sided: one_sided.map(OneSidedNets::new).transpose()?,
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
            hash_networks(self.parts().filter_map(Part::packed).map(Source::Packed))
        })
    }

    /// Reads every net now, not when a position first needs it.
    pub fn make_ready(&self) {
        self.parts().for_each(Part::make_ready);
    }

    fn parts(&self) -> impl Iterator<Item = &Part> {
        let sides = self.one_sided.iter().flat_map(OneSidedNets::parts);
        let races = std::iter::once(&self.race).chain(sides);
        self.contact.iter().chain(races).chain(&self.prefilter)
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
