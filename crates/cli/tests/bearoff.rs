//! The bearoff commands from outside: what they print, and a builder killed at any moment.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod data;

use std::hash::BuildHasher;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use data::{barpoint, output};

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

/// The manual's example is exact without a database of the user's. A cache that cannot be written costs time: the answer and
/// the fingerprint stay, and one line says why it took longer.
#[test]
fn small_endings_are_exact_with_and_without_a_cache() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("in-the-way");
    std::fs::write(&file, "").unwrap();
    let data = folder.path().join("data");
    let plays = "XGID=-ABAA----------------aaab-:0:0:1:21:0:0:0:0:10";
    for ask in [
        &["eval", "CgAAEAEAAAAAAA", "--ply", "1"][..],
        &["hint", plays],
        &["hint", "4HPwATDgc/ABMA", "--ply", "0", "--format", "json"],
    ] {
        let with_cache = output(barpoint(&data).args(ask));
        for cache in [file.join("x"), file.clone()] {
            let mut command = barpoint(&data);
            let without = command.env("BARPOINT_CACHE", cache).args(ask).output();
            let without = without.unwrap();
            assert_eq!(String::from_utf8(without.stdout).unwrap(), with_cache);
            let said = String::from_utf8(without.stderr).unwrap();
            assert!(said.starts_with("cannot write "), "{said}");
            assert_eq!(said.lines().count(), 1, "{said}");
        }
    }
    let exact = output(barpoint(&data).args(["eval", "CgAAEAEAAAAAAA", "--ply", "1"]));
    for expected in [
        "bearoff, by two-sided database (exact);",
        "0-ply   67.11   0.00   0.00   0.00   0.00     +0.342    +0.161",
        "1-ply   67.11   0.00   0.00   0.00   0.00     +0.342    +0.161",
        "Double, take    +0.321  (+0.000)",
        "Proper action: double, take",
    ] {
        assert!(exact.contains(expected), "{expected} in {exact}");
    }
    let owned = "XGID=--A--A----------------aa--:1:1:1:00:0:0:3:0:10";
    let redouble = output(barpoint(&data).args(["hint", owned, "--format", "json"]));
    let redouble: serde_json::Value = serde_json::from_str(&redouble).unwrap();
    assert_eq!(redouble["source"], "two-sided database (exact)");
    assert_eq!(redouble["cube"]["action"]["offer"], "no_double");
    let no_double = redouble["cube"]["no_double"].as_f64().unwrap();
    assert!((no_double - 0.3441).abs() < 5e-5, "{no_double}");
    let plays = output(barpoint(&data).args(["hint", owned, "--roll", "21"]));
    assert!(plays.contains("Evaluated by: two-sided"), "{plays}");
}

/// A match analysed and reported is judged by the same values as a position asked about: bearing off from the 3 point with
/// 21 costs 0.157, as gnubg 1.07.001 says of `set board qwAAQCsAAAAAAA`, `set dice 21` and `hint` (EQUITY), not the 0.249
/// of distributions each side by itself.
#[test]
fn analyses_and_reports_know_small_endings_exactly() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("ending.sgf");
    let nodes =
        "PW[White]PB[Black]\n;PL[B]AE[a:y]AW[a][a][b][c][d]AB[x][w][w][v][u]\n;B[21vxxz])\n";
    let head = "(;FF[4]GM[6]CA[UTF-8]AP[barpoint]MI[length:0][game:0][ws:0][bs:0]";
    std::fs::write(&game, format!("{head}{nodes}")).unwrap();
    let game = game.to_str().unwrap();
    let run = |args: &[&str]| output(barpoint(folder.path()).args(args));
    let analysed = run(&["analyse", game, "--format", "json"]);
    let analysed: serde_json::Value = serde_json::from_str(&analysed).unwrap();
    let loss = analysed["players"][1]["checker_loss"].as_f64().unwrap();
    assert!((loss - 0.157).abs() < 5e-4, "{loss}");
    assert_eq!(
        analysed["mistakes"][0]["source"],
        "two-sided database (exact)"
    );
    let page = run(&["report", game, "--level", "supremo"]);
    assert!(page.contains("0.157") && !page.contains("0.249"), "{page}");
    let hint = run(&[
        "hint",
        "XGID=-ABAA----------------aaab-:0:0:1:21:0:0:0:0:10",
        "--format",
        "json",
    ]);
    let hint: serde_json::Value = serde_json::from_str(&hint).unwrap();
    assert_eq!(hint["nets"], analysed["nets"]);
}

/// A race that a database of the user's knows exactly and nothing else does, and that database.
const RACE: &str = "XGID=-AB----A----------aaab----:0:0:1:00:0:0:0:0:10";
const ITS_DATABASE: [&str; 7] = [
    "bearoff",
    "build",
    "--two-sided",
    "--points",
    "7",
    "--checkers",
    "5",
];

/// A damaged file is refused in one line without harm.
#[test]
fn evaluation_uses_a_database_of_the_users() {
    let folder = tempfile::tempdir().unwrap();
    let eval = ["eval", RACE, "--ply", "1"];
    let plain = output(barpoint(folder.path()).args(eval));
    assert!(plain.contains("race, by net;"), "{plain}");
    output(barpoint(folder.path()).args(ITS_DATABASE));
    let exact = output(barpoint(folder.path()).args(eval));
    assert!(
        exact.contains("race, by two-sided database (exact);"),
        "{exact}"
    );
    let path = folder.path().join("two-sided-7x5.bd");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[1000] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let refused = barpoint(folder.path()).args(eval).output().unwrap();
    assert_eq!(String::from_utf8(refused.stdout).unwrap(), plain);
    let errors = String::from_utf8(refused.stderr).unwrap();
    let named: Vec<&str> = errors
        .lines()
        .filter(|line| line.contains("two-sided-7x5.bd") && line.contains("checksum"))
        .collect();
    assert_eq!(named.len(), 1, "{errors}");
}

/// Killed without warning at random moments, the builders end with the bytes of an undisturbed run.
#[test]
fn a_killed_builder_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (path, whole) = (
        folder.path().join("killed.bd"),
        folder.path().join("whole.bd"),
    );
    // With all working tables in memory, and with all of them on the disk.
    for kind in [&["-o", "8"][..], &["-o", "8", "-s", "0"], &["-t", "6x6"]] {
        let command = |file: &Path| {
            let mut command = barpoint(folder.path());
            command.arg("makebearoff").args(kind).arg("-f").arg(file);
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command
        };
        // The keys of a new hasher are random.
        let random = |limit| std::hash::RandomState::new().hash_one(limit) % limit;
        let moments = [50, 300, 600, 900].map(random);
        for milliseconds in moments {
            let mut child = command(&path).spawn().unwrap();
            std::thread::sleep(Duration::from_millis(milliseconds));
            // It may have ended before.
            let _ = child.kill();
            child.wait().unwrap();
        }
        assert!(command(&path).status().unwrap().success(), "{moments:?}");
        assert!(command(&whole).status().unwrap().success());
        let [killed, undisturbed] = [&path, &whole].map(|path| std::fs::read(path).unwrap());
        assert!(
            killed == undisturbed,
            "{kind:?} killed after {moments:?} ms"
        );
        assert!(!folder.path().join("killed.bd.partial").exists());
    }
}

#[test]
fn the_options_of_makebearoff_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut sizes = Vec::new();
    for options in [
        vec![],
        vec!["-c"],
        vec!["-g"],
        vec!["-c", "-g"],
        vec!["-n"],
        vec!["-H"],
    ] {
        let mut command = barpoint(folder.path());
        command
            .args(["makebearoff", "-o", "3", "-s", "1000"])
            .args(options);
        output(command.arg("-f").arg(&file));
        sizes.push(std::fs::metadata(&file).unwrap().len());
    }
    // 816 positions: 128, 64 or 16 bytes each when not compressed.
    assert_eq!(sizes[1], 40 + 816 * 128);
    assert_eq!(sizes[3], 40 + 816 * 64);
    assert_eq!(sizes[4], 40 + 816 * 16);
    assert_eq!(sizes[5] + 40, sizes[0]);
    assert!(sizes[2] < sizes[0]);
    for wrong in [["-o", "19"], ["-t", "6y6"], ["-t", "13x2"]] {
        let mut command = barpoint(folder.path());
        let status = command
            .arg("makebearoff")
            .args(wrong)
            .arg("-f")
            .arg(&file)
            .output();
        assert_eq!(status.unwrap().status.code(), Some(2), "{wrong:?}");
    }
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

/// Without a terminal nothing is asked: one line of advice, none with `no`, the database with `yes`.
#[test]
fn databases_are_built_only_with_consent() {
    let folder = tempfile::tempdir().unwrap();
    let hint = |more: &[&str]| {
        let mut command = barpoint(folder.path());
        command.args(["eval", RACE, "--ply", "0"]).args(more);
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success());
        (
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (plain, advice) = hint(&[]);
    assert!(plain.contains("by net"), "{plain}");
    assert!(
        advice.starts_with("hint: ") && advice.lines().count() == 1,
        "{advice}"
    );
    let (same, silence) = hint(&["--build-databases", "no"]);
    assert_eq!((same.as_str(), silence.as_str()), (plain.as_str(), ""));
    let (known, _) = hint(&["--build-databases", "yes"]);
    assert!(known.contains("by one-sided database"), "{known}");
    let (again, silence) = hint(&[]);
    assert_eq!((again.as_str(), silence.as_str()), (known.as_str(), ""));
}

/// The exit code and the one error line of a command that must fail.
#[track_caller]
fn fails(command: &mut Command) -> (i32, String) {
    let output = command.output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    (output.status.code().unwrap(), errors)
}

/// What cannot be built is refused before anything is computed, and nothing of it is left.
#[test]
fn builds_that_cannot_end_well_are_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let make = |options: &[&str], file: &Path| {
        let mut command = barpoint(folder.path());
        command.arg("makebearoff").args(options).arg("-f").arg(file);
        fails(&mut command)
    };
    let (file, missing) = (folder.path().join("file"), folder.path().join("no/file"));
    assert!(make(&["-o", "3"], &missing).1.contains("cannot write"));
    assert!(make(&["-o", "3"], folder.path()).1.contains("regular file"));
    if cfg!(target_os = "linux") {
        // 2.4 petabytes.
        let (code, line) = make(&["-t", "12x15"], &file);
        assert!(code == 1 && line.contains("of memory to build"), "{line}");
        // Tables on the disk are mapped.
        let mut limited = Command::new("sh");
        let script = "ulimit -v 400000; exec \"$0\" makebearoff -o 11 -s 0 -f \"$1\"";
        let program = barpoint(folder.path()).get_program().to_owned();
        let (code, line) = fails(limited.args(["-c", script]).arg(program).arg(&file));
        assert!(code == 1 && line.contains("of address space"), "{line}");
    }
    let build = |options: &[&str]| {
        let mut command = barpoint(folder.path());
        fails(command.args(["bearoff", "build"]).args(options))
    };
    let (code, line) = build(&["--hypergammon", "1", "--threshold", "0.1"]);
    assert!(code == 2 && line.contains("-o FILE"), "{line}");
    std::fs::write(&file, "a letter").unwrap();
    let line = build(&["--one-sided", "-o", file.to_str().unwrap()]).1;
    assert!(line.contains("found another file"), "{line}");
    assert_eq!(std::fs::read(&file).unwrap(), b"a letter");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Each variant has a name of its own, and an older database with more than is wanted can be reused.
#[test]
fn variants_lie_side_by_side() {
    let folder = tempfile::tempdir().unwrap();
    let build = |options: &[&str]| {
        let mut command = barpoint(folder.path());
        output(
            command
                .args(["bearoff", "build", "--points", "3"])
                .args(options),
        );
    };
    build(&["--one-sided"]);
    build(&["--one-sided", "--normal"]);
    let old = folder.path().join("one-sided-3x15.bd");
    let old = old.to_str().unwrap();
    build(&["--one-sided", "--no-gammons", "--reuse", old]);
    build(&["--one-sided", "--uncompressed", "--reuse", old]);
    build(&["--two-sided", "--checkers", "2", "--no-cubeful"]);
    let mut command = barpoint(folder.path());
    command.args([
        "bearoff",
        "build",
        "--one-sided",
        "--normal",
        "--reuse",
        old,
    ]);
    let (_, line) = fails(&mut command);
    assert!(line.contains("means and deviations"), "{line}");
    let list = output(barpoint(folder.path()).args(["bearoff", "list"]));
    assert!(list.contains(": 5 databases"), "{list}");
    for name in [
        "-no-gammons.bd",
        "-normal.bd",
        "-uncompressed.bd",
        "3x2-cubeless.bd",
    ] {
        assert!(list.contains(name), "{name} in {list}");
    }
}

/// A database that cannot be built costs one line, not the answer; `show` builds one when told to.
#[test]
fn an_offer_that_fails_does_not_keep_the_answer_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let mut command = barpoint(&file);
    command.args(["eval", RACE, "--ply", "0", "--build-databases", "yes"]);
    let answered = command.output().unwrap();
    assert!(answered.status.success());
    let errors = String::from_utf8(answered.stderr).unwrap();
    // That the folder cannot be read is said where it is looked into.
    let said = |what: &str| errors.lines().filter(|line| line.starts_with(what)).count();
    assert_eq!(said("no database built: "), 1, "{errors}");
    assert_eq!(said("database not used: cannot read "), 1, "{errors}");
    assert_eq!(said("cannot write "), 1, "{errors}");
    assert_eq!(errors.lines().count(), 3, "{errors}");
    let (_, line) = fails(barpoint(&file).args(["bearoff", "list"]));
    assert!(line.contains("cannot read"), "{line}");

    let data = folder.path().join("data");
    let mut command = barpoint(&data);
    let shown = output(command.args(["bearoff", "show", RACE, "--build-databases", "yes"]));
    assert!(shown.contains("(one-sided-7x15.bd; "), "{shown}");
    let list = output(barpoint(&data).args(["bearoff", "list"]));
    assert!(list.contains(": 1 database\n"), "{list}");
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
