//! `barpoint reference`: decisions with rolled-out answers, to judge engines by.

mod choose;
mod compare;
mod cubes;
mod numbered;
mod odd;
mod roll;

use std::fs::{File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::files;
use barpoint_lab::reference::Decision;

use crate::error::CliError;

/// Make the reference set: decisions rolled out until they can tell engines apart
///
/// `choose` takes decisions from matches and from games of the program against itself; `roll` rolls them out, one after the
/// other, for as long as it is left running. `cubes` draws cube decisions at chosen scores and rolls them out, `odd` positions
/// unlike those of games. `compare` tells how far two rollouts of the same plays differ. `barpoint judge` reads the results of checker plays at money, of cube decisions and of odd positions.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Choose(choose::Args),
    Compare(compare::Args),
    Cubes(cubes::Args),
    Odd(odd::Args),
    Roll(roll::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Choose(args) => choose::run(args, out),
        Task::Compare(args) => compare::run(args, out),
        Task::Cubes(args) => cubes::run(args, out),
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

/// Keeps others from adding to the same results as long as the file is open.
fn lock(file: &File, path: &Path) -> Result<(), CliError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(CliError::File {
            path: path.to_path_buf(),
            reason: "expected no other program at work on it, found one".into(),
        }),
        // Where nothing can be locked, nothing is.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// A file that no other of these commands is at work on, as long as it is open.
fn alone(path: &Path) -> Result<File, CliError> {
    let file = File::open(path).map_err(|error| CliError::File {
        path: path.to_path_buf(),
        reason: error.to_string(),
    })?;
    lock(&file, path)?;
    Ok(file)
}

/// The lines of a file of results, none if there is no file; one cut off by a crash is left out.
fn whole_lines(path: &Path) -> Result<WholeLines, CliError> {
    if !path.exists() {
        return Ok(WholeLines::default());
    }
    let mut text = files::read_text(path)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let is_cut = whole < text.len();
    text.truncate(whole);
    Ok(WholeLines { text, is_cut })
}

/// What is whole of a file of results.
#[derive(Default)]
struct WholeLines {
    text: String,
    /// Whether a line was cut off.
    is_cut: bool,
}

impl WholeLines {
    /// Removes the line that was cut off from the file.
    fn mend(&self, path: &Path) -> Result<(), CliError> {
        if self.is_cut {
            files::write_whole(path, self.text.as_bytes())?;
        }
        Ok(())
    }
}
