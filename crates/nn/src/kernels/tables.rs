//! Quantised weights as the inference kernels read them, and the tiles in which they go through candidates.

use super::{HALF, WORDS};
use crate::OUTPUTS;

/// 32 words, one for each of as many hidden units.
pub(crate) type Words = [i16; WORDS];

/// One word for each of 64 hidden units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Block(pub(crate) [Words; Self::GROUPS]);

impl Block {
    pub(crate) const UNITS: usize = 64;
    pub(super) const GROUPS: usize = Self::UNITS / WORDS;
    pub(crate) const ZERO: Self = Self([[0; WORDS]; Self::GROUPS]);
}

/// Weights from 32 hidden units to the outputs.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct OutputWords(pub(crate) [Words; OUTPUTS]);

/// Weights from two inputs to 16 units, as pairs of words: units 0-3 and 8-11, then units 4-7 and 12-15 (the order that
/// [`Simd::add_shifted`] puts right).
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct PairWords(pub(crate) Words);

/// Weights from one unit to 32 units of the next layer: of each eight words the first four belong to the first 16 units, the
/// others to the last 16, either in the order of [`PairWords`]. So those of two units, zipped, are the weights of a pair.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct UnitWords(pub(crate) Words);

/// A layer after the first.
#[derive(Clone, Debug)]
pub(crate) struct FurtherLayer {
    /// Blocks of the layer before.
    pub(crate) inputs: usize,
    /// Blocks of its units.
    pub(crate) blocks: usize,
    /// `[group of 32 units][input]`.
    pub(crate) weights: Vec<UnitWords>,
    /// `[group of 16 units]`: where their sums start, the biases with the half unit that makes shifting round.
    pub(crate) bias: Vec<[i32; HALF]>,
    /// Bits by which its sums are finer than its units.
    pub(crate) shift: u8,
    /// `[group of 32 units]`: weights to the outputs.
    pub(crate) outputs: Vec<OutputWords>,
}

impl FurtherLayer {
    /// The weights to a group of 32 units.
    pub(super) fn weights_to(&self, group: usize) -> &[UnitWords] {
        let inputs = self.inputs * Block::UNITS;
        &self.weights[group * inputs..][..inputs]
    }
}

/// Quantised weights, as the kernels read them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Blocks of hidden units.
    pub(crate) blocks: usize,
    /// Hidden sums with every slot in state 0.
    pub(crate) bias: Vec<Block>,
    /// `[slot][state][block]`: change of the sums when a slot goes from state 0 to this state.
    pub(crate) columns: Vec<Block>,
    /// Number of dense inputs.
    pub(crate) dense_inputs: usize,
    /// Factor from a dense input to its word.
    pub(crate) dense_scale: f32,
    /// `[group of 16 units][pair of dense inputs]`.
    pub(crate) dense: Vec<PairWords>,
    /// Bits by which dense sums are finer than hidden sums.
    pub(crate) dense_shift: u8,
    /// `[group of 32 units]`.
    pub(crate) outputs: Vec<OutputWords>,
    /// The layers after the first.
    pub(crate) further: Vec<FurtherLayer>,
    /// Where hidden units are cut off.
    pub(crate) most: i16,
    /// Logit of one unit of the output sums.
    pub(crate) logit_unit: f32,
    pub(crate) output_bias: [f32; OUTPUTS],
}

impl Tables {
    pub(super) fn pairs(&self) -> usize {
        self.dense_inputs.div_ceil(2)
    }

    /// `B` blocks of a column, from block `first` on.
    #[inline(always)]
    pub(super) fn column<const B: usize>(&self, index: usize, first: usize) -> &[Block; B] {
        self.columns[index * self.blocks + first..]
            .first_chunk()
            .expect("columns of whole blocks")
    }
}

/// Candidates handled together.
pub(super) const TILE: usize = 5;

/// `length` values: in `few` if they fit, else in `more`.
#[inline(always)]
pub(super) fn scratch<'a, T: Copy>(
    few: &'a mut [T],
    more: &'a mut Vec<T>,
    zero: T,
    length: usize,
) -> &'a mut [T] {
    if length <= few.len() {
        return &mut few[..length];
    }
    more.resize(length, zero);
    more
}
