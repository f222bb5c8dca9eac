//! Random command lines built from the list of commands: nothing panics, and nothing but `quit` and `exit` ends the shell.
//!
//! `BARPOINT_SHELL_SECONDS=600 cargo test -p barpoint-shell --test random_lines` goes on for so long.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[path = "common/engines.rs"]
mod engines;

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use barpoint_app::Engines;
use barpoint_shell::language::Language;
use barpoint_shell::{Flow, Shell, Watch};
use engines::engines;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Stops everything that takes longer than a moment.
struct Impatient(Mutex<Instant>);

impl Impatient {
    const MOMENT: Duration = Duration::from_millis(100);

    fn is_over(&self) -> bool {
        self.0.lock().unwrap().elapsed() > Self::MOMENT
    }
}

impl Watch for Impatient {
    fn begin(&self, _: &str, _: usize) {}

    fn progress(&self, _: usize, _: usize) -> ControlFlow<()> {
        if self.is_over() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn end(&self) {}

    fn stops(&self) -> bool {
        self.is_over()
    }
}

/// What follows commands. Depths stay small, so that no answer takes long.
const WORDS: [&str; 40] = [
    "0",
    "1",
    "2",
    "-1",
    "36",
    "99999999999999999999",
    "0.5",
    "-0.5",
    "1e99",
    "nan",
    "50%",
    "on",
    "off",
    "yes",
    "no",
    "both",
    "root",
    "nobody",
    "game",
    "roll",
    "rolled",
    "marked",
    "gammon",
    "31",
    "8/5",
    "6/5",
    "bar/20",
    "24/14!",
    "4HPwATDgc/ABMA",
    "cAkAAAAAAAAA",
    "4HPwATDgc/ABMA:cAllAAAAAAAE",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:4:2:1:5:10",
    "simple",
    "'a b'",
    "\"",
    "\\",
    "=1",
    "x.sgf",
    "x.mat",
    "\u{e9}\u{1f3b2}",
];

/// Commands that reach outside the folder of the test, or wait for somebody.
const LEFT_OUT: [&str; 7] = [
    "external",
    "set browser",
    "set player external",
    "set rng random.org",
    "set rollout rng random.org",
    "set sound",
    "set rng user",
];

fn lines() -> impl Strategy<Value = Vec<String>> {
    let leaves = Language::new()
        .leaves()
        .into_iter()
        .map(|(path, _)| path)
        .collect::<Vec<_>>();
    let word = || prop::sample::select(&WORDS[..]).prop_map(str::to_owned);
    let words = prop::collection::vec(word(), 0..5);
    let command = (prop::sample::select(leaves), words.clone(), 0_usize..6);
    let command = command.prop_map(|(path, words, cut)| {
        // Abbreviated as people do, or with the last words missing.
        let parts = path.split(' ').map(|part| match cut {
            0 => part.chars().take(2).collect(),
            _ => part.to_owned(),
        });
        let mut parts: Vec<String> = parts.collect();
        parts.truncate(if cut == 1 { 1 } else { parts.len() });
        parts.extend(words);
        parts.join(" ")
    });
    let usual = prop::sample::select(vec![
        "new session",
        "new match 3",
        "roll",
        "double",
        "take",
        "drop",
        "resign 2",
        "accept",
        "decline",
        "hint",
        "first game",
        "next 3",
        "previous",
        "analyse move",
        "swap players",
        "play",
        "8/5 6/5",
        "24/18 13/11",
        "y",
        "n",
        "set tutor mode on",
        "set player both human",
        "set rng manual",
        "52",
        "list game",
        "end game",
    ]);
    let line = prop_oneof![
        5 => command,
        4 => usual.prop_map(str::to_owned),
        1 => words.prop_map(|words| words.join(" ")),
    ];
    prop::collection::vec(line, 1..30)
}

fn is_left_out(language: &Language, line: &str) -> bool {
    let path = language.look_up(line).path();
    // What plays or looks deeper than a moment is not what is tested here.
    let is_deep = path.ends_with("plies") && !line.ends_with(['0', '1']);
    is_deep || LEFT_OUT.iter().any(|left_out| path.starts_with(left_out))
}

fn check(engines: &Arc<Engines>, language: &Language, lines: &[String]) {
    let watch = Arc::new(Impatient(Mutex::new(Instant::now())));
    let mut shell = Shell::new(Arc::clone(engines), "root".to_owned())
        .watched_by(Arc::clone(&watch) as Arc<dyn Watch>);
    let quick = [
        "set evaluation chequerplay evaluation plies 0",
        "set evaluation cubedecision evaluation plies 0",
        "set analysis chequerplay evaluation plies 0",
        "set analysis cubedecision evaluation plies 0",
        "set player both chequerplay evaluation plies 0",
        "set player both cubedecision evaluation plies 0",
        "set rollout trials 2",
        "set rollout cubedecision plies 0",
    ];
    for line in quick.into_iter().chain(lines.iter().map(String::as_str)) {
        if is_left_out(language, line) {
            continue;
        }
        *watch.0.lock().unwrap() = Instant::now();
        let mut out = Vec::new();
        let flow = shell.line(line, &mut out).unwrap();
        let path = language.look_up(line).path();
        let leaves = ["quit", "exit"].contains(&path.as_str());
        assert!(flow == Flow::Continue || leaves, "{line} ends the shell");
        assert!(String::from_utf8(out).is_ok(), "{line}");
        let _ = (shell.prompt(), shell.question(line));
    }
}

#[test]
fn random_lines_neither_panic_nor_end_the_shell() {
    let seconds = std::env::var("BARPOINT_SHELL_SECONDS");
    let seconds = seconds.ok().and_then(|text| text.parse().ok()).unwrap_or(5);
    let folder = tempfile::tempdir().unwrap();
    // Commands write where they are.
    std::env::set_current_dir(folder.path()).unwrap();
    let (engines, language, lines) = (
        engines(Some(Path::new("data").to_path_buf())),
        Language::new(),
        lines(),
    );
    let begun = Instant::now();
    let mut runner = TestRunner::new(Config {
        cases: 8,
        failure_persistence: None,
        max_shrink_time: 60_000,
        ..Config::default()
    });
    while begun.elapsed() < Duration::from_secs(seconds) {
        let outcome = runner.run(&lines, |lines| {
            check(&engines, &language, &lines);
            Ok(())
        });
        if let Err(error) = outcome {
            panic!("{error}");
        }
    }
}
