//! Nets of earlier versions, whose second layer is made of blocks.

use super::Network;
use crate::{OUTPUTS, Shape, ShapeError};

/// Units of a block, which read 64 hidden units of their own.
const BLOCK: usize = 16;
/// Rows of 64 numbers that describe a block: weights, biases and weights to the outputs, the rest unused.
const ROWS: usize = (BLOCK * (Shape::HIDDEN_STEP + 1 + OUTPUTS)).div_ceil(Shape::HIDDEN_STEP);

impl Shape {
    /// The shape that [`Network::from_blocks`] gives for this one, which must have no further layers yet.
    #[must_use]
    pub const fn of_blocks(self) -> Self {
        let second = self.hidden / Self::HIDDEN_STEP * BLOCK;
        Self {
            further: [second.next_multiple_of(Self::HIDDEN_STEP), 0, 0],
            ..self
        }
    }
}

impl Network {
    /// Rows that describe blocks, after those of the first layer.
    pub(crate) const BLOCK_ROWS: usize = ROWS;

    /// A net of an earlier version as one with a further layer: of this shape, and 16 more units behind each 64 hidden
    /// ones, described by what the last rows of `parameters` hold in the columns of these, read row after row.
    pub fn from_blocks(shape: Shape, parameters: &[f32]) -> Result<Self, ShapeError> {
        let deep = shape.of_blocks();
        deep.check()?;
        let expected = (shape.inputs() + 1 + OUTPUTS + ROWS) * shape.hidden + OUTPUTS;
        if parameters.len() != expected {
            let found = parameters.len();
            return Err(ShapeError::Parameters { expected, found });
        }
        let (first, rest) = parameters.split_at((shape.inputs() + 1 + OUTPUTS) * shape.hidden);
        let (blocks, output_bias) = rest.split_at(ROWS * shape.hidden);
        let mut numbers = first.to_vec();
        numbers.resize(deep.parameters() - OUTPUTS, 0.0);
        numbers.extend_from_slice(output_bias);
        let Some(layer) = deep.layers().nth(1) else {
            return Self::from_parameters(deep, numbers);
        };
        for part in 0..shape.hidden / Shape::HIDDEN_STEP {
            let rows = blocks.chunks_exact(shape.hidden);
            let columns =
                rows.flat_map(|row| &row[part * Shape::HIDDEN_STEP..][..Shape::HIDDEN_STEP]);
            let columns: Vec<f32> = columns.copied().collect();
            let of_units = columns
                .chunks_exact(BLOCK)
                .take(Shape::HIDDEN_STEP + 1 + OUTPUTS);
            for (at, weights) in of_units.enumerate() {
                // The rows of other blocks stay zero.
                let row = if at < Shape::HIDDEN_STEP {
                    part * Shape::HIDDEN_STEP + at
                } else {
                    layer.inputs + at - Shape::HIDDEN_STEP
                };
                numbers[layer.row(row)][part * BLOCK..][..BLOCK].copy_from_slice(weights);
            }
        }
        Self::from_parameters(deep, numbers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sigmoid;

    #[test]
    fn blocks_read_their_own_hidden_units() {
        let shape = Shape {
            sparse: 2,
            dense: 0,
            hidden: 128,
            further: [0; 3],
        };
        let mut parameters = vec![0.0; (shape.inputs() + 1 + OUTPUTS + ROWS) * 128 + OUTPUTS];
        // Both inputs reach hidden unit 70, the seventh of the second block.
        parameters[70] = 1.0;
        parameters[128 + 70] = 1.0;
        let mut set = |number: usize, value: f32| {
            let (row, column) = (number / 64, number % 64);
            parameters[(shape.inputs() + 1 + OUTPUTS + row) * 128 + 64 + column] = value;
        };
        let unit = 5;
        set(6 * BLOCK + unit, 2.0);
        set(64 * BLOCK + unit, -3.0);
        set(65 * BLOCK + unit, 4.0);
        let net = Network::from_blocks(shape, &parameters).unwrap();
        assert_eq!(net.shape().further, [64, 0, 0]);
        let win = |sparse: &[(u16, f32)]| net.forward(sparse, &[])[0];
        assert!((win(&[(0, 1.0)]) - 0.5).abs() < 1e-6);
        assert!((win(&[(0, 1.0), (1, 1.0)]) - sigmoid(4.0)).abs() < 1e-6);
        let short = &parameters[1..];
        assert!(Network::from_blocks(shape, short).is_err());
    }
}
