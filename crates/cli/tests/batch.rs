//! Many match files at once, and everything they are written as.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{OPENING, barpoint, command, succeeds};
use serde_json::Value;

const SAMPLE: &str = "samples/clara-ivar-7pt.mat";
/// Matches that gnubg played and analysed.
const ONE: &str = "testdata/gnubg/statistics/match1.sgf";
const THREE: &str = "testdata/gnubg/statistics/match3.sgf";

#[track_caller]
fn fails(arguments: &[&str], code: i32) -> String {
    let output = barpoint(arguments);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {errors}");
    errors
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_report_is_written_in_the_form_that_its_name_asks_for() {
    let folder = tempfile::tempdir().unwrap();
    let beginnings: [(&str, &[u8]); 5] = [
        ("m.html", b"<!DOCTYPE html>"),
        ("m.txt", b"The score (after 0 games)"),
        ("m.tex", b"\\documentclass"),
        ("m.pdf", b"%PDF-1."),
        ("m.csv", b"match,white,black,"),
    ];
    for (name, beginning) in beginnings {
        let file = folder.path().join(name);
        succeeds(&["report", THREE, "-o", text(&file)]);
        let bytes = fs::read(&file).unwrap();
        let start = String::from_utf8_lossy(&bytes[..30]).into_owned();
        assert!(bytes.starts_with(beginning), "{name}: {start}");
    }
}

#[test]
fn pages_in_gnubgs_form_are_one_a_game_with_their_style_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.html");
    let how = ["--form", "gnubg-html", "--style", "look.css"];
    succeeds(&[&["report", THREE, "-o", text(&file)], &how[..]].concat());
    let found = names(folder.path());
    assert_eq!(found[..2], ["look.css", "m.html"]);
    let pages = found.iter().filter(|name| name.contains(".html")).count();
    let games = succeeds(&["analyse", "--stored", THREE, "--format", "json"]);
    let games: Value = serde_json::from_str(&games).unwrap();
    assert_eq!(games["games"], pages);
    assert!(fs::read_to_string(&file).unwrap().contains("look.css"));
    // Several pages do not go to standard output, one does.
    assert!(fails(&["report", THREE, "--form", "gnubg-html"], 2).contains("--game"));
    let page = succeeds(&["report", THREE, "--form", "gnubg-html", "--game", "1"]);
    assert!(page.contains("game1.move1"), "{page}");
}

#[test]
fn options_choose_what_appears() {
    let report =
        |options: &[&str]| succeeds(&[&["report", THREE, "--form", "text"], options].concat());
    let whole = report(&[]);
    let boards = |text: &str| text.matches("GNU Backgammon  Position ID").count();
    assert!(boards(&whole) > 20);
    assert_eq!(boards(&report(&["--boards", "0"])), 0);
    let errors = report(&["--errors"]);
    assert!(boards(&errors) < boards(&whole) / 2 && errors.contains("Alert"));
    assert_eq!(boards(&report(&["--game", "1", "--move", "3"])), 1);
    assert!(!report(&["--without", "statistics"]).contains("Overall rating"));
    assert!(fails(&["report", THREE, "--form", "text", "--game", "99"], 2).contains("from 1 to"));
    let nobody = fails(
        &["report", THREE, "--form", "text", "--player", "Nobody"],
        2,
    );
    assert!(nobody.contains("expected white, black"), "{nobody}");
    // The page shows everything: an option for it would be passed over.
    assert!(fails(&["report", THREE, "--errors"], 2).contains("--form"));
}

#[test]
fn several_matches_become_one_document_or_a_file_each() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("all.csv");
    succeeds(&["report", ONE, THREE, "-o", text(&table)]);
    let rows = fs::read_to_string(&table).unwrap();
    let matches: Vec<&str> = rows.lines().skip(1).map(|row| &row[..2]).collect();
    assert!(matches.contains(&"1,") && matches.contains(&"2,"));
    let one_page = folder.path().join("all.html");
    assert!(fails(&["report", ONE, THREE, "-o", text(&one_page)], 2).contains("folder"));

    let broken = folder.path().join("broken.mat");
    fs::write(&broken, "\0nothing of ours").unwrap();
    let pages = folder.path().join("pages");
    fs::create_dir(&pages).unwrap();
    let errors = fails(
        &["report", ONE, text(&broken), THREE, "-o", text(&pages)],
        1,
    );
    assert!(errors.contains("1 of 3 files failed"), "{errors}");
    assert_eq!(names(&pages), ["match1.html", "match3.html"]);
}

#[test]
fn a_folder_is_analysed_once_and_summed_up_by_player() {
    let folder = tempfile::tempdir().unwrap();
    let (cup, saved) = (folder.path().join("cup"), folder.path().join("saved"));
    fs::create_dir_all(cup.join("day 2")).unwrap();
    fs::create_dir(&saved).unwrap();
    let sample = barpoint_testkit::workspace_root().join(SAMPLE);
    fs::copy(&sample, cup.join("a.mat")).unwrap();
    fs::copy(&sample, cup.join("day 2/b.mat")).unwrap();
    fs::write(cup.join("notes.txt"), "no match in here").unwrap();
    let call = [
        "analyse",
        text(&cup),
        "--ply",
        "0",
        "--summary",
        "--save",
        text(&saved),
        "--format",
        "json",
    ];
    let first: Value = serde_json::from_str(&succeeds(&call)).unwrap();
    assert_eq!(first["matches"].as_array().unwrap().len(), 2);
    assert_eq!(first["passed_over"].as_array().unwrap().len(), 1);
    assert_eq!(first["players"][0]["matches"], 2);
    assert!(first["players"][0]["pr_standard_error"].as_f64().unwrap() > 0.0);
    assert!(
        first["matches"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["was_done"] == false)
    );
    assert!(saved.join("cup/day 2/b.sgf").exists() || saved.join("day 2/b.sgf").exists());
    let again: Value = serde_json::from_str(&succeeds(&call)).unwrap();
    assert!(
        again["matches"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["was_done"] == true)
    );
    assert_eq!(again["players"], first["players"]);
    // Another level is another analysis.
    let mut other = call;
    other[3] = "1";
    let other: Value = serde_json::from_str(&succeeds(&other)).unwrap();
    assert!(
        other["matches"]
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["was_done"] == false)
    );
}

#[test]
fn everything_of_a_match_comes_back_from_json() {
    let folder = tempfile::tempdir().unwrap();
    let [json, back, again] =
        ["m.json", "back.sgf", "again.sgf"].map(|name| folder.path().join(name));
    succeeds(&["convert", THREE, text(&json)]);
    succeeds(&["convert", text(&json), text(&back)]);
    succeeds(&["convert", THREE, text(&again)]);
    assert_eq!(fs::read(back).unwrap(), fs::read(again).unwrap());
}

#[test]
fn what_a_format_cannot_hold_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let mat = folder.path().join("m.mat");
    let output = barpoint(&["convert", THREE, text(&mat)]);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.success() && errors.contains("mat cannot hold the analysis"),
        "{errors}"
    );
    let formats = succeeds(&["formats"]);
    for name in ["xg", "bgf", "ogxm", "snowie-position", "ids"] {
        assert!(formats.lines().any(|line| line.starts_with(name)), "{name}");
    }
}

#[test]
fn reports_are_in_the_language_of_the_system_unless_another_is_asked_for() {
    let page = |variables: &[(&str, &str)], options: &[&str]| {
        let arguments = [&["report", THREE], options].concat();
        let mut command = command(&arguments);
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES");
        let output = command.envs(variables.iter().copied()).output().unwrap();
        assert!(output.status.success());
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let is_in = |page: &str, code: &str| page.contains(&format!("<html lang=\"{code}\""));
    let german = [("LANG", "de_DE.UTF-8")];
    assert!(is_in(&page(&german, &[]), "de"));
    let both = [("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "ru_RU.UTF-8")];
    assert!(is_in(&page(&both, &[]), "ru"));
    assert!(is_in(&page(&[("LANG", "C.UTF-8")], &[]), "en"));
    assert!(is_in(&page(&german, &["--lang", "ja"]), "ja"));
    // What programs read is the same everywhere.
    let text = ["--form", "text"];
    assert_eq!(page(&german, &text), page(&[("LANG", "C")], &text));
    assert!(fails(&["report", THREE, "--lang", "xx"], 2).contains("ja"));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.pdf");
    let output = barpoint(&[
        "report",
        THREE,
        "--lang",
        "ja",
        "-o",
        file.to_str().unwrap(),
    ]);
    let warning = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(warning.matches("no letters for ja").count(), 1, "{warning}");
}

#[test]
fn a_position_is_drawn_in_every_form() {
    let folder = tempfile::tempdir().unwrap();
    for (ending, beginning) in [
        ("svg", "<svg"),
        ("eps", "%!PS-Adobe-3.0 EPSF"),
        ("ps", "%!PS-Adobe-3.0\n"),
        ("tex", "\\documentclass"),
        ("pdf", "%PDF"),
    ] {
        let file = folder.path().join(format!("p.{ending}"));
        succeeds(&[
            "draw",
            OPENING,
            "-o",
            text(&file),
            "--theme",
            "slate",
            "--dark",
        ]);
        let bytes = fs::read(&file).unwrap();
        assert!(bytes.starts_with(beginning.as_bytes()), "{ending}");
    }
    let arrows = succeeds(&["draw", OPENING, "--roll", "31", "--play", "8/5 6/5"]);
    assert_ne!(arrows, succeeds(&["draw", OPENING, "--roll", "31"]));
    assert!(fails(&["draw", OPENING, "--roll", "31", "--play", "8/2"], 2).contains("--play"));
    assert!(fails(&["draw", OPENING, "-o", "p.gif"], 2).contains(".svg"));
    let names = ["draw", OPENING, "--names", "Ann,Bob"];
    let all = succeeds(&names);
    assert!(all.contains(">Ann") && all.contains("167 pips"));
    let some = succeeds(&[&names[..], &["--captions", "names"]].concat());
    assert!(some.contains(">Ann") && !some.contains("167 pips<"));
    let none = succeeds(&[&names[..], &["--captions", "none"]].concat());
    assert!(!none.contains(">Ann<"));
    assert!(fails(&["draw", OPENING, "--captions", "cube"], 2).contains("names, score or pips"));
}

/// What eXtreme Gammon's own window shows of this match; see the tests of its reader.
#[test]
fn what_extreme_gammon_counted_stands_beside_our_figures() {
    let Some(path) = barpoint_testkit::fixture("fixtures/matches/xg/charlot7.xg") else {
        return;
    };
    let stored = succeeds(&["analyse", "--stored", text(&path)]);
    assert!(stored.contains("By eXtreme Gammon"), "{stored}");
    let row = |letter: &str| {
        let mut rows = stored
            .lines()
            .skip_while(|line| !line.starts_with("By eXtreme"));
        let row = rows.find(|line| line.starts_with(letter)).unwrap();
        row.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for (letter, pr, decisions) in [("O ", "0.39", "90"), ("X ", "0.42", "79")] {
        let row = row(letter);
        assert!(
            row.contains(&pr.to_owned()) && row.contains(&decisions.to_owned()),
            "{row:?}"
        );
    }
    let ours = succeeds(&["analyse", text(&path), "--ply", "0"]);
    assert!(
        ours.contains("By eXtreme Gammon") && ours.contains("0.39"),
        "{ours}"
    );
    let page = succeeds(&["report", text(&path), "--level", "expert"]);
    assert!(page.contains("By other programs") && page.contains("0.39"));
}

#[test]
fn no_file_of_a_report_overwrites_a_match_or_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let [one, second] = ["m.sgf", "r_002.html"].map(|name| folder.path().join(name));
    let before = fs::read(root().join(THREE)).unwrap();
    for file in [&one, &second] {
        fs::write(file, &before).unwrap();
    }
    let page = folder.path().join("r.html");
    let report = |input: &Path, style: &str| {
        let out = text(&page);
        let form = ["--form", "gnubg-html", "--style", style];
        fails(
            &[&["report", text(input), "-o", out][..], &form].concat(),
            2,
        )
    };
    assert!(report(&one, "m.sgf").contains("m.sgf"));
    assert!(report(&one, "r.html").contains("this is the name of a page"));
    assert!(report(&second, "head").contains("r_002.html"));
    for file in [one, second] {
        assert_eq!(fs::read(file).unwrap(), before);
    }
    assert!(!page.exists());
}

#[test]
fn options_that_a_form_does_not_have_are_refused() {
    let style = fails(&["report", THREE, "--style", "inline"], 2);
    assert!(style.contains("--style: only gnubg-html has a style sheet, and the form is html"));
    let paper = fails(&["report", THREE, "--form", "csv", "--paper", "letter"], 2);
    assert!(paper.contains("--paper: only pdf and latex have sheets"));
}

#[test]
fn luck_that_nobody_counted_is_not_shown_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("m.sgf");
    let mut match_text = fs::read_to_string(root().join(THREE)).unwrap();
    while let Some(begin) = match_text.find("LU[") {
        let end = begin + match_text[begin..].find(']').unwrap();
        match_text.replace_range(begin..=end, "");
    }
    fs::write(&file, match_text).unwrap();
    let shown = succeeds(&["analyse", "--stored", text(&file), "--summary"]);
    assert!(!shown.contains("+0.000"), "{shown}");
    let shown = succeeds(&["analyse", "--stored", text(&file), "--format", "json"]);
    let report: Value = serde_json::from_str(&shown).unwrap();
    for player in report["players"].as_array().unwrap() {
        assert!(player["luck"].is_null() && player["luck_adjusted_result"].is_null());
    }
}
