//! The small recipe trains nets from nothing that beat a beginner; here a five-hundredth of its games.
//!
//! `BARPOINT_TRAINING=1 cargo test --workspace --test small_recipe -- --nocapture` carries out all of it.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::fs;
use std::process::Command;

use barpoint_testkit::workspace_root;

/// The recipe with a share of its games, a whole round at least.
fn shortened(recipe: &str, share: u64) -> String {
    let line = |line: &str| match line.strip_prefix("games = ") {
        Some(games) => format!(
            "games = {}\n",
            (games.parse::<u64>().unwrap() / share).max(64)
        ),
        None => format!("{line}\n"),
    };
    recipe.lines().map(line).collect()
}

/// What the program prints.
fn printed(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(arguments)
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_small_recipe_trains_nets_that_beat_a_beginner() {
    let whole = std::env::var_os("BARPOINT_TRAINING").is_some();
    let recipe = fs::read_to_string(workspace_root().join("nets/small-recipe.toml")).unwrap();
    let recipe = if whole {
        recipe
    } else {
        shortened(&recipe, 500)
    };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("nets/recipe.toml");
    fs::create_dir(file.parent().unwrap()).unwrap();
    fs::write(&file, recipe).unwrap();
    printed(&["train", file.to_str().unwrap()]);
    let nets = folder.path().join("target/small-nets");
    let small = format!("{}:0", nets.display());
    let games = if whole { "2000" } else { "20" };
    let duel = [
        "duel",
        "--a",
        &small,
        "--b",
        "barpoint:beginner",
        "--games",
        games,
    ];
    let found = printed(&[&duel[..], &["--quiet", "--format", "json"]].concat());
    let found: serde_json::Value = serde_json::from_str(&found).unwrap();
    let [points, error] =
        ["adjusted", "adjusted_std_err"].map(|name| found[name].as_f64().unwrap());
    if whole {
        println!("{points:+.4} +- {error:.4} points a game");
        assert!(points > 0.4 + 3.0 * error, "{points} +- {error}");
    }
}
