//! What the nets of an evaluator read.

use std::sync::OnceLock;

use barpoint_nn::{SLOTS, SlotLayout};

use crate::inputs::{raw_layout, slot_inputs};

/// Which hand-made inputs a net reads besides the raw ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    None,
    Contact,
    Race,
    /// One side alone.
    OneSided,
}

/// The raw inputs of one side as the slots of the first half set them.
fn one_sided_layout() -> &'static SlotLayout {
    static LAYOUT: OnceLock<SlotLayout> = OnceLock::new();
    let own = |slot, state| (slot < SLOTS / 2).then(|| slot_inputs(slot, state));
    LAYOUT.get_or_init(|| {
        SlotLayout::new(|slot, state| own(slot, state).into_iter().flatten().collect())
    })
}

impl Hand {
    /// How the raw inputs depend on the slots.
    pub(super) fn layout(self) -> &'static SlotLayout {
        match self {
            Self::OneSided => one_sided_layout(),
            Self::None | Self::Contact | Self::Race => raw_layout(),
        }
    }
}
