//! Where the net of a part comes from.

use std::borrow::Cow;

use barpoint_nn::{Network, PackedWeights, Shape};

/// What a part is made of.
#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    /// Master weights.
    Network(&'a Network),
    /// A weight file to be read when needed.
    Packed(&'a PackedWeights),
}

impl<'a> Source<'a> {
    /// The master weights; there are always some.
    pub(super) fn network(self) -> Option<Cow<'a, Network>> {
        match self {
            Self::Network(network) => Some(Cow::Borrowed(network)),
            Self::Packed(packed) => packed.network().ok().map(Cow::Owned),
        }
    }

    pub(super) const fn shape(self) -> Shape {
        match self {
            Self::Network(network) => network.shape(),
            Self::Packed(packed) => packed.shape(),
        }
    }
}
