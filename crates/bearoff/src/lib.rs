//! Bearoff databases: build, check, look up; expected rolls and effective pip count.
//!
//! [`OneSided`] knows every way to have up to 15 checkers on the six home points, each side seen on
//! its own: how many rolls it takes to bear everything off, and how many to bear off the first
//! checker. Two such distributions give the chances of a position with both sides home. [`EscapeTable`] knows
//! how many rolls the last checkers need to leave the opponent's home board, which decides about backgammons.
//!
//! [`HyperPlan`] solves Hypergammon, backgammon with up to three checkers a side, and [`Hypergammon`]
//! looks its positions up.
//!
//! [`OneSidedPlan`] and [`TwoSidedPlan`] build database files of any size with the bytes of GNU
//! Backgammon's tools; [`OneSidedFile`] and [`TwoSidedFile`] map them into memory and look positions up.
//!
//! What it does not do: choosing where files live.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "table arithmetic on numbers far below the limits of the types"
)]
#![cfg_attr(
    test,
    allow(clippy::float_cmp, reason = "probabilities 0 and 1 are stored exactly")
)]

mod build;
mod checksum;
mod escape;
mod expected;
mod file;
mod header;
mod hyper;
mod index;
mod map;
mod numbering;
mod one_sided;
mod plays;

pub use build::{
    BuildError, Gammons, Listener, MissingBand, OneSidedPlan, Progress, SharedBuild, Summary,
    TwoSidedPlan,
};
pub use escape::{ESCAPE_ROLLS, EscapeTable};
pub use expected::ExpectedRolls;
pub use file::{
    CubefulEquities, DatabaseError, Fault, Moments, OneSidedFile, Record, Rolls, Stored,
    TwoSidedEquities, TwoSidedFile, identify, seal, seal_path,
};
pub use header::{Form, HEADER_LEN, Header, HeaderError, Kind};
pub use hyper::{
    HyperBuildError, HyperCheckers, HyperFileError, HyperPlan, HyperProgress, HyperSummary,
    HyperValue, Hypergammon,
};
pub use index::{HOME_POSITIONS, HomePosition};
pub use numbering::{MAX_CHECKERS, MAX_POINTS, Numbering};
pub use one_sided::{BearoffError, Distribution, OneSided};

/// Average pips of a roll, doubles counted twice: 49/6 (about 8.167).
pub const PIPS_PER_ROLL: f32 = 49.0 / 6.0;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
