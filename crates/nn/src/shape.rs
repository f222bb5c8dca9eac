//! Sizes of nets.

/// Number of outputs.
pub const OUTPUTS: usize = 5;

/// Sizes of a [`Network`](crate::Network).
///
/// ```
/// use barpoint_nn::Shape;
///
/// let shape = Shape { sparse: 196, dense: 4, hidden: 64, further: [0; 3] };
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
    /// Hidden units of the first layer, a multiple of [`Shape::HIDDEN_STEP`].
    pub hidden: usize,
    /// Hidden units of the layers after it, multiples of [`Shape::HIDDEN_STEP`]; 0 where there are no more.
    pub further: [usize; Shape::MOST_FURTHER],
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
    /// A further layer of a size that the kernels cannot cover, or one after the last.
    #[error("expected up to 3 further layers of 64 to 1024 units in steps of 64, found {0:?}")]
    Further([usize; Shape::MOST_FURTHER]),
    /// Parameters that do not fill the shape.
    #[error("expected {expected} parameters, found {found}")]
    Parameters {
        /// What the shape needs.
        expected: usize,
        /// What was given.
        found: usize,
    },
}

/// One layer of hidden units among the parameters of a net: a row of weights for each input, the biases, a row of
/// weights for each output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    /// Where its rows begin in [`Network::parameters`](crate::Network::parameters).
    pub(crate) start: usize,
    /// Numbers it reads: all inputs, or the units of the layer before.
    pub(crate) inputs: usize,
    /// Its units: the length of a row.
    pub(crate) units: usize,
}

impl Layer {
    /// Rows of weights and biases.
    pub(crate) const fn rows(self) -> usize {
        self.inputs + 1 + OUTPUTS
    }

    /// The numbers of one row.
    pub(crate) const fn row(self, row: usize) -> std::ops::Range<usize> {
        let from = self.start + row * self.units;
        from..from + self.units
    }

    /// Where its rows end.
    pub(crate) const fn end(self) -> usize {
        self.start + self.rows() * self.units
    }
}

impl Shape {
    /// Hidden units come in multiples of this.
    pub const HIDDEN_STEP: usize = 64;
    /// Where the units of nets with further layers are cut off: 32-bit sums of words then have room for fine weights.
    pub(crate) const CAP: f32 = 16.0;
    /// Most layers after the first.
    pub const MOST_FURTHER: usize = 3;
    /// Most units of a further layer.
    const MOST_UNITS: usize = 1024;

    /// Sparse and dense inputs together.
    #[must_use]
    pub const fn inputs(self) -> usize {
        self.sparse + self.dense
    }

    /// The layers of hidden units.
    pub(crate) fn layers(self) -> impl Iterator<Item = Layer> {
        let mut last = Layer {
            start: 0,
            inputs: self.inputs(),
            units: self.hidden,
        };
        let further = self.further.into_iter().take_while(|&units| units > 0);
        std::iter::once(last).chain(further.map(move |units| {
            last = Layer {
                start: last.end(),
                inputs: last.units,
                units,
            };
            last
        }))
    }

    /// The most that a hidden unit can be.
    pub(crate) const fn most_of_units(self) -> f32 {
        if self.further[0] > 0 {
            Self::CAP
        } else {
            f32::INFINITY
        }
    }

    /// Number of weights and biases.
    #[must_use]
    pub fn parameters(self) -> usize {
        self.layers().map(Layer::end).max().unwrap_or(0) + OUTPUTS
    }

    /// Whether nets of this shape can be built.
    pub fn check(self) -> Result<(), ShapeError> {
        let whole = |units: usize| units.is_multiple_of(Self::HIDDEN_STEP);
        if self.hidden == 0 || self.hidden > 4096 || !whole(self.hidden) {
            return Err(ShapeError::Hidden(self.hidden));
        }
        if self.sparse > 4096 || self.dense > 4096 || self.inputs() == 0 || self.inputs() > 4096 {
            return Err(ShapeError::Inputs(self.inputs()));
        }
        let sound = |&units: &usize| whole(units) && units <= Self::MOST_UNITS;
        let gap = self
            .further
            .windows(2)
            .any(|pair| pair[0] == 0 && pair[1] > 0);
        if gap || !self.further.iter().all(sound) {
            return Err(ShapeError::Further(self.further));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_layers_have_whole_sizes_and_no_gaps() {
        let shape = |further| Shape {
            sparse: 2,
            dense: 0,
            hidden: 64,
            further,
        };
        assert_eq!(shape([128, 64, 0]).check(), Ok(()));
        for wrong in [[8, 0, 0], [0, 64, 0], [64, 0, 64], [2048, 0, 0]] {
            assert_eq!(shape(wrong).check(), Err(ShapeError::Further(wrong)));
        }
        // 2 inputs, bias and 5 outputs for 64 units; 64 inputs, bias and 5 outputs for 128.
        let deep = shape([128, 0, 0]);
        assert_eq!(deep.parameters(), 8 * 64 + 70 * 128 + 5);
    }
}
