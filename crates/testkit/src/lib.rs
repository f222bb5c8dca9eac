//! Helpers shared by the tests of all crates; only ever a dev-dependency.

#![forbid(unsafe_code)]

mod boards;
mod fixtures;
mod gnubg;
mod skip;

pub use boards::{Phase, board, boards, random_roll, rolls};
pub use fixtures::{files_under, fixture, fixtures_under, tables_folder, workspace_root};
pub use gnubg::{gnubg, gnubg_data, postgres, program, python, without};
