//! SGF files that gnubg wrote come back byte for byte: ours in `testdata` and other people's.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::path::Path;

use barpoint_formats::{WarningKind, by_name};
use barpoint_testkit::{files_under, fixtures_under, workspace_root};

/// Checks every SGF file of a list, of which there must be some.
#[track_caller]
fn check(files: &[impl AsRef<Path>], at_least: usize) {
    let sgf = |path: &&Path| path.extension().is_some_and(|e| e == "sgf");
    let files: Vec<&Path> = files.iter().map(AsRef::as_ref).filter(sgf).collect();
    assert!(files.len() >= at_least, "only {} files", files.len());
    for path in files {
        comes_back(path);
    }
}

fn comes_back(path: &Path) {
    let (sgf, file) = (by_name("sgf").unwrap(), path.display());
    let bytes = std::fs::read(path).unwrap();
    let detected = barpoint_formats::detect(&bytes).unwrap();
    assert_eq!(detected.name(), "sgf", "{file}");
    let imported = sgf.import(&bytes).unwrap().remove(0);
    let legal = |kind: &WarningKind| !matches!(kind, WarningKind::IllegalPlay { .. });
    let mut warnings = imported.warnings.iter();
    assert!(!warnings.any(|found| legal(&found.kind)), "{file}");
    let written = sgf.export(&imported.record).unwrap();
    let (ours, theirs) = (
        String::from_utf8_lossy(&written),
        String::from_utf8_lossy(&bytes),
    );
    for (number, (ours, theirs)) in (1..).zip(ours.lines().zip(theirs.lines())) {
        assert_eq!(ours, theirs, "{file} line {number}");
    }
    assert_eq!(written, bytes, "{file}");
}

#[test]
fn files_of_the_project_come_back_byte_for_byte() {
    check(&files_under(&workspace_root().join("testdata")), 4);
}

#[test]
fn other_peoples_files_come_back_byte_for_byte() {
    if let Some(files) = fixtures_under("fixtures") {
        check(&files, 8);
    }
}
