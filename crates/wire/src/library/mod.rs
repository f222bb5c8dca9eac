//! The library of matches.

mod import;
mod players;
mod search;
mod statistics;

pub use import::{
    LibraryExport, LibraryExported, LibraryFailure, LibraryImport, LibraryImported,
    LibraryOutcomeName,
};
pub use players::{LibraryPlayer, LibraryPlayers};
pub use search::{LibraryHit, LibrarySearch};
pub use statistics::{
    LibraryExpense, LibraryLuck, LibraryMatch, LibraryPhase, LibraryRate, LibraryScore,
    LibraryStatistics,
};
