//! The results of trials by their numbers, and their form in a file.

use std::collections::BTreeMap;

use crate::TrialResult;
use crate::seal::{opened, sealed};

/// Results of the trials of a plan. What is in it depends only on which trials were added, not on their
/// order.
#[derive(Clone, Debug, PartialEq)]
pub struct Trials {
    /// For each candidate.
    results: Vec<BTreeMap<u32, TrialResult>>,
}

/// Why trials cannot be read or merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TrialsError {
    /// Not such a file.
    #[error("expected a rollout checkpoint, found something else")]
    Foreign,
    /// Cut off or changed.
    #[error("expected a whole rollout checkpoint, found a damaged one")]
    Damaged,
    /// Of another plan.
    #[error(
        "expected a checkpoint of this rollout, found one of another position, other settings or other nets"
    )]
    OtherPlan,
    /// Of another number of candidates.
    #[error("expected trials of {expected} candidates, found trials of {found}")]
    Candidates {
        /// How many candidates there are.
        expected: usize,
        /// How many the other trials have.
        found: usize,
    },
    /// The same trial with two results.
    #[error("expected the same results of trial {0} in all files, found different ones")]
    Contradiction(u32),
}

/// How a file begins.
const MAGIC: &[u8; 16] = b"barpoint rolls 1";
/// The chances and the value.
const NUMBERS: usize = 6;
/// Candidate, trial, numbers.
const RECORD: usize = 4 + 4 + 8 * NUMBERS;

impl Trials {
    /// No trials yet, for this many candidates; [`crate::RolloutPlan::no_trials`] has the number of a plan.
    #[must_use]
    pub fn new(candidates: usize) -> Self {
        Self {
            results: vec![BTreeMap::new(); candidates],
        }
    }

    /// Adds a result. Returns whether there is such a candidate; without one nothing is added.
    pub fn add(&mut self, candidate: usize, trial: u32, result: TrialResult) -> bool {
        let Some(results) = self.results.get_mut(candidate) else {
            return false;
        };
        results.insert(trial, result);
        true
    }

    /// Whether a trial of a candidate is there.
    #[must_use]
    pub fn has(&self, candidate: usize, trial: u32) -> bool {
        self.results
            .get(candidate)
            .is_some_and(|results| results.contains_key(&trial))
    }

    /// Number of candidates.
    #[must_use]
    pub const fn candidates(&self) -> usize {
        self.results.len()
    }

    /// The results of a candidate in the order of the trials.
    pub fn of(&self, candidate: usize) -> impl Iterator<Item = (u32, &TrialResult)> {
        let results = self.results.get(candidate).into_iter().flatten();
        results.map(|(&trial, result)| (trial, result))
    }

    /// The most trials any candidate has.
    #[must_use]
    pub fn most(&self) -> u32 {
        let lengths = self.results.iter().map(BTreeMap::len);
        lengths.max().and_then(|n| n.try_into().ok()).unwrap_or(0)
    }

    /// Keeps the first trials of a candidate only.
    pub fn cut(&mut self, candidate: usize, trials: u32) {
        if let Some(results) = self.results.get_mut(candidate) {
            results.split_off(&trials);
        }
    }

    /// Adds the trials of another part of the same rollout.
    ///
    /// # Errors
    /// If the number of candidates is another, or both have a trial with different results.
    pub fn merge(&mut self, other: &Self) -> Result<(), TrialsError> {
        if other.candidates() != self.candidates() {
            return Err(TrialsError::Candidates {
                expected: self.candidates(),
                found: other.candidates(),
            });
        }
        for (results, more) in self.results.iter_mut().zip(&other.results) {
            for (&trial, result) in more {
                let known = *results.entry(trial).or_insert(*result);
                if known != *result {
                    return Err(TrialsError::Contradiction(trial));
                }
            }
        }
        Ok(())
    }

    /// The bytes of a checkpoint; `plan` is [`crate::RolloutPlan::fingerprint`]. Little-endian: 16 letters, plan,
    /// number of candidates, number of records, then for each record candidate, trial and six numbers,
    /// at last the FNV-1a of all before.
    #[must_use]
    pub fn to_bytes(&self, plan: u64) -> Vec<u8> {
        let records: usize = self.results.iter().map(BTreeMap::len).sum();
        let mut bytes = Vec::with_capacity(MAGIC.len() + 32 + RECORD * records);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&plan.to_le_bytes());
        bytes.extend_from_slice(&(self.results.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&(records as u64).to_le_bytes());
        for (candidate, results) in (0u32..).zip(&self.results) {
            for (trial, result) in results {
                bytes.extend_from_slice(&candidate.to_le_bytes());
                bytes.extend_from_slice(&trial.to_le_bytes());
                for number in result.chances.iter().chain([&result.value]) {
                    bytes.extend_from_slice(&number.to_le_bytes());
                }
            }
        }
        sealed(bytes)
    }

    /// Reads [`Trials::to_bytes`].
    ///
    /// # Errors
    /// If the bytes are something else, damaged, or of another plan.
    pub fn from_bytes(bytes: &[u8], plan: u64, candidates: usize) -> Result<Self, TrialsError> {
        if !bytes.starts_with(MAGIC) {
            return Err(TrialsError::Foreign);
        }
        let body = opened(bytes).ok_or(TrialsError::Damaged)?;
        let mut reader = Reader(body.get(MAGIC.len()..).ok_or(TrialsError::Damaged)?);
        let found = [reader.long()?, reader.long()?, reader.long()?];
        if found[..2] != [plan, candidates as u64] {
            return Err(TrialsError::OtherPlan);
        }
        if reader.0.len() as u64 != found[2].saturating_mul(RECORD as u64) {
            return Err(TrialsError::Damaged);
        }
        let mut trials = Self::new(candidates);
        while !reader.0.is_empty() {
            let (candidate, trial) = (reader.short()?, reader.short()?);
            let mut result = TrialResult::default();
            for number in result.chances.iter_mut().chain([&mut result.value]) {
                *number = f64::from_bits(reader.long()?);
            }
            if !trials.add(candidate as usize, trial, result) {
                return Err(TrialsError::Damaged);
            }
        }
        Ok(trials)
    }
}

/// What is left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], TrialsError> {
        let (first, rest) = self.0.split_first_chunk().ok_or(TrialsError::Damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn long(&mut self) -> Result<u64, TrialsError> {
        self.take().map(u64::from_le_bytes)
    }

    fn short(&mut self) -> Result<u32, TrialsError> {
        self.take().map(u32::from_le_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(trials: std::ops::Range<u32>) -> Trials {
        let mut all = Trials::new(2);
        for trial in trials {
            for candidate in 0..2 {
                let number = f64::from(trial) + candidate as f64 / 3.0;
                let chances = [number; 5];
                let value = -number;
                all.add(candidate, trial, TrialResult { chances, value });
            }
        }
        all
    }

    #[test]
    fn bytes_read_back_and_parts_make_the_whole() {
        let whole = some(0..50);
        let bytes = whole.to_bytes(7);
        assert_eq!(Trials::from_bytes(&bytes, 7, 2).as_ref(), Ok(&whole));
        let mut parts = some(30..50);
        parts.merge(&some(0..35)).unwrap();
        assert_eq!(parts, whole);
        let mut other = some(0..3);
        other.add(1, 2, TrialResult::default());
        assert_eq!(parts.merge(&other), Err(TrialsError::Contradiction(2)));
    }

    #[test]
    fn trials_of_other_candidates_are_refused() {
        let mut two = some(0..3);
        assert!(!two.add(7, 0, TrialResult::default()));
        assert_eq!(two, some(0..3));
        let error = two.merge(&Trials::new(3)).unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected trials of 2 candidates, found trials of 3"
        );
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let bytes = some(0..5).to_bytes(7);
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert!(Trials::from_bytes(&damaged, 7, 2).is_err(), "{place}");
            assert!(Trials::from_bytes(&bytes[..place], 7, 2).is_err());
        }
        for (plan, candidates) in [(8, 2), (7, 3)] {
            let other = Trials::from_bytes(&bytes, plan, candidates);
            assert_eq!(other, Err(TrialsError::OtherPlan));
        }
        assert_eq!(Trials::from_bytes(b"else", 7, 2), Err(TrialsError::Foreign));
    }
}
