//! Pairs kept in a file as they are found: a line that says how, then a line for each block of games.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{BLOCK, Pair, PairError};

/// How the pairs of a file were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct How {
    /// In words.
    pub how: String,
    /// The fingerprint of the nets and databases.
    pub nets: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Block {
    first: u32,
    pairs: Vec<Pair>,
}

/// Pairs read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// How they were found.
    pub how: How,
    /// The pairs.
    pub pairs: Vec<Pair>,
    /// The first game whose pairs are missing.
    pub next: u32,
    /// Bytes of whole lines.
    whole: u64,
}

/// Reads a file; a line cut off at its end is passed over.
///
/// # Errors
/// If it cannot be read or is no such file.
pub fn read(path: &Path) -> Result<Read, PairError> {
    let text = std::fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = (1..).zip(text[..whole].lines());
    let wrong = |line: usize, what: &str| failed(path, &format!("line {line}: expected {what}"));
    let how = lines
        .next()
        .and_then(|(_, line)| serde_json::from_str(line).ok());
    let how = how.ok_or_else(|| wrong(1, "how pairs were found"))?;
    let (mut pairs, mut next) = (Vec::new(), 0);
    for (number, line) in lines {
        let block: Block = serde_json::from_str(line)
            .map_err(|error| wrong(number, &format!("pairs of plays ({error})")))?;
        if block.first != next {
            return Err(wrong(number, &format!("the pairs of game {next}")));
        }
        next += BLOCK;
        pairs.extend(block.pairs);
    }
    Ok(Read {
        how,
        pairs,
        next,
        whole: whole as u64,
    })
}

/// A file that grows.
#[derive(Debug)]
pub struct Kept {
    file: File,
    path: std::path::PathBuf,
}

impl Kept {
    /// Opens a file to go on with, or begins one.
    ///
    /// # Errors
    /// If it cannot be read or written, or its pairs were found otherwise.
    pub fn open(path: &Path, how: &How) -> Result<(Self, Vec<Pair>, u32), PairError> {
        let begun = path.exists().then(|| read(path)).transpose()?;
        if let Some(begun) = begun.as_ref().filter(|begun| begun.how != *how) {
            return Err(failed(
                path,
                &format!(
                    "expected pairs found by {} with {}, found {} with {}",
                    how.how, how.nets, begun.how.how, begun.how.nets
                ),
            ));
        }
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| failed(path, &error))?;
        let mut kept = Self {
            file,
            path: path.to_owned(),
        };
        let Some(begun) = begun else {
            kept.line(&serde_json::to_string(how).unwrap_or_default())?;
            return Ok((kept, Vec::new(), 0));
        };
        let cut = kept.file.set_len(begun.whole);
        cut.map_err(|error| failed(path, &error))?;
        Ok((kept, begun.pairs, begun.next))
    }

    /// Adds the pairs of a block.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn add(&mut self, first: u32, pairs: &[Pair]) -> Result<(), PairError> {
        let block = Block {
            first,
            pairs: pairs.to_vec(),
        };
        self.line(&serde_json::to_string(&block).unwrap_or_default())
    }

    fn line(&mut self, line: &str) -> Result<(), PairError> {
        let written = writeln!(self.file, "{line}").and_then(|()| self.file.sync_data());
        written.map_err(|error| failed(&self.path, &error))
    }
}

fn failed(path: &Path, error: &dyn std::fmt::Display) -> PairError {
    PairError::File(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_is_read_again_but_for_a_line_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pairs.jsonl");
        let how = How {
            how: "2 plies".to_owned(),
            nets: "n".to_owned(),
        };
        let pair = Pair {
            game: 1,
            before: "4HPwATDgc/ABMA".to_owned(),
            next: ["4HPwATDgc/ABMA".to_owned(), "4HPwATDgc/ABMA".to_owned()],
            difference: 0.1,
            error: 0.0,
        };
        let (mut kept, pairs, next) = Kept::open(&path, &how).unwrap();
        assert_eq!((pairs.len(), next), (0, 0));
        kept.add(0, &[pair.clone(), pair.clone()]).unwrap();
        kept.add(BLOCK, &[pair]).unwrap();
        let size = std::fs::metadata(&path).unwrap().len();
        let file = OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len(size - 3).unwrap();
        let (mut kept, pairs, next) = Kept::open(&path, &how).unwrap();
        assert_eq!((pairs.len(), next), (2, BLOCK));
        kept.add(BLOCK, &pairs).unwrap();
        assert_eq!(read(&path).unwrap().pairs.len(), 4);
        let other = How {
            how: "3 plies".to_owned(),
            ..how
        };
        let error = Kept::open(&path, &other).unwrap_err().to_string();
        assert!(error.contains("expected pairs found by 3 plies"), "{error}");
        assert!(read(&path).is_ok(), "left alone");
    }
}
