//! Bearoff databases: build, check, look up; expected rolls and effective pip count.
//!
//! [`OneSided`] knows every way to have up to 15 checkers on the six home points, each side seen on
//! its own: how many rolls it takes to bear everything off, and how many to bear off the first
//! checker. Two such distributions give the chances of a position with both sides home.
//!
//! [`HyperPlan`] solves Hypergammon, backgammon with up to three checkers a side, and [`Hypergammon`]
//! looks its positions up.
//!
//! What it does not do: two-sided databases; choosing where files live.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "table arithmetic on numbers far below the limits of the types"
)]
#![cfg_attr(
    test,
    allow(clippy::float_cmp, reason = "probabilities 0 and 1 are stored exactly")
)]

mod hyper;
mod index;
mod one_sided;
mod plays;

pub use hyper::{
    HyperBuildError, HyperCheckers, HyperFileError, HyperPlan, HyperProgress, HyperSummary,
    HyperValue, Hypergammon,
};
pub use index::{HOME_POSITIONS, HomePosition};
pub use one_sided::{BearoffError, Distribution, OneSided};

/// Average pips of a roll, doubles counted twice: 49/6 (about 8.167).
pub const PIPS_PER_ROLL: f32 = 49.0 / 6.0;
