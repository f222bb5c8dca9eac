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

use barpoint_record::Date;

/// A date as far as it is known: `2024-05-31`, `2024-05` or `2024`.
fn date(date: Date) -> String {
    let part = |part: Option<u8>| part.map_or_else(String::new, |part| format!("-{part:02}"));
    let day = date.month.and(date.day);
    format!("{:04}{}{}", date.year, part(date.month), part(day))
}
