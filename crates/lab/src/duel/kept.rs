//! Pairs of a duel kept in a file as they are played, so that an interrupted duel goes on where it stopped.
//!
//! A text file: a line of JSON that says what is played, then one for each pair: its number, the first engine's points and its luck,
//! parted by tabs. A line cut off by the end of the program is played again; more games of the same duel may be asked for later.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::contestant::DuelError;
use super::game::GameScore;

/// What is played: a file holds the pairs of one duel only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The first engine, in the user's words.
    pub first: String,
    /// The second one.
    pub second: String,
    /// Whether the doubling cube is in play.
    pub cubeful: bool,
    /// The seed of the dice.
    pub seed: u64,
    /// The fingerprint of the nets that measure luck, which are also those of our engines unless others are named.
    pub luck_by: String,
}

/// The pairs played so far.
#[derive(Default)]
pub struct Kept {
    pub(super) pairs: BTreeMap<usize, GameScore>,
    file: Option<(PathBuf, File)>,
}

impl Kept {
    /// Nothing is kept.
    #[must_use]
    pub fn nowhere() -> Self {
        Self::default()
    }

    /// A file with pairs of this duel, or a new one.
    ///
    /// # Errors
    /// If it cannot be read or written, or holds something else.
    pub fn file(path: &Path, played: &Played) -> Result<Self, DuelError> {
        let unusable = |reason: &dyn std::fmt::Display| DuelError::Kept {
            path: path.to_owned(),
            reason: reason.to_string(),
        };
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path);
        let mut file = file.map_err(|error| unusable(&error))?;
        let mut text = String::new();
        file.read_to_string(&mut text)
            .map_err(|error| unusable(&error))?;
        // What follows the last end of a line was cut off.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = (1..).zip(text[..whole].lines());
        let mut pairs = BTreeMap::new();
        match lines.next() {
            Some((_, first)) => same(first, played).map_err(|reason| unusable(&reason))?,
            None if opening(played).starts_with(&text) => {}
            None => return Err(unusable(&"expected the pairs of a duel")),
        }
        for (number, line) in lines {
            let wrong = || {
                unusable(&format_args!(
                    "line {number}: expected a pair, found {line:?}"
                ))
            };
            let (pair, score) = pair(line).ok_or_else(wrong)?;
            pairs.insert(pair, score);
        }
        let mut kept = Self {
            pairs,
            file: Some((path.to_owned(), file)),
        };
        kept.begin(whole, played)?;
        Ok(kept)
    }

    /// Cuts the file at its last whole line, and says in a new one what is played.
    fn begin(&mut self, whole: usize, played: &Played) -> Result<(), DuelError> {
        if let Some((path, file)) = &mut self.file {
            let cut = file
                .set_len(whole as u64)
                .and_then(|()| file.seek(SeekFrom::End(0)));
            cut.map_err(|error| lost(path, &error))?;
        }
        if whole == 0 {
            return self.line(&opening(played));
        }
        Ok(())
    }

    /// Keeps a pair.
    pub(super) fn add(&mut self, pair: usize, score: GameScore) -> Result<(), DuelError> {
        self.pairs.insert(pair, score);
        let GameScore { points, luck } = score;
        self.line(&format!("{pair}\t{points:?}\t{luck:?}"))
    }

    fn line(&mut self, line: &str) -> Result<(), DuelError> {
        let Some((path, file)) = &mut self.file else {
            return Ok(());
        };
        let written = file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| lost(path, &error))
    }
}

/// The first line of a file.
fn opening(played: &Played) -> String {
    serde_json::json!(played).to_string()
}

/// A later line.
fn pair(line: &str) -> Option<(usize, GameScore)> {
    let mut fields = line.split('\t');
    let pair = fields.next()?.parse().ok()?;
    let score = GameScore {
        points: fields.next()?.parse().ok()?,
        luck: fields.next()?.parse().ok()?,
    };
    fields.next().is_none().then_some((pair, score))
}

fn lost(path: &Path, error: &dyn std::fmt::Display) -> DuelError {
    DuelError::Kept {
        path: path.to_owned(),
        reason: error.to_string(),
    }
}

/// Whether a file is of this duel; else what differs.
fn same(line: &str, played: &Played) -> Result<(), String> {
    let found: Played = serde_json::from_str(line)
        .map_err(|error| format!("line 1: expected what is played: {error}"))?;
    let differences = [
        ("first engine", &found.first, &played.first),
        ("second engine", &found.second, &played.second),
        (
            "cube",
            &found.cubeful.to_string(),
            &played.cubeful.to_string(),
        ),
        ("seed", &found.seed.to_string(), &played.seed.to_string()),
        ("nets", &found.luck_by, &played.luck_by),
    ];
    match differences.iter().find(|(_, found, asked)| found != asked) {
        None => Ok(()),
        Some((what, found, asked)) => Err(format!(
            "it holds another duel: {what} {found} there, {asked} here"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played() -> Played {
        Played {
            first: "barpoint:0".into(),
            second: "gnubg:0".into(),
            cubeful: false,
            seed: 7,
            luck_by: "0123".into(),
        }
    }

    const SCORE: GameScore = GameScore {
        points: 1.5,
        luck: 0.1,
    };

    #[test]
    fn what_was_played_is_read_again_but_for_a_line_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("duel.jsonl");
        let mut kept = Kept::file(&path, &played()).unwrap();
        kept.add(3, SCORE).unwrap();
        kept.add(0, SCORE).unwrap();
        drop(kept);
        let whole = std::fs::read_to_string(&path).unwrap();
        for cut in 0..whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let mut kept = Kept::file(&path, &played()).unwrap();
            let left = whole[..cut].matches('\n').count().saturating_sub(1);
            assert_eq!(kept.pairs.len(), left, "{cut}");
            kept.add(9, SCORE).unwrap();
            drop(kept);
            let again = Kept::file(&path, &played()).unwrap();
            assert_eq!(again.pairs.get(&9), Some(&SCORE), "{cut}");
        }
    }

    #[test]
    fn another_duel_is_named_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("duel.jsonl");
        drop(Kept::file(&path, &played()).unwrap());
        let whole = std::fs::read(&path).unwrap();
        let other = Played {
            seed: 8,
            ..played()
        };
        let error = Kept::file(&path, &other).err().unwrap().to_string();
        assert!(error.contains("seed 7 there, 8 here"), "{error}");
        assert_eq!(std::fs::read(&path).unwrap(), whole);
        for other in ["a letter", "{\"a\": 1}"] {
            std::fs::write(&path, other).unwrap();
            let error = Kept::file(&path, &played()).err().unwrap().to_string();
            assert!(error.contains("expected the pairs of a duel"), "{error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
        }
    }
}
