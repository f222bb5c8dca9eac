//! Runs a training config file: `cargo run --release -p barpoint-train --example train CONFIG.toml`.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line tool"
)]

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(config) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: train CONFIG.toml");
        return ExitCode::from(2);
    };
    let result = barpoint_train::run(&config, &mut |progress| {
        println!(
            "{} {}/{} {}",
            progress.stage, progress.done, progress.total, progress.message
        );
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
