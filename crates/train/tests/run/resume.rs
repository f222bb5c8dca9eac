//! A run stopped again and again gives the same files as one that was left alone.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use crate::stages::{fit, generate, stage, td};

const HEAD: &str = "seed = 11\nfolder = \"run\"\nreport_seconds = 0.0\n";

/// A net and the records made with it.
fn first_stages() -> String {
    let bootstrap = td(
        "bootstrap",
        "games = 60\ngames_per_round = 8\nrate = [1e-3, 1e-4]\nlambda = [0.7, 0.2]",
    );
    let races = generate(
        "races",
        "starts = \"races\"\ngames = 300\nhold_out = 10\nnoisy_share = 0.5\nnoise = 0.3\nnoisy_plays = [2, 4]",
    );
    [HEAD, &bootstrap, &races].concat()
}

fn stages() -> String {
    let one_sided = "checker = \"last\"\ndata = [\"races\"]\npoints = 7\nhidden = 64\n\
                     epochs = 1.0\nbatch = 64\nrate = 1e-3";
    first_stages()
        + &fit("race", "race", 512, "data = [\"races\"]")
        + &stage("one-sided", "last", one_sided)
}

const RESULTS: [&str; 12] = [
    "bootstrap.made",
    "bootstrap.net",
    "races.made",
    "race.made",
    "races.records",
    "races.held",
    "races.json",
    "race.net",
    "last.made",
    "last.net",
    "one-sided-7.bd",
    "one-sided-7.bd.sum",
];

/// Runs until done, stopping at every `patience`-th report; returns how often it was stopped.
fn run(folder: &Path, threads: u32, checkpoint_seconds: f64, patience: Option<u32>) -> u32 {
    let config = folder.join("run.toml");
    let head = format!("threads = {threads}\ncheckpoint_seconds = {checkpoint_seconds:.3}");
    fs::write(&config, format!("{head}\n{}", stages())).unwrap();
    let mut stops = 0;
    loop {
        let mut reports = 0;
        // Patience grows so that a run with rare checkpoints ends, too.
        let most = patience.map_or(u32::MAX, |patience| patience + stops);
        let outcome = barpoint_train::run(&config, &mut |_| {
            reports += 1;
            if reports >= most {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        match outcome {
            Ok(()) => return stops,
            Err(barpoint_train::TrainError::Stopped { .. }) => stops += 1,
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn a_stopped_run_gives_the_same_bits() {
    let whole = tempfile::tempdir().unwrap();
    assert_eq!(run(whole.path(), 2, 1000.0, None), 0);
    for (threads, checkpoint_seconds, patience) in [(1, 0.0, 2), (2, 0.1, 2)] {
        let parts = tempfile::tempdir().unwrap();
        let stops = run(parts.path(), threads, checkpoint_seconds, Some(patience));
        assert!(stops > 2, "only {stops} stops");
        for file in RESULTS {
            let read = |folder: &Path| fs::read(folder.join("run").join(file)).unwrap();
            let same = read(whole.path()) == read(parts.path());
            assert!(same, "{file} after {stops} stops");
        }
        let left = fs::read_dir(parts.path().join("run")).unwrap();
        let mut left: Vec<_> = left.map(|file| file.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left.len(), RESULTS.len(), "left over: {left:?}");
    }
}

#[test]
fn a_checkpoint_of_other_settings_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("run.toml");
    let text = format!("threads = 1\ncheckpoint_seconds = 0.0\n{}", stages());
    for (text, expected) in [
        (text.clone(), "was stopped"),
        (
            text.replace("0.7, 0.2", "0.8, 0.2"),
            "found one made with other settings (lambda)",
        ),
    ] {
        fs::write(&config, text).unwrap();
        let error = barpoint_train::run(&config, &mut |_| ControlFlow::Break(())).unwrap_err();
        assert!(error.to_string().contains(expected), "{error}");
    }
}

/// A finished result that was cut, as a full disk or a broken copy leaves it, is not reported as done.
#[test]
fn a_cut_result_of_a_finished_stage_is_refused() {
    let few = |text: &str| text.replace("= 300", "= 3").replace("= 60", "= 8");
    for file in ["bootstrap.net", "races.records"] {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("run.toml");
        fs::write(&config, format!("threads = 1\n{}", few(&first_stages()))).unwrap();
        let run = || barpoint_train::run(&config, &mut |_| ControlFlow::Continue(()));
        run().unwrap();
        run().unwrap();
        let path = folder.path().join("run").join(file);
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
        let error = run().unwrap_err().to_string();
        assert!(
            error.contains(file) && error.contains("expected"),
            "{error}"
        );
    }
}
