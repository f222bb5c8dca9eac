//! Hypergammon databases from outside: built, listed, looked into, killed while being built.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod data;

use std::process::{Command, Output, Stdio};

use data::{barpoint, output, survives_kills};

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[track_caller]
fn error(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), errors)
}

/// Equities with the cube owned, centred, centred with the Jacoby rule and the opponent's.
#[track_caller]
fn check_equities(shown: &str, expected: [&str; 4]) {
    let cubes = ["own cube", "centred", "centred, Jacoby", "opponent's cube"];
    for (cube, equity) in cubes.into_iter().zip(expected) {
        let line = format!("  {cube:<16} {equity}");
        assert!(shown.contains(&line), "{line} in {shown}");
    }
}

/// Numbers of `makehyper -c 1 -n -f F` and `bearoffdump -p ID F`, gnubg 1.07.001; likewise -c 2.
#[test]
#[expect(clippy::too_many_lines, reason = "one story from building to use")]
fn databases_are_built_into_the_data_folder_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let build = |checkers| {
        let args = ["bearoff", "build", "--hypergammon", checkers];
        output(barpoint(folder.path()).args(args))
    };
    let show = |args: &[&str]| output(barpoint(folder.path()).args(["bearoff", "show"]).args(args));
    let missing = error(barpoint(folder.path()).args(["bearoff", "show", "AACAAAAAAgAAAA"]));
    let help =
        "no database of Hypergammon with 1 checkers (barpoint bearoff build --hypergammon 1)";
    assert!(
        missing.1.contains(help) && missing.0 == Some(1),
        "{missing:?}"
    );

    let built = build("1");
    for part in [
        "676 positions",
        "about 15 passes",
        "of memory",
        "18968 bytes after 15 passes",
    ] {
        assert!(built.contains(part), "{part} in {built}");
    }
    let shown = show(&["AACAAAAAAgAAAA"]);
    assert!(
        shown.contains("exact Hypergammon database hyper1.bd"),
        "{shown}"
    );
    check_equities(&shown, ["+0.5883", "+0.5393", "+0.4557", "+0.3864"]);
    // A race too: the option says which game it is.
    let shown = show(&["AAAIAAEAAAAAAA", "--hypergammon", "1"]);
    check_equities(&shown, ["+2.5447", "+2.5428", "+0.9488", "+2.5421"]);

    build("2");
    let shown = show(&["AABAAQAACgAAAA"]);
    check_equities(&shown, ["+0.3278", "+0.2092", "+0.2046", "+0.0109"]);
    let shown = show(&["AAACggABAAAAAA"]);
    check_equities(&shown, ["+1.5713", "+1.5405", "+0.8215", "+1.4147"]);
    assert!(
        shown.contains("centred, Jacoby  +0.8215   double, pass"),
        "{shown}"
    );
    let json: serde_json::Value =
        serde_json::from_str(&show(&["AAACggABAAAAAA", "--format", "json"])).unwrap();
    assert_eq!(json["checkers"], 2);
    let jacoby = &json["places"][2];
    assert_eq!(jacoby["place"], "centred_jacoby");
    assert_eq!(jacoby["action"]["offer"], "double");
    assert_eq!(jacoby["action"]["response"], "pass");
    assert_eq!(json["places"][3]["action"], serde_json::Value::Null);
    let jacoby = jacoby["equity"].as_f64().unwrap();
    assert!((jacoby - 0.8215).abs() < 5e-5, "{json}");
    let list = output(barpoint(folder.path()).args(["bearoff", "list"]));
    assert!(
        list.contains("hyper1.bd: Hypergammon, 1 checker, 18 kB")
            && list.contains("hyper2.bd: Hypergammon, 2 checkers, 3449 kB"),
        "{list}"
    );
    let file = folder.path().join("hyper2.bd");
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[2_000_000] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let list = |more: &[&str]| {
        let mut command = barpoint(folder.path());
        let output = command
            .args(["bearoff", "list"])
            .args(more)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "one is damaged");
        text(&output)
    };
    let json: serde_json::Value = serde_json::from_str(&list(&["--format", "json"])).unwrap();
    assert_eq!(json["databases"][0]["contents"], "Hypergammon, 1 checker");
    assert_eq!(
        json["databases"][1]["bytes"],
        std::fs::metadata(&file).unwrap().len()
    );
    assert!(json["databases"][1]["not_used"].is_string(), "{json}");
    let list = list(&[]);
    assert!(
        list.contains("not used: ") && list.contains("hyper2.bd: expected checksum"),
        "{list}"
    );
}

/// Killed without warning again and again, the builder ends with the bytes of an undisturbed run.
#[test]
fn a_killed_builder_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    survives_kills(folder.path(), &[5, 300, 700, 1000], |file| {
        let mut command = barpoint(folder.path());
        command.args(["bearoff", "build", "--hypergammon", "2"]);
        command.args(["--checkpoint", "0", "-o"]).arg(file);
        command.stderr(Stdio::null());
        command
    });
}

#[test]
fn the_options_of_makehyper_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let make = |args: &[&str]| {
        let mut command = barpoint(folder.path());
        command
            .current_dir(folder.path())
            .arg("makehyper")
            .args(args);
        command
    };
    let built = output(&mut make(&["--chequers=1", "--threshold=1e-3", "-n"]));
    assert!(
        built.contains("hyper1.bd: 18968 bytes after 11 passes"),
        "{built}"
    );
    let built = output(&mut make(&["-c", "1", "-r", "hyper1.bd", "-f", "fine"]));
    // 15 passes from nothing, the first 11 of which are done.
    assert!(
        built.contains("fine: 18968 bytes after 4 passes"),
        "{built}"
    );
    for wrong in [["-c", "4"], ["-t", "2"], ["-c", "two"]] {
        assert_eq!(error(&mut make(&wrong)).0, Some(2), "{wrong:?}");
    }
    let other = error(&mut make(&["-c", "2", "-r", "hyper1.bd"]));
    assert!(
        other
            .1
            .contains("hyper1.bd: expected a database for 2 checkers"),
        "{other:?}"
    );
}

/// A game of one checker a side played in gnubg 1.07.001 (`set variation 1-chequer-hypergammon`).
const GAME: &str = "(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]\
PW[gnubg]PB[root]DT[2026-11-21]RU[Crawford:Hypergammon1]RE[W+2]\n;W[53xssp]\n;B[64aggk]\n;W[21pnnm]\n\
;B[61kqqr]\n;W[65mggb]\n;B[21rttu]\n;W[54bz])\n";

/// Equities of `bearoffdump` for the file of `makehyper -c 1`: centred 0.5393 (with the Jacoby rule
/// 0.4557), the opponent's 0.3864.
#[test]
#[expect(clippy::too_many_lines, reason = "one story from building to use")]
fn play_uses_the_database_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let output = barpoint(folder.path()).args(args).output().unwrap();
        assert!(output.status.success(), "{args:?} {output:?}");
        (
            text(&output),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )
    };
    let start = ["AACAAAAAAgAAAA", "--hypergammon", "1"];
    let eval = [
        &["eval"],
        &start[..],
        &["--no-jacoby", "--level", "beginner", "--ply", "1"],
    ]
    .concat();
    let hint = [&["hint"], &start[..], &["--roll", "31"]].concat();
    let game = folder.path().join("game.sgf");
    std::fs::write(&game, GAME).unwrap();
    let analyse = [
        "analyse",
        game.to_str().unwrap(),
        "--ply",
        "1",
        "--format",
        "json",
    ];
    let missing = "no database of Hypergammon with 1 checker: the nets of backgammon evaluate, roughly and \
                   without gammons (barpoint bearoff build --hypergammon 1 builds it: 18 kB, about 1 s of one core)\n";
    for args in [&eval[..], &hint, &analyse] {
        let (out, errors) = run(args);
        assert_eq!(errors, missing, "{args:?}");
        assert!(!out.contains("exact"), "{out}");
    }
    run(&["bearoff", "build", "--hypergammon", "1"]);
    let (shown, errors) = run(&eval);
    assert_eq!(errors, "");
    for expected in [
        "by Hypergammon database (exact);",
        "0-ply   60.16",
        "1-ply   60.16",
        "    +0.539",
        "Double, take    +0.773",
    ] {
        assert!(shown.contains(expected), "{expected} in {shown}");
    }
    let (shown, errors) = run(&hint);
    assert_eq!(errors, "");
    assert!(
        shown.contains("Evaluated by: Hypergammon database (exact)"),
        "{shown}"
    );
    let (report, errors) = run(&analyse);
    assert_eq!(errors, "");
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    // With one checker every play was right. On the last roll root bears off from the 7 point with 23 of
    // 36 rolls, else loses; gammons either way: doubling, 23 of 36 for the match, was missed.
    for player in 0..2 {
        assert_eq!(report["players"][player]["checker_loss"], 0.0, "{report}");
    }
    let mistakes = report["mistakes"].as_array().unwrap();
    assert_eq!(mistakes.len(), 1, "{report}");
    assert_eq!(mistakes[0]["kind"], "missed_double");
    assert_eq!(mistakes[0]["position"], "AgAAAAEAAAAAAA");
    assert!(mistakes[0]["loss"].as_f64().unwrap() > 0.29, "{report}");
}

/// At money play the database answers a rollout by itself. A match is rolled out with dice, the database choosing
/// the plays and taking the luck out: 60.16 % of the games won, as `bearoffdump` prints for the file of
/// `makehyper -c 1`, and dice alone say so within their error.
#[test]
fn rollouts_agree_with_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let output = barpoint(folder.path()).args(args).output().unwrap();
        assert!(output.status.success(), "{args:?} {output:?}");
        text(&output)
    };
    run(&["bearoff", "build", "--hypergammon", "1"]);
    let money = run(&[
        "rollout",
        "AACAAAAAAgAAAA",
        "--hypergammon",
        "1",
        "--no-jacoby",
    ]);
    assert!(
        money.contains("by Hypergammon database (exact): no dice rolled"),
        "{money}"
    );
    assert!(money.contains("+0.539"), "{money}");
    let start = "XGID=-a----------------------A-:0:0:1:00:0:0:0:3:10";
    let roll_out = |more: &[&str]| {
        let options = ["--hypergammon", "1", "--trials", "1296", "--format", "json"];
        let report = run(&[&["rollout", start], &options[..], more].concat());
        let report: serde_json::Value = serde_json::from_str(&report).unwrap();
        let rows = report["candidates"].as_array().unwrap().clone();
        let row = rows.into_iter().find(|row| row["candidate"] == "no double");
        let row = row.unwrap();
        let win = &row["chances"]["win"];
        [&win["value"], &win["std_err"]].map(|number| number.as_f64().unwrap())
    };
    let [win, error] = roll_out(&[]);
    assert!(
        error < 0.001 && (win - 0.6016).abs() < 0.0006,
        "{win} {error}"
    );
    let [win, error] = roll_out(&["--no-variance-reduction"]);
    assert!(
        error > 0.005 && (win - 0.6016).abs() < 4.0 * error,
        "{win} {error}"
    );
}
