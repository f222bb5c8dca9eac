//! `barpoint bearoff list`: the databases of the data folder.

use std::io::Write;
use std::path::Path;

use barpoint_app::databases::{self, Refused};
use barpoint_app::files::FileError;
use barpoint_app::{Folders, size};
use barpoint_bearoff::{Form, Header, Kind, OneSidedFile, TwoSidedFile};
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
    match std::fs::read_dir(folder) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
            let path = folder.to_path_buf();
            return Err(FileError::Read { path, source }.into());
        }
        _ => {}
    }
    let bearoffs = databases::headers(folder).into_iter();
    let bearoffs = bearoffs.map(|(path, header)| {
        let contents = header.and_then(|header| checked(&path, header));
        info(&path, contents)
    });
    let hypergammon = databases::hypergammon_files(folder).map(|(path, database)| {
        let contents = database.map(|database| match database.checkers().count() {
            1 => "Hypergammon, 1 checker".to_owned(),
            checkers => format!("Hypergammon, {checkers} checkers"),
        });
        info(&path, contents)
    });
    let list = DatabaseList {
        version: barpoint_wire::VERSION,
        folder: folder.display().to_string(),
        databases: bearoffs.chain(hypergammon).collect(),
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

/// Opens a database to check it, and says what it contains.
fn checked(path: &Path, header: Header) -> Result<String, Refused> {
    let opened = match header.kind {
        Kind::OneSided { .. } => OneSidedFile::open(path).map(drop),
        Kind::TwoSided { .. } => TwoSidedFile::open(path).map(drop),
    };
    opened?;
    Ok(description(header))
}

fn info(path: &Path, contents: Result<String, Refused>) -> DatabaseInfo {
    let (contents, not_used) = match contents {
        Ok(contents) => (Some(contents), None),
        Err(reason) => (None, Some(reason.to_string())),
    };
    DatabaseInfo {
        file: path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
        bytes: std::fs::metadata(path).map_or(0, |found| found.len()),
        contents,
        not_used,
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

fn description(header: Header) -> String {
    let (points, checkers) = (header.numbering.points(), header.numbering.checkers());
    let kind = match header.kind {
        Kind::OneSided {
            form: Form::Normal, ..
        } => "one-sided, means and deviations (not used)",
        Kind::OneSided { gammons: true, .. } => "one-sided with gammons",
        Kind::OneSided { gammons: false, .. } => "one-sided without gammons",
        Kind::TwoSided { cubeful: true } => "two-sided with cubeful equities",
        Kind::TwoSided { cubeful: false } => "two-sided, cubeless",
    };
    format!("{kind}, {points} points, {checkers} checkers")
}
