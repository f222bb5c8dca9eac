//! Helpers shared by the tests of all crates; only ever a dev-dependency.

#![forbid(unsafe_code)]

mod boards;
mod fixtures;

pub use boards::{Phase, boards, random_roll, rolls};
pub use fixtures::{fixture, fixtures_under, workspace_root};
