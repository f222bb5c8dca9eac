//! Chances that something has not happened yet.

use super::ROLLS;

/// The chances that something takes as many rolls or more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rests {
    /// The first number of rolls.
    pub(super) from: usize,
    rests: [f32; ROLLS],
}

impl Rests {
    pub(super) fn of(from: usize, chances: &[f32; ROLLS]) -> Self {
        let mut rests = *chances;
        // In four parts, whose sums need not wait for one another.
        let parts = rests.as_chunks_mut::<8>().0;
        for place in (0..7).rev() {
            for part in &mut *parts {
                part[place] += part[place + 1];
            }
        }
        let mut after = 0.0;
        for part in parts.iter_mut().rev() {
            let whole = part[0];
            for rest in part {
                *rest += after;
            }
            after += whole;
        }
        Self { from, rests }
    }

    /// The same for the numbers of rolls from `from` on.
    pub(super) fn seen_from(&self, from: usize) -> [f32; ROLLS] {
        let mut seen = [0.0; ROLLS];
        if from >= self.from {
            let rests = self.rests.iter().skip(from - self.from);
            for (seen, rest) in seen.iter_mut().zip(rests) {
                *seen = *rest;
            }
        } else {
            let (before, after) = seen.split_at_mut((self.from - from).min(ROLLS));
            before.fill(1.0);
            after.copy_from_slice(&self.rests[..after.len()]);
        }
        seen
    }
}
