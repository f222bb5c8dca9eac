//! Helpers shared by the tests of all crates; only ever a dev-dependency.

#![forbid(unsafe_code)]

mod fixtures;

pub use fixtures::{fixture, fixtures_under, workspace_root};
