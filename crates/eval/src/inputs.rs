//! What the nets see: boards turned into numbers.

mod contact;
mod masks;
mod raw;
mod run;
mod shots;
mod sums;

pub use contact::{CONTACT_INPUTS, contact_inputs};
pub(crate) use masks::{HOME, Masks};
pub use raw::{RAW_INPUTS, SLOT_STATES, SLOTS, raw_sparse, slot_inputs};
