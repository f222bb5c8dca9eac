//! BKG of 1977 in duels and judged.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use common::{OPENING, barpoint, succeeds};
use std::fs;

/// With the same dice and exchanged seats it wins from itself as much as it loses.
#[test]
fn it_draws_with_itself() {
    let text = succeeds(&["duel", "--a", "bkg", "--b", "bkg", "--games", "6"]);
    assert!(text.contains("points/game    +0.0000"), "{text}");
    let output = barpoint(&["duel", "--a", "bkg:2", "--b", "bkg"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("bkg, gnubg:PLY"), "{error}");
}

/// The only play listed loses nothing; cubes and chances it cannot be asked.
#[test]
fn its_plays_are_judged_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let plays = folder.path().join("plays.jsonl");
    let moves = format!(r#"[{{"pos":"{OPENING}","equity":0.3}}]"#);
    let record = format!(r#"{{"id":"{OPENING}","dice":[3,1],"moves":{moves}}}"#);
    fs::write(&plays, record).unwrap();
    let text = succeeds(&["judge", plays.to_str().unwrap(), "--bkg"]);
    assert!(
        text.ends_with("BKG\nER 0.00 (error unknown) n 1\n"),
        "{text}"
    );
    let cube = format!(r#"{{"id":"{OPENING}","nd":0.1,"dt":0.0}}"#);
    fs::write(&plays, cube).unwrap();
    let output = barpoint(&["judge", plays.to_str().unwrap(), "--bkg"]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("expected checker plays"), "{error}");
}
