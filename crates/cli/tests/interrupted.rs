//! Long jobs end soon after Ctrl-C, say so, and leave earlier results alone.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test")]

mod training;

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process, kill_process_group};

/// Starts the program, presses Ctrl-C once its threads have worked for a while, and waits for its end. Also how much
/// longer it worked.
fn interrupted(arguments: &[&str]) -> (Output, Duration) {
    interrupted_after(Duration::from_millis(700), arguments)
}

/// The same, the program having worked for this long.
fn interrupted_after(work: Duration, arguments: &[&str]) -> (Output, Duration) {
    interrupted_at(work, arguments, |process| {
        wait_until(|| workers(process) > 0);
        workers(process).min(std::thread::available_parallelism().unwrap().get())
    })
}

/// The same; `threads` waits for the threads that work and counts them.
fn interrupted_at(
    work: Duration,
    arguments: &[&str],
    threads: impl Fn(Pid) -> usize,
) -> (Output, Duration) {
    let child = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(arguments)
        .env("BARPOINT_DATA", "/nowhere")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let process = Pid::from_child(&child);
    let share = u32::try_from(threads(process)).unwrap();
    let begun = worked(process).unwrap();
    wait_until(|| worked(process).unwrap() >= begun + work * share);
    let pressed = worked(process).unwrap();
    kill_process(process, Signal::INT).unwrap();
    // What it prints is read before it has ended, so that it never waits for a reader.
    let reader = std::thread::spawn(move || child.wait_with_output().unwrap());
    let mut last = pressed;
    while let Some(now) = worked(process) {
        last = now;
        std::thread::sleep(Duration::from_millis(5));
    }
    (reader.join().unwrap(), last.saturating_sub(pressed) / share)
}

/// Waits for what must come, however busy the machine is.
#[track_caller]
fn wait_until(mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < Duration::from_mins(5), "it never came");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Processor time of a process: how long its threads have worked, not how long they have waited for their turn. `None`
/// once it is gone.
fn worked(process: Pid) -> Option<Duration> {
    /// Linux counts in hundredths of a second.
    const TICK: Duration = Duration::from_millis(10);
    let path = format!("/proc/{}/stat", process.as_raw_nonzero());
    let stat = std::fs::read_to_string(path).ok()?;
    // After the name, which may hold anything, come state, ten numbers, and the time as user and in the kernel.
    let (_, fields) = stat.rsplit_once(')')?;
    let times = fields.split_whitespace().skip(11).take(2);
    Some(TICK * times.map(|time| time.parse::<u32>().unwrap()).sum())
}

/// Threads beside the first and the one that hears of Ctrl-C.
fn workers(process: Pid) -> usize {
    let path = format!("/proc/{}/status", process.as_raw_nonzero());
    let status = std::fs::read_to_string(path).unwrap();
    let mut lines = status.lines();
    let count = lines.find_map(|line| line.strip_prefix("Threads:"));
    let count: usize = count.unwrap().trim().parse().unwrap();
    count.saturating_sub(2)
}

/// A second of work is promised of each thread; some machines are slower.
#[track_caller]
fn check_soon(took: Duration, what: &dyn std::fmt::Debug) {
    assert!(took < Duration::from_secs(2), "{what:?}: {took:?}");
}

/// What a program said beside its progress, which a busy machine takes long enough to show.
fn said(errors: &str) -> Vec<&str> {
    let lines = errors.lines();
    lines.filter(|line| !line.contains(" of ")).collect()
}

#[track_caller]
fn check(arguments: &[&str]) -> String {
    checked(interrupted(arguments), arguments)
}

#[track_caller]
fn checked((output, took): (Output, Duration), arguments: &[&str]) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{arguments:?}: {errors}");
    assert_eq!(said(&errors), ["error: interrupted"], "{arguments:?}");
    check_soon(took, &arguments);
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_frontier_shows_the_engines_that_are_through() {
    let file =
        barpoint_testkit::workspace_root().join("testdata/reference-set/checker-money.jsonl");
    let arguments = [
        "frontier",
        file.to_str().unwrap(),
        "--first",
        "400",
        "barpoint:narrow",
        "4ply",
    ];
    let found = interrupted_at(Duration::from_secs(4), &arguments, |_| 1);
    let shown = checked(found, &arguments);
    assert!(shown.contains("barpoint:narrow"), "{shown}");
    assert!(!shown.contains("4ply"), "{shown}");
}

#[test]
fn volatility_shows_the_games_played_and_leaves_pictures_alone() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("jumps.svg");
    std::fs::write(&picture, "of a whole run").unwrap();
    let plot = picture.to_str().unwrap();
    let shown = check(&["volatility", "--games", "100000000", "--plot", plot]);
    assert!(
        shown.contains(" cubeless money games, 0-ply, seed 1"),
        "{shown}"
    );
    assert!(!shown.starts_with("100000000 "), "{shown}");
    assert_eq!(std::fs::read_to_string(&picture).unwrap(), "of a whole run");
}

#[test]
fn theories_end_while_they_look_for_positions_and_while_they_roll_out() {
    let folder = tempfile::tempdir().unwrap();
    let rows = folder.path().join("rows.jsonl");
    std::fs::write(&rows, "of a whole run").unwrap();
    let save = rows.to_str().unwrap();
    for each in ["1", "10000"] {
        let trials = "1000000";
        check(&[
            "theories",
            "--of-each-kind",
            each,
            "--trials",
            trials,
            "--save",
            save,
        ]);
    }
    assert_eq!(std::fs::read_to_string(&rows).unwrap(), "of a whole run");
}

#[test]
fn duels_and_levels_end_in_the_middle_of_a_game() {
    let duel = [
        "duel",
        "--a",
        "barpoint:3",
        "--b",
        "barpoint:3",
        "--cubeful",
    ];
    check(&duel);
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("levels.json");
    check(&["levels", "--measure", "--save", save.to_str().unwrap()]);
    assert!(!save.exists());
}

/// Interrupted, levels that are judged by files know what they lost until then.
#[test]
fn levels_measured_by_files_resume_after_ctrl_c() {
    let by = barpoint_testkit::workspace_root().join("testdata/reference-set/cube-money.jsonl");
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("levels.json");
    let [by, saved] = [&by, &save].map(|path| path.to_str().unwrap());
    let known = || {
        check(&["levels", "--measure", "--by", by, "--save", saved]);
        std::fs::read_to_string(folder.path().join("levels.json.partial")).unwrap()
    };
    let (first, second) = (known(), known());
    assert!(first.lines().count() > 100, "{first}");
    assert!(second.len() > first.len() && second.starts_with(&first));
    assert!(!save.exists());
}

#[test]
fn a_deep_search_of_one_thread_ends_in_the_middle() {
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let rolled = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    for (command, position) in [
        ("explain", rolled),
        ("explain", start),
        ("temperature", start),
        ("scoremap", start),
    ] {
        let arguments = [command, "--ply", "5", "--reduced", "all", position];
        let found = interrupted_at(Duration::from_millis(700), &arguments, |_| 1);
        let shown = checked(found, &arguments);
        assert_eq!(shown, "", "{command}");
    }
}

#[test]
fn the_judge_shows_the_records_judged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("many.jsonl");
    let record = "{\"id\":\"4HPwATDgc/ABMA\",\"nd\":0.1,\"dt\":-0.2}\n";
    std::fs::write(&file, record.repeat(100_000)).unwrap();
    let shown = check(&["judge", file.to_str().unwrap(), "--ply", "3"]);
    let last = shown.lines().last().unwrap();
    assert!(
        last.starts_with("ER ") && !last.ends_with(" 100000"),
        "{shown}"
    );
}

/// Half a measurement says nothing.
#[test]
fn what_is_timed_ends_with_the_word_alone() {
    for timed in [
        &["calibrate", "--games", "100000000", "--threads", "2"][..],
        &["bench"],
    ] {
        assert_eq!(check(timed), "", "{timed:?}");
    }
}

#[test]
fn a_duel_shows_the_games_played() {
    let many = "100000000";
    let duel = [
        "duel",
        "--a",
        "barpoint:0",
        "--b",
        "beginner",
        "--games",
        many,
    ];
    // Time for a pair of games.
    let shown = checked(interrupted_after(Duration::from_secs(4), &duel), &duel);
    assert!(shown.starts_with("cubeless money, seed 1, "), "{shown}");
    assert!(
        shown.contains("\ngames ") && !shown.contains(many),
        "{shown}"
    );
}

#[test]
fn a_rollout_shows_the_trials_played() {
    let rollout = [
        "rollout",
        "4HPwATDgc/ABMA",
        "--trials",
        "100000",
        "--ply",
        "0",
        "--quiet",
    ];
    let shown = check(&rollout);
    assert!(shown.contains("double, take"), "{shown}");
    assert!(!shown.contains("\n100000 trials"), "{shown}");
}

/// Interrupted, a run is continued by the same command where its last checkpoint was.
#[test]
fn training_resumes_after_ctrl_c() {
    /// As in the config.
    const THREADS: u32 = 2;
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("run.toml");
    // Longer than any test.
    let training = training::beginning(100_000_000, 0.01);
    std::fs::write(&config, training).unwrap();
    let config = config.to_str().unwrap();
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
        command.args(["train", config]).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    let games = |line: &str| -> Option<u64> {
        let (games, _) = line.strip_prefix("bootstrap: ")?.split_once(" of ")?;
        games.parse().ok()
    };
    // The first and the last report of a run stopped some time after the first.
    let reports = || {
        let mut child = start();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let first = lines
            .by_ref()
            .find_map(|line| games(&line.unwrap()))
            .unwrap();
        std::thread::sleep(Duration::from_millis(300));
        let process = Pid::from_child(&child);
        let pressed = worked(process).unwrap();
        kill_process(process, Signal::INT).unwrap();
        let rest: Vec<String> = lines.map(Result::unwrap).collect();
        // It has closed what it prints to and not been waited for.
        let took = worked(process).unwrap().saturating_sub(pressed);
        assert_eq!(child.wait().unwrap().code(), Some(130), "{rest:?}");
        check_soon(took / THREADS, &"training");
        assert_eq!(rest.last().unwrap(), "error: interrupted");
        let last = rest.iter().rev().find_map(|line| games(line));
        (first, last.unwrap_or(first))
    };
    let (first, last) = reports();
    let (resumed, _) = reports();
    // How many games are done when a run first reports depends on the machine.
    assert!(
        first < resumed && resumed <= last + 200,
        "{first} to {last}, then from {resumed}"
    );
    // Without a word about progress.
    assert_eq!(check(&["train", config, "--quiet"]), "");
}

/// A terminal sends Ctrl-C to all processes of a group: an engine that is asked must not end of it, or it would seem to have failed.
#[test]
fn ctrl_c_ends_a_duel_before_its_engines() {
    let barpoint = env!("CARGO_BIN_EXE_barpoint");
    let engine = format!("ubgi:{barpoint} ubgi");
    let child = Command::new(barpoint)
        .args([
            "duel", "--a", &engine, "--b", "expert", "--games", "1000000",
        ])
        .process_group(0)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let process = Pid::from_child(&child);
    wait_until(|| worked(process).unwrap() >= Duration::from_millis(500));
    kill_process_group(process, Signal::INT).unwrap();
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{errors}");
    assert_eq!(said(&errors), ["error: interrupted"]);
}

#[test]
fn an_analysis_in_part_is_saved_beside_a_whole_one() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("match.sgf");
    std::fs::write(&saved, "of a whole run").unwrap();
    let sample = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../samples/clara-ivar-7pt.mat"
    );
    for level in ["grandmaster", "4ply"] {
        let (output, took) = interrupted(&[
            "analyse",
            sample,
            "--level",
            level,
            "--save",
            saved.to_str().unwrap(),
            "--format",
            "json",
        ]);
        assert_eq!(output.status.code(), Some(130), "{level}");
        let part = folder.path().join("match.part.sgf");
        let errors = String::from_utf8_lossy(&output.stderr);
        let saved_as = format!("the unfinished analysis is saved as {}", part.display());
        assert_eq!(said(&errors), [&saved_as, "error: interrupted"], "{level}");
        check_soon(took, &level);
        assert_eq!(std::fs::read_to_string(&saved).unwrap(), "of a whole run");
        assert!(part.exists());
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let (done, total) = (
            report["done"].as_u64().unwrap(),
            report["total"].as_u64().unwrap(),
        );
        assert!(done < total, "{level}: {done} of {total}");
        let sources = report["sources"].as_array().unwrap().iter();
        let counted: u64 = sources.map(|of| of["decisions"].as_u64().unwrap()).sum();
        assert_eq!(counted, done, "{level}");
    }
}
