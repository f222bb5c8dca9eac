//! Positions asked about: `hint` and `eval`.

use crate::common::{OPENING, barpoint, succeeds};
use crate::{fails, json};

#[test]
fn a_match_longer_than_the_tables_is_refused() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:65:10";
    assert!(fails(&["hint", id, "--ply", "0"], 2).contains("64"));
}

#[test]
fn the_opening_31_is_played_by_making_the_five_point() {
    let hint = json(&[
        "hint", OPENING, "--roll", "31", "--ply", "0", "--format", "json",
    ]);
    assert_eq!(hint["plays"][0]["play"], "8/5 6/5");
    assert_eq!(hint["plays"].as_array().unwrap().len(), 16);
    let text = succeeds(&["hint", OPENING, "--roll", "31", "--ply", "1"]);
    assert!(text.contains("8/5 6/5") && text.contains("1p"));
}

#[test]
fn cube_decisions_are_shown_in_fixed_order() {
    let text = succeeds(&["hint", OPENING, "--ply", "0"]);
    let rows: Vec<&str> = text.lines().filter(|line| line.contains("ouble")).collect();
    assert!(rows[0].contains("No double") && rows[1].contains("take") && rows[2].contains("pass"));
    assert!(text.contains("Proper action: no double"));
    let crawford = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:0:1:5:10";
    assert!(succeeds(&["hint", crawford, "--ply", "0"]).contains("No cube decision"));
}

#[test]
fn evaluation_shows_every_depth() {
    let report = json(&["eval", OPENING, "--ply", "1", "--format", "json"]);
    let depths = report["depths"].as_array().unwrap();
    assert_eq!(depths.len(), 2);
    let win = depths[1]["chances"]["win"].as_f64().unwrap();
    assert!((0.50..0.56).contains(&win), "{win}");
    assert_eq!(report["class"], "contact");
}

#[test]
fn texts_that_name_positions_are_quoted_by_their_first_line_only() {
    let hint = |text: &str| barpoint(&["hint", text, "--ply", "0"]);
    let two =
        "Position ID: 4HPwATDgc/ABMA\nMatch ID   : cIgaAAAAAAAA\n\nPosition ID: 4HPhASjgc/ABMA\n";
    let output = hint(two);
    assert!(output.status.success());
    let note = String::from_utf8_lossy(&output.stderr);
    assert_eq!(note, "note: the first of 2 positions in the text\n");

    let long = format!("XGID=junk{}\n{}", "x".repeat(5000), "line\n".repeat(1000));
    let output = hint(&long);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains("XGID=junkxxx") && error.contains('…'),
        "{error}"
    );
    assert!(error.len() < 250 && error.lines().count() == 1, "{error}");

    let page = "http://127.0.0.1:7788/#/analyse?id=XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A0%3A0%3A0%3A0%3A10";
    assert!(hint(page).status.success());
}
