//! `barpoint book`: made in sittings, and looked up.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use common::{barpoint, succeeds};

/// What a run that must fail says.
#[track_caller]
fn fails(code: i32, arguments: &[&str]) -> String {
    let output = barpoint(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_book_made_in_sittings_is_the_same_and_damage_is_repaired() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (whole, parts) = (path("whole.txt"), path("parts.txt"));
    let make = |file: &str, trials: &str, decisions: &str, threads: &str| {
        let words = "book make -q --seed 3 --opening-trials";
        let mut arguments: Vec<&str> = words.split(' ').collect();
        arguments.extend([trials, "--decisions", decisions, "--threads", threads]);
        arguments.extend(["-o", file]);
        barpoint(&arguments)
    };
    assert!(make(&whole, "36", "3", "2").status.success());
    assert!(make(&parts, "36", "1", "1").status.success());
    // A crash in the middle of a line.
    let text = std::fs::read_to_string(&parts).unwrap();
    std::fs::write(&parts, format!("{text}31\t0.2 0.0")).unwrap();
    assert!(make(&parts, "36", "2", "1").status.success());
    let read = |file: &str| std::fs::read_to_string(file).unwrap();
    assert_eq!(read(&parts), read(&whole));
    // Other settings make another book.
    let refused = make(&parts, "72", "1", "1");
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("expected a book of these nets"), "{said}");
    assert_eq!(read(&parts), read(&whole));

    let shown = succeeds(&["book", "show", "--book", &whole]);
    assert!(
        shown.contains("seed 3") && shown.contains("\n31 "),
        "{shown}"
    );
}

#[test]
fn what_is_not_in_the_book_is_said() {
    let said = fails(2, &["book", "show", "33"]);
    assert!(said.contains("no game begins with a double"), "{said}");
    let said = fails(2, &["book", "show", "31", "--reply-to", "31: 24/23 24/21"]);
    assert!(said.contains("31: 8/5 6/5"), "{said}");
    fails(2, &["book", "show", "31", "--reply-to", "31: 24/18"]);
    let shown = succeeds(&["book", "show", "31", "--reply-to", "31: 8/5 6/5"]);
    assert!(shown.contains("Replies to 31: 8/5 6/5"), "{shown}");
}
