//! Experiments on the engine: how strong it is, how fast, and whose theory of the cube is nearer to the truth.
//!
//! - [`mod@duel`]: engines play each other, the luck of the dice taken out;
//! - [`mod@judge`]: decisions whose right answer is known;
//! - [`mod@reference`]: decisions of our own, rolled out, to judge by;
//! - [`levels`]: how well each level plays;
//! - [`theories`]: theories of the cube beside rollouts;
//! - [`volatility`]: how far winning chances jump;
//! - [`mod@bench`]: one signature of fixed evaluations.
//!
//! What a player or an analyst asks is in `engine`, how nets are made in `train`. Nothing here prints, and nothing
//! that a user plays with depends on it.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of games and decisions are far below 2^52"
)]
#![cfg_attr(
    test,
    allow(clippy::float_cmp, reason = "chances of 0 and 1 come out exactly")
)]

pub mod bench;
pub mod duel;
pub mod judge;
pub mod levels;
mod ours;
pub mod reference;
pub mod theories;
pub mod volatility;

pub use ours::Ours;
