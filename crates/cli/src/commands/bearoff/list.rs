//! `barpoint bearoff list`: the databases of the data folder.

use std::io::Write;
use std::path::Path;

use barpoint_bearoff::{Form, Kind, OneSidedFile, TwoSidedFile};

use crate::commands::size;
use crate::databases;
use crate::error::CliError;

/// List the databases found, after checking each
#[derive(clap::Args)]
pub(crate) struct Args {}

/// Runs the command.
pub(crate) fn run(out: &mut dyn Write) -> Result<(), CliError> {
    let folder = databases::folder()?;
    match std::fs::read_dir(&folder) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
            let path = folder;
            return Err(CliError::Read { path, source });
        }
        _ => {}
    }
    let bearoffs = databases::headers(&folder);
    let hypergammon: Vec<_> = databases::hypergammon_files(&folder).collect();
    let found = bearoffs.len() + hypergammon.len();
    let databases = if found == 1 { "database" } else { "databases" };
    writeln!(out, "{}: {found} {databases}", folder.display())?;
    for (path, header) in bearoffs {
        let line = header.and_then(|header| {
            let checked = match header.kind {
                Kind::OneSided { .. } => OneSidedFile::open(&path).map(drop),
                Kind::TwoSided { .. } => TwoSidedFile::open(&path).map(drop),
            };
            let checked = checked.map_err(|error| error.to_string());
            checked.map(|()| description(header))
        });
        print(out, &path, line)?;
    }
    for (path, database) in hypergammon {
        let line = database.map(|database| match database.checkers().count() {
            1 => "Hypergammon, 1 checker".to_owned(),
            checkers => format!("Hypergammon, {checkers} checkers"),
        });
        print(out, &path, line)?;
    }
    Ok(())
}

fn print(out: &mut dyn Write, path: &Path, line: Result<String, String>) -> Result<(), CliError> {
    let name = path.file_name().unwrap_or_default().display();
    let bytes = std::fs::metadata(path).map_or(0, |found| found.len());
    match line {
        Ok(line) => writeln!(out, "  {name}: {line}, {}", size(bytes))?,
        Err(reason) => writeln!(out, "  not used: {reason}")?,
    }
    Ok(())
}

fn description(header: barpoint_bearoff::Header) -> String {
    let (points, checkers) = (header.numbering.points(), header.numbering.checkers());
    let kind = match header.kind {
        Kind::OneSided {
            form: Form::Normal, ..
        } => "one-sided, means and deviations",
        Kind::OneSided { gammons: true, .. } => "one-sided with gammons",
        Kind::OneSided { gammons: false, .. } => "one-sided",
        Kind::TwoSided { cubeful: true } => "two-sided with cubeful equities",
        Kind::TwoSided { cubeful: false } => "two-sided, cubeless",
    };
    format!("{kind}, {points} points, {checkers} checkers")
}
