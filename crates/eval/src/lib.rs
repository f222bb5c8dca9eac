//! Position evaluation: classes, inputs, nets and bearoff composed, n-ply search.

#![forbid(unsafe_code)]

mod evaluator;

pub use evaluator::{Evaluator, Fingerprint};
