//! Match equity tables and scores: `met`.

use crate::common::{OPENING, barpoint, succeeds};
use crate::{fails, json};

#[test]
fn match_equity_tables_are_shown_saved_and_read_back() {
    let table = succeeds(&["met", "--length", "3"]);
    assert!(
        table.contains("   2   32.2640  50.0000  59.9470"),
        "{table}"
    );
    assert!(table.contains("48.8030"), "{table}");
    let inverted = json(&[
        "met", "--name", "jac050", "--invert", "--length", "2", "--format", "json",
    ]);
    let found = inverted["pre_crawford"][0][1].as_f64().unwrap();
    assert!((found - 0.677).abs() < 1e-6, "{found}");
    let folder = tempfile::tempdir().unwrap();
    let [xml, svg] = ["own.xml", "own.svg"].map(|name| folder.path().join(name));
    let (xml, svg) = (xml.to_str().unwrap(), svg.to_str().unwrap());
    let model = "mec-model:gammon-rate=0.3";
    let shown = |arguments: &[&str]| {
        let common = ["met", "--length", "20", "--format", "json"];
        json(&[&common, arguments].concat())
    };
    let named = shown(&["--name", model, "--save", xml, "--plot", svg]);
    let read = shown(&["--file", xml]);
    let rows = |report: &serde_json::Value| report["pre_crawford"].to_string();
    assert_eq!(rows(&named), rows(&read));
    assert!(std::fs::read_to_string(svg).unwrap().starts_with("<svg"));
    // A table file serves wherever a table is asked for.
    let hint = succeeds(&["hint", OPENING, "--roll", "31", "--ply", "0", "--met", xml]);
    assert!(hint.contains("8/5 6/5"), "{hint}");
    std::fs::write(xml, "<met>").unwrap();
    let error = fails(&["met", "--file", xml], 1);
    assert!(
        error.contains("own.xml: line") && error.contains("not closed"),
        "{error}"
    );
    let error = barpoint(&["met", "--name", "woosley"]);
    let error = String::from_utf8(error.stderr).unwrap();
    assert!(error.contains("zadeh-model"), "{error}");
}

/// gnubg 1.07: `eq2mwc`, `mwc2eq` at 2-4 to 7 (transcript 09); `show marketwindow` and `show gammonvalues`
/// at 5 points 3-1 (transcript 06).
#[test]
fn a_score_tells_results_gammon_values_and_windows() {
    let text = succeeds(&["met", "--at", "3-5"]);
    for expected in [
        "EMG -1 is 57.15",
        "0 is 65.7545",
        "+1 is 74.3590",
        "50 % is -1.831",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    let report = json(&[
        "met",
        "--at",
        "2-4",
        "--gammons",
        "25.93,28.22",
        "--format",
        "json",
    ]);
    let values = &report["gammon_values"];
    assert!(
        (values[0][0].as_f64().unwrap() - 0.863_88).abs() < 1e-5,
        "{values}"
    );
    assert!(
        (values[1][1].as_f64().unwrap() - 1.288_24).abs() < 1e-5,
        "{values}"
    );
    let redoubled = &report["windows"][0]["redoubled"];
    assert!(
        (redoubled["cash"].as_f64().unwrap() - 0.8144).abs() < 1e-4,
        "{redoubled}"
    );
    fails(&["met", "--at", "3-3", "--stage", "crawford"], 2);
}

/// The Crawford game has no cube, and who needs no more than the cube has no use for it; what windows assume
/// about gammons is said.
#[test]
fn windows_that_are_none_say_why() {
    let crawford = succeeds(&["met", "--at", "1-3"]);
    let none = "none, neither player may double in the Crawford game";
    assert_eq!(crawford.matches(none).count(), 2, "{crawford}");
    let turned = succeeds(&[
        "met",
        "--at",
        "2-5",
        "--cube",
        "2",
        "--gammons",
        "25.93,28.22",
    ]);
    for expected in [
        "you: none, the cube is useless: 2 points win the match already",
        "they (winning chances in %)",
        "gammons in 25.93 % of your wins and 28.22 % of theirs, no backgammons",
    ] {
        let words = turned.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(expected), "{expected} in {turned}");
    }
    let post = succeeds(&["met", "--at", "1-3", "--stage", "post-crawford"]);
    assert!(
        post.contains("you: none, the cube is useless: 1 point wins"),
        "{post}"
    );
    let tables = ["Kazaross-XG2", "jac050", "mec-model", "zadeh"]
        .map(|name| succeeds(&["met", "--name", name, "--length", "25"]));
    for text in tables.iter().chain([&crawford, &turned, &post]) {
        let long: Vec<&str> = text
            .lines()
            .filter(|line| line.chars().count() > 80)
            .collect();
        assert_eq!(long, Vec::<&str>::new());
    }
}
