//! Reading files that are not as most are.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_formats::{Imported, import};
use barpoint_record::{Event, MatchRecord};
use barpoint_rules::Side;
use barpoint_testkit::fixture;

pub(crate) fn read(text: &str) -> Imported {
    import(text.as_bytes()).unwrap()
}

/// The collected file of this name, if the collection is there.
pub(crate) fn collected(name: &str) -> Option<Vec<u8>> {
    let path = fixture(&format!("fixtures/matches/defects/{name}"))?;
    Some(std::fs::read(path).unwrap())
}

/// What was done, by game.
pub(crate) fn events(record: &MatchRecord) -> Vec<Vec<&Event>> {
    let of = |game: &'_ barpoint_record::GameRecord| game.entries.len();
    assert!(record.games.iter().map(of).sum::<usize>() > 0);
    let games = record.games.iter();
    games
        .map(|game| game.entries.iter().map(|entry| &entry.event).collect())
        .collect()
}

pub(crate) fn final_score(record: &MatchRecord) -> (u32, u32) {
    (
        record.final_points(Side::White),
        record.final_points(Side::Black),
    )
}

pub(crate) fn warnings(imported: &Imported) -> Vec<String> {
    imported.warnings.iter().map(ToString::to_string).collect()
}
