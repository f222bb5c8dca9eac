//! `barpoint bearoff list`: the databases of the data folder.

use std::io::Write;

use barpoint_app::bearoff::{self, Listed};
use barpoint_app::{Folders, size};
use barpoint_wire::{DatabaseInfo, DatabaseList};

use crate::args::{FormatArg, OutputFormat};
use crate::commands::print_json;
use crate::error::{CliError, visible};

/// List the databases found, after checking each
///
/// Exits with 1 if one of them is damaged or foreign.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let folders = Folders::from_environment();
    let folder = folders.data()?;
    let list = DatabaseList {
        version: barpoint_wire::VERSION,
        folder: folder.display().to_string(),
        databases: bearoff::list(folder)?.iter().map(info).collect(),
    };
    match args.format.get() {
        OutputFormat::Json => print_json(out, &list)?,
        OutputFormat::Text => print(out, &list)?,
    }
    let total = list.databases.len();
    let damaged = list
        .databases
        .iter()
        .filter(|found| found.not_used.is_some());
    match damaged.count() {
        0 => Ok(()),
        unusable => Err(CliError::Unusable { unusable, total }),
    }
}

fn info(found: &Listed) -> DatabaseInfo {
    let name = found.path.file_name().unwrap_or_default();
    DatabaseInfo {
        file: name.to_string_lossy().into_owned(),
        bytes: found.bytes,
        contents: found.contents.as_ref().ok().map(ToString::to_string),
        not_used: found.contents.as_ref().err().map(ToString::to_string),
    }
}

fn print(out: &mut dyn Write, list: &DatabaseList) -> Result<(), CliError> {
    let found = list.databases.len();
    let databases = if found == 1 { "database" } else { "databases" };
    writeln!(out, "{}: {found} {databases}", visible(&list.folder))?;
    for database in &list.databases {
        if let Some(contents) = &database.contents {
            let size = size(database.bytes);
            writeln!(out, "  {}: {contents}, {size}", visible(&database.file))?;
        }
        if let Some(reason) = &database.not_used {
            writeln!(out, "  not used: {}", visible(reason))?;
        }
    }
    Ok(())
}
