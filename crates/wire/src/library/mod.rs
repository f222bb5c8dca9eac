//! The library of matches.

mod import;
mod matches;
mod players;
mod requests;
mod search;
mod statistics;

pub use import::{
    LibraryExport, LibraryExported, LibraryFailure, LibraryImport, LibraryImported,
    LibraryOutcomeName,
};
pub use matches::{LibraryMatchRow, LibraryMatches, LibraryOpened, LibraryTotals};
pub use players::{LibraryPlayer, LibraryPlayers};
pub use requests::{
    LibraryFilter, LibraryMerge, LibraryQuery, LibraryQueryError, LibraryRename,
    LibraryStatisticsQuery, LibraryTag,
};
pub use search::{LibraryHit, LibrarySearch};
pub use statistics::{
    LibraryExpense, LibraryLuck, LibraryMatch, LibraryPhase, LibraryRate, LibraryScore,
    LibraryStatistics,
};
