//! A program that is killed while it adds matches leaves whole matches behind, and every one that it reported.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::cards::{answer, cards};
use crate::common::{add, prepared};
use crate::synthetic::made_up;
use barpoint_store::{Imported, Library, MatchFilter, Query};
use barpoint_study::Grade;

/// Says to the second program, which is this test again, where the library is.
const LIBRARY: &str = "BARPOINT_TEST_LIBRARY";

/// Matches a writer may add: more than it lives to add.
const MATCHES: u64 = 2000;

/// Adds matches and reports each, until it is killed. Does nothing unless the other test calls it.
#[test]
fn writer() {
    let Some(path) = std::env::var_os(LIBRARY) else {
        return;
    };
    let mut library = Library::open(Path::new(&path)).unwrap();
    for number in 0..MATCHES {
        add(&mut library, &made_up(number));
        // Past the capture of tests.
        writeln!(std::io::stderr(), "added {number}").unwrap();
    }
}

/// Answers the same cards again and again and reports each answer, until it is killed. Does nothing unless the other test
/// calls it.
#[test]
fn student() {
    let Some(path) = std::env::var_os(LIBRARY) else {
        return;
    };
    let mut library = Library::open(Path::new(&path)).unwrap();
    let added = library.add_cards(&cards()).unwrap();
    for (number, card) in (0..MATCHES).zip(added.iter().cycle()) {
        answer(&mut library, card.id(), Grade::Good, 1_800_000_000 + number);
        writeln!(std::io::stderr(), "added {number}").unwrap();
    }
}

/// Starts a writer, kills it after so many matches, and returns how many it reported.
fn killed_after(writer: &str, reports: usize, path: &Path) -> usize {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([writer, "--exact", "--nocapture"])
        .env(LIBRARY, path)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let is_report = |line: &std::io::Result<String>| line.as_ref().unwrap().starts_with("added ");
    let seen = lines.by_ref().filter(is_report).take(reports).count();
    // On Unix this is SIGKILL.
    child.kill().unwrap();
    let rest = lines.filter(is_report).count();
    assert_eq!(seen, reports);
    assert!(!child.wait().unwrap().success());
    seen + rest
}

#[test]
fn nothing_is_lost_or_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.sqlite");
    for reports in [1, 3, 5, 9] {
        let reported = killed_after("killed::writer", reports, &path);
        let mut library = Library::open(&path).unwrap();
        let matches = library.matches(&MatchFilter::default()).unwrap();
        assert!(matches.len() >= reported, "{} of {reported}", matches.len());
        for row in &matches {
            let record = library.record(row.id).unwrap();
            assert_eq!(
                library.import(&[prepared(&record)]).unwrap(),
                [Imported::Known(row.id)]
            );
        }
        let found = library.search(&Query::default(), 0).unwrap();
        assert_eq!(found.total, library.totals().unwrap().decisions);
    }
}

#[test]
fn every_answer_that_was_reported_is_there_with_its_plan() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.sqlite");
    let mut before = 0;
    for reports in [1, 4, 9] {
        let reported = killed_after("killed::student", reports, &path);
        let library = Library::open(&path).unwrap();
        let mut found = 0;
        for id in library.cards(None).unwrap() {
            let answers = library.answers(id).unwrap();
            let memory = library.card(id).unwrap().memory;
            let last = answers.last().map(|answer| answer.answered);
            assert_eq!(memory.map(|memory| memory.last), last);
            found += answers.len();
        }
        assert!(found >= before + reported, "{found}");
        before = found;
    }
}

#[test]
fn two_programs_add_to_one_library() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.sqlite");
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut library = Library::open(&path).unwrap();
                for number in 0..12 {
                    add(&mut library, &made_up(number));
                }
            });
        }
    });
    let library = Library::open(&path).unwrap();
    assert_eq!(library.totals().unwrap().matches, 12);
    let found = library.search(&Query::default(), 0).unwrap();
    assert_eq!(found.total, library.totals().unwrap().decisions);
}
