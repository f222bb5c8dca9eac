//! Self-play, labelling, training, duels and benchmarks.

#![forbid(unsafe_code)]
#![expect(
    clippy::cast_precision_loss,
    reason = "counts of games and decisions are far below 2^52"
)]

pub mod judge;
