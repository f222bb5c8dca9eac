//! Rolls made elsewhere.

use std::sync::Arc;

use barpoint_rules::Roll;

/// The rolls of a file: digits 1 to 6, two for each roll. Trial `i` begins at roll `200 i`, further than any
/// usual game reaches; after the last roll comes the first again.
#[derive(Clone, PartialEq, Eq)]
pub struct DiceFile {
    rolls: Arc<[Roll]>,
    hash: u64,
}

/// Why bytes are not a file of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DiceFileError {
    /// Something between the dice.
    #[error("line {line}: expected dice (digits 1 to 6, blanks, commas), found {found:?}")]
    Unexpected {
        /// Counted from 1.
        line: usize,
        /// The character.
        found: char,
    },
    /// Games could not begin.
    #[error("expected at least one roll that is no double, found {rolls} rolls without")]
    TooFew {
        /// How many.
        rolls: usize,
    },
}

/// From the first roll of a trial to that of the next.
const OF_A_TRIAL: u64 = 200;

impl DiceFile {
    /// Reads dice. Blanks, commas and ends of lines between them mean nothing.
    ///
    /// ```
    /// use barpoint_rollout::DiceFile;
    ///
    /// assert_eq!(DiceFile::read(b"31 5,2\n66").map(|file| file.len()), Ok(3));
    /// let error = DiceFile::read(b"31\n3x").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2: expected dice (digits 1 to 6, blanks, commas), found 'x'");
    /// ```
    ///
    /// # Errors
    /// If something else is among them, or no roll but doubles.
    pub fn read(bytes: &[u8]) -> Result<Self, DiceFileError> {
        let mut dice = Vec::with_capacity(bytes.len());
        let mut line = 1;
        for &byte in bytes {
            match byte {
                b'1'..=b'6' => dice.push(byte - b'0'),
                b'\n' => line += 1,
                b' ' | b'\t' | b'\r' | b',' => {}
                other => {
                    let found = char::from(other);
                    return Err(DiceFileError::Unexpected { line, found });
                }
            }
        }
        let pairs = dice.chunks_exact(2);
        let rolls: Vec<Roll> = pairs.filter_map(|two| Roll::new(two[0], two[1])).collect();
        if rolls.iter().all(|roll| roll.is_double()) {
            let rolls = rolls.len();
            return Err(DiceFileError::TooFew { rolls });
        }
        Ok(Self {
            rolls: rolls.into(),
            hash: crate::seal::fnv1a(&dice),
        })
    }

    /// How many rolls it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rolls.len()
    }

    /// Never: there is at least one roll.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rolls.is_empty()
    }

    /// How many trials have rolls of their own.
    #[must_use]
    pub fn trials(&self) -> u64 {
        self.len() as u64 / OF_A_TRIAL
    }

    /// The rolls of a trial, without end.
    pub(crate) fn of_trial(&self, trial: u32) -> impl Iterator<Item = Roll> + use<> {
        let rolls = Arc::clone(&self.rolls);
        let first = u64::from(trial) * OF_A_TRIAL % rolls.len() as u64;
        let rest = (first as usize..rolls.len()).chain((0..rolls.len()).cycle());
        rest.map(move |at| rolls[at])
    }
}

/// What distinguishes files; plans are distinguished by this text.
impl std::fmt::Debug for DiceFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DiceFile({} rolls, {:016x})", self.len(), self.hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(file: &DiceFile, trial: u32, count: usize) -> Vec<String> {
        let rolls = file.of_trial(trial).take(count);
        rolls.map(|roll| roll.to_string()).collect()
    }

    #[test]
    fn trials_begin_200_rolls_apart_and_the_file_begins_again() {
        let file = DiceFile::read(b"31 5,2\n66 4").unwrap();
        assert_eq!((file.len(), file.trials()), (3, 0));
        assert_eq!(rolls(&file, 0, 5), ["31", "52", "66", "31", "52"]);
        // 200 = 66 * 3 + 2.
        assert_eq!(rolls(&file, 1, 2), ["66", "31"]);
        assert_eq!(rolls(&file, u32::MAX, 1).len(), 1);
        let other = DiceFile::read(b"31526665").unwrap();
        assert_ne!(format!("{file:?}"), format!("{other:?}"));
    }

    #[test]
    fn what_is_no_dice_is_refused() {
        let error = |bytes: &[u8]| DiceFile::read(bytes).unwrap_err().to_string();
        assert_eq!(
            error(b"31\n3x"),
            "line 2: expected dice (digits 1 to 6, blanks, commas), found 'x'"
        );
        assert!(error(b"31 70").contains("found '7'"));
        for nothing in [&b""[..], b"3", b"1144"] {
            assert!(error(nothing).contains("no double"), "{nothing:?}");
        }
    }
}
