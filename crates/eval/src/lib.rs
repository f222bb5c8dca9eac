//! Position evaluation: classes, inputs, nets and bearoff composed, n-ply search.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "masks, table indices and scaled inputs are small by construction"
)]

mod class;
mod evaluator;
pub mod inputs;
#[cfg(test)]
mod samples;
mod utility;

pub use class::{Class, is_crashed};
pub use evaluator::{Evaluator, Fingerprint};
pub use utility::Utility;
