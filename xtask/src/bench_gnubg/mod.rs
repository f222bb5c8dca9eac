//! Speed against an installed gnubg, in one run on one machine.
//!
//! Both programs do the same work on one thread, alternately, several rounds; the round with the fewest
//! processor seconds counts. What a program needs to start is measured in the same way and taken off.

mod hints;
mod measure;
mod programs;
mod rollouts;
mod sections;
mod threads;

use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum;

use crate::{TaskError, root};
use measure::measure;
use programs::Programs;

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Section {
    /// Static evaluations of contact positions.
    Static,
    /// Choices of a play without looking ahead.
    Choices,
    /// Checker hints at 2 plies over six positions.
    Checker2,
    /// Checker hints at 3 plies over the same positions.
    Checker3,
    /// Cube hints at 2 plies over the same positions.
    Cube2,
    /// Cube hints at 3 plies over the same positions.
    Cube3,
    /// Analysis of a match at 2 plies, luck: gnubg with its large filter, barpoint as it does by itself.
    Analysis,
    /// The same at 3 plies.
    Analysis3,
    /// Money or match games against itself without looking ahead, with cube.
    SelfPlay,
    /// Rollouts: squared standard error times processor seconds.
    Rollout,
    /// Two threads against one, on analysis, self-play and rollouts.
    Threads,
    /// Start-up time and peak memory.
    Memory,
}

/// Arguments of `cargo xtask bench-gnubg`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Match to analyse; the sample match if absent.
    file: Option<PathBuf>,
    /// What to compare; everything if absent.
    #[arg(long, value_delimiter = ',')]
    only: Vec<Section>,
    /// Rounds of which the fastest counts.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

/// The match analysed when none is named.
const SAMPLE: &str = "samples/clara-ivar-7pt.mat";

/// Runs the comparison and prints the ratios.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn run(args: &Args) -> Result<(), TaskError> {
    let file = root().join(args.file.as_deref().unwrap_or(Path::new(SAMPLE)));
    let file = file
        .canonicalize()
        .map_err(|source| TaskError::Read { path: file, source })?;
    measure(
        Command::new("cargo")
            .args(["build", "--profile", "dist", "--quiet", "--bin", "barpoint"])
            .current_dir(root()),
        "",
    )?;
    let programs = Programs::start(args.rounds)?;
    println!(
        "processor seconds of one thread, less start-up; best of {}",
        args.rounds
    );
    println!("{}", programs.instructions()?);
    println!("{}", programs.starts());
    println!(
        "{:<44} {:>12} {:>12} {:>7}",
        "", "gnubg", "barpoint", "ratio"
    );
    for &section in Section::value_variants() {
        if args.only.is_empty() || args.only.contains(&section) {
            for line in sections::compare(section, &programs, &file)? {
                println!("{line}");
            }
        }
    }
    Ok(())
}
