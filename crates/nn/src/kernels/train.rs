//! Training kernels. A panel holds the parameters of 64 hidden units, one row of 64 per input, then
//! the bias row, then one row per output; panels never touch each other's memory, so that they can
//! run on any number of threads with the same result.

use super::panel::{GROUPS, PANEL, Row};
use super::{Kernel, Simd, lanes, lanes_mut};
use crate::{
    OUTPUTS,
    batch::{Batch, ByInput},
};

/// What a layer reads: sparse inputs only in the first.
#[derive(Clone, Copy)]
pub(crate) struct Samples<'a> {
    pub(crate) sparse: Option<&'a Batch>,
    /// Row by row.
    pub(crate) dense: &'a [f32],
    /// Numbers of a row.
    pub(crate) width: usize,
    /// Where units are cut off.
    pub(crate) most: f32,
}

impl Samples<'_> {
    fn sparse_inputs(&self) -> usize {
        self.sparse.map_or(0, |batch| batch.shape().sparse)
    }
}

/// Hidden sums of one panel for all samples, and what they add to the logits.
pub(crate) struct Forward<'a> {
    pub(crate) samples: Samples<'a>,
    pub(crate) weights: &'a [Row],
    /// Written: sums before the rectifier, a row per sample.
    pub(crate) sums: &'a mut [Row],
    /// Written: what this panel adds to the logits of each sample.
    pub(crate) logits: &'a mut [[f32; OUTPUTS]],
}

impl Kernel for Forward<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (sparse, rest) = self.weights.split_at(self.samples.sparse_inputs());
        let (dense, rest) = rest.split_at(self.samples.width);
        let (bias, outputs) = (&rest[0], &rest[1..]);
        for (sample, sum) in self.sums.iter_mut().enumerate() {
            let list = self.samples.sparse.map(|batch| batch.sparse_of(sample));
            add_sparse(s, bias, sparse, list.unwrap_or_default(), sum);
        }
        if !dense.is_empty() {
            add_dense(s, dense, self.samples.dense, self.sums);
        }
        let most = s.splat(self.samples.most);
        for (sum, logits) in self.sums.iter().zip(self.logits.iter_mut()) {
            for (row, logit) in outputs.iter().zip(logits) {
                let mut dot = s.splat(0.0);
                for g in 0..GROUPS {
                    let x = s.min(s.relu(s.load(lanes(sum, g))), most);
                    dot = s.mul_add(x, s.load(lanes(row, g)), dot);
                }
                *logit = s.sum(dot);
            }
        }
    }
}

/// `out = start + sum of value * row[index]`.
#[inline(always)]
fn add_sparse<S: Simd>(s: S, start: &Row, rows: &[Row], list: &[(u16, f32)], out: &mut Row) {
    let mut acc: [S::F; GROUPS] = std::array::from_fn(|g| s.load(lanes(start, g)));
    for &(index, value) in list {
        let row = &rows[usize::from(index)];
        let value = s.splat(value);
        for (g, acc) in acc.iter_mut().enumerate() {
            *acc = s.mul_add(value, s.load(lanes(row, g)), *acc);
        }
    }
    for (g, acc) in acc.iter().enumerate() {
        s.store(*acc, lanes_mut(out, g));
    }
}

/// Adds dense inputs (row-major) times weights to the rows of `sums`, four samples at a time.
#[inline(always)]
fn add_dense<S: Simd>(s: S, weights: &[Row], inputs: &[f32], sums: &mut [Row]) {
    let width = weights.len();
    let (tiles, tail) = sums.as_chunks_mut::<4>();
    let split = tiles.len() * 4 * width;
    for (tile, x) in tiles
        .iter_mut()
        .zip(inputs[..split].chunks_exact(4 * width))
    {
        dense_tile(s, weights, x, tile);
    }
    for (one, x) in tail.iter_mut().zip(inputs[split..].chunks_exact(width)) {
        dense_tile(s, weights, x, std::array::from_mut(one));
    }
}

#[inline(always)]
fn dense_tile<S: Simd, const R: usize>(s: S, weights: &[Row], inputs: &[f32], sums: &mut [Row; R]) {
    let width = weights.len();
    let x: [&[f32]; R] = std::array::from_fn(|r| &inputs[r * width..][..width]);
    for g in (0..GROUPS).step_by(2) {
        let mut acc: [[S::F; 2]; R] =
            std::array::from_fn(|r| [s.load(lanes(&sums[r], g)), s.load(lanes(&sums[r], g + 1))]);
        for (k, row) in weights.iter().enumerate() {
            let w = [s.load(lanes(row, g)), s.load(lanes(row, g + 1))];
            for (acc, x) in acc.iter_mut().zip(&x) {
                let x = s.splat(x[k]);
                acc[0] = s.mul_add(x, w[0], acc[0]);
                acc[1] = s.mul_add(x, w[1], acc[1]);
            }
        }
        for (acc, sum) in acc.iter().zip(sums.iter_mut()) {
            s.store(acc[0], lanes_mut(sum, g));
            s.store(acc[1], lanes_mut(sum, g + 1));
        }
    }
}

/// Gradient of one panel.
pub(crate) struct Backward<'a> {
    pub(crate) samples: Samples<'a>,
    pub(crate) by_input: &'a ByInput,
    pub(crate) weights: &'a [Row],
    /// Sums of [`Forward`]; overwritten with their gradients.
    pub(crate) sums: &'a mut [Row],
    /// Of [`PassBack`]; empty if there is no layer behind.
    pub(crate) back: &'a [Row],
    /// Gradient of the loss by each logit.
    pub(crate) deltas: &'a [[f32; OUTPUTS]],
    /// Written, in the layout of `weights`.
    pub(crate) gradient: &'a mut [Row],
}

impl Kernel for Backward<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let inputs = self.weights.len() - 1 - OUTPUTS;
        let outputs = &self.weights[inputs + 1..];
        let (inputs, rest) = self.gradient.split_at_mut(inputs);
        for g in 0..GROUPS {
            let most = self.samples.most;
            let samples = (&mut *self.sums, self.back, self.deltas);
            hidden_gradient(s, g, most, outputs, samples, rest);
        }
        let (sparse, dense) = inputs.split_at_mut(self.samples.sparse_inputs());
        for (input, out) in sparse.iter_mut().enumerate() {
            add_sparse(s, &[0.0; PANEL], self.sums, self.by_input.of(input), out);
        }
        if !dense.is_empty() {
            dense_gradient(s, self.samples.dense, self.sums, dense);
        }
    }
}

/// Gradient by the rectified units of one panel, through the next layer.
pub(crate) struct PassBack<'a> {
    /// Of each panel of the next layer: its weights, a row for each unit of this one, and the gradients by its sums.
    pub(crate) through: &'a [(&'a [Row], &'a [Row])],
    /// The first unit of the panel.
    pub(crate) first: usize,
    /// Written: a row per sample.
    pub(crate) back: &'a mut [Row],
}

impl Kernel for PassBack<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        for (sample, back) in self.back.iter_mut().enumerate() {
            for (unit, out) in back.iter_mut().enumerate() {
                let mut dot = s.splat(0.0);
                for (weights, deltas) in self.through {
                    let (row, delta) = (&weights[self.first + unit], &deltas[sample]);
                    for g in 0..GROUPS {
                        dot = s.mul_add(s.load(lanes(delta, g)), s.load(lanes(row, g)), dot);
                    }
                }
                *out = s.sum(dot);
            }
        }
    }
}

/// Turns one lane group of `sums` into gradients and writes those of bias and output weights. `from_next` holds
/// the gradient through the next layer; it is empty if there is none.
#[inline(always)]
fn hidden_gradient<S: Simd>(
    s: S,
    g: usize,
    most: f32,
    outputs: &[Row],
    (sums, from_next, deltas): (&mut [Row], &[Row], &[[f32; OUTPUTS]]),
    gradient: &mut [Row],
) {
    let weights: [S::F; OUTPUTS] = std::array::from_fn(|o| s.load(lanes(&outputs[o], g)));
    let most = s.splat(most);
    let mut bias = s.splat(0.0);
    let mut acc = [s.splat(0.0); OUTPUTS];
    for (sample, (sum, delta)) in sums.iter_mut().zip(deltas).enumerate() {
        let z = s.load(lanes(sum, g));
        let x = s.min(s.relu(z), most);
        let mut back = match from_next.get(sample) {
            Some(row) => s.load(lanes(row, g)),
            None => s.splat(0.0),
        };
        for o in 0..OUTPUTS {
            let delta = s.splat(delta[o]);
            acc[o] = s.mul_add(delta, x, acc[o]);
            back = s.mul_add(delta, weights[o], back);
        }
        let back = s.gate(s.sub(most, z), s.gate(z, back));
        bias = s.add(bias, back);
        s.store(back, lanes_mut(sum, g));
    }
    s.store(bias, lanes_mut(&mut gradient[0], g));
    for (acc, row) in acc.iter().zip(&mut gradient[1..]) {
        s.store(*acc, lanes_mut(row, g));
    }
}

/// Gradient of the dense weights: four inputs at a time.
#[inline(always)]
fn dense_gradient<S: Simd>(s: S, inputs: &[f32], sums: &[Row], gradient: &mut [Row]) {
    let width = gradient.len();
    let (tiles, tail) = gradient.as_chunks_mut::<4>();
    let mut first = 0;
    for tile in tiles {
        gradient_tile(s, inputs, first, width, sums, tile);
        first += 4;
    }
    for one in tail {
        gradient_tile(s, inputs, first, width, sums, std::array::from_mut(one));
        first += 1;
    }
}

#[inline(always)]
fn gradient_tile<S: Simd, const R: usize>(
    s: S,
    inputs: &[f32],
    first: usize,
    width: usize,
    sums: &[Row],
    gradient: &mut [Row; R],
) {
    for g in (0..GROUPS).step_by(2) {
        let mut acc = [[s.splat(0.0); 2]; R];
        for (sum, x) in sums.iter().zip(inputs.chunks_exact(width)) {
            let d = [s.load(lanes(sum, g)), s.load(lanes(sum, g + 1))];
            for (acc, &x) in acc.iter_mut().zip(&x[first..first + R]) {
                let x = s.splat(x);
                acc[0] = s.mul_add(x, d[0], acc[0]);
                acc[1] = s.mul_add(x, d[1], acc[1]);
            }
        }
        for (acc, out) in acc.iter().zip(gradient.iter_mut()) {
            s.store(acc[0], lanes_mut(out, g));
            s.store(acc[1], lanes_mut(out, g + 1));
        }
    }
}

/// One step of Adam (Kingma, Ba 2015) with bias correction folded into `rate` and `epsilon`.
pub(crate) struct Adam<'a> {
    pub(crate) beta1: f32,
    pub(crate) beta2: f32,
    pub(crate) rate: f32,
    pub(crate) epsilon: f32,
    pub(crate) gradient: &'a [Row],
    pub(crate) weights: &'a mut [Row],
    pub(crate) mean: &'a mut [Row],
    pub(crate) square: &'a mut [Row],
}

impl Kernel for Adam<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (b1, b2) = (s.splat(self.beta1), s.splat(self.beta2));
        let (c1, c2) = (s.splat(1.0 - self.beta1), s.splat(1.0 - self.beta2));
        let (rate, epsilon) = (s.splat(self.rate), s.splat(self.epsilon));
        let state = self.mean.iter_mut().zip(self.square);
        for ((gradient, weights), (mean, square)) in
            self.gradient.iter().zip(self.weights).zip(state)
        {
            for i in 0..GROUPS {
                let slope = s.load(lanes(gradient, i));
                let m = s.mul_add(b1, s.load(lanes(mean, i)), s.mul(c1, slope));
                let v = s.mul_add(b2, s.load(lanes(square, i)), s.mul(c2, s.mul(slope, slope)));
                let step = s.div(s.mul(rate, m), s.add(s.sqrt(v), epsilon));
                s.store(m, lanes_mut(mean, i));
                s.store(v, lanes_mut(square, i));
                let moved = s.sub(s.load(lanes(weights, i)), step);
                s.store(moved, lanes_mut(weights, i));
            }
        }
    }
}

/// Moves an average of the weights towards the weights.
pub(crate) struct Average<'a> {
    pub(crate) share: f32,
    pub(crate) weights: &'a [Row],
    pub(crate) slow: &'a mut [Row],
}

impl Kernel for Average<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let share = s.splat(self.share);
        for (weights, slow) in self.weights.iter().zip(self.slow) {
            for g in 0..GROUPS {
                let a = s.load(lanes(slow, g));
                let difference = s.sub(s.load(lanes(weights, g)), a);
                s.store(s.mul_add(share, difference, a), lanes_mut(slow, g));
            }
        }
    }
}
