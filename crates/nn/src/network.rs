//! Master weights: a hidden layer and, in some nets, a second one, in `f32`.

mod second_part;

use crate::{OUTPUTS, Shape, ShapeError, random::SplitMix, sigmoid};

pub(crate) use second_part::SecondPart;

/// Weights of inputs -> hidden rectified linear units -> five sigmoids.
///
/// With a second layer each 64 neighbouring hidden units also feed 16 rectified linear units of their own, which add
/// to the same outputs: hidden units alone can only add up their inputs, these can combine them.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    shape: Shape,
    /// `[input][hidden]`, sparse inputs first, then `[hidden]` biases, `[output][hidden]` weights, the rows of the
    /// second layer and `[output]` biases. The second layer of 64 hidden units is what these rows hold in their
    /// columns, read row after row: [`SecondPart`].
    parameters: Vec<f32>,
}

impl Network {
    /// Random weights after He et al. (2015); `output_bias` sets the starting logits (about -4
    /// suits outputs that are rarely 1). The same seed gives the same bits on every machine.
    ///
    /// ```
    /// use barpoint_nn::{Network, Shape};
    ///
    /// let shape = Shape { sparse: 8, dense: 0, hidden: 64, second: 0 };
    /// let net = Network::random(shape, 1, [0.0, -1.0, -4.0, -1.0, -4.0])?;
    /// let outputs = net.forward(&[(3, 1.0)], &[]);
    /// assert!(outputs.iter().all(|chance| (0.0..=1.0).contains(chance)));
    /// assert_eq!(net, Network::random(shape, 1, [0.0, -1.0, -4.0, -1.0, -4.0])?);
    /// # Ok::<(), barpoint_nn::ShapeError>(())
    /// ```
    pub fn random(
        shape: Shape,
        seed: u64,
        output_bias: [f32; OUTPUTS],
    ) -> Result<Self, ShapeError> {
        shape.check()?;
        // About 30 of the sparse inputs are active at once; only these add to the variance.
        #[expect(clippy::cast_precision_loss, reason = "at most 4096")]
        let (active, hidden) = (
            (shape.sparse.min(30) + shape.dense) as f32,
            shape.hidden as f32,
        );
        let (first, second) = ((2.0 / active).sqrt(), (1.0 / hidden).sqrt());
        let mut random = SplitMix::new(seed);
        let mut parameters = Vec::with_capacity(shape.parameters());
        parameters.extend((0..shape.inputs() * shape.hidden).map(|_| first * random.normal()));
        parameters.extend(std::iter::repeat_n(0.0, shape.hidden));
        parameters.extend((0..OUTPUTS * shape.hidden).map(|_| second * random.normal()));
        if shape.second > 0 {
            // Each unit reads 64 others. The second layer contributes nothing at first.
            let weights = shape.second * shape.hidden;
            let scale = (2.0_f32 / 64.0).sqrt();
            parameters.extend((0..weights).map(|_| scale * random.normal()));
            let rest = shape.rows() * shape.hidden - parameters.len();
            parameters.extend(std::iter::repeat_n(0.0, rest));
        }
        parameters.extend(output_bias);
        Ok(Self { shape, parameters })
    }

    /// Random weights whose second layer, if any, contributes.
    #[cfg(test)]
    pub(crate) fn lively(shape: Shape, seed: u64, output_bias: [f32; OUTPUTS]) -> Self {
        let mut net = Self::random(shape, seed, output_bias).expect("a sound shape");
        let mut random = SplitMix::new(!seed);
        let end = shape.rows() * shape.hidden;
        let weights = (shape.first_second_row() + shape.second) * shape.hidden;
        for weight in &mut net.parameters[weights.min(end)..end] {
            *weight = 0.2 * random.normal();
        }
        net
    }

    /// A net with more hidden units, more dense inputs or a second layer but the same outputs, so that training can
    /// continue: added units have random weights from the inputs and zero weights to the outputs, added inputs
    /// (behind the others) zero weights. `None` if anything would shrink or the sparse inputs differ.
    pub fn widened(&self, shape: Shape, seed: u64) -> Result<Option<Self>, ShapeError> {
        let old = self.shape;
        let less =
            shape.hidden < old.hidden || shape.dense < old.dense || shape.second < old.second;
        if less || shape.sparse != old.sparse {
            return Ok(None);
        }
        let mut wide = Self::random(shape, seed, self.output_bias())?;
        let (few, many) = (old.hidden, shape.hidden);
        let mut rows = wide.parameters.chunks_exact_mut(many);
        let mut known = self.parameters.chunks_exact(few);
        for (known, row) in known.by_ref().take(old.inputs()).zip(rows.by_ref()) {
            row[..few].copy_from_slice(known);
        }
        for row in rows.by_ref().take(shape.dense - old.dense) {
            row[..few].fill(0.0);
        }
        for (at, (row, known)) in rows.zip(known).enumerate() {
            row[..few].copy_from_slice(known);
            if (1..=OUTPUTS).contains(&at) {
                row[few..].fill(0.0);
            }
        }
        Ok(Some(wide))
    }

    /// A net of the same shape with all parameters zero.
    pub(crate) fn zeroed(&self) -> Self {
        Self {
            shape: self.shape,
            parameters: vec![0.0; self.parameters.len()],
        }
    }

    /// A net from its parameters, in the order of [`Network::parameters`].
    pub fn from_parameters(shape: Shape, parameters: Vec<f32>) -> Result<Self, ShapeError> {
        shape.check()?;
        let (expected, found) = (shape.parameters(), parameters.len());
        if expected == found {
            Ok(Self { shape, parameters })
        } else {
            Err(ShapeError::Parameters { expected, found })
        }
    }

    /// Sizes.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// All parameters: one column of hidden weights per input (sparse first), hidden biases, one
    /// row of hidden weights per output, the rows of the second layer, output biases.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// Weights from one input (dense inputs follow the sparse ones) to every hidden unit.
    ///
    /// # Panics
    /// If there is no such input.
    #[must_use]
    pub fn column(&self, input: usize) -> &[f32] {
        assert!(input < self.shape.inputs(), "input {input} out of range");
        &self.parameters[input * self.shape.hidden..][..self.shape.hidden]
    }

    /// Biases of the hidden units.
    #[must_use]
    pub fn hidden_bias(&self) -> &[f32] {
        &self.parameters[self.shape.inputs() * self.shape.hidden..][..self.shape.hidden]
    }

    /// Weights from every hidden unit to one output.
    ///
    /// # Panics
    /// If there is no such output.
    #[must_use]
    pub fn output_row(&self, output: usize) -> &[f32] {
        assert!(output < OUTPUTS, "output {output} out of range");
        &self.parameters[(self.shape.inputs() + 1 + output) * self.shape.hidden..]
            [..self.shape.hidden]
    }

    /// The rows of the second layer for 64 hidden units, empty if there is none; see [`SecondPart::of`].
    pub(crate) fn second_rows(&self, part: usize) -> Vec<[f32; Shape::HIDDEN_STEP]> {
        let rows = self.shape.first_second_row()..self.shape.rows();
        let row = |row: usize| {
            let at = row * self.shape.hidden + part * Shape::HIDDEN_STEP;
            std::array::from_fn(|i| self.parameters[at + i])
        };
        rows.map(row).collect()
    }

    /// Biases of the outputs.
    #[must_use]
    pub fn output_bias(&self) -> [f32; OUTPUTS] {
        std::array::from_fn(|o| self.parameters[self.parameters.len() - OUTPUTS + o])
    }

    /// The five output chances, by the simplest code: the reference for testing faster forms.
    ///
    /// # Panics
    /// If an index is out of range or `dense` has the wrong length.
    #[must_use]
    pub fn forward(&self, sparse: &[(u16, f32)], dense: &[f32]) -> [f32; OUTPUTS] {
        assert_eq!(dense.len(), self.shape.dense, "dense inputs");
        let mut hidden = self.hidden_bias().to_vec();
        let mut add = |input: usize, value: f32| {
            for (h, w) in hidden.iter_mut().zip(self.column(input)) {
                *h += value * w;
            }
        };
        for &(input, value) in sparse {
            assert!(
                usize::from(input) < self.shape.sparse,
                "sparse input {input} out of range"
            );
            add(usize::from(input), value);
        }
        for (k, &value) in dense.iter().enumerate() {
            add(self.shape.sparse + k, value);
        }
        let bias = self.output_bias();
        let mut logits: [f32; OUTPUTS] = std::array::from_fn(|o| {
            let dot = hidden
                .iter()
                .zip(self.output_row(o))
                .map(|(h, w)| h.max(0.0) * w);
            bias[o] + dot.sum::<f32>()
        });
        for (part, hidden) in hidden.as_chunks().0.iter().enumerate() {
            if let Some(second) = SecondPart::of(&self.second_rows(part)) {
                second.add(hidden, &mut logits);
            }
        }
        logits.map(sigmoid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_widened_net_says_the_same() {
        let few = Shape {
            sparse: 7,
            dense: 3,
            hidden: 64,
            second: 0,
        };
        let mut net = Network::random(few, 5, [-1.0, 0.5, 0.0, 2.0, -4.0]).unwrap();
        let (sparse, dense) = ([(1, 1.0), (6, 0.5)], [0.25, -2.0, 1.0, 0.7]);
        let expected = net.forward(&sparse, &dense[..3]);
        let wider = Shape { hidden: 192, ..few };
        let seeing_more = Shape { dense: 4, ..wider };
        let deeper = Shape {
            second: Shape::SECOND,
            ..seeing_more
        };
        for shape in [few, wider, seeing_more, deeper] {
            let wide = net.widened(shape, 6).unwrap().unwrap();
            let said = wide.forward(&sparse, &dense[..shape.dense]);
            for (said, expected) in said.into_iter().zip(expected) {
                assert!((said - expected).abs() < 1e-6, "{said} {expected}");
            }
            if shape != few {
                assert_ne!(wide.column(0)[64..], vec![0.0; 128]);
                assert_eq!(wide.widened(few, 6), Ok(None));
            }
            net = wide;
        }
        assert_eq!(net.widened(deeper, 7), Ok(Some(net.clone())));
        let other = Shape {
            sparse: 8,
            ..deeper
        };
        assert_eq!(net.widened(other, 6), Ok(None));
    }

    #[test]
    fn the_second_layer_joins_what_hidden_units_see() {
        let shape = Shape {
            sparse: 2,
            dense: 0,
            hidden: 64,
            second: Shape::SECOND,
        };
        // Two hidden units show one input each; a second unit fires when both are there.
        let mut parameters = vec![0.0; shape.parameters()];
        parameters[0] = 1.0;
        parameters[shape.hidden + 1] = 1.0;
        let second = shape.first_second_row() * shape.hidden;
        let unit = 3;
        parameters[second + unit] = 2.0;
        parameters[second + Shape::SECOND + unit] = 2.0;
        let bias = second + Shape::SECOND * Shape::HIDDEN_STEP;
        parameters[bias + unit] = -3.0;
        parameters[bias + Shape::SECOND + unit] = 5.0;
        let net = Network::from_parameters(shape, parameters).unwrap();
        let win = |inputs: &[(u16, f32)]| net.forward(inputs, &[])[0];
        for one in [&[][..], &[(0, 1.0)], &[(1, 1.0)]] {
            assert!((win(one) - 0.5).abs() < 1e-6);
        }
        assert!((win(&[(0, 1.0), (1, 1.0)]) - sigmoid(5.0)).abs() < 1e-6);
    }
}
