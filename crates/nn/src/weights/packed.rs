//! Weight files whose numbers are read when they are first needed.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Header, NetLabel, WeightsError, check_finite};
use crate::{Network, SlotLayout, SlotNet, SlotNetError, quantise::coarse_bound};

/// Hidden sums below this can always be quantised, however they are rounded.
const SAFE_BOUND: f32 = 250.0;

/// A weight file found sound and fit for [`SlotNet`], with its numbers still packed.
#[derive(Clone, Debug)]
pub struct PackedWeights {
    header: Header,
    /// Shared by clones.
    bytes: Arc<Cow<'static, [u8]>>,
}

impl PackedWeights {
    /// Checks a weight file that must be for this label. Unlike [`crate::Weights::decode`] it leaves the
    /// content hash to the checksum, which covers the same bytes.
    pub fn new(label: &NetLabel, bytes: Cow<'static, [u8]>) -> Result<Self, WeightsError> {
        let header = Header::read(&bytes)?;
        label.expect(&header.label)?;
        let packed = Self {
            header,
            bytes: Arc::new(bytes),
        };
        if packed.limits().iter().any(|limit| !limit.is_finite()) {
            check_finite(packed.header.network(&packed.bytes)?.parameters())?;
        }
        Ok(packed)
    }

    /// Sizes of the net.
    #[must_use]
    pub const fn shape(&self) -> crate::Shape {
        self.header.shape()
    }

    /// The master weights.
    pub fn network(&self) -> Result<Network, WeightsError> {
        self.header.network(&self.bytes)
    }

    /// The form that plays.
    pub fn slot_net(&self, layout: &SlotLayout) -> Result<SlotNet, SlotNetError> {
        // The header holds the length to the shape, so there is always a network.
        let network = self.network().map_err(|_| SlotNetError::Weights {
            bound: f32::INFINITY,
        })?;
        SlotNet::new(&network, layout)
    }

    /// Checks that [`PackedWeights::slot_net`] will succeed, in most cases without making the net.
    pub fn check_slot_net(&self, layout: &SlotLayout) -> Result<(), SlotNetError> {
        let shape = self.shape();
        let known = layout
            .largest_input()
            .is_none_or(|input| usize::from(input) < shape.sparse);
        let limits = self.limits();
        let finite = limits.iter().all(|limit| limit.is_finite());
        if known && finite && coarse_bound(&limits, limits[shape.inputs()], layout) < SAFE_BOUND {
            return Ok(());
        }
        self.slot_net(layout).map(|_| ())
    }

    fn limits(&self) -> Vec<f32> {
        self.header.limits(&self.bytes)
    }
}
