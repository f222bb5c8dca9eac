//! A whole training run in miniature: every kind of stage, twice.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::ops::ControlFlow;
use std::path::Path;

use barpoint_bearoff::OneSidedFile;

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
kind = "races"
name = "labelled"
nets = { contact = "bootstrap" }
points = 8
starts = ["any-races", "opening"]
games = 30
others = 2
wander = 0.2
hold_out = 10

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
data = ["races", "records", "labelled"]
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
prefilter = ["bootstrap", "bootstrap", "bootstrap", "bootstrap", "bootstrap"]
to = "nets-by-plan"
recipe = "recipe.toml"
strength = []
"#;

fn run(folder: &Path, threads: u32) {
    try_run(folder, &format!("threads = {threads}\n{STAGES}")).unwrap();
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

/// The shortest run that makes a net.
const BOOTSTRAP: &str = r#"
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
"#;

/// Stages that follow from each other, after [`BOOTSTRAP`].
const FOLLOWERS: &str = r#"
[[stage]]
kind = "generate"
name = "records"
nets = { contact = "bootstrap" }
games = 4
hold_out = 4

[[stage]]
kind = "fit"
name = "contact"
inputs = "contact"
positions = "contact"
hidden = 64
data = ["records"]
epochs = 1.0
batch = 32
rate = 1e-3
"#;

#[track_caller]
fn check_refused(folder: &Path, stages: &str, expected: &str) {
    let error = try_run(folder, stages).unwrap_err().to_string();
    assert!(error.contains(expected), "{error}");
    assert!(!error.contains('\n'), "{error}");
}

#[test]
fn results_that_are_not_what_is_described_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let stages = format!("{BOOTSTRAP}{FOLLOWERS}");
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
    let more = "[[stage]]\nkind = \"td\"\nname = \"more\"\ninputs = \"raw\"\nhidden = 128\nfrom = \"bootstrap\"\n\
                games = 8\nrate = [1e-3, 1e-3]\nlambda = [0.5, 0.5]\n";
    let expected = "bootstrap.net: expected a net to start from that fits 206 raw and 0 hand-made inputs, 128 hidden units";
    check_refused(folder.path(), &format!("{BOOTSTRAP}{more}"), expected);
}

#[test]
fn records_that_are_not_whole_are_not_learned_from() {
    let folder = tempfile::tempdir().unwrap();
    let stages = format!("{BOOTSTRAP}{FOLLOWERS}");
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
    let bootstrap = std::fs::read(made("bootstrap.net")).unwrap();
    // As sound as before, but another file.
    let line = bootstrap.iter().position(|&byte| byte == b'\n').unwrap();
    let other = [&bootstrap[..line], b" ", &bootstrap[line..]].concat();
    std::fs::write(made("bootstrap.net"), other).unwrap();
    let expected = "records.json: expected what the config file describes, found one made from another bootstrap";
    check_refused(folder.path(), &stages, expected);
    std::fs::write(made("bootstrap.net"), bootstrap).unwrap();
    let (_, fit) = FOLLOWERS.split_at(FOLLOWERS.rfind("[[stage]]").unwrap());
    let expected = "expected finished records, found some that are still being made";
    check_refused(folder.path(), &format!("{BOOTSTRAP}{fit}"), expected);
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
        let stages = format!("{BOOTSTRAP}{FOLLOWERS}");
        assert!(stages.contains(old));
        let stages = stages.replace(old, new);
        check_refused(folder.path(), &stages, expected);
        check_refused(folder.path(), &stages, "recipe.toml: ");
        let made = folder.path().join("run/bootstrap.net");
        assert!(!made.exists(), "{new}");
    }
}

fn try_run(folder: &Path, stages: &str) -> Result<(), barpoint_train::TrainError> {
    let config = folder.join("recipe.toml");
    std::fs::write(&config, stages).unwrap();
    barpoint_train::run(&config, &mut |_| ControlFlow::Continue(()))
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
        let stages =
            format!("{BOOTSTRAP}\n{stage}\nnets = {{ contact = \"bootstrap\" }}\n{wrong}\n");
        check_refused(folder.path(), &stages, word);
        assert!(!folder.path().join("run").exists(), "{wrong}");
    }
}

#[test]
fn a_shipped_net_can_be_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let export = |to: &str| {
        format!(
            "[[stage]]\nkind = \"export\"\nname = \"{to}\"\ncontact = \"bootstrap\"\n\
             race = \"bootstrap\"\nprefilter = \"bootstrap\"\nto = \"{to}\"\n\
             recipe = \"recipe.toml\"\nstrength = []\n"
        )
    };
    try_run(folder.path(), &format!("{BOOTSTRAP}\n{}", export("nets"))).unwrap();
    let index = |to: &str| {
        let path = folder.path().join("run").join(to).join("nets.toml");
        std::fs::read_to_string(path).unwrap()
    };
    let listed = index("nets");
    let file = listed
        .lines()
        .find_map(|line| line.strip_prefix("file = "))
        .unwrap();
    let file = file.trim_matches('"');
    std::fs::remove_file(folder.path().join("run/bootstrap.net")).unwrap();
    let import = format!(
        "seed = 1\nthreads = 1\nfolder = \"run\"\n[[stage]]\nkind = \"import\"\n\
         name = \"bootstrap\"\nfile = \"nets/{file}\"\n{}",
        export("again")
    );
    try_run(folder.path(), &import).unwrap();
    assert_eq!(listed, index("again"));
    let missing = import.replace(file, "no.net").replace("bootstrap", "other");
    let error = try_run(folder.path(), &missing).unwrap_err().to_string();
    assert!(error.contains("no.net"), "{error}");
}

#[test]
fn rivals_become_records_too() {
    let records = |rivals: &str| {
        let folder = tempfile::tempdir().unwrap();
        let stages = format!(
            r#"{BOOTSTRAP}
[[stage]]
kind = "generate"
name = "records"
nets = {{ contact = "bootstrap" }}
games = 1
{rivals}
"#
        );
        try_run(folder.path(), &stages).unwrap();
        std::fs::read(folder.path().join("run/records.records")).unwrap()
    };
    let alone = records("");
    // Only equal plays are compared: hardly any.
    let equal = records("siblings = 3\nmargin = 0.0");
    let with = records("siblings = 3\nmargin = 1.0");
    assert_eq!(alone[..72], equal[..72], "the game begins alike");
    let longer = |than: &[u8]| with.len() > 2 * than.len();
    assert!(
        longer(&alone) && longer(&equal),
        "{} {}",
        alone.len(),
        equal.len()
    );
}

#[test]
fn the_recipe_of_the_shipped_nets_can_be_run() {
    let recipe = concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets/recipe.toml");
    let config = barpoint_train::Config::parse(&std::fs::read_to_string(recipe).unwrap());
    assert!(config.is_ok(), "{:?}", config.err());
}

/// A run with one fit, for the device named.
fn fitted_on(device: &str) -> String {
    format!(
        r#"
device = "{device}"
{BOOTSTRAP}
[[stage]]
kind = "generate"
name = "records"
nets = {{ contact = "bootstrap" }}
games = 6

[[stage]]
kind = "fit"
name = "fitted"
inputs = "contact"
positions = "contact"
hidden = 64
second = 16
data = ["records"]
epochs = 2.0
batch = 32
rate = 1e-3
"#
    )
}

#[cfg(not(feature = "gpu"))]
#[test]
fn a_graphics_processor_needs_a_program_built_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let error = try_run(folder.path(), &fitted_on("gpu")).unwrap_err();
    let expected =
        "recipe.toml: expected device = \"cpu\": this program was built without the feature gpu";
    assert!(error.to_string().ends_with(expected), "{error}");
    assert!(!folder.path().join("run").exists());
}

#[cfg(feature = "gpu")]
#[test]
fn fits_on_a_graphics_processor_are_those_of_the_threads() {
    let weights = |device: &str| -> Vec<f32> {
        let folder = tempfile::tempdir().unwrap();
        try_run(folder.path(), &fitted_on(device)).unwrap();
        let bytes = std::fs::read(folder.path().join("run/fitted.net")).unwrap();
        let start = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        let (words, _) = bytes[start..].as_chunks::<4>();
        words.iter().map(|&word| f32::from_le_bytes(word)).collect()
    };
    let (here, there) = (weights("cpu"), weights("gpu"));
    assert_eq!(here.len(), there.len());
    let differences = here.iter().zip(&there).map(|(a, b)| (a - b).abs());
    let furthest = differences.fold(0.0, f32::max);
    assert!(furthest < 1e-4, "{furthest}");
}
