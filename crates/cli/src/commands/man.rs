//! `barpoint man`: the manual pages.

use std::io::Write;
use std::path::PathBuf;

use clap_mangen::{Man, generate_to};

use crate::definition::definition;
use crate::error::CliError;

/// Print the manual page, or write the pages of all commands
///
/// `man` finds pages in ~/.local/share/man/man1.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder to write barpoint.1 and a page for each command to
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let Some(folder) = &args.folder else {
        let mut page = Vec::new();
        Man::new(definition()).render(&mut page)?;
        return Ok(out.write_all(&page)?);
    };
    let failed = |error: std::io::Error| {
        CliError::Job(format!("cannot write to {}: {error}", folder.display()))
    };
    std::fs::create_dir_all(folder).map_err(failed)?;
    generate_to(definition(), folder).map_err(failed)
}
