//! How far a net is from its targets.

use crate::OUTPUTS;

/// How far the outputs were from the targets, before the step, summed over the samples.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BatchLoss {
    /// Samples.
    pub samples: usize,
    /// Sum of squared differences in money equity.
    pub squared_equity: f64,
    /// Sum of squared differences of each output.
    pub squared: [f64; OUTPUTS],
}

impl BatchLoss {
    /// Root mean square of the equity difference.
    #[must_use]
    pub fn rms_equity(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
        let samples = self.samples.max(1) as f64;
        (self.squared_equity / samples).sqrt()
    }

    /// Adds another batch.
    pub fn merge(&mut self, other: &Self) {
        self.samples += other.samples;
        self.squared_equity += other.squared_equity;
        for (a, b) in self.squared.iter_mut().zip(other.squared) {
            *a += b;
        }
    }

    /// Adds a sample by how far its outputs were from the targets.
    pub fn add(&mut self, difference: [f32; OUTPUTS]) {
        let d = difference.map(f64::from);
        let equity = 2.0 * d[0] + d[1] + d[2] - d[3] - d[4];
        self.samples += 1;
        self.squared_equity += equity * equity;
        for (sum, d) in self.squared.iter_mut().zip(d) {
            *sum += d * d;
        }
    }
}
