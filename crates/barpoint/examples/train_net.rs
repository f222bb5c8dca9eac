//! Trains a small net from random weights by self-play and asks it for a play. Needs the crate `barpoint-train`.
//!
//! `cargo run --release --example train_net -- GAMES`

#![expect(clippy::print_stdout, reason = "an example shows what it does")]

use std::error::Error;
use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint::bearoff::OneSided;
use barpoint::prelude::*;
use barpoint_train::NetFolder;

/// A training run is described by a file; this one plays games and writes the net that comes of them.
fn recipe(games: u32) -> String {
    format!(
        r#"
seed = 1
threads = 0
folder = "run"

[[stage]]
kind = "td"
name = "first"
inputs = "raw"
hidden = 64
games = {games}
rate = [3e-3, 1e-3]
lambda = [0.7, 0.2]

[[stage]]
kind = "export"
name = "ship"
contact = "first"
race = "first"
prefilter = "first"
to = "nets"
recipe = "recipe.toml"
strength = []
"#
    )
}

fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = std::env::args()
        .nth(1)
        .as_deref()
        .unwrap_or("1000")
        .parse()?;
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("recipe.toml");
    std::fs::write(&file, recipe(games))?;
    // Interrupted, the same call goes on from its last checkpoint.
    barpoint_train::run(&file, &mut |progress| {
        println!(
            "{}: {} of {}",
            progress.stage, progress.done, progress.total
        );
        ControlFlow::Continue(())
    })?;

    let nets = NetFolder::read(&folder.path().join("run/nets"))?;
    let evaluator = nets.with_files(|files| files.evaluator(Arc::new(OneSided::build())))?;
    let engine = Engine::new(EngineOptions {
        evaluator: Arc::new(evaluator),
        met: Arc::new(Met::kazaross_xg2()),
        cache_entries: 0,
    });
    let opening = Variation::Standard.start();
    let roll: Roll = "31".parse()?;
    let plays = engine.plays(
        &opening,
        roll,
        CubeContext::MONEY,
        &Strength::EXPERT,
        &mut |_| ControlFlow::Continue(()),
    );
    let best = plays.first().ok_or("expected a play")?;
    println!("after {games} games it plays 31: {}", best.play);
    Ok(())
}
