//! A whole training run in miniature: every kind of stage, twice.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::ops::ControlFlow;
use std::path::Path;

const STAGES: &str = r#"
seed = 7
folder = "run"

[[stage]]
kind = "td"
name = "bootstrap"
inputs = "raw"
hidden = 64
games = 96
games_per_round = 32
rate = [1e-3, 1e-3]
lambda = [0.7, 0.2]

[[stage]]
kind = "generate"
name = "records"
nets = { contact = "bootstrap" }
games = 4
hold_out = 4
noisy_share = 0.5
noise = 0.3
noisy_plays = [2, 4]

[[stage]]
kind = "generate"
name = "races"
nets = { contact = "bootstrap" }
starts = "races"
games = 12

[[stage]]
kind = "generate"
name = "mined"
nets = { contact = "bootstrap" }
starts = "mined"
pool = ["records"]
games = 2
siblings = 2

[[stage]]
kind = "generate"
name = "truth"
nets = { contact = "bootstrap" }
starts = "sampled"
pool = ["records"]
trials = 36
lambda = 1.0
games = 2
hold_out = 1

[[stage]]
kind = "fit"
name = "contact"
inputs = "contact"
positions = "contact"
hidden = 64
data = ["records"]
validation = "truth"
epochs = 1.0
batch = 32
rate = 1e-3

[[stage]]
kind = "fit"
name = "race"
inputs = "race"
positions = "race"
hidden = 64
data = ["races", "records"]
epochs = 1.0
batch = 32
rate = 1e-3

[[stage]]
kind = "decisions"
name = "choices"
nets = { contact = "contact", race = "race" }
games = 3

[[stage]]
kind = "td"
name = "contact-td"
inputs = "contact"
hidden = 64
from = "contact"
race = "race"
prefilter = "bootstrap"
decisions = "choices"
games = 8
rate = [1e-4, 1e-4]
lambda = [0.5, 0.5]

[[stage]]
kind = "export"
name = "ship"
contact = "contact-td"
race = "race"
prefilter = "bootstrap"
to = "nets"
recipe = "recipe.toml"
strength = []

[[stage]]
kind = "fit"
name = "held"
inputs = "contact"
positions = "held"
hidden = 64
from = "contact"
data = ["records", "mined"]
epochs = 1.0
batch = 32
rate = 1e-3

[[stage]]
kind = "export"
name = "ship-by-plan"
contact = ["contact", "contact", "held", "contact", "contact"]
race = "race"
prefilter = "bootstrap"
to = "nets-by-plan"
recipe = "recipe.toml"
strength = []
"#;

fn run(folder: &Path, threads: u32) {
    let config = folder.join("recipe.toml");
    std::fs::write(&config, format!("threads = {threads}\n{STAGES}")).unwrap();
    barpoint_train::run(&config, &mut |_| ControlFlow::Continue(())).unwrap();
}

#[test]
fn every_stage_gives_the_same_files_on_one_thread_and_on_two() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    run(folders[0].path(), 1);
    run(folders[1].path(), 2);
    for file in [
        "bootstrap.net",
        "records.records",
        "records.held",
        "races.records",
        "mined.records",
        "truth.held",
        "contact.net",
        "race.net",
        "contact-td.net",
        "choices.records",
        "nets/nets.toml",
        "nets/production.rs",
        "nets-by-plan/nets.toml",
    ] {
        let read = |i: usize| std::fs::read(folders[i].path().join("run").join(file)).unwrap();
        let first = read(0);
        assert!(!first.is_empty(), "{file}");
        assert!(first == read(1), "{file} depends on the number of threads");
    }
    let boards = |name: &str| -> Vec<Vec<u8>> {
        let bytes = std::fs::read(folders[0].path().join("run").join(name)).unwrap();
        bytes
            .chunks(72)
            .map(|record| record[..52].to_vec())
            .collect()
    };
    assert!(
        boards("records.records").contains(&boards("mined.records")[0]),
        "mined games begin in the pool"
    );
    let truth = boards("truth.held");
    assert_eq!(truth.len(), 2, "a rollout is one record");
    let held = boards("records.held");
    assert!(
        truth.iter().all(|board| held.contains(board)),
        "rolled out what was held out"
    );
    let by_plan = folders[0].path().join("run/nets-by-plan");
    let index = std::fs::read_to_string(by_plan.join("nets.toml")).unwrap();
    for role in ["contact both-out", "contact deep", "race", "prefilter"] {
        assert!(index.contains(&format!("role = \"{role}\"")), "{index}");
    }
    for entry in std::fs::read_dir(&by_plan).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "net") {
            let card = std::fs::read_to_string(path.with_extension("json")).unwrap();
            assert!(card.contains("fingerprint"), "{card}");
        }
    }
    assert!(barpoint_train::NetFolder::read(&by_plan).is_ok());
    let made = std::fs::read(folders[0].path().join("run/contact-td.net")).unwrap();
    let line = made.split(|&byte| byte == b'\n').next().unwrap();
    let made: serde_json::Value = serde_json::from_slice(line).unwrap();
    let loss = made["state"]["strength"]["equity_loss"].as_f64().unwrap();
    assert!(loss > 0.0 && loss < 0.5, "{made}");
    // Done stages are left alone.
    let made = |name: &str| {
        let path = folders[0].path().join("run").join(name);
        std::fs::metadata(path).unwrap().modified().unwrap()
    };
    let before = (made("bootstrap.net"), made("records.json"));
    run(folders[0].path(), 1);
    assert_eq!(before, (made("bootstrap.net"), made("records.json")));
}

#[test]
fn an_unknown_setting_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("recipe.toml");
    std::fs::write(
        &config,
        "seed = 1\nthreads = 1\nfolder = \"x\"\nspeed = 3\nstage = []\n",
    )
    .unwrap();
    let error = barpoint_train::run(&config, &mut |_| ControlFlow::Continue(())).unwrap_err();
    assert!(error.to_string().contains("speed"), "{error}");
}

#[test]
fn rivals_become_records_too() {
    let records = |rivals: &str| {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("recipe.toml");
        let text = format!(
            r#"
seed = 7
threads = 1
folder = "run"

[[stage]]
kind = "td"
name = "bootstrap"
inputs = "raw"
hidden = 64
games = 32
rate = [1e-3, 1e-3]
lambda = [0.7, 0.2]

[[stage]]
kind = "generate"
name = "records"
nets = {{ contact = "bootstrap" }}
games = 1
{rivals}
"#
        );
        std::fs::write(&config, text).unwrap();
        barpoint_train::run(&config, &mut |_| ControlFlow::Continue(())).unwrap();
        std::fs::read(folder.path().join("run/records.records")).unwrap()
    };
    let alone = records("");
    // Only equal plays are compared: hardly any.
    let equal = records("siblings = 3\nmargin = 0.0");
    let with = records("siblings = 3\nmargin = 1.0");
    assert_eq!(alone[..72], equal[..72], "the game begins alike");
    assert!(
        with.len() > 2 * alone.len(),
        "{} {}",
        alone.len(),
        with.len()
    );
    assert!(
        with.len() > 2 * equal.len(),
        "{} {}",
        equal.len(),
        with.len()
    );
}
