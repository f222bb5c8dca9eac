//! What settings change in statistics, in the program's answers and in the process.

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use barpoint_shell::Watch;
use common::{said, shell};

/// Counts the jobs that begin.
#[derive(Default)]
struct Jobs(AtomicUsize);

impl Watch for Jobs {
    fn begin(&self, job: &str, _: usize) {
        assert_eq!(job, "Rolling out");
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn progress(&self, _: usize, _: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn end(&self) {}

    fn stops(&self) -> bool {
        false
    }
}

const MATCH: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../testdata/gnubg/statistics/match1.sgf"
);

/// gnubg 1.07, the same lines.
#[test]
fn rates_and_ratings_are_scaled_as_in_gnubg() {
    let mut shell = shell();
    for line in [
        &format!("load match {MATCH}"),
        "set output errorratefactor 500",
        "set ratingoffset 1800",
    ] {
        said(&mut shell, line);
    }
    let shown = said(&mut shell, "show statistics match");
    for row in [
        "Error rate mEMG (MWC)                         -9.6   ( -0.956%)      -18.6   ( -1.861%)",
        "Luck rate mEMG (MWC)                          -1.3   ( -0.133%)      -19.3   ( -1.931%)",
        "Snowie error rate                             -4.6   ( +0.000%)       -8.4   ( +0.000%)",
        "Error based abs. FIBS rating             1143.7                   522.3",
    ] {
        assert!(shown.contains(row), "{row}\n{shown}");
    }
}

/// A double is answered by a rollout where the player's settings say so: a lost race is passed, an even one taken.
#[test]
fn doubles_are_answered_by_rollouts() {
    let answer = |board: &str| {
        let jobs = Arc::new(Jobs::default());
        let mut shell = shell().watched_by(jobs.clone());
        for line in [
            "set player 0 cubedecision type rollout",
            "set player 0 cubedecision rollout trials 36",
            "set player 0 cubedecision rollout truncation plies 2",
            "set player 0 cubedecision rollout seed 1",
            "set automatic roll off",
            "set rng manual",
            "new match 7",
            "set turn 1",
            &format!("set board {board}"),
        ] {
            said(&mut shell, line);
        }
        let answer = said(&mut shell, "double");
        assert_eq!(jobs.0.load(Ordering::Relaxed), 1, "{answer}");
        answer
    };
    // The starting position, and two checkers to bear off against fifteen far from home.
    let even = answer("4HPwATDgc/ABMA");
    assert!(even.contains("barpoint accepts the cube at 2."), "{even}");
    let lost = answer("AAD4vg8DAAAAAA");
    assert!(!lost.contains("accepts"), "{lost}");
    assert!(lost.contains("wins a single game"), "{lost}");
}

/// gnubg 1.07, the same lines: without any life of the cube the cubeful equity is the cubeless one, and a live cube is worth
/// 0.037 more to the player on roll at the start.
#[test]
fn cube_efficiencies_are_those_of_the_engine() {
    let mut shell = shell();
    for line in [
        "set player 0 human",
        "set automatic roll off",
        "set jacoby off",
        "set evaluation chequerplay evaluation plies 0",
        "set evaluation cubedecision evaluation plies 0",
        "new session",
        "set turn 1",
        "set board 4HPwATDgc/ABMA",
    ] {
        said(&mut shell, line);
    }
    let mut equities = |line: &str| -> [f32; 2] {
        let set = said(&mut shell, line);
        assert!(!set.contains("nothing changes"), "{set}");
        let value = said(&mut shell, "eval");
        let row = value.lines().find(|line| line.starts_with("static:"));
        let words = row.unwrap_or_else(|| panic!("{value}")).split_whitespace();
        let numbers: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
        [numbers[5], numbers[6]]
    };
    let usual = equities("set cubeefficiency contact 0.68");
    let [cubeless, dead] = equities("set cubeefficiency contact 0");
    assert!((cubeless - dead).abs() < 1e-6, "{cubeless} {dead}");
    let [same, live] = equities("set cubeefficiency contact 1");
    assert!(
        (same - cubeless).abs() < 1e-6 && (live - dead - 0.037).abs() < 0.01,
        "{live}"
    );
    assert!(dead < usual[1] && usual[1] < live, "{usual:?}");
    // This is no position of either kind.
    for other in ["crashed 0", "os 0", "race min 0", "race coefficient 0"] {
        let found = equities(&format!("set cubeefficiency {other}"));
        assert_eq!(
            found.map(f32::to_bits),
            [same, live].map(f32::to_bits),
            "{other}"
        );
    }
    let found = equities("set cubeefficiency contact 0.68");
    assert_eq!(found.map(f32::to_bits), usual.map(f32::to_bits));
}

#[cfg(unix)]
#[test]
fn the_priority_is_that_of_the_process() {
    let nice = || rustix::process::getpriority_process(None).unwrap();
    let before = nice();
    let mut shell = shell();
    let wanted = (before + 1).min(19);
    let shown = said(&mut shell, &format!("set priority nice {wanted}"));
    assert_eq!(shown, format!("Priority: {wanted}\n"));
    assert_eq!(nice(), wanted);
    // As in a file of settings: what is not allowed changes nothing there.
    said(&mut shell, &format!("set priority nice {before}"));
}
