//! The `barpoint` binary: argument parsing and wiring only.

#![forbid(unsafe_code)]

mod args;
mod commands;
mod definition;
mod drawing;
mod engine_name;
mod error;
mod evaluators;
mod examples;
mod host;
mod matches;
mod meter;
mod position;
mod render;
mod sources;
mod streams;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use barpoint_app::settings::ColorChoice;

fn main() -> ExitCode {
    commands::watch_for_interrupts();
    let arguments = std::env::args_os().map(position::with_name);
    let arguments = match definition::parse(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return failed(&error.into()),
    };
    if let Err(error) = barpoint_eval::instructions() {
        return failed(&error.into());
    }
    let stdout = std::io::stdout();
    let stdout = match arguments.color.unwrap_or_default() {
        ColorChoice::Auto => AutoStream::auto(stdout),
        ColorChoice::Always => AutoStream::always_ansi(stdout),
        ColorChoice::Never => AutoStream::never(stdout),
    };
    let mut out = BufWriter::new(stdout.lock());
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
            failed(&error)
        }
    }
}

fn failed(error: &error::CliError) -> ExitCode {
    let line = error::visible(&error.to_string());
    let _ = writeln!(std::io::stderr(), "error: {line}");
    error.exit_code()
}
