//! Match files that a command takes: files, folders, patterns, archives, and `-` for standard input.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::matches::{MatchName, import_source};
use barpoint_app::sources::{Source, gather};
use barpoint_formats::Imported;

use crate::error::CliError;
use crate::streams;

/// What a source holds.
pub(crate) enum Held {
    /// Matches or positions, at least one.
    Matches(Vec<(MatchName, Imported)>),
    /// Nothing of ours: a file that came with a folder, pattern or archive.
    Nothing,
}

/// The files meant by these names. What cannot be read of a folder is said on standard error.
pub(crate) fn all(named: &[PathBuf]) -> Result<Vec<Source>, CliError> {
    let found = gather(named).map_err(|error| CliError::Job(error.to_string()))?;
    for problem in found.problems {
        writeln!(std::io::stderr(), "warning: {problem}")?;
    }
    Ok(found.sources)
}

/// Reads a source.
pub(crate) fn read(source: &Source) -> Result<Held, CliError> {
    let path = source.path();
    let bytes = if streams::is_standard(path) {
        streams::read(path)?
    } else {
        let read = source.read();
        read.map_err(|error| CliError::Job(error.to_string()))?
    };
    let held = import_source(source, &bytes)?;
    Ok(held.map_or(Held::Nothing, Held::Matches))
}

/// The most warnings of one file that are printed.
const MOST_WARNINGS: usize = 20;

/// Says on standard error what is odd about a file.
pub(crate) fn warn(name: &MatchName, imported: &Imported) -> Result<(), CliError> {
    warn_of(&name.to_string(), &imported.warnings)
}

/// Says on standard error what is odd about a file called `name`.
pub(crate) fn warn_of(name: &str, warnings: &[impl std::fmt::Display]) -> Result<(), CliError> {
    let mut out = std::io::stderr().lock();
    for warning in warnings.iter().take(MOST_WARNINGS) {
        writeln!(out, "warning: {name}: {warning}")?;
    }
    if let Some(more @ 1..) = warnings.len().checked_sub(MOST_WARNINGS) {
        writeln!(out, "warning: {name}: {more} more of this kind")?;
    }
    Ok(())
}

/// The outcome of a call on many files, of which so many could not be used.
pub(crate) fn all_done(failed: usize, total: usize) -> Result<(), CliError> {
    if failed > 0 {
        return Err(CliError::Some { failed, total });
    }
    Ok(())
}
