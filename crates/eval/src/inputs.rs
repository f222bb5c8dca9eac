//! What the nets see: boards turned into numbers.

mod masks;
mod raw;

pub(crate) use masks::{HOME, Masks};
pub use raw::{RAW_INPUTS, SLOT_STATES, SLOTS, raw_sparse, slot_inputs};
