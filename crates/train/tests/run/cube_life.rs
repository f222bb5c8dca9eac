//! The net of cube lives, fitted in miniature.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use barpoint_eval::LifeNet;
use barpoint_train::TrainError;

use crate::stages::{bootstrap, stage};

const FILES: [&str; 3] = [
    "run/cubes.net",
    "run/out/cube-life.net",
    "run/out/cube-life.txt",
];

/// Runs until a report has these words, if ever.
fn run(folder: &Path, until: Option<&str>) -> Result<(), TrainError> {
    let settings = "nets = { contact = \"bootstrap\" }\nrounds = 2\ngames = 80\nepochs = 12.0\nbatch = 64\nto = \"out\"";
    let config = folder.join("recipe.toml");
    let stages = format!(
        "report_seconds = 0.0\n{}{}",
        bootstrap(),
        stage("cube-life", "cubes", settings)
    );
    fs::write(&config, stages).unwrap();
    barpoint_train::run(&config, &mut |progress| {
        if until.is_some_and(|words| progress.message.contains(words)) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// The files can be read, err less than the usual lives do on positions held out, and are the same, byte for byte, if the run is
/// stopped in its second round.
#[test]
fn a_net_of_cube_lives_is_fitted_and_resumed() {
    let [whole, stopped] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    run(whole.path(), None).unwrap();
    let end = run(stopped.path(), Some("games of round 2"));
    assert!(matches!(end, Err(TrainError::Stopped { .. })), "{end:?}");
    assert!(!stopped.path().join(FILES[1]).exists());
    run(stopped.path(), None).unwrap();
    let read = |folder: &Path, file: &str| fs::read(folder.join(file)).unwrap();
    for file in FILES {
        assert_eq!(
            read(whole.path(), file),
            read(stopped.path(), file),
            "{file}"
        );
    }

    let [net, weights, table] = FILES.map(|file| read(whole.path(), file));
    let lives = LifeNet::new(&weights, std::str::from_utf8(&table).unwrap()).unwrap();
    assert_ne!(lives.fingerprint(), 0);
    let header = net.split(|&byte| byte == b'\n').next().unwrap();
    let header: serde_json::Value = serde_json::from_slice(header).unwrap();
    let made = &header["state"];
    let error = |name: &str| made[name].as_f64().unwrap();
    assert!(
        error("error") < 0.9 * error("usual_error"),
        "{made}: nothing learned"
    );
}
