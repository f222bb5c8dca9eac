//! The order in which a fit uses its records.

use rand::seq::SliceRandom;

use crate::streams::stream;

/// Which records each step uses: a fresh shuffle for every epoch.
pub(crate) struct Shuffled {
    seed: u64,
    /// Name of the random stream.
    name: String,
    batch: usize,
    per_epoch: u64,
    epoch: Option<u64>,
    records: Vec<u32>,
}

impl Shuffled {
    /// An order of this many records in batches of `batch`.
    pub(crate) fn new(seed: u64, name: String, records: usize, batch: usize) -> Self {
        Self {
            seed,
            name,
            batch,
            per_epoch: (records / batch).max(1) as u64,
            epoch: None,
            records: (0..records as u32).collect(),
        }
    }

    /// Steps in this many epochs.
    pub(crate) fn steps(&self, epochs: f64) -> u64 {
        #[expect(clippy::cast_sign_loss, reason = "negative counts become zero")]
        let steps = (epochs * self.per_epoch as f64) as u64;
        steps
    }

    /// The records of a step.
    pub(crate) fn chosen(&mut self, step: u64) -> &[u32] {
        let epoch = step / self.per_epoch;
        if self.epoch != Some(epoch) {
            self.records.sort_unstable();
            self.records
                .shuffle(&mut stream(self.seed, &self.name, epoch));
            self.epoch = Some(epoch);
        }
        let from = (step % self.per_epoch) as usize * self.batch;
        &self.records[from..self.records.len().min(from + self.batch)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_epoch_uses_every_record_once_in_another_order() {
        let mut order = Shuffled::new(1, "some".into(), 20, 4);
        assert_eq!(order.steps(2.0), 10);
        let mut epoch = |from: u64| -> Vec<u32> {
            (from..from + 5)
                .flat_map(|step| order.chosen(step).to_vec())
                .collect()
        };
        let (first, second) = (epoch(0), epoch(5));
        assert_ne!(first, second);
        assert_eq!(first, epoch(0));
        for mut list in [first, second] {
            list.sort_unstable();
            assert_eq!(list, (0..20).collect::<Vec<_>>());
        }
    }
}
