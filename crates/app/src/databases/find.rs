//! Finding databases in the data folder.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_bearoff::{
    DatabaseError, Form, Header, HyperCheckers, Hypergammon, Kind, OneSidedFile, TwoSidedFile,
    identify,
};
use barpoint_eval::Databases;

use crate::files::FileError;

/// Why a file, or the whole folder, is not used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// A damaged or foreign file.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// A folder that cannot be read.
    #[error(transparent)]
    Folder(#[from] FileError),
}

/// The name of a database in the folder; each variant has its own.
pub fn file_name(header: Header) -> String {
    let (points, checkers) = (header.numbering.points(), header.numbering.checkers());
    match header.kind {
        Kind::OneSided { form, gammons } => {
            let variant = match (form, gammons) {
                (Form::Normal, _) => "-normal",
                (Form::Compressed, true) => "",
                (Form::Compressed, false) => "-no-gammons",
                (Form::Uncompressed, true) => "-uncompressed",
                (Form::Uncompressed, false) => "-uncompressed-no-gammons",
            };
            format!("one-sided-{points}x{checkers}{variant}.bd")
        }
        Kind::TwoSided { cubeful } => {
            let variant = if cubeful { "" } else { "-cubeless" };
            format!("two-sided-{points}x{checkers}{variant}.bd")
        }
    }
}

/// The name of a Hypergammon database: the one gnubg looks for.
pub fn hypergammon_name(checkers: HyperCheckers) -> String {
    format!("hyper{}.bd", checkers.count())
}

/// All candidate database files, by name; the reason if the folder exists but cannot be read.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Refused> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => {
            let path = folder.to_path_buf();
            return Err(FileError::Read { path, source }.into());
        }
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "bd"));
    paths.sort();
    Ok(paths)
}

/// The Hypergammon databases found, by name; a damaged one or an unreadable folder with the reason.
pub fn hypergammon_files(
    folder: &Path,
) -> impl Iterator<Item = (PathBuf, Result<Hypergammon, Refused>)> {
    let (paths, unreadable) = match files(folder) {
        Ok(paths) => (paths, None),
        Err(reason) => (Vec::new(), Some((folder.to_path_buf(), Err(reason)))),
    };
    let claiming = paths.into_iter().filter(|path| Hypergammon::claims(path));
    let opened = claiming.map(|path| {
        let opened = Hypergammon::open(&path).map_err(Refused::from);
        (path, opened)
    });
    unreadable.into_iter().chain(opened)
}

/// The Hypergammon database that evaluation uses, and what was rejected in finding it.
#[must_use]
pub fn hypergammon(
    folder: Option<&Path>,
    checkers: HyperCheckers,
) -> (Option<Arc<Hypergammon>>, Vec<Refused>) {
    let mut refused = Vec::new();
    let Some(folder) = folder else {
        return (None, refused);
    };
    for (_, database) in hypergammon_files(folder) {
        match database {
            Ok(database) if database.checkers() == checkers => {
                return (Some(Arc::new(database)), refused);
            }
            Ok(_) => {}
            Err(reason) => refused.push(reason),
        }
    }
    (None, refused)
}

/// All bearoff databases found, by name; an unusable file or an unreadable folder with the reason.
#[must_use]
pub fn headers(folder: &Path) -> Vec<(PathBuf, Result<Header, Refused>)> {
    let mut paths = match files(folder) {
        Ok(paths) => paths,
        Err(reason) => return vec![(folder.to_path_buf(), Err(reason))],
    };
    paths.retain(|path| !Hypergammon::claims(path));
    let identified = paths.into_iter().map(|path| {
        let header = identify(&path).map_err(Refused::from);
        (path, header)
    });
    identified.collect()
}

/// The usable databases, smallest first.
#[derive(Debug, Default)]
pub struct AllDatabases {
    /// One-sided ones.
    pub one_sided: Vec<(PathBuf, OneSidedFile)>,
    /// Two-sided ones.
    pub two_sided: Vec<(PathBuf, TwoSidedFile)>,
    /// What is not used, and why.
    pub refused: Vec<Refused>,
}

impl AllDatabases {
    /// Opens and checks all databases of a folder. Files that are damaged or foreign are left out.
    #[must_use]
    pub fn open(folder: &Path) -> Self {
        let mut found = Self::default();
        for (path, header) in headers(folder) {
            let opened = header.and_then(|header| match header.kind {
                Kind::OneSided { .. } => OneSidedFile::open(&path)
                    .map(|file| found.one_sided.push((path, file)))
                    .map_err(Refused::from),
                Kind::TwoSided { .. } => TwoSidedFile::open(&path)
                    .map(|file| found.two_sided.push((path, file)))
                    .map_err(Refused::from),
            });
            found.refused.extend(opened.err());
        }
        let size = |header: Header| header.numbering.count();
        found.one_sided.sort_by_key(|(_, file)| size(file.header()));
        found.two_sided.sort_by_key(|(_, file)| size(file.header()));
        found
    }
}

/// The databases that evaluation uses, and what was rejected in finding them. Of files that contain each other only the
/// largest is opened; `small` is used if none contains it.
#[must_use]
pub fn for_evaluation(
    folder: Option<&Path>,
    small: Arc<TwoSidedFile>,
) -> (Databases, Vec<Refused>) {
    let (mut candidates, mut refused) = (Vec::new(), Vec::new());
    for (path, header) in folder.map(headers).unwrap_or_default() {
        match header {
            Ok(header) if of_use(header) => candidates.push((header, path)),
            Ok(_) => {}
            Err(reason) => refused.push(reason),
        }
    }
    candidates.sort_by_key(|(header, _)| {
        let cubeful = header.kind == Kind::TwoSided { cubeful: true };
        Reverse((cubeful, header.numbering.count()))
    });
    let (mut two_sided, mut one_sided) = (Vec::<Arc<TwoSidedFile>>::new(), Vec::new());
    for (header, path) in candidates {
        let opened = match header.kind {
            Kind::TwoSided { .. } => {
                let mut larger = two_sided.iter().map(|file| file.header());
                if larger.any(|larger| contains(larger, header)) {
                    continue;
                }
                TwoSidedFile::open(&path).map(|file| two_sided.push(Arc::new(file)))
            }
            Kind::OneSided { .. } => {
                let mut larger = one_sided
                    .iter()
                    .map(|file: &Arc<OneSidedFile>| file.header());
                if larger.any(|larger| contains(larger, header)) {
                    continue;
                }
                OneSidedFile::open(&path).map(|file| one_sided.push(Arc::new(file)))
            }
        };
        refused.extend(opened.err().map(Refused::from));
    }
    let mut larger = two_sided.iter().map(|file| file.header());
    let header = small.header();
    if !larger.any(|larger| larger.kind == header.kind && contains(larger, header)) {
        two_sided.push(small);
    }
    (Databases::new(two_sided, one_sided), refused)
}

/// Whether a database adds anything to the one-sided home positions that evaluation always knows.
fn of_use(header: Header) -> bool {
    match header.kind {
        Kind::TwoSided { .. } => true,
        Kind::OneSided {
            form: Form::Normal, ..
        } => false,
        Kind::OneSided { .. } => header.numbering.points() > 6,
    }
}

/// Whether one database contains all positions of another.
fn contains(larger: Header, smaller: Header) -> bool {
    let gammons = |header: Header| matches!(header.kind, Kind::OneSided { gammons: true, .. });
    let (numbers, fewer) = (larger.numbering, smaller.numbering);
    numbers.points() >= fewer.points()
        && numbers.checkers() >= fewer.checkers()
        && (gammons(larger) || !gammons(smaller))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_files_are_named_and_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let go_on = |_| std::ops::ControlFlow::Continue(());
        let small = barpoint_bearoff::TwoSidedPlan::new(6, 1).unwrap();
        let small = Arc::new(small.build_in_memory(&go_on).unwrap());
        let refused_in = |folder: &Path| for_evaluation(Some(folder), Arc::clone(&small)).1;
        let plan = barpoint_bearoff::OneSidedPlan::new(2).unwrap();
        plan.build(&folder.path().join("good.bd"), &go_on).unwrap();
        std::fs::write(folder.path().join("bad.bd"), "something else").unwrap();
        assert_eq!(refused_in(folder.path()).len(), 1);
        std::fs::write(folder.path().join("other.txt"), "not looked at").unwrap();
        let found = AllDatabases::open(folder.path());
        assert_eq!((found.one_sided.len(), found.two_sided.len()), (1, 0));
        let [refused] = &found.refused[..] else {
            panic!("{:?}", found.refused);
        };
        assert!(refused.to_string().contains("bad.bd"), "{refused}");
        let nowhere = AllDatabases::open(&folder.path().join("nowhere"));
        assert!(nowhere.refused.is_empty());
        // A folder that is none cannot be read, and that is said.
        let letter = folder.path().join("other.txt");
        let checkers = HyperCheckers::new(1).unwrap();
        for refused in [refused_in(&letter), hypergammon(Some(&letter), checkers).1] {
            let [refused] = &refused[..] else {
                panic!("{refused:?}");
            };
            assert!(refused.to_string().starts_with("cannot read "), "{refused}");
        }
    }
}
