//! The second layer in training: 16 units that read the 64 hidden units of a panel.

use super::panel::{GROUPS, PANEL, Row};
use super::{LANES, Simd, lanes, lanes_mut};
use crate::{OUTPUTS, Shape, network::SecondPart};

const UNITS: usize = Shape::SECOND;
const HALVES: usize = UNITS / LANES;

/// What the backward pass needs from the forward pass, for the samples of a batch.
#[derive(Clone, Debug, Default)]
pub(crate) struct SecondScratch {
    /// Units after the rectifier.
    units: Vec<[f32; UNITS]>,
    /// Gradient of the loss by the rectified hidden units, through this layer.
    pub(super) back: Vec<Row>,
}

impl SecondScratch {
    /// Adds the output of the second layer in `rows`, if any, to the logits.
    #[inline(always)]
    pub(super) fn forward<S: Simd>(
        &mut self,
        s: S,
        rows: &[Row],
        sums: &[Row],
        logits: &mut [[f32; OUTPUTS]],
    ) {
        self.units.clear();
        let Some(part) = SecondPart::of(rows) else {
            return;
        };
        self.units.resize(sums.len(), [0.0; UNITS]);
        for ((sum, logits), units) in sums.iter().zip(logits).zip(&mut self.units) {
            let mut acc: [S::F; HALVES] = std::array::from_fn(|h| s.load(lanes(part.bias, h)));
            for (x, weights) in sum.iter().zip(part.weights) {
                if *x > 0.0 {
                    let x = s.splat(*x);
                    for (h, acc) in acc.iter_mut().enumerate() {
                        *acc = s.mul_add(x, s.load(lanes(weights, h)), *acc);
                    }
                }
            }
            for (h, acc) in acc.iter().enumerate() {
                s.store(s.relu(*acc), lanes_mut(units, h));
            }
            for (row, logit) in part.outputs.iter().zip(logits) {
                let mut dot = s.splat(0.0);
                for h in 0..HALVES {
                    dot = s.mul_add(s.load(lanes(units, h)), s.load(lanes(row, h)), dot);
                }
                *logit += s.sum(dot);
            }
        }
    }

    /// Writes the gradient of the layer, in the layout of `rows`, and the gradient passed back to the hidden units.
    #[inline(always)]
    pub(super) fn backward<S: Simd>(
        &mut self,
        s: S,
        rows: &[Row],
        sums: &[Row],
        deltas: &[[f32; OUTPUTS]],
        gradient: &mut [Row],
    ) {
        self.back.clear();
        let Some(part) = SecondPart::of(rows) else {
            return;
        };
        self.back.resize(sums.len(), [0.0; PANEL]);
        gradient.fill([0.0; PANEL]);
        let transposed: [Row; UNITS] =
            std::array::from_fn(|k| std::array::from_fn(|i| part.weights[i][k]));
        let units = gradient.as_flattened_mut().as_chunks_mut::<UNITS>().0;
        let (weights, rest) = units.split_at_mut(PANEL);
        let (bias, outputs) = rest.split_at_mut(1);
        let samples = sums.iter().zip(deltas).zip(&self.units);
        for (((sum, delta), units), out) in samples.zip(&mut self.back) {
            let mut slopes = [0.0; UNITS];
            for h in 0..HALVES {
                let z = s.load(lanes(units, h));
                let mut slope = s.splat(0.0);
                for ((&delta, row), grown) in delta.iter().zip(part.outputs).zip(outputs.iter_mut())
                {
                    let delta = s.splat(delta);
                    slope = s.mul_add(delta, s.load(lanes(row, h)), slope);
                    let grown = lanes_mut(grown, h);
                    s.store(s.mul_add(delta, z, s.load(grown)), grown);
                }
                let slope = s.gate(z, slope);
                s.store(slope, lanes_mut(&mut slopes, h));
                let bias = lanes_mut(&mut bias[0], h);
                s.store(s.add(slope, s.load(bias)), bias);
            }
            for (x, grown) in sum.iter().zip(weights.iter_mut()) {
                if *x > 0.0 {
                    let x = s.splat(*x);
                    for h in 0..HALVES {
                        let grown = lanes_mut(grown, h);
                        s.store(
                            s.mul_add(x, s.load(lanes(&slopes, h)), s.load(grown)),
                            grown,
                        );
                    }
                }
            }
            let mut acc = [s.splat(0.0); GROUPS];
            for (slope, row) in slopes.iter().zip(&transposed) {
                let slope = s.splat(*slope);
                for (g, acc) in acc.iter_mut().enumerate() {
                    *acc = s.mul_add(slope, s.load(lanes(row, g)), *acc);
                }
            }
            for (g, acc) in acc.iter().enumerate() {
                s.store(*acc, lanes_mut(out, g));
            }
        }
    }
}
