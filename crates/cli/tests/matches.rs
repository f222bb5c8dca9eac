//! Match files: analyses saved, read back without evaluating, and shown as pages.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;

use common::{OPENING, barpoint, succeeds};
use serde_json::Value;

const SAMPLE: &str = "samples/clara-ivar-7pt.mat";
/// A match that gnubg analysed, and the statistics it printed.
const GNUBGS: &str = "testdata/gnubg/statistics/match3";

/// Checks the exit code and returns what is wrong.
#[track_caller]
fn fails(arguments: &[&str], code: i32) -> String {
    let output = barpoint(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    errors
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&succeeds(arguments)).unwrap()
}

/// Analyses the sample by Woolsey's table, saves it and returns what was printed.
fn saved_by_woolsey(to: &Path) -> Value {
    let to = to.to_str().unwrap();
    json(&[
        "analyse", SAMPLE, "--ply", "0", "--met", "woolsey", "--save", to, "--format", "json",
    ])
}

/// What a page says of how the match was analysed, and both players' PR.
fn analysed(page: &str) -> (String, Vec<String>) {
    let how = page.split("Analysed: ").nth(1).unwrap();
    let how = how.split('<').next().unwrap().to_owned();
    let key = page.split("<table class=\"key\">").nth(1).unwrap();
    let rows = key.split("</thead>").nth(1).unwrap().split("<tr>").skip(1);
    let pr = rows.map(|row| {
        let cell = row.split("<td").nth(1).unwrap();
        let cell = cell.split('>').nth(1).unwrap();
        cell.split('<').next().unwrap().to_owned()
    });
    (how, pr.take(2).collect())
}

#[test]
fn a_report_reads_an_analysis_by_the_table_it_was_made_with() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("woolsey.sgf");
    let report = saved_by_woolsey(&saved);
    let saved = saved.to_str().unwrap();
    let (how, pr) = analysed(&succeeds(&["report", saved]));
    assert!(how.ends_with("; match equity table Kit Woolsey."), "{how}");
    let printed = [0, 1].map(|side| {
        let pr = report["players"][side]["pr"].as_f64().unwrap();
        format!("{pr:.2}")
    });
    assert_eq!(pr, printed);
    let asked = succeeds(&["report", saved, "--met", "Kazaross-XG2"]);
    let (how, other) = analysed(&asked);
    assert!(
        how.ends_with("Kazaross XG2 25 point (as asked; analysed with Kit Woolsey)."),
        "{how}"
    );
    assert_ne!(other, pr);
    let (how, _) = analysed(&succeeds(&["report", &format!("{GNUBGS}.sgf")]));
    assert!(how.ends_with("(assumed: the file names none)."), "{how}");
    // A table of one's own cannot be told by its name.
    let text = std::fs::read_to_string(saved).unwrap();
    let own = folder.path().join("own.sgf");
    std::fs::write(&own, text.replace("XM[Kit Woolsey]", "XM[Mine]")).unwrap();
    let error = fails(&["report", own.to_str().unwrap()], 1);
    assert!(
        error.contains("\"Mine\"") && error.contains("--met FILE.xml"),
        "{error}"
    );
}

#[test]
fn a_stored_analysis_prints_as_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.sgf");
    let made = saved_by_woolsey(&saved);
    let saved = saved.to_str().unwrap();
    let stored = json(&["analyse", "--stored", saved, "--format", "json"]);
    for field in [
        "players", "done", "total", "met", "methods", "length", "games",
    ] {
        assert_eq!(stored[field], made[field], "{field}");
    }
    assert_eq!(
        (&stored["nets"], &stored["settings"]),
        (&Value::Null, &Value::Null)
    );
    let mistakes = |report: &Value| {
        let mut rows = report["mistakes"].as_array().unwrap().clone();
        for row in &mut rows {
            row["source"] = Value::Null;
        }
        rows
    };
    assert_eq!(mistakes(&stored), mistakes(&made));
}

#[test]
fn the_statistics_of_gnubgs_analysis_print_as_gnubg_prints_them() {
    let text = succeeds(&["analyse", "--stored", &format!("{GNUBGS}.sgf")]);
    assert!(
        text.contains("As stored in the file by GNU Backgammon 1.07.001: 0-ply"),
        "{text}"
    );
    let path = barpoint_testkit::workspace_root().join(format!("{GNUBGS}.txt"));
    let theirs = std::fs::read_to_string(path).unwrap();
    let theirs = theirs.rsplit("Player  ").next().unwrap();
    let plain = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let rows: Vec<String> = text.lines().map(plain).collect();
    let mut found = 0;
    for row in theirs
        .lines()
        .map(plain)
        .filter(|row| row.contains(|c: char| c.is_ascii_digit()))
    {
        let row = row.replace(" (EMG (MWC))", "");
        assert!(rows.contains(&row), "{row}\n{text}");
        found += 1;
    }
    assert!(found > 30, "{found} rows");
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
}

#[test]
fn what_is_not_stored_is_not_printed() {
    let error = fails(&["analyse", "--stored", SAMPLE], 1);
    assert!(
        error.contains("expected a match with an analysis"),
        "{error}"
    );
    for option in [
        &["--ply", "1"][..],
        &["--level", "expert"],
        &["--save", "x.sgf"],
        &["--rollout-errors"],
    ] {
        fails(&[&["analyse", "--stored", SAMPLE], option].concat(), 2);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_without_end_is_refused_by_every_command() {
    for arguments in [
        &["analyse", "/dev/zero"][..],
        &["report", "/dev/zero"],
        &["convert", "/dev/zero", "x.mat"],
    ] {
        let error = fails(arguments, 1);
        assert_eq!(
            error,
            "error: /dev/zero: expected at most 64 MB, found more\n"
        );
    }
}

#[test]
fn a_part_without_trials_is_not_merged() {
    let folder = tempfile::tempdir().unwrap();
    let part = folder.path().join("part");
    let part = part.to_str().unwrap();
    let roll_out = [
        "rollout", OPENING, "--roll", "31", "--best", "2", "--trials", "36",
    ];
    succeeds(&[&roll_out[..], &["--forecast", "--checkpoint", part]].concat());
    let error = fails(&[&roll_out[..], &["--merge", part]].concat(), 1);
    assert_eq!(
        error,
        format!("error: {part}: expected trials to add, found none\n")
    );
}

/// Runs the program with a file on standard input and returns what it prints.
#[track_caller]
fn piped(arguments: &[&str], input: &str) -> Vec<u8> {
    let file = std::fs::File::open(barpoint_testkit::workspace_root().join(input)).unwrap();
    let output = common::command(arguments).stdin(file).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    output.stdout
}

#[test]
fn matches_pass_through_standard_streams() {
    let sgf = piped(
        &["analyse", "-", "--ply", "0", "--quiet", "--save", "-"],
        SAMPLE,
    );
    assert!(sgf.starts_with(b"(;FF[4]"));
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.sgf");
    std::fs::write(&saved, sgf).unwrap();
    let saved = saved.to_str().unwrap();
    let stored = succeeds(&["analyse", "--stored", saved]);
    assert!(stored.contains("costliest decisions"), "{stored}");
    let page = piped(&["report", "-", "-o", "-"], saved);
    assert!(page.starts_with(b"<!DOCTYPE html>"));
    let mat = piped(&["convert", "-", "-", "--to", "mat"], saved);
    assert!(String::from_utf8(mat).unwrap().contains("7 point match"));
}

#[test]
fn one_thing_at_a_time_goes_to_standard_output() {
    let errors = fails(&["convert", SAMPLE, "-"], 2);
    assert!(errors.contains("the name of the format"), "{errors}");
    let errors = fails(
        &["convert", SAMPLE, "-", "--to", "sgf", "--format", "json"],
        2,
    );
    assert!(
        errors.contains("standard output takes the match"),
        "{errors}"
    );
    let errors = fails(&["analyse", SAMPLE, SAMPLE, "--save", "-"], 2);
    assert!(errors.contains("there are several matches"), "{errors}");
    let errors = fails(&["analyse", SAMPLE, "--save", "-", "--format", "json"], 2);
    assert!(errors.contains("mixed"), "{errors}");
}

#[test]
fn what_is_read_is_not_overwritten_and_what_cannot_be_written_is_refused_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.mat");
    std::fs::copy(barpoint_testkit::workspace_root().join(SAMPLE), &path).unwrap();
    let before = std::fs::read(&path).unwrap();
    let own = path.to_str().unwrap();
    let error = fails(&["report", own, "-o", own], 2);
    assert!(
        error.contains("this would overwrite the match file"),
        "{error}"
    );
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let below = path.join("below");
    let below = below.to_str().unwrap();
    let error = fails(&["report", own, "--level", "world-class", "-o", below], 1);
    assert!(error.contains("cannot write "), "{error}");
    assert!(!error.contains('%'), "it was analysed first: {error}");
}

#[cfg(unix)]
#[test]
fn an_analysis_is_saved_even_if_nobody_reads_what_is_printed() {
    use std::process::Stdio;
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("m.sgf");
    let mut child = common::command(&["analyse", SAMPLE, "--ply", "0", "--save"])
        .arg(&saved)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.wait().unwrap();
    assert!(saved.exists());
}
