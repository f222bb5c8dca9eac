//! Sizes of nets.

/// Number of outputs.
pub const OUTPUTS: usize = 5;

/// Sizes of a [`Network`](crate::Network).
///
/// ```
/// use barpoint_nn::Shape;
///
/// let shape = Shape { sparse: 196, dense: 4, hidden: 64, second: 0 };
/// assert_eq!(shape.check(), Ok(()));
/// assert_eq!(shape.inputs(), 200);
///
/// let error = Shape { hidden: 100, ..shape }.check().unwrap_err();
/// assert_eq!(error.to_string(), "expected 64 to 4096 hidden units in steps of 64, found 100");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Inputs that are mostly zero, given as a list of (index, value).
    pub sparse: usize,
    /// Inputs given as a full row; may be 0.
    pub dense: usize,
    /// Hidden units, a multiple of [`Shape::HIDDEN_STEP`].
    pub hidden: usize,
    /// Units of the second layer for each [`Shape::HIDDEN_STEP`] hidden units: 0 or [`Shape::SECOND`].
    pub second: usize,
}

/// Why numbers are not a valid [`Shape`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ShapeError {
    /// Hidden units that the kernels cannot cover.
    #[error("expected 64 to 4096 hidden units in steps of 64, found {0}")]
    Hidden(usize),
    /// Too many or no inputs.
    #[error("expected 1 to 4096 inputs, found {0}")]
    Inputs(usize),
    /// A second layer of another size.
    #[error("expected 0 or {second} units of a second layer, found {0}", second = Shape::SECOND)]
    Second(usize),
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
    /// Units of the second layer that read the same 64 hidden units.
    pub const SECOND: usize = 16;
    /// Rows of a second layer: its weights, biases and weights to the outputs, the rest unused.
    const SECOND_ROWS: usize =
        (Self::SECOND * (Self::HIDDEN_STEP + 1 + OUTPUTS)).div_ceil(Self::HIDDEN_STEP);

    /// Sparse and dense inputs together.
    #[must_use]
    pub const fn inputs(self) -> usize {
        self.sparse + self.dense
    }

    /// Rows of `hidden` numbers in [`Network::parameters`](crate::Network::parameters).
    #[must_use]
    pub const fn rows(self) -> usize {
        let second = if self.second == 0 {
            0
        } else {
            Self::SECOND_ROWS
        };
        self.first_second_row() + second
    }

    /// The first of the rows that describe the second layer.
    #[must_use]
    pub const fn first_second_row(self) -> usize {
        self.inputs() + 1 + OUTPUTS
    }

    /// Number of weights and biases.
    #[must_use]
    pub const fn parameters(self) -> usize {
        self.rows() * self.hidden + OUTPUTS
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
        if self.second != 0 && self.second != Self::SECOND {
            return Err(ShapeError::Second(self.second));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_layer_has_one_size() {
        let shape = Shape {
            sparse: 2,
            dense: 0,
            hidden: 64,
            second: 8,
        };
        assert_eq!(shape.check(), Err(ShapeError::Second(8)));
    }
}
