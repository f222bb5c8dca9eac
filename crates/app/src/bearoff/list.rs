//! The databases of a folder.

use std::fmt;
use std::path::{Path, PathBuf};

use barpoint_bearoff::{Form, Header, HyperCheckers, Kind, OneSidedFile, TwoSidedFile};

use crate::databases::{Refused, headers, hypergammon_files};
use crate::files::FileError;

/// One of the user's databases.
#[derive(Debug)]
pub struct Listed {
    /// Its file.
    pub path: PathBuf,
    /// Its length.
    pub bytes: u64,
    /// What it contains, or why it is not used.
    pub contents: Result<Contents, Refused>,
}

/// What a database contains; displayed as `two-sided with cubeful equities, 6 points, 6 checkers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// Races.
    Races(Header),
    /// Hypergammon with this many checkers a side.
    Hypergammon(HyperCheckers),
}

/// All databases of a folder, each checked whole; none if there is no such folder.
///
/// # Errors
/// If the folder cannot be read.
pub fn list(folder: &Path) -> Result<Vec<Listed>, FileError> {
    match std::fs::read_dir(folder) {
        Err(source) if source.kind() != std::io::ErrorKind::NotFound => {
            let path = folder.to_path_buf();
            return Err(FileError::Read { path, source });
        }
        _ => {}
    }
    let races = headers(folder).into_iter().map(|(path, header)| {
        let contents = header.and_then(|header| checked(&path, header));
        (path, contents)
    });
    let hypergammon = hypergammon_files(folder).map(|(path, database)| {
        let contents = database.map(|database| Contents::Hypergammon(database.checkers()));
        (path, contents)
    });
    let all = races.chain(hypergammon);
    let rows = all.map(|(path, contents)| Listed {
        bytes: std::fs::metadata(&path).map_or(0, |found| found.len()),
        path,
        contents,
    });
    Ok(rows.collect())
}

/// Opens a database to check it.
fn checked(path: &Path, header: Header) -> Result<Contents, Refused> {
    match header.kind {
        Kind::OneSided { .. } => OneSidedFile::open(path).map(drop),
        Kind::TwoSided { .. } => TwoSidedFile::open(path).map(drop),
    }?;
    Ok(Contents::Races(header))
}

impl fmt::Display for Contents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = match self {
            Self::Races(header) => header,
            Self::Hypergammon(checkers) => {
                return match checkers.count() {
                    1 => f.write_str("Hypergammon, 1 checker"),
                    checkers => write!(f, "Hypergammon, {checkers} checkers"),
                };
            }
        };
        let kind = match header.kind {
            Kind::OneSided {
                form: Form::Normal, ..
            } => "one-sided, means and deviations (not used)",
            Kind::OneSided { gammons: true, .. } => "one-sided with gammons",
            Kind::OneSided { gammons: false, .. } => "one-sided without gammons",
            Kind::TwoSided { cubeful: true } => "two-sided with cubeful equities",
            Kind::TwoSided { cubeful: false } => "two-sided, cubeless",
        };
        let (points, checkers) = (header.numbering.points(), header.numbering.checkers());
        write!(f, "{kind}, {points} points, {checkers} checkers")
    }
}
