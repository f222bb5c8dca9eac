//! `barpoint reasons weigh`: what terms are worth, and what families of them explain.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::files;
use barpoint_explain::TERMS;
use barpoint_lab::reasons::{Fitted, OfPhase, fit, read};

use crate::error::CliError;

/// Find what the terms of a play are worth in pairs, and what each family of them explains
///
/// Least squares in each phase of the game over four pairs in five, where no term may count against its meaning. The table
/// says, for the fifth held out: how much of the variance of differences all terms together explain, each family alone, and
/// how much less the others explain without it, in percent with standard errors.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What `barpoint reasons pairs` has kept
    file: PathBuf,
    /// Write the table of what terms are worth as Rust
    #[arg(long, value_name = "FILE")]
    rust: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let failed = |error: &dyn std::fmt::Display| CliError::Job(error.to_string());
    let read = read(&args.file).map_err(|error| failed(&error))?;
    let fitted = fit(&read.pairs).map_err(|error| failed(&error))?;
    writeln!(
        out,
        "{} pairs by {}, nets {}",
        read.pairs.len(),
        read.how.how,
        read.how.nets
    )?;
    print(&fitted, out)?;
    if let Some(path) = &args.rust {
        files::write_whole(path, fitted.to_rust(&read.how.how).as_bytes())?;
    }
    Ok(())
}

fn print(fitted: &Fitted, out: &mut dyn Write) -> Result<(), CliError> {
    for phase in &fitted.phases {
        of_phase(phase, out)?;
    }
    Ok(())
}

fn of_phase(phase: &OfPhase, out: &mut dyn Write) -> Result<(), CliError> {
    let percent =
        |[value, error]: [f64; 2]| format!("{:>5.1} +- {:<4.1}", 100.0 * value, 100.0 * error);
    writeln!(
        out,
        "\n{}: {} pairs, explained {}\n  {:<14} {:>8}         {:>8}",
        phase.phase,
        phase.pairs,
        percent(phase.explained).trim(),
        "",
        "alone",
        "added"
    )?;
    for family in &phase.families {
        if family.alone[0] == 0.0 && family.added[0] == 0.0 {
            continue;
        }
        let (alone, added) = (percent(family.alone), percent(family.added));
        writeln!(out, "  {:<14} {alone}   {added}", family.family.name())?;
    }
    for (term, (worth, error)) in TERMS.iter().zip(phase.worth.iter().zip(phase.errors)) {
        if *worth > 0.0 {
            writeln!(out, "    {:<18} {worth:>7.4} +- {error:.4}", term.name)?;
        }
    }
    Ok(())
}
