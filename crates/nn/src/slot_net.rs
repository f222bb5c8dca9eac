//! The form of a net that plays: integer tables over slots.

use crate::{
    Network, OUTPUTS, SlotLayout, SlotStates, instructions,
    kernels::{
        Level,
        slots::{Evaluate, Move},
        tables::{Block, Tables},
    },
    quantise::quantise,
};

/// Why a [`SlotNet`] cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SlotNetError {
    /// The layout names an input that the net does not have.
    #[error("expected slot inputs below {sparse}, found {found}")]
    Input {
        /// Sparse inputs of the net.
        sparse: usize,
        /// The input named.
        found: u16,
    },
    /// Weights too large to quantise, or not numbers.
    #[error("expected hidden sums below 256, found weights that allow {bound}")]
    Weights {
        /// Largest hidden sum of any position.
        bound: f32,
    },
}

/// Hidden sums of one position: where the evaluation of its neighbours starts.
#[derive(Clone, Debug)]
pub struct Accumulator {
    states: SlotStates,
    sums: Vec<Block>,
}

impl Accumulator {
    /// The position it stands for.
    #[must_use]
    pub const fn states(&self) -> &SlotStates {
        &self.states
    }
}

/// A quantised net over slots.
///
/// Hidden sums are words of 1/scale, summed modulo 2^16 (the scale is chosen so that no position
/// overflows); dense inputs are clamped to +-8 and rounded to 1/4096, dense sums are exact in 32 bits. So the
/// outputs are a pure function of position and dense inputs, bit for bit, whatever the base position,
/// the batching and the machine.
#[derive(Clone, Debug)]
pub struct SlotNet {
    level: Level,
    scale: f32,
    tables: Tables,
}

impl SlotNet {
    /// Quantises a net whose sparse inputs are set by slots.
    pub fn new(network: &Network, layout: &SlotLayout) -> Result<Self, SlotNetError> {
        Self::at_level(network, layout, instructions::level())
    }

    fn at_level(
        network: &Network,
        layout: &SlotLayout,
        level: Level,
    ) -> Result<Self, SlotNetError> {
        let sparse = network.shape().sparse;
        if let Some(found) = layout.largest_input().filter(|&i| usize::from(i) >= sparse) {
            return Err(SlotNetError::Input { sparse, found });
        }
        let (scale, tables) = quantise(network, layout);
        if scale < 128.0 || network.parameters().iter().any(|w| !w.is_finite()) {
            return Err(SlotNetError::Weights {
                bound: 32768.0 / scale,
            });
        }
        Ok(Self {
            level,
            scale,
            tables,
        })
    }

    /// Number of dense inputs.
    #[must_use]
    pub const fn dense_inputs(&self) -> usize {
        self.tables.dense_inputs
    }

    /// Units per 1 of the hidden sums, a power of two: the finer, the closer to the master weights.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Hidden sums of a position, from nothing.
    #[must_use]
    pub fn accumulate(&self, states: &SlotStates) -> Accumulator {
        let mut accumulator = Accumulator {
            states: *states,
            sums: self.tables.bias.clone(),
        };
        self.level.run(Move {
            tables: &self.tables,
            from: &SlotStates::ZERO,
            sums: &self.tables.bias,
            to: states,
            out: &mut accumulator.sums,
        });
        accumulator
    }

    /// Hidden sums of `states` from those of a neighbour, into a buffer. Only slots that differ take
    /// time.
    ///
    /// # Panics
    /// If an accumulator belongs to a net of another size.
    pub fn update(&self, base: &Accumulator, states: &SlotStates, out: &mut Accumulator) {
        self.check(base);
        self.check(out);
        out.states = *states;
        self.level.run(Move {
            tables: &self.tables,
            from: &base.states,
            sums: &base.sums,
            to: states,
            out: &mut out.sums,
        });
    }

    /// The five chances of the accumulator's position.
    ///
    /// # Panics
    /// If `dense` has the wrong length or the accumulator belongs to a net of another size.
    #[must_use]
    pub fn finish(&self, accumulator: &Accumulator, dense: &[f32]) -> [f32; OUTPUTS] {
        let mut out = [[0.0; OUTPUTS]];
        self.evaluate_batch(accumulator, &[accumulator.states], dense, &mut out);
        out[0]
    }

    /// The five chances of each candidate, given the hidden sums of any position: best one that
    /// differs in few slots. `dense` holds a row per candidate.
    ///
    /// # Panics
    /// If a length does not fit or the accumulator belongs to a net of another size.
    pub fn evaluate_batch(
        &self,
        base: &Accumulator,
        candidates: &[SlotStates],
        dense: &[f32],
        out: &mut [[f32; OUTPUTS]],
    ) {
        self.check(base);
        assert_eq!(candidates.len(), out.len(), "one output per candidate");
        assert_eq!(
            candidates.len() * self.tables.dense_inputs,
            dense.len(),
            "dense inputs"
        );
        self.level.run(Evaluate {
            tables: &self.tables,
            base: &base.states,
            sums: &base.sums,
            candidates,
            dense,
            out,
        });
    }

    fn check(&self, accumulator: &Accumulator) {
        assert_eq!(
            accumulator.sums.len(),
            self.tables.blocks,
            "accumulator of another net"
        );
    }
}

#[cfg(test)]
mod tests;
