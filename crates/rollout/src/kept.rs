//! The trials of many rollouts, and their form in a file.

use std::collections::BTreeMap;

use crate::seal::{opened, sealed};
use crate::{Trials, TrialsError};

/// Trials by [`crate::RolloutPlan::fingerprint`]: what was rolled out of a match, finished or not.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptRollouts {
    by_plan: BTreeMap<u64, Trials>,
}

/// How a file begins.
const MAGIC: &[u8; 16] = b"barpoint kept 1\n";

impl KeptRollouts {
    /// The trials of a plan with this many candidates; none if nothing was kept.
    #[must_use]
    pub fn of(&self, plan: u64, candidates: usize) -> Trials {
        let kept = self.by_plan.get(&plan);
        let kept = kept.filter(|trials| trials.candidates() == candidates);
        kept.cloned().unwrap_or_else(|| Trials::new(candidates))
    }

    /// Keeps the trials of a plan in place of what was kept of it.
    pub fn keep(&mut self, plan: u64, trials: Trials) {
        self.by_plan.insert(plan, trials);
    }

    /// Of how many plans there are trials.
    #[must_use]
    pub fn len(&self) -> usize {
        self.by_plan.len()
    }

    /// Whether nothing was kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.by_plan.is_empty()
    }

    /// The bytes of a file, little-endian: 16 letters, number of plans, then for each plan its fingerprint, number of
    /// candidates, number of bytes and [`Trials::to_bytes`]; at last the FNV-1a of all before. The trials of the
    /// plan under way may be added.
    #[must_use]
    pub fn to_bytes(&self, under_way: Option<(u64, &Trials)>) -> Vec<u8> {
        let others = self.by_plan.iter().map(|(&plan, trials)| (plan, trials));
        let others = others.filter(|(plan, _)| under_way.is_none_or(|(other, _)| other != *plan));
        let all: Vec<(u64, &Trials)> = others.chain(under_way).collect();
        let mut bytes = MAGIC.to_vec();
        bytes.extend_from_slice(&(all.len() as u64).to_le_bytes());
        for (plan, trials) in all {
            let own = trials.to_bytes(plan);
            for number in [plan, trials.candidates() as u64, own.len() as u64] {
                bytes.extend_from_slice(&number.to_le_bytes());
            }
            bytes.extend_from_slice(&own);
        }
        sealed(bytes)
    }

    /// Reads [`KeptRollouts::to_bytes`].
    ///
    /// # Errors
    /// If the bytes are something else or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TrialsError> {
        if !bytes.starts_with(MAGIC) {
            return Err(TrialsError::Foreign);
        }
        let body = opened(bytes).ok_or(TrialsError::Damaged)?;
        let mut rest = body.get(MAGIC.len()..).ok_or(TrialsError::Damaged)?;
        let long = |rest: &mut &[u8]| -> Result<u64, TrialsError> {
            let (first, more) = rest.split_first_chunk().ok_or(TrialsError::Damaged)?;
            *rest = more;
            Ok(u64::from_le_bytes(*first))
        };
        let mut kept = Self::default();
        for _ in 0..long(&mut rest)? {
            let (plan, candidates) = (long(&mut rest)?, long(&mut rest)?);
            let length = usize::try_from(long(&mut rest)?).unwrap_or(usize::MAX);
            let (own, more) = rest.split_at_checked(length).ok_or(TrialsError::Damaged)?;
            let candidates = usize::try_from(candidates)
                .ok()
                .filter(|&n| n <= length)
                .ok_or(TrialsError::Damaged)?;
            kept.keep(plan, Trials::from_bytes(own, plan, candidates)?);
            rest = more;
        }
        if rest.is_empty() {
            Ok(kept)
        } else {
            Err(TrialsError::Damaged)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TrialResult;

    fn trials(candidates: usize, of_each: u32) -> Trials {
        let mut all = Trials::new(candidates);
        for trial in 0..of_each {
            for candidate in 0..candidates {
                let value = f64::from(trial) / 3.0;
                let chances = [value; 5];
                all.add(candidate, trial, TrialResult { chances, value });
            }
        }
        all
    }

    #[test]
    fn plans_are_kept_apart_and_the_one_under_way_replaces_its_past() {
        let mut kept = KeptRollouts::default();
        kept.keep(7, trials(2, 3));
        kept.keep(u64::MAX, trials(1, 5));
        let whole = KeptRollouts::from_bytes(&kept.to_bytes(None));
        assert_eq!(whole.as_ref(), Ok(&kept));
        let later = trials(2, 9);
        let read = KeptRollouts::from_bytes(&kept.to_bytes(Some((7, &later)))).unwrap();
        assert_eq!((read.len(), read.of(7, 2)), (2, later));
        assert_eq!(read.of(7, 3), Trials::new(3));
        assert_eq!(read.of(8, 2), Trials::new(2));
        let nothing = KeptRollouts::default();
        assert!(
            KeptRollouts::from_bytes(&nothing.to_bytes(None))
                .unwrap()
                .is_empty()
        );
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let mut kept = KeptRollouts::default();
        kept.keep(7, trials(2, 2));
        let bytes = kept.to_bytes(None);
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert!(KeptRollouts::from_bytes(&damaged).is_err(), "{place}");
            assert!(KeptRollouts::from_bytes(&bytes[..place]).is_err());
        }
        // A seal that fits proves nothing about the numbers before it.
        let mut huge = MAGIC.to_vec();
        huge.extend_from_slice(&[0xff; 40]);
        let huge = sealed(huge);
        assert_eq!(KeptRollouts::from_bytes(&huge), Err(TrialsError::Damaged));
        let single = trials(1, 1).to_bytes(7);
        assert_eq!(KeptRollouts::from_bytes(&single), Err(TrialsError::Foreign));
    }
}
