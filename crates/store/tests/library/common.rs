//! Libraries of tests.

use std::path::Path;

use barpoint_equity::Met;
use barpoint_record::MatchRecord;
use barpoint_store::{Imported, Library, Prepared};
use tempfile::TempDir;

/// An empty library in a folder of its own.
pub(crate) fn library() -> (TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(&folder.path().join("library.sqlite")).unwrap();
    (folder, library)
}

/// A record ready to be added.
pub(crate) fn prepared(record: &MatchRecord) -> Prepared {
    Prepared::of(record, &Met::kazaross_xg2()).unwrap().unwrap()
}

/// Adds a match.
pub(crate) fn add(library: &mut Library, record: &MatchRecord) -> Imported {
    library.import(&[prepared(record)]).unwrap()[0]
}

/// The match in a file.
pub(crate) fn read(path: &Path) -> MatchRecord {
    barpoint_formats::import(&std::fs::read(path).unwrap())
        .unwrap()
        .record
}
