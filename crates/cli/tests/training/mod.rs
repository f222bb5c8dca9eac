//! A config of the trainer.

/// The first stage of a run on two threads: self-play of this many games, saved every so many seconds.
pub(crate) fn beginning(games: u32, checkpoint_seconds: f32) -> String {
    format!(
        r#"
seed = 3
threads = 2
folder = "run"
report_seconds = 0.0
checkpoint_seconds = {checkpoint_seconds}

[[stage]]
kind = "td"
name = "bootstrap"
inputs = "raw"
hidden = 64
games = {games}
games_per_round = 8
rate = [1e-3, 1e-4]
lambda = [0.7, 0.2]
"#
    )
}
