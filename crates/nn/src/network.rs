//! Master weights: one hidden layer in `f32`.

use crate::{random::SplitMix, sigmoid};

/// Number of outputs.
pub const OUTPUTS: usize = 5;

/// Sizes of a [`Network`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Inputs that are mostly zero, given as a list of (index, value).
    pub sparse: usize,
    /// Inputs given as a full row; may be 0.
    pub dense: usize,
    /// Hidden units, a multiple of [`Shape::HIDDEN_STEP`].
    pub hidden: usize,
}

/// Why numbers are no [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// Hidden units that the kernels cannot cover.
    #[error("expected 64 to 4096 hidden units in steps of 64, found {0}")]
    Hidden(usize),
    /// Too many or no inputs.
    #[error("expected 1 to 4096 inputs, found {0}")]
    Inputs(usize),
    /// Parameters that do not fill the shape.
    #[error("expected {expected} parameters, found {found}")]
    Parameters {
        /// What the shape needs.
        expected: usize,
        /// What was given.
        found: usize,
    },
}

impl Shape {
    /// Hidden units come in multiples of this.
    pub const HIDDEN_STEP: usize = 64;

    /// Sparse and dense inputs together.
    #[must_use]
    pub const fn inputs(self) -> usize {
        self.sparse + self.dense
    }

    /// Number of weights and biases.
    #[must_use]
    pub const fn parameters(self) -> usize {
        (self.inputs() + 1 + OUTPUTS) * self.hidden + OUTPUTS
    }

    /// Whether nets of this shape can be built.
    pub const fn check(self) -> Result<(), ShapeError> {
        if self.hidden == 0 || self.hidden > 4096 || !self.hidden.is_multiple_of(Self::HIDDEN_STEP)
        {
            return Err(ShapeError::Hidden(self.hidden));
        }
        if self.sparse > 4096 || self.dense > 4096 || self.inputs() == 0 || self.inputs() > 4096 {
            return Err(ShapeError::Inputs(self.inputs()));
        }
        Ok(())
    }
}

/// Weights of inputs -> hidden rectified linear units -> five sigmoids.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    shape: Shape,
    /// `[input][hidden]`, sparse inputs first, then `[hidden]` biases, `[output][hidden]` weights
    /// and `[output]` biases.
    parameters: Vec<f32>,
}

impl Network {
    /// Random weights after He et al. (2015); `output_bias` sets the starting logits (about -4
    /// suits outputs that are rarely 1). The same seed gives the same bits on every machine.
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
        parameters.extend(output_bias);
        Ok(Self { shape, parameters })
    }

    /// A net with more hidden units that says the same: those added have random weights from the inputs
    /// and none to the outputs, so that training can begin where it ended. `None` if there are fewer units
    /// or other inputs.
    pub fn widened(&self, shape: Shape, seed: u64) -> Result<Option<Self>, ShapeError> {
        let (few, many) = (self.shape.hidden, shape.hidden);
        if many < few || (self.shape.sparse, self.shape.dense) != (shape.sparse, shape.dense) {
            return Ok(None);
        }
        let mut wide = Self::random(shape, seed, self.output_bias())?;
        let rows = wide.parameters.chunks_exact_mut(many);
        let known = self.parameters.chunks_exact(few);
        for (at, (row, known)) in rows.zip(known).enumerate() {
            row[..few].copy_from_slice(known);
            if at > shape.inputs() {
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
    /// row of hidden weights per output, output biases.
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

    /// Biases of the outputs.
    #[must_use]
    pub fn output_bias(&self) -> [f32; OUTPUTS] {
        std::array::from_fn(|o| self.parameters[self.parameters.len() - OUTPUTS + o])
    }

    /// The five output chances, by the plainest code: the reference that faster forms are tested
    /// against.
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
        std::array::from_fn(|o| {
            let dot = hidden
                .iter()
                .zip(self.output_row(o))
                .map(|(h, w)| h.max(0.0) * w);
            sigmoid(bias[o] + dot.sum::<f32>())
        })
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
        };
        let many = Shape { hidden: 192, ..few };
        let net = Network::random(few, 5, [-1.0, 0.5, 0.0, 2.0, -4.0]).unwrap();
        let wide = net.widened(many, 6).unwrap().unwrap();
        let (sparse, dense) = ([(1, 1.0), (6, 0.5)], [0.25, -2.0, 1.0]);
        let (said, expected) = (wide.forward(&sparse, &dense), net.forward(&sparse, &dense));
        for (said, expected) in said.into_iter().zip(expected) {
            assert!((said - expected).abs() < 1e-6, "{said} {expected}");
        }
        assert_ne!(wide.column(0)[64..], vec![0.0; 128]);
        assert_eq!(net.widened(few, 6), Ok(Some(net.clone())));
        assert_eq!(wide.widened(few, 6), Ok(None));
        assert_eq!(net.widened(Shape { dense: 4, ..many }, 6), Ok(None));
    }
}
