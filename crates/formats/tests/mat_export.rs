//! What we write as match text is what gnubg writes.

use barpoint_formats::{by_name, import};
use barpoint_testkit::fixture;

/// Compares line by line, so that a difference is easy to see.
#[track_caller]
fn check_same_text(ours: &[u8], theirs: &[u8]) {
    let (ours, theirs) = (
        String::from_utf8_lossy(ours),
        String::from_utf8_lossy(theirs),
    );
    for (number, (our, their)) in ours.lines().zip(theirs.lines()).enumerate() {
        assert_eq!(our, their, "line {}", number + 1);
    }
    assert_eq!(ours, theirs);
}

#[test]
fn a_match_saved_as_sgf_and_exported_by_gnubg_gives_the_same_text() {
    for (format, sgf, mat) in [
        (
            "gam",
            "fixtures/matches/generated/gnubg5_g1.sgf",
            "fixtures/matches/generated/gnubg5_g1.gam",
        ),
        (
            "mat",
            "fixtures/matches/generated/gnubg5.sgf",
            "fixtures/matches/generated/gnubg5.mat",
        ),
        (
            "mat",
            "fixtures/generated/gnubg-selfplay-0ply-7pt-seed20261121.sgf",
            "fixtures/generated/gnubg-selfplay-0ply-7pt-seed20261121.mat",
        ),
    ] {
        let (Some(sgf), Some(mat)) = (fixture(sgf), fixture(mat)) else {
            continue;
        };
        let record = import(&std::fs::read(sgf).unwrap()).unwrap().record;
        let ours = by_name(format).unwrap().export(&record).unwrap();
        check_same_text(&ours, &std::fs::read(mat).unwrap());
    }
}
