//! ZIP archives.
//!
//! A member is shown as a path below that of the archive: `cup.zip/round1/a.mat`.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::{Component, Path, PathBuf};

use zip::ZipArchive;
use zip::result::ZipError;

use crate::files::MOST_BYTES;
use crate::size;

/// An archive, or a member of one, that cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArchiveError {
    /// The file cannot be opened.
    #[error("cannot read {path}: {source}")]
    Read {
        /// The archive.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It is damaged, encrypted, or packed in an unusual way.
    #[error("{path}: expected a ZIP archive that can be unpacked: {source}")]
    Damaged {
        /// The archive.
        path: PathBuf,
        /// Why.
        source: ZipError,
    },
    /// A member is longer than anything of use.
    #[error("{path}: expected at most {} a file, found more", size(MOST_BYTES))]
    TooLong {
        /// The member.
        path: PathBuf,
    },
    /// It has more members than anybody plays matches.
    #[error("{path}: expected at most {MOST_MEMBERS} files, found {found}")]
    TooMany {
        /// The archive.
        path: PathBuf,
        /// How many it has.
        found: usize,
    },
}

/// The most members of an archive that are looked at.
const MOST_MEMBERS: usize = 100_000;

/// What every ZIP archive begins with; an empty one ends at once.
const SIGNATURES: [&[u8]; 2] = [b"PK\x03\x04", b"PK\x05\x06"];

/// Whether a file is a ZIP archive, by its first bytes.
pub(super) fn is_archive(path: &Path) -> bool {
    let mut head = [0; 4];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut head));
    read.is_ok() && SIGNATURES.contains(&&head[..])
}

/// The members of an archive that are files: index and name, as a path that stays below the archive.
pub(super) fn members(path: &Path) -> Result<Vec<(usize, PathBuf)>, ArchiveError> {
    let archive = open(path)?;
    if archive.len() > MOST_MEMBERS {
        let (path, found) = (path.to_path_buf(), archive.len());
        return Err(ArchiveError::TooMany { path, found });
    }
    let files = (0..archive.len()).filter_map(|index| {
        let name = archive.name_for_index(index)?.ok()?;
        let is_hidden = |part: &str| {
            part == "__MACOSX" || (part.starts_with('.') && !matches!(part, "." | ".."))
        };
        let is_file = !name.ends_with(['/', '\\']) && !name.split(['/', '\\']).any(is_hidden);
        is_file.then(|| (index, below(&name)))
    });
    Ok(files.collect())
}

/// A member's name as a path that stays below the archive.
fn below(name: &str) -> PathBuf {
    let name = name.replace('\\', "/");
    let parts = Path::new(&name).components();
    parts
        .filter(|part| matches!(part, Component::Normal(_)))
        .collect()
}

/// The archive in the path of a member: the shortest beginning of it that is a file.
pub(super) fn of(member: &Path) -> (&Path, &Path) {
    let archive = member.ancestors().find(|path| path.is_file());
    (archive.unwrap_or(member), member)
}

/// The bytes of a member.
pub(super) fn member(
    (archive, shown): (&Path, &Path),
    index: usize,
) -> Result<Vec<u8>, ArchiveError> {
    let damaged = |source| ArchiveError::Damaged {
        path: shown.to_path_buf(),
        source,
    };
    let mut archive = open(archive)?;
    let member = archive.by_index(index).map_err(damaged)?;
    let mut bytes = Vec::new();
    let read = member.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|source| damaged(ZipError::Io(source)))?;
    if bytes.len() as u64 > MOST_BYTES {
        let path = shown.to_path_buf();
        return Err(ArchiveError::TooLong { path });
    }
    Ok(bytes)
}

fn open(path: &Path) -> Result<ZipArchive<BufReader<File>>, ArchiveError> {
    let file = File::open(path).map_err(|source| ArchiveError::Read {
        path: path.to_path_buf(),
        source,
    })?;
    ZipArchive::new(BufReader::new(file)).map_err(|source| ArchiveError::Damaged {
        path: path.to_path_buf(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_stay_below_their_archive() {
        assert_eq!(below("../../etc/passwd"), Path::new("etc/passwd"));
        assert_eq!(below("/a\\b.mat"), Path::new("a/b.mat"));
    }
}
