//! Results and settings that are not what they should be.

use std::ops::ControlFlow;
use std::path::Path;

use crate::stages::{bootstrap, fit, generate, td, try_run};

/// Stages that follow from the net called `bootstrap`.
fn followers() -> [String; 2] {
    [
        generate("records", "games = 4\nhold_out = 4"),
        fit("contact", "contact", 32, "data = [\"records\"]"),
    ]
}

fn with_followers() -> String {
    bootstrap() + &followers().concat()
}

#[track_caller]
fn check_refused(folder: &Path, stages: &str, expected: &str) {
    let error = try_run(folder, stages).unwrap_err().to_string();
    assert!(error.contains(expected), "{error}");
    assert!(!error.contains('\n'), "{error}");
}

#[test]
fn results_that_are_not_what_is_described_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let stages = with_followers();
    try_run(folder.path(), &stages).unwrap();
    try_run(folder.path(), &stages).unwrap();
    for (old, new, expected) in [
        (
            "seed = 7",
            "seed = 8",
            "bootstrap.net: expected what the config file describes, found one made with other settings (seed): delete it",
        ),
        (
            "games = 4",
            "games = 5",
            "records.json: expected what the config file describes, found one made with other settings (games)",
        ),
        (
            "epochs = 1.0\nbatch = 32",
            "epochs = 2.0\nbatch = 16",
            "contact.net: expected what the config file describes, found one made with other settings (batch, epochs)",
        ),
    ] {
        check_refused(folder.path(), &stages.replace(old, new), expected);
    }

    // A net made anew with other settings makes what came from it old, one made with the same does not.
    let made = |name: &str| folder.path().join("run").join(name);
    let remove = |name: &str| std::fs::remove_file(made(name)).unwrap();
    remove("bootstrap.net");
    try_run(folder.path(), &stages).unwrap();
    remove("bootstrap.net");
    let other = stages.replace("[0.7, 0.2]", "[0.6, 0.2]");
    let expected = "records.json: expected what the config file describes, found one made from another bootstrap";
    check_refused(folder.path(), &other, expected);
    remove("records.json");
    let expected =
        "contact.net: expected what the config file describes, found one made from another records";
    check_refused(folder.path(), &other, expected);
    remove("contact.net");
    try_run(folder.path(), &other).unwrap();

    // Results of versions that did not say how they were made.
    remove("bootstrap.made");
    let mut notes = Vec::new();
    let config = folder.path().join("recipe.toml");
    barpoint_train::run(&config, &mut |progress| {
        notes.push(format!("{}: {}", progress.stage, progress.message));
        ControlFlow::Continue(())
    })
    .unwrap();
    let expected = "bootstrap: made by an older version that does not say how: taken as it is";
    assert_eq!(notes, [expected]);
}

#[test]
fn a_net_of_other_sizes_is_not_learned_on() {
    let folder = tempfile::tempdir().unwrap();
    let more = td(
        "more",
        "from = \"bootstrap\"\ngames = 8\nrate = [1e-3, 1e-3]\nlambda = [0.5, 0.5]",
    );
    let more = more.replace("hidden = 64", "hidden = 128");
    let expected = "bootstrap.net: expected a net to start from that fits 206 raw and 0 hand-made inputs, 128 hidden units";
    check_refused(folder.path(), &(bootstrap() + &more), expected);
}

#[test]
fn records_that_are_not_whole_are_not_learned_from() {
    let folder = tempfile::tempdir().unwrap();
    let stages = with_followers();
    try_run(folder.path(), &stages).unwrap();
    let made = |name: &str| folder.path().join("run").join(name);
    std::fs::remove_file(made("contact.net")).unwrap();
    let good = std::fs::read(made("records.records")).unwrap();
    std::fs::write(made("records.records"), [&good[..], b"more"].concat()).unwrap();
    check_refused(folder.path(), &stages, "records.records: expected ");
    std::fs::write(made("records.records"), good).unwrap();
    // What was begun is not gone on with by other nets, nor read by another run.
    let side = std::fs::read_to_string(made("records.json")).unwrap();
    let unfinished = side.replace("\"finished\": true", "\"finished\": false");
    std::fs::write(made("records.json"), unfinished).unwrap();
    let net = std::fs::read(made("bootstrap.net")).unwrap();
    // As sound as before, but another file.
    let line = net.iter().position(|&byte| byte == b'\n').unwrap();
    let other = [&net[..line], b" ", &net[line..]].concat();
    std::fs::write(made("bootstrap.net"), other).unwrap();
    let expected = "records.json: expected what the config file describes, found one made from another bootstrap";
    check_refused(folder.path(), &stages, expected);
    std::fs::write(made("bootstrap.net"), net).unwrap();
    let [_, fit] = followers();
    let expected = "expected finished records, found some that are still being made";
    check_refused(folder.path(), &(bootstrap() + &fit), expected);
}

#[test]
fn stages_that_nobody_makes_are_missed_at_once() {
    for (old, new, expected) in [
        (
            "contact = \"bootstrap\"",
            "contact = \"nosuch\"",
            "stage records: expected a net called nosuch of a stage before it or in ",
        ),
        (
            "data = [\"records\"]",
            "data = [\"contact\"]",
            "stage contact: expected contact to be made before it, found it later",
        ),
        (
            "data = [\"records\"]",
            "data = [\"bootstrap\"]",
            "stage contact: expected records called bootstrap, found a net",
        ),
        (
            "data = [\"records\"]",
            "data = []",
            "stage contact: expected names of records as data, found none",
        ),
        (
            "hidden = 64\ndata",
            "hidden = 32\ndata",
            "stage contact: expected 64 to 4096 hidden units in steps of 64, found 32",
        ),
        (
            "games = 32",
            "games = 0",
            "stage bootstrap: expected games of at least 1, found 0",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let stages = with_followers();
        assert!(stages.contains(old));
        let stages = stages.replace(old, new);
        check_refused(folder.path(), &stages, expected);
        check_refused(folder.path(), &stages, "recipe.toml: ");
        let made = folder.path().join("run/bootstrap.net");
        assert!(!made.exists(), "{new}");
    }
}

#[test]
fn wrong_settings_are_refused_before_anything_is_done() {
    let generate = "kind = \"generate\"";
    let races = "kind = \"races\"\nstarts = [\"any-races\"]";
    for (kind, wrong, word) in [
        (generate, "speed = 3", "speed"),
        (
            generate,
            "hold_out = 0",
            "stage records: expected hold_out of at least 1",
        ),
        (
            generate,
            "noisy_share = 1.5",
            "expected noisy_share from 0 to 1, found 1.5",
        ),
        (
            generate,
            "noise = -0.1",
            "expected noise from 0 to 6, found -0.1",
        ),
        (races, "hold_out = 0", "expected hold_out of at least 1"),
        (races, "points = 6", "expected points from 7 to 15, found 6"),
        (
            races,
            "wander = 2.0",
            "expected wander from 0 to 1, found 2",
        ),
        (
            "kind = \"races\"\nstarts = [\"mined\"]",
            "",
            "expected starts that need no earlier records",
        ),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let stage = format!("[[stage]]\n{kind}\nname = \"records\"\ngames = 1");
        let stages = format!(
            "{}\n{stage}\nnets = {{ contact = \"bootstrap\" }}\n{wrong}\n",
            bootstrap()
        );
        check_refused(folder.path(), &stages, word);
        assert!(!folder.path().join("run").exists(), "{wrong}");
    }
}
