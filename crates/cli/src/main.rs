//! The `barpoint` binary: argument parsing and wiring only.

#![forbid(unsafe_code)]

mod commands;
mod drawing;
mod error;
mod evaluators;
mod host;
mod matches;
mod meter;
mod position;
mod render;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let arguments = commands::Cli::parse();
    let stdout = std::io::stdout();
    let mut out = std::io::BufWriter::new(stdout.lock());
    let outcome = arguments
        .command
        .run(&mut out)
        .and_then(|()| out.flush().map_err(error::CliError::from));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // Output printed so far comes before the error line.
            let _ = out.flush();
            let _ = writeln!(
                std::io::stderr(),
                "error: {}",
                error::visible(&error.to_string())
            );
            error.exit_code()
        }
    }
}
