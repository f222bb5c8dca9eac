//! `bearoff show` and `bearoff list`.

use crate::data::{barpoint, output};
use crate::fails;

/// The two worked examples of the GNU Backgammon manual's chapter on bearoff databases.
#[test]
fn the_manuals_examples_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let shown = output(barpoint(folder.path()).args(["bearoff", "show", "2x0AAOi2AQAAAA"]));
    for numbers in [
        ["1.917", "2.811"],
        ["18.749", "28.403"],
        ["44.271", "50.307"],
        ["32.998", "18.114"],
        ["2.029", "0.363"],
        ["0.037", "0.002"],
    ] {
        let line = |line: &str| line.split_whitespace().skip(1).eq(numbers);
        assert!(shown.lines().any(line), "{numbers:?} in {shown}");
    }
    assert!(shown.contains("wins 56.7"), "{shown}");

    let build = ["bearoff", "build", "--two-sided", "--checkers", "3"];
    let built = output(barpoint(folder.path()).args(build));
    assert!(built.contains("56488 bytes"), "{built}");
    std::fs::write(folder.path().join("foreign.bd"), "no database").unwrap();
    let shown = output(barpoint(folder.path()).args(["bearoff", "show", "CgAAEAEAAAAAAA"]));
    assert!(shown.contains("not used: "), "{shown}");
    assert!(
        shown.contains("own cube +0.3441, centred +0.3210, opponent's +0.1605"),
        "{shown}"
    );
    assert!(shown.contains("wins 67.1"), "{shown}");
    assert!(shown.contains("double, take; no redouble"), "{shown}");
    let list = barpoint(folder.path()).args(["bearoff", "list"]).output();
    let list = list.unwrap();
    let [printed, errors] = [list.stdout, list.stderr].map(|text| String::from_utf8(text).unwrap());
    assert!(
        printed.contains("6 points, 3 checkers") && printed.contains("not used"),
        "{printed}"
    );
    assert_eq!(list.status.code(), Some(1));
    assert_eq!(errors, "error: 1 of 2 databases cannot be used\n");
}

/// A roll given is refused, one in the ID is said to come later; of fewer checkers there are databases too, though
/// not from makebearoff.
#[test]
fn positions_are_shown_before_the_roll() {
    let folder = tempfile::tempdir().unwrap();
    let show = ["bearoff", "show", "2x0AAOi2AQAAAA", "--roll", "31"];
    let (code, line) = fails(barpoint(folder.path()).args(show));
    assert!(code == 2 && line.contains("barpoint hint"), "{line}");
    let rolled = "XGID=--A--A----------------aa--:1:1:1:31:0:0:3:0:10";
    let shown = output(barpoint(folder.path()).args(["bearoff", "show", rolled]));
    assert!(shown.contains(" before the roll 31\n"), "{shown}");
    let build = [
        "bearoff",
        "build",
        "--one-sided",
        "--points",
        "7",
        "--checkers",
        "3",
    ];
    let built = output(barpoint(folder.path()).args(build));
    assert!(built.contains("one-sided-7x3.bd"), "{built}");
    let list = output(barpoint(folder.path()).args(["bearoff", "list"]));
    assert!(list.contains("7 points, 3 checkers"), "{list}");
}

/// JSON tells what the text tells, and the drawing has both sides.
#[test]
fn a_position_is_shown_as_json_and_as_a_drawing() {
    let folder = tempfile::tempdir().unwrap();
    let build = ["bearoff", "build", "--two-sided", "--checkers", "2"];
    output(barpoint(folder.path()).args(build));
    let drawing = folder.path().join("rolls.svg");
    let mut command = barpoint(folder.path());
    command.args(["bearoff", "show", "CgAAEAEAAAAAAA", "--format", "json"]);
    let shown = output(command.arg("--plot").arg(&drawing));
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    let close = |value: &serde_json::Value, expected: f64| {
        assert!((value.as_f64().unwrap() - expected).abs() < 5e-5, "{value}");
    };
    assert_eq!(shown["on_roll"]["pips"], 7);
    // As gnubg's eval prints them: 1.475 and 1.306 rolls.
    close(&shown["on_roll"]["mean_rolls"], 1.4753);
    close(&shown["opponent"]["mean_rolls"], 1.3056);
    close(&shown["on_roll"]["last_checker"][1], 19.0 / 36.0);
    let exact = &shown["exact"];
    close(&exact["win"], 0.67112);
    close(&exact["cubeful"]["not_doubling"]["owned"], 0.34414);
    close(&exact["cubeful"]["best"]["centred"], 0.32102);
    let [centred, owned] = ["centred_action", "owned_action"].map(|name| &exact["cubeful"][name]);
    assert_eq!(
        (
            &centred["offer"],
            &centred["response"],
            &centred["redouble"]
        ),
        (&"double".into(), &"take".into(), &false.into())
    );
    assert_eq!(
        (&owned["offer"], &owned["response"], &owned["redouble"]),
        (&"no_double".into(), &"take".into(), &true.into())
    );
    let svg = std::fs::read_to_string(drawing).unwrap();
    for text in [
        "<svg",
        "CgAAEAEAAAAAAA",
        "on roll: mean 1.475",
        "opponent: mean 1.306",
    ] {
        assert!(svg.contains(text), "{text} in {svg}");
    }
}

/// A record of a one-sided file without checksum whose chances do not sum to one is not shown.
#[test]
fn a_damaged_record_is_not_shown() {
    let folder = tempfile::tempdir().unwrap();
    let build = ["bearoff", "build", "--one-sided", "--points", "7"];
    output(barpoint(folder.path()).args(build));
    let path = folder.path().join("one-sided-7x15.bd");
    std::fs::remove_file(folder.path().join("one-sided-7x15.bd.sum")).unwrap();
    let show = [
        "bearoff",
        "show",
        "XGID=-------A----------a-------:0:0:1:00:0:0:0:0:10",
    ];
    let shown = output(barpoint(folder.path()).args(show));
    assert!(shown.contains("one-sided-7x15.bd"), "{shown}");
    let mut bytes = std::fs::read(&path).unwrap();
    let data = 40 + 8 * 170_544;
    // The first words of the data are those of the lowest numbers; one checker on the 7 point is number 7.
    for byte in &mut bytes[data..data + 200] {
        *byte ^= 1;
    }
    std::fs::write(&path, bytes).unwrap();
    let quietly = ["--build-databases", "no"];
    let (_, line) = fails(barpoint(folder.path()).args(show).args(quietly));
    assert!(
        line.contains("7x15.bd: expected a distribution that sums to one"),
        "{line}"
    );
}
