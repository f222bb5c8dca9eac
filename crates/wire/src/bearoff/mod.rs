//! Positions in bearoff databases.

mod hypergammon;
mod list;
mod race;

pub use hypergammon::{CubePlaceName, HypergammonCube, HypergammonReport};
pub use list::{DatabaseInfo, DatabaseList};
pub use race::{
    BearoffChances, BearoffReport, BearoffSide, CubePlaces, ExactBearoff, ExactCubeful,
};
