//! What the nets see: boards turned into numbers.
//!
//! Contact and race nets read the raw inputs and a set of hand-made ones, one-sided nets those of one side. The sets are versioned by
//! what they compute: [`contact_definition`] and [`race_definition`] change with any definition.

mod contact;
mod definition;
mod masks;
mod one_sided;
mod prospects;
mod race;
mod raw;
mod run;
mod shots;
mod sums;

pub(crate) use contact::contact_inputs_of;
pub use contact::{CONTACT_INPUTS, ContactGroup, contact_inputs};
pub use definition::{contact_definition, one_sided_definition, race_definition, raw_definition};
pub(crate) use masks::{HOME, Masks};
pub use one_sided::{Estimate, ONE_SIDED_INPUTS, ONE_SIDED_RAW, SideView};
pub use race::{RACE_INPUTS, race_inputs};
pub(crate) use raw::raw_layout;
pub use raw::{RAW_INPUTS, SLOT_STATES, SLOTS, raw_sparse, raw_unit, slot_inputs};
pub use shots::rolls_that_hit;
