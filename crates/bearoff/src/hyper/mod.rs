//! Hypergammon databases: backgammon with one, two or three checkers a side, solved.
//!
//! Every position of both sides has its cubeless chances and its equities at money play with the cube
//! owned, centred, centred under the Jacoby rule, and owned by the opponent. They are found by value
//! iteration: each position is the average over the rolls of its best successor, over and over until
//! nothing changes by more than a threshold. Files have the layout and the bytes of GNU Backgammon's
//! makehyper (section 6 of the layout sheet this follows).

mod best;
mod build_report;
mod checkpoint;
mod database;
mod plan;
mod plays;
mod record;
mod sides;
mod state;
mod sweep;
#[cfg(test)]
mod tests;

pub use build_report::{HyperBuildError, HyperProgress, HyperSummary};
pub use database::{HyperFileError, HyperValue, Hypergammon};
pub use plan::HyperPlan;
pub use sides::HyperCheckers;
