//! `barpoint reference compare`: two rollouts of the same plays.

use std::io::Write;
use std::path::PathBuf;

use barpoint_lab::reference::compare;

use crate::error::CliError;
use crate::streams;

/// Tell how far two rollouts of the same checker plays differ, and how much of that noise explains
///
/// What is left is bias: of one of them, or of both. Distances are those from the best play of the first file, in each decision, to each of the others.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Results (checker-money.jsonl or checker-match.jsonl of a set)
    first: PathBuf,
    /// The same decisions rolled out in another way
    second: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let paths = [&args.first, &args.second];
    let texts = [
        streams::read_text(&args.first)?,
        streams::read_text(&args.second)?,
    ];
    let found = compare(&texts[0], &texts[1]).map_err(|(which, error)| CliError::File {
        path: paths[which].clone(),
        reason: error.to_string(),
    })?;
    if found.decisions == 0 {
        return Err(CliError::Input(format!(
            "expected decisions that are in both files with the same plays, found none: {} and {}",
            args.first.display(),
            args.second.display()
        )));
    }
    let thousandths = |points: f64| 1000.0 * points;
    writeln!(
        out,
        "{} decisions, {} distances, points x1000",
        found.decisions, found.distances
    )?;
    writeln!(
        out,
        "  distances differ by    {:.2} (root mean square), by noise {:.2}, by bias {:.2}",
        thousandths(found.rms),
        thousandths(found.noise),
        thousandths(found.bias())
    )?;
    writeln!(
        out,
        "  the second is higher by {:.2} +- {:.2} on average",
        thousandths(found.higher),
        thousandths(found.higher_std_err)
    )?;
    Ok(writeln!(
        out,
        "  another play is best in {}; the best of the first lose {:.2} in the second",
        found.other_best,
        thousandths(found.lost)
    )?)
}
