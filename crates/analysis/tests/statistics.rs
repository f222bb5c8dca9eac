//! Statistics against those GNU Backgammon prints for the same files.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::path::Path;
use std::process::{Command, Stdio};

use barpoint_analysis::statistics::{Statistics, sections, statistics, store_statistics};
use barpoint_equity::Met;
use barpoint_record::{CubeMistake, GameStatistics, MatchRecord};
use barpoint_rules::{BySide, Side};
use barpoint_testkit::{fixture, workspace_root};

fn load(path: &Path) -> MatchRecord {
    let bytes = std::fs::read(path).unwrap();
    barpoint_formats::import(&bytes).unwrap().record
}

/// The statistics laid out as gnubg does, without blank lines.
fn table(statistics: &Statistics) -> Vec<String> {
    let mut lines = Vec::new();
    for section in sections(statistics) {
        lines.push(section.kind.title().to_owned());
        for row in section.rows {
            let line = format!(
                "{:<40} {:<23} {:<23}",
                row.label, row.values.white, row.values.black
            );
            lines.push(line.trim_end().to_owned());
        }
    }
    lines
}

/// The tables in a text of gnubg's, without blank lines.
fn tables(text: &str) -> Vec<Vec<String>> {
    let mut tables: Vec<Vec<String>> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        if line.starts_with("Player  ") {
            tables.push(Vec::new());
        } else if let Some(table) = tables.last_mut()
            && !["", "No game in progress."].contains(&line)
        {
            table.push(line.to_owned());
        }
    }
    tables
}

/// Checks a file against gnubg's tables of each game and, last, of the match.
#[track_caller]
fn check(path: &Path, gnubg: &str) {
    let record = load(path);
    let ours = statistics(&record, &Met::kazaross_xg2());
    let theirs = tables(gnubg);
    let all: Vec<&Statistics> = ours.games.iter().chain([&ours.total]).collect();
    assert_eq!(theirs.len(), all.len(), "tables for {}", path.display());
    let mut wrong = Vec::new();
    for (index, (ours, theirs)) in all.iter().zip(&theirs).enumerate() {
        let ours = table(ours);
        for (ours, theirs) in ours.iter().zip(theirs) {
            if ours != theirs {
                wrong.push(format!("table {index}\n  ours  {ours}\n  gnubg {theirs}"));
            }
        }
        if ours.len() != theirs.len() {
            wrong.push(format!(
                "table {index}: {} lines, gnubg {}",
                ours.len(),
                theirs.len()
            ));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", path.display(), wrong.join("\n"));
}

/// What gnubg prints; `None` where it is not installed.
#[track_caller]
fn run_gnubg(path: &Path, games: usize) -> Option<String> {
    let mut script = format!("load match {}\nfirst game\n", path.display());
    for _ in 0..games {
        script += "show statistics game\nnext game\n";
    }
    script += "show statistics match\n";
    answers_of_gnubg(&script)
}

/// What gnubg answers to commands; `None` where it is not installed.
#[track_caller]
fn answers_of_gnubg(script: &str) -> Option<String> {
    let mut child = Command::new(barpoint_testkit::gnubg()?)
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, script.as_bytes()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn kept_tables_come_out() {
    let folder = workspace_root().join("testdata/gnubg/statistics");
    let mut checked = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "sgf") {
            let text = std::fs::read_to_string(path.with_extension("txt")).unwrap();
            check(&path, &text);
            checked += 1;
        }
    }
    assert!(checked >= 5, "only {checked} files");
}

#[test]
fn tables_of_an_installed_gnubg_come_out() {
    let files = [
        "fixtures/matches/sgf/paris7.sgf",
        "fixtures/matches/sgf/charlot7b.sgf",
        "fixtures/matches/sgf/klara5.sgf",
        "fixtures/matches/generated/gnubg5.sgf",
        "fixtures/matches/generated/gnubg5_g1_rollout.sgf",
        "fixtures/generated/gnubg-selfplay-0ply-7pt-seed20261121.sgf",
    ];
    for path in files.iter().filter_map(|file| fixture(file)) {
        let games = load(&path).games.len();
        if let Some(text) = run_gnubg(&path, games) {
            check(&path, &text);
        }
    }
}

/// A real match with many plays that the rules do not allow: `import mat`, `analyse match` at 0 plies. gnubg leaves out turns
/// that it cannot make at all; what it saves gives the statistics that it prints.
#[test]
fn illegal_plays_count_as_an_installed_gnubg_counts_them() {
    let Some(path) = fixture("fixtures/matches/mat/gv_illegal_hq.mat") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved.sgf");
    let script = format!(
        "set analysis chequerplay evaluation plies 0\nset analysis cubedecision evaluation plies 0\nimport mat {}\n\
         analyse match\nsave match {}\n",
        path.display(),
        saved.display()
    );
    if answers_of_gnubg(&script).is_none() {
        return;
    }
    let record = load(&saved);
    let total = statistics(&record, &Met::kazaross_xg2()).total;
    assert_eq!(
        total.sides.map(|side| side.checker.unforced),
        BySide::new(79, 70)
    );
    if let Some(text) = run_gnubg(&saved, record.games.len()) {
        check(&saved, &text);
    }
}

/// gnubg stores the same counts with each game of a file. It summed more digits than the file has
/// for each decision, so the sums may differ a little.
#[test]
fn stored_counts_come_out() {
    for name in ["match1", "match3", "match5", "money"] {
        let path = workspace_root().join(format!("testdata/gnubg/statistics/{name}.sgf"));
        let stored = load(&path);
        let mut counted = stored.clone();
        store_statistics(&mut counted, &Met::kazaross_xg2());
        for (ours, gnubg) in counted.games.iter().zip(&stored.games) {
            let (ours, gnubg) = (ours.statistics.unwrap(), gnubg.statistics.unwrap());
            check_stored(&ours, &gnubg);
        }
    }
}

#[track_caller]
fn check_stored(ours: &GameStatistics, gnubg: &GameStatistics) {
    for side in Side::BOTH {
        let sums = |statistics: &GameStatistics| {
            let checker = statistics.checker.unwrap()[side];
            let (cube, luck) = (
                statistics.cube.unwrap()[side],
                statistics.luck.unwrap()[side],
            );
            let mut totals = vec![checker.loss, luck.total];
            totals.extend(CubeMistake::ALL.map(|kind| cube.errors[kind].loss));
            totals
                .into_iter()
                .flat_map(|total| [total.emg.get(), total.real.get()])
        };
        for (ours, gnubg) in sums(ours).zip(sums(gnubg)) {
            assert!((ours - gnubg).abs() < 1e-3, "{ours} {gnubg}");
        }
        let counts = |statistics: &GameStatistics| {
            let checker = statistics.checker.unwrap()[side];
            let (cube, luck) = (
                statistics.cube.unwrap()[side],
                statistics.luck.unwrap()[side],
            );
            let single = [checker.unforced, checker.total];
            let cubes = [cube.total, cube.doubles, cube.takes, cube.passes];
            let errors = CubeMistake::ALL.map(|kind| cube.errors[kind].count);
            (single, checker.marks, cubes, errors, luck.marks)
        };
        assert_eq!(counts(ours), counts(gnubg));
    }
}

#[test]
fn a_match_without_games_has_no_rating_and_no_result() {
    let record = MatchRecord {
        length: 7,
        ..MatchRecord::default()
    };
    let total = statistics(&record, &Met::kazaross_xg2()).total;
    for side in Side::BOTH {
        let player = &total.sides[side];
        assert_eq!((player.pr(), player.rating()), (None, None));
        let results = [total.actual_result(side), total.luck_adjusted_result(side)];
        for result in results {
            assert!(result.get().to_bits() == 0, "{result:?}");
        }
    }
}
