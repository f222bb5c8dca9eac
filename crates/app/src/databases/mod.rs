//! The user's bearoff databases: found, offered, built.
//!
//! They are `*.bd` files in the data folder, ours or GNU Backgammon's.

mod build;
mod error;
mod find;
mod offer;
mod place;
mod plan;
mod room;
mod shared;
mod target;

pub use build::{BuildJob, BuildProgress, Built};
pub use error::DatabaseBuildError;
pub use find::{
    AllDatabases, Refused, file_name, for_evaluation, headers, hypergammon, hypergammon_files,
    hypergammon_name,
};
pub use offer::{Offer, OfferPolicy, farthest};
pub use place::Place;
pub use plan::{Cost, Plan};
pub use room::memory;
pub use shared::SharedJob;
pub use target::TargetError;
