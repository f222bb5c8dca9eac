//! From what a user names to files.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use globset::{GlobBuilder, GlobMatcher};
use walkdir::{DirEntry, WalkDir};

use super::{ArchiveError, Source, archive};

/// The files that were meant.
#[derive(Debug, Default)]
pub struct Gathered {
    /// The files, in the order in which they were named; those of a folder, pattern or archive by name.
    pub sources: Vec<Source>,
    /// Archives in folders that cannot be read, and folders that cannot be listed.
    pub problems: Vec<GatherError>,
}

/// What cannot be turned into files.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GatherError {
    /// A pattern nothing fits.
    #[error("{pattern}: no file fits this pattern")]
    NoMatch {
        /// The pattern.
        pattern: String,
    },
    /// A pattern that is none.
    #[error("{pattern}: {source}")]
    Pattern {
        /// The pattern.
        pattern: String,
        /// Why.
        source: globset::Error,
    },
    /// An archive with no file in it.
    #[error("{}: expected match files, found none in this archive", .archive.display())]
    EmptyArchive {
        /// The archive.
        archive: PathBuf,
    },
    /// A folder with no file in it.
    #[error("{}: expected match files, found none in this folder", .folder.display())]
    Empty {
        /// The folder.
        folder: PathBuf,
    },
    /// A folder, or something in it, that cannot be read.
    #[error("cannot read the folder: {0}")]
    Folder(#[from] walkdir::Error),
    /// An archive that cannot be read.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
}

/// The files that a user means by these names: of a folder all below it but hidden ones, of a ZIP archive its members, of a
/// pattern (`*.mat`, `cup/**/*.xg`) that is no file itself what fits it. Other names, `-` among them, are files as they are;
/// whether one is there shows when it is read.
///
/// # Errors
/// If a name stands for no file at all. A part of a folder that cannot be read is no error but a problem of the answer.
pub fn gather(named: &[PathBuf]) -> Result<Gathered, GatherError> {
    let mut found = Gathered::default();
    for path in named {
        if path.is_dir() {
            folder(path, &mut found)?;
        } else if path.is_file() || path.as_os_str() == "-" {
            file(path, Named::Itself, &mut found)?;
        } else {
            pattern(path, &mut found)?;
        }
    }
    Ok(found)
}

/// By what a file is meant.
#[derive(Clone, Copy)]
enum Named<'a> {
    Itself,
    /// By this folder.
    By(&'a Path),
}

fn file(path: &Path, named: Named<'_>, found: &mut Gathered) -> Result<(), GatherError> {
    let source = Source::file(path);
    let below = match named {
        Named::Itself => None,
        Named::By(folder) => path.strip_prefix(folder).ok().map(Path::to_path_buf),
    };
    let below = below.unwrap_or_else(|| source.below.clone());
    if !archive::is_archive(path) {
        found.sources.push(Source {
            below,
            is_named: matches!(named, Named::Itself),
            ..source
        });
        return Ok(());
    }
    let unpacked = below.with_extension("");
    let mut members = archive::members(path)?;
    if members.is_empty() && matches!(named, Named::Itself) {
        let archive = path.to_path_buf();
        return Err(GatherError::EmptyArchive { archive });
    }
    members.sort_by(|one, other| one.1.cmp(&other.1));
    let members = members.into_iter().map(|(index, name)| Source {
        path: path.join(&name),
        below: unpacked.join(name),
        member: Some(index),
        is_named: false,
    });
    found.sources.extend(members);
    Ok(())
}

fn folder(path: &Path, found: &mut Gathered) -> Result<(), GatherError> {
    let (before, problems) = (found.sources.len(), found.problems.len());
    let walk = WalkDir::new(path).sort_by_file_name().into_iter();
    for entry in walk.filter_entry(|entry| !is_hidden(entry)) {
        let outcome = match entry {
            Ok(entry) if entry.path().is_file() => file(entry.path(), Named::By(path), found),
            Ok(_) => Ok(()),
            Err(error) => Err(error.into()),
        };
        found.problems.extend(outcome.err());
    }
    if found.sources.len() == before && found.problems.len() == problems {
        let folder = path.to_path_buf();
        return Err(GatherError::Empty { folder });
    }
    Ok(())
}

fn pattern(path: &Path, found: &mut Gathered) -> Result<(), GatherError> {
    let pattern = path.to_string_lossy().into_owned();
    if !pattern.contains(['*', '?', '[']) {
        found.sources.push(Source::file(path));
        return Ok(());
    }
    let fits = GlobBuilder::new(&pattern).literal_separator(true).build();
    let fits = match fits {
        Ok(glob) => glob.compile_matcher(),
        Err(source) => return Err(GatherError::Pattern { pattern, source }),
    };
    let files = fitting(path, &fits);
    if files.is_empty() {
        return Err(GatherError::NoMatch { pattern });
    }
    for path in files {
        file(&path, Named::Itself, found)?;
    }
    Ok(())
}

/// Whether something in a folder is hidden.
fn is_hidden(entry: &DirEntry) -> bool {
    entry.depth() > 0 && starts_with_dot(entry.file_name())
}

fn starts_with_dot(name: &OsStr) -> bool {
    name.to_string_lossy().starts_with('.')
}

/// The files that fit a pattern, by name; hidden ones only where it names something hidden.
fn fitting(pattern: &Path, fits: &GlobMatcher) -> Vec<PathBuf> {
    let is_open = |part: &Component<'_>| {
        let part = part.as_os_str().to_string_lossy();
        !part.contains(['*', '?', '[', '{'])
    };
    // Below the folders that are named as they are.
    let begin: PathBuf = pattern.components().take_while(is_open).collect();
    let here = begin.as_os_str().is_empty();
    let names_hidden = pattern.components().any(|part| match part {
        Component::Normal(name) => starts_with_dot(name),
        _ => false,
    });
    let is_shown = |entry: &DirEntry| names_hidden || !is_hidden(entry);
    let depth = if pattern.components().any(|part| part.as_os_str() == "**") {
        usize::MAX
    } else {
        pattern.components().count() - begin.components().count()
    };
    let walk = WalkDir::new(if here { Path::new(".") } else { &begin });
    let walk = walk.follow_links(true).max_depth(depth).sort_by_file_name();
    let mut files = Vec::new();
    for entry in walk.into_iter().filter_entry(is_shown) {
        let Ok(entry) = entry else { continue };
        let path = if here {
            entry.path().strip_prefix(".").unwrap_or(entry.path())
        } else {
            entry.path()
        };
        if fits.is_match(path) && path.is_file() {
            files.push(path.to_path_buf());
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::io::Write;

    use zip::write::{SimpleFileOptions, ZipWriter};

    use super::*;

    fn archive(path: &Path, members: &[(&str, &[u8])]) {
        let mut zip = ZipWriter::new(File::create(path).unwrap());
        for (name, bytes) in members {
            zip.start_file(*name, SimpleFileOptions::default()).unwrap();
            zip.write_all(bytes).unwrap();
        }
        zip.finish().unwrap();
    }

    /// The paths of what is gathered, below the folder.
    fn names(folder: &Path, named: &[&str]) -> Vec<String> {
        let named: Vec<PathBuf> = named.iter().map(|name| folder.join(name)).collect();
        let found = gather(&named).unwrap();
        assert!(found.problems.is_empty(), "{:?}", found.problems);
        let below = |source: &Source| source.path().strip_prefix(folder).unwrap().to_owned();
        let paths = found.sources.iter().map(below);
        paths
            .map(|path| path.to_string_lossy().into_owned())
            .collect()
    }

    fn cup() -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("day2")).unwrap();
        for name in ["b.mat", "a.mat", ".hidden", "day2/c.xg"] {
            fs::write(folder.path().join(name), name).unwrap();
        }
        let members: [(&str, &[u8]); 4] = [
            ("y/2.mat", b"two"),
            ("x.mat", b"one"),
            ("__MACOSX/x.mat", b""),
            ("../up.mat", b"up"),
        ];
        archive(&folder.path().join("z.zip"), &members);
        folder
    }

    #[test]
    fn folders_patterns_and_archives_stand_for_their_files() {
        let cup = cup();
        let zipped = ["z.zip/up.mat", "z.zip/x.mat", "z.zip/y/2.mat"];
        assert_eq!(names(cup.path(), &["z.zip"]), zipped);
        let files = ["a.mat", "b.mat", "day2/c.xg"];
        assert_eq!(names(cup.path(), &[""]), [&files[..], &zipped].concat());
        assert_eq!(names(cup.path(), &["*.mat"]), ["a.mat", "b.mat"]);
        assert_eq!(
            names(cup.path(), &["**/*.xg", "a.mat"]),
            ["day2/c.xg", "a.mat"]
        );
        assert_eq!(names(cup.path(), &["missing.mat"]), ["missing.mat"]);
    }

    #[test]
    fn a_member_is_read_out_of_its_archive() {
        let cup = cup();
        let found = gather(&[cup.path().join("z.zip")]).unwrap();
        assert_eq!(found.sources[2].below(), Path::new("z/y/2.mat"));
        assert_eq!(found.sources[2].read().unwrap(), b"two");
        assert!(!found.sources[2].is_named());
    }

    #[test]
    fn what_stands_for_nothing_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let error = gather(&[folder.path().join("*.mat")]).unwrap_err();
        assert!(error.to_string().ends_with("no file fits this pattern"));
        let error = gather(&[folder.path().to_path_buf()]).unwrap_err();
        assert!(error.to_string().contains("found none in this folder"));
    }

    #[test]
    fn an_archive_of_nothing_is_an_error_where_it_is_named() {
        let folder = tempfile::tempdir().unwrap();
        archive(&folder.path().join("none.zip"), &[]);
        fs::write(folder.path().join("a.mat"), "a").unwrap();
        let error = gather(&[folder.path().join("none.zip")]).unwrap_err();
        assert!(error.to_string().contains("found none in this archive"));
        assert_eq!(names(folder.path(), &[""]), ["a.mat"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_no_text_does_not_disturb_a_pattern() {
        use std::os::unix::ffi::OsStrExt;

        let cup = cup();
        let name = std::ffi::OsStr::from_bytes(b"\xff.mat");
        fs::write(cup.path().join(name), "raw").unwrap();
        assert_eq!(names(cup.path(), &["[ab].mat"]), ["a.mat", "b.mat"]);
        let found = gather(&[cup.path().join("*.mat")]).unwrap();
        assert_eq!(found.sources[2].read().unwrap(), b"raw");
    }

    #[test]
    fn a_broken_archive_in_a_folder_does_not_stop_the_rest() {
        let cup = cup();
        fs::write(cup.path().join("broken.zip"), b"PK\x03\x04 cut").unwrap();
        let found = gather(&[cup.path().to_path_buf()]).unwrap();
        assert_eq!((found.sources.len(), found.problems.len()), (6, 1));
        assert!(gather(&[cup.path().join("broken.zip")]).is_err());
    }
}
