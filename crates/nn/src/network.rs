//! Master weights: layers of hidden units, each of which also feeds the outputs, in `f32`.

mod blocks;

use crate::{OUTPUTS, Shape, ShapeError, random::SplitMix, shape::Layer, sigmoid};

/// Weights of inputs -> layers of rectified linear units -> five sigmoids.
///
/// Every layer feeds the next one and the outputs: the first layer alone can only add up its inputs, those after it
/// combine what it sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    shape: Shape,
    /// Layer after layer: `[input][unit]` weights (of the first layer sparse inputs before dense ones), `[unit]`
    /// biases, `[output][unit]` weights. Then `[output]` biases.
    parameters: Vec<f32>,
}

impl Network {
    /// Random weights after He et al. (2015); `output_bias` sets the starting logits (about -4
    /// suits outputs that are rarely 1). The same seed gives the same bits on every machine.
    ///
    /// ```
    /// use barpoint_nn::{Network, Shape};
    ///
    /// let shape = Shape { sparse: 8, dense: 0, hidden: 64, further: [64, 0, 0] };
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
        let mut random = SplitMix::new(seed);
        let mut parameters = Vec::with_capacity(shape.parameters());
        for layer in shape.layers() {
            let first = layer.start == 0;
            // About 30 of the sparse inputs are active at once; only these add to the variance.
            let active = if first {
                shape.sparse.min(30) + shape.dense
            } else {
                layer.inputs
            };
            #[expect(clippy::cast_precision_loss, reason = "at most 4096")]
            let (active, units) = (active as f32, layer.units as f32);
            let scale = (2.0 / active).sqrt();
            // Further layers contribute nothing at first.
            let output_scale = if first { (1.0 / units).sqrt() } else { 0.0 };
            parameters.extend((0..layer.inputs * layer.units).map(|_| scale * random.normal()));
            parameters.extend(std::iter::repeat_n(0.0, layer.units));
            parameters.extend((0..OUTPUTS * layer.units).map(|_| output_scale * random.normal()));
        }
        parameters.extend(output_bias);
        Ok(Self { shape, parameters })
    }

    /// Random weights whose further layers, if any, contribute.
    #[cfg(test)]
    pub(crate) fn lively(shape: Shape, seed: u64, output_bias: [f32; OUTPUTS]) -> Self {
        let mut net = Self::random(shape, seed, output_bias).expect("a sound shape");
        let mut random = SplitMix::new(!seed);
        for layer in shape.layers().skip(1) {
            for weight in &mut net.parameters[layer.row(layer.inputs).start..layer.end()] {
                *weight = 0.2 * random.normal();
            }
        }
        net
    }

    /// A net with more hidden units, more dense inputs or further layers but the same outputs, so that training can
    /// continue: added units have random weights from what they read and zero weights to what reads them, added inputs
    /// (behind the others) zero weights. `None` if anything would shrink or the sparse inputs differ.
    pub fn widened(&self, shape: Shape, seed: u64) -> Result<Option<Self>, ShapeError> {
        let old = self.shape;
        let shrinks = |(old, new): (usize, usize)| new < old;
        let less = shape.hidden < old.hidden
            || shape.dense < old.dense
            || old.further.into_iter().zip(shape.further).any(shrinks);
        if less || shape.sparse != old.sparse {
            return Ok(None);
        }
        let mut wide = Self::random(shape, seed, self.output_bias())?;
        for (few, many) in old.layers().zip(shape.layers()) {
            for row in 0..many.rows() {
                let target = &mut wide.parameters[many.row(row)];
                // The row of the old net that does the same.
                let added = many.inputs - few.inputs;
                let known = if row < few.inputs {
                    Some(row)
                } else {
                    row.checked_sub(added).filter(|&known| known >= few.inputs)
                };
                let Some(known) = known else {
                    target[..few.units].fill(0.0);
                    continue;
                };
                target[..few.units].copy_from_slice(&self.parameters[few.row(known)]);
                if row > many.inputs {
                    target[few.units..].fill(0.0);
                }
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

    /// All parameters, layer after layer: a row of weights to the units per input (of the first layer sparse inputs
    /// first), biases, a row of weights per output; then the output biases.
    #[must_use]
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// The first layer.
    const fn first(&self) -> Layer {
        Layer {
            start: 0,
            inputs: self.shape.inputs(),
            units: self.shape.hidden,
        }
    }

    /// Weights from one input (dense inputs follow the sparse ones) to every unit of the first layer.
    ///
    /// # Panics
    /// If there is no such input.
    #[must_use]
    pub fn column(&self, input: usize) -> &[f32] {
        assert!(input < self.shape.inputs(), "input {input} out of range");
        &self.parameters[self.first().row(input)]
    }

    /// Biases of the units of the first layer.
    #[must_use]
    pub fn hidden_bias(&self) -> &[f32] {
        &self.parameters[self.first().row(self.shape.inputs())]
    }

    /// Weights from every unit of the first layer to one output.
    ///
    /// # Panics
    /// If there is no such output.
    #[must_use]
    pub fn output_row(&self, output: usize) -> &[f32] {
        assert!(output < OUTPUTS, "output {output} out of range");
        &self.parameters[self.first().row(self.shape.inputs() + 1 + output)]
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
        let mut inputs = vec![0.0; self.shape.sparse];
        for &(input, value) in sparse {
            assert!(
                usize::from(input) < self.shape.sparse,
                "sparse input {input} out of range"
            );
            inputs[usize::from(input)] += value;
        }
        inputs.extend_from_slice(dense);
        let mut logits = self.output_bias();
        let most = self.shape.most_of_units();
        for layer in self.shape.layers() {
            let row = |row: usize| &self.parameters[layer.row(row)];
            let mut units = row(layer.inputs).to_vec();
            for (input, &value) in inputs.iter().enumerate() {
                for (unit, weight) in units.iter_mut().zip(row(input)) {
                    *unit += value * weight;
                }
            }
            for unit in &mut units {
                *unit = unit.max(0.0).min(most);
            }
            for (o, logit) in logits.iter_mut().enumerate() {
                let weights = row(layer.inputs + 1 + o);
                *logit += units.iter().zip(weights).map(|(h, w)| h * w).sum::<f32>();
            }
            inputs = units;
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
            further: [0; 3],
        };
        let mut net = Network::random(few, 5, [-1.0, 0.5, 0.0, 2.0, -4.0]).unwrap();
        let (sparse, dense) = ([(1, 1.0), (6, 0.5)], [0.25, -2.0, 1.0, 0.7]);
        let expected = net.forward(&sparse, &dense[..3]);
        let wider = Shape { hidden: 192, ..few };
        let seeing_more = Shape { dense: 4, ..wider };
        let deeper = Shape {
            further: [64, 0, 0],
            ..seeing_more
        };
        let deepest = Shape {
            further: [128, 64, 0],
            ..deeper
        };
        for shape in [few, wider, seeing_more, deeper, deepest] {
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
        assert_eq!(net.widened(deepest, 7), Ok(Some(net.clone())));
        let other = Shape {
            sparse: 8,
            ..deepest
        };
        assert_eq!(net.widened(other, 6), Ok(None));
    }

    #[test]
    fn a_further_layer_joins_what_hidden_units_see() {
        let shape = Shape {
            sparse: 2,
            dense: 0,
            hidden: 64,
            further: [64, 0, 0],
        };
        // Two hidden units show one input each; a unit of the next layer fires when both are there.
        let mut parameters = vec![0.0; shape.parameters()];
        let [first, second] = [0, 1].map(|l| shape.layers().nth(l).unwrap());
        parameters[first.row(0)][0] = 1.0;
        parameters[first.row(1)][1] = 1.0;
        let unit = 3;
        parameters[second.row(0)][unit] = 2.0;
        parameters[second.row(1)][unit] = 2.0;
        parameters[second.row(second.inputs)][unit] = -3.0;
        parameters[second.row(second.inputs + 1)][unit] = 5.0;
        let net = Network::from_parameters(shape, parameters).unwrap();
        let win = |sparse: &[(u16, f32)]| net.forward(sparse, &[])[0];
        assert!((win(&[]) - 0.5).abs() < 1e-6);
        assert!((win(&[(0, 1.0)]) - 0.5).abs() < 1e-6);
        assert!((win(&[(0, 1.0), (1, 1.0)]) - sigmoid(5.0)).abs() < 1e-6);
        // Units are cut off at 16.
        assert!((win(&[(0, 90.0), (1, 1.0)]) - sigmoid(80.0)).abs() < 1e-6);
    }
}
