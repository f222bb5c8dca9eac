//! ZIP archives.
//!
//! A member is shown as a path below that of the archive: `cup.zip/round1/a.mat`.

use std::fs::File;
use std::io::{BufReader, Cursor, Read, Seek};
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
    /// All its members together are longer than anything of use.
    #[error(
        "{path}: expected at most {} in all, found more: unpack it and open its files",
        size(MOST_UNPACKED)
    )]
    TooMuch {
        /// The archive.
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

/// The most bytes that are unpacked of an archive in memory.
const MOST_UNPACKED: u64 = 16 * MOST_BYTES;

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
    members_of(&open(path)?, path)
}

fn members_of<R: Read + Seek>(
    archive: &ZipArchive<R>,
    path: &Path,
) -> Result<Vec<(usize, PathBuf)>, ArchiveError> {
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
    member_of(&mut open(archive)?, shown, index)
}

fn member_of<R: Read + Seek>(
    archive: &mut ZipArchive<R>,
    shown: &Path,
    index: usize,
) -> Result<Vec<u8>, ArchiveError> {
    let damaged = |source| ArchiveError::Damaged {
        path: shown.to_path_buf(),
        source,
    };
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

/// Names that text documents and tables, which are archives too, have at their top.
const OF_DOCUMENTS: [&str; 2] = ["[Content_Types].xml", "mimetype"];

/// An archive in memory, unpacked member by member.
pub struct Unpacking<'a> {
    path: PathBuf,
    archive: ZipArchive<Cursor<&'a [u8]>>,
    members: std::vec::IntoIter<(usize, PathBuf)>,
    /// How many bytes may still be unpacked.
    left: u64,
}

impl<'a> Unpacking<'a> {
    /// The archive in the bytes of a file; `None` if they are none, or a document, which is one only in form.
    ///
    /// # Errors
    /// If it is damaged or has too many members.
    pub fn of(path: &Path, bytes: &'a [u8]) -> Result<Option<Self>, ArchiveError> {
        if !SIGNATURES
            .iter()
            .any(|signature| bytes.starts_with(signature))
        {
            return Ok(None);
        }
        let archive =
            ZipArchive::new(Cursor::new(bytes)).map_err(|source| ArchiveError::Damaged {
                path: path.to_path_buf(),
                source,
            })?;
        let is_document = |name: &&str| archive.index_for_name(name).is_some();
        if OF_DOCUMENTS.iter().any(is_document) {
            return Ok(None);
        }
        let mut members = members_of(&archive, path)?;
        members.sort_by(|one, other| one.1.cmp(&other.1));
        Ok(Some(Self {
            path: path.to_path_buf(),
            archive,
            members: members.into_iter(),
            left: MOST_UNPACKED,
        }))
    }
}

impl Iterator for Unpacking<'_> {
    /// The name of a member, as a path below that of the archive, and its bytes.
    type Item = (PathBuf, Result<Vec<u8>, ArchiveError>);

    fn next(&mut self) -> Option<Self::Item> {
        let (index, name) = self.members.next()?;
        let shown = self.path.join(name);
        let bytes = member_of(&mut self.archive, &shown, index);
        let length = match &bytes {
            Ok(bytes) => bytes.len() as u64,
            Err(ArchiveError::TooLong { .. }) => MOST_BYTES,
            Err(_) => 0,
        };
        let Some(left) = self.left.checked_sub(length) else {
            self.members = Vec::new().into_iter();
            let path = self.path.clone();
            return Some((self.path.clone(), Err(ArchiveError::TooMuch { path })));
        };
        self.left = left;
        Some((shown, bytes))
    }
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

    fn packed(members: &[(&str, &[u8])]) -> Vec<u8> {
        let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in members {
            zip.start_file(*name, zip::write::SimpleFileOptions::default())
                .unwrap();
            std::io::Write::write_all(&mut zip, bytes).unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    #[test]
    fn an_archive_in_memory_is_unpacked_by_name() {
        let bytes = packed(&[("b/2.mat", b"two"), ("../1.mat", b"one"), (".hidden", b"x")]);
        let unpacking = Unpacking::of(Path::new("z.zip"), &bytes).unwrap().unwrap();
        let found: Vec<_> = unpacking
            .map(|(path, bytes)| (path, bytes.unwrap()))
            .collect();
        let expected = [("z.zip/1.mat", b"one"), ("z.zip/b/2.mat", b"two")];
        assert_eq!(
            found,
            expected.map(|(path, bytes)| (PathBuf::from(path), bytes.to_vec()))
        );
        assert!(
            Unpacking::of(Path::new("a.mat"), b"text")
                .unwrap()
                .is_none()
        );
        let document = packed(&[("[Content_Types].xml", b""), ("word/document.xml", b"")]);
        assert!(
            Unpacking::of(Path::new("a.docx"), &document)
                .unwrap()
                .is_none()
        );
        assert!(Unpacking::of(Path::new("cut.zip"), b"PK\x03\x04 cut").is_err());
    }

    #[test]
    fn a_bomb_is_refused() {
        let member = vec![b'0'; usize::try_from(MOST_BYTES).unwrap() + 1];
        let names: Vec<String> = (10..40).map(|n| format!("{n}.mat")).collect();
        let members: Vec<(&str, &[u8])> = names
            .iter()
            .map(|name| (name.as_str(), member.as_slice()))
            .collect();
        let bytes = packed(&members);
        assert!(bytes.len() < 10_000_000, "{}", bytes.len());
        let unpacking = Unpacking::of(Path::new("bomb.zip"), &bytes)
            .unwrap()
            .unwrap();
        let errors: Vec<ArchiveError> = unpacking.map(|(_, bytes)| bytes.unwrap_err()).collect();
        assert_eq!(errors.len(), 17);
        assert!(matches!(errors[0], ArchiveError::TooLong { .. }));
        let last = errors[16].to_string();
        assert!(last.contains("expected at most 1024 MB in all"), "{last}");
    }

    #[test]
    fn members_stay_below_their_archive() {
        assert_eq!(below("../../etc/passwd"), Path::new("etc/passwd"));
        assert_eq!(below("/a\\b.mat"), Path::new("a/b.mat"));
    }
}
