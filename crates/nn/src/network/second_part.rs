//! The second layer of a net, 64 hidden units at a time.

use crate::{OUTPUTS, Shape};

/// The numbers of a second layer that belong to 64 hidden units, read row after row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SecondPart<'a> {
    /// `[hidden unit][second unit]`.
    pub(crate) weights: &'a [[f32; Shape::SECOND]; Shape::HIDDEN_STEP],
    pub(crate) bias: &'a [f32; Shape::SECOND],
    /// `[output][second unit]`.
    pub(crate) outputs: &'a [[f32; Shape::SECOND]; OUTPUTS],
}

impl<'a> SecondPart<'a> {
    /// The part in these rows of 64 numbers; `None` if they are too few.
    pub(crate) fn of(rows: &'a [[f32; Shape::HIDDEN_STEP]]) -> Option<Self> {
        let units = rows.as_flattened().as_chunks().0;
        let (weights, rest) = units.split_first_chunk()?;
        let (bias, rest) = rest.split_first()?;
        Some(Self {
            weights,
            bias,
            outputs: rest.first_chunk()?,
        })
    }

    /// Adds the output of these units, given the sums of the 64 hidden units.
    pub(super) fn add(&self, hidden: &[f32; Shape::HIDDEN_STEP], logits: &mut [f32; OUTPUTS]) {
        let mut sums = *self.bias;
        for (h, weights) in hidden.iter().zip(self.weights) {
            for (sum, w) in sums.iter_mut().zip(weights) {
                *sum += h.max(0.0) * w;
            }
        }
        for (logit, weights) in logits.iter_mut().zip(self.outputs) {
            let dot = sums.iter().zip(weights).map(|(z, w)| z.max(0.0) * w);
            *logit += dot.sum::<f32>();
        }
    }
}
