//! A whole training run: every kind of stage, on one thread and on two.

use std::path::Path;

use barpoint_bearoff::OneSidedFile;
use barpoint_eval::nets::Races;

use crate::stages::{fit, generate, one_sided, played, td, try_run};

/// What shows how well the nets play, a net trained further, and the weight files.
const LATER_STAGES: &str = r#"
[[stage]]
kind = "decisions"
name = "choices"
nets = { contact = "contact", race = ["last", "first"] }
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
race = ["last", "first"]
prefilter = "bootstrap"
to = "nets"
recipe = "recipe.toml"
strength = []
"#;

const EXPORT_BY_PLAN: &str = r#"
[[stage]]
kind = "export"
name = "ship-by-plan"
contact = ["contact", "contact", "held", "contact", "contact"]
race = "race"
prefilter = ["bootstrap", "bootstrap", "bootstrap", "bootstrap", "bootstrap"]
to = "nets-by-plan"
recipe = "recipe.toml"
strength = []
"#;

fn stages() -> String {
    [
        td(
            "bootstrap",
            "games = 96\ngames_per_round = 32\nrate = [1e-3, 1e-3]\nlambda = [0.7, 0.2]",
        ),
        generate(
            "records",
            "games = 4\nhold_out = 4\nnoisy_share = 0.5\nnoise = 0.3\nnoisy_plays = [2, 4]",
        ),
        generate("races", "starts = \"races\"\ngames = 12"),
        played(
            "races",
            "labelled",
            "points = 8\nstarts = [\"any-races\", \"opening\"]\ngames = 30\nothers = 2\nwander = 0.2\nhold_out = 10",
        ),
        generate(
            "mined",
            "starts = \"mined\"\npool = [\"records\"]\ngames = 2\nsiblings = 2",
        ),
        generate(
            "truth",
            "starts = \"sampled\"\npool = [\"records\"]\ntrials = 36\nlambda = 1.0\ngames = 2\nhold_out = 1",
        ),
        fit(
            "contact",
            "contact",
            32,
            "data = [\"records\"]\nvalidation = \"truth\"",
        ),
        fit(
            "race",
            "race",
            32,
            "data = [\"races\", \"records\", \"labelled\"]",
        ),
        one_sided("last-a", "last", ""),
        one_sided("last", "last", "from = \"last-a\""),
        one_sided("first", "first", ""),
        LATER_STAGES.into(),
        fit(
            "held",
            "held",
            32,
            "from = \"contact\"\ndata = [\"records\", \"mined\"]",
        ),
        EXPORT_BY_PLAN.into(),
    ]
    .concat()
}

fn run(folder: &Path, threads: u32) {
    let head = format!("seed = 7\nfolder = \"run\"\nthreads = {threads}\n");
    try_run(folder, &(head + &stages())).unwrap();
}

#[test]
#[expect(clippy::too_many_lines, reason = "one training from start to end")]
fn every_stage_gives_the_same_files_on_one_thread_and_on_two() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    run(folders[0].path(), 1);
    run(folders[1].path(), 2);
    for file in [
        "bootstrap.net",
        "records.records",
        "records.held",
        "races.records",
        "labelled.records",
        "labelled.held",
        "mined.records",
        "truth.held",
        "contact.net",
        "race.net",
        "last-a.net",
        "last.net",
        "first.net",
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
    labels_are_the_databases(&folders[0].path().join("run"));
    let by_plan = folders[0].path().join("run/nets-by-plan");
    let index = std::fs::read_to_string(by_plan.join("nets.toml")).unwrap();
    for role in [
        "contact both-out",
        "contact deep",
        "race",
        "prefilter both-out",
        "prefilter deep",
    ] {
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
    let shipped = barpoint_train::NetFolder::read(&folders[0].path().join("run/nets")).unwrap();
    assert!(shipped.with_files(|files| matches!(files.races, Races::OneSided(_))));
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
    a_database_gets_its_checksum_back(folders[0].path());
}

/// A kill between a database and its checksum loses neither.
fn a_database_gets_its_checksum_back(folder: &Path) {
    let made = |name: &str| folder.join("run").join(name);
    let sum = std::fs::read(made("one-sided-8.bd.sum")).unwrap();
    for lost in ["one-sided-8.bd.sum", "labelled.json"] {
        std::fs::remove_file(made(lost)).unwrap();
    }
    run(folder, 1);
    assert_eq!(std::fs::read(made("one-sided-8.bd.sum")).unwrap(), sum);
}

/// Most races are in the database and have its chances, some are not.
fn labels_are_the_databases(folder: &Path) {
    let database = OneSidedFile::open(&folder.join("one-sided-8.bd")).unwrap();
    let bytes = std::fs::read(folder.join("labelled.records")).unwrap();
    let (records, _) = bytes.as_chunks::<72>();
    let mut known = 0;
    for record in records {
        let rolls = |half: &[u8]| database.rolls(&half[1..25]);
        let (Some(own), Some(theirs)) = (rolls(&record[..26]), rolls(&record[26..52])) else {
            continue;
        };
        known += 1;
        let (words, _) = record[52..].as_chunks::<4>();
        let found: Vec<f32> = words.iter().map(|&word| f32::from_le_bytes(word)).collect();
        assert_eq!(found, own.outcome(&theirs).to_array(), "{record:?}");
    }
    assert!(known > 30, "{known} of {}", records.len());
    assert!(known < records.len(), "{known}");
}
