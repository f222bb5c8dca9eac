//! `barpoint reference`: decisions with rolled-out answers, to judge engines by.

mod choose;
mod odd;
mod roll;

use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::files;
use barpoint_lab::reference::Decision;

use crate::error::CliError;

/// Make the reference set: decisions rolled out until they can tell engines apart
///
/// `choose` takes decisions from matches and from games of the program against itself; `roll` rolls them out, one after the
/// other, for as long as it is left running. `odd` rolls out positions unlike those of games. `barpoint judge` reads the
/// results of checker plays at money and those of odd positions.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Choose(choose::Args),
    Odd(odd::Args),
    Roll(roll::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Choose(args) => choose::run(args, out),
        Task::Odd(args) => odd::run(args, out),
        Task::Roll(args) => roll::run(args, out),
    }
}

/// The file of a set's decisions.
fn decisions_of(folder: &Path) -> PathBuf {
    folder.join("decisions.jsonl")
}

fn read_decisions(folder: &Path) -> Result<Vec<Decision>, CliError> {
    let path = decisions_of(folder);
    let text = files::read_text(&path)?;
    let numbered = (1..).zip(text.lines());
    let read = |(line, text): (usize, &str)| {
        Decision::from_line(text).map_err(|error| CliError::File {
            path: path.clone(),
            reason: format!("line {line}: {error}"),
        })
    };
    numbered.map(read).collect()
}
