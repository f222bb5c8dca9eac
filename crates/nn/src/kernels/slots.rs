//! Integer inference kernels: slot columns, dense inputs, outputs.

use super::{Kernel, LANES, Simd, WORDS};
use crate::{
    OUTPUTS,
    kernels::logistic::Logistic,
    slots::{SLOTS, STATES, SlotStates},
};

/// Sixteen words, one for each of as many hidden units.
pub(crate) type Words = [i16; WORDS];

/// One word for each of 64 hidden units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Block(pub(crate) [Words; Self::GROUPS]);

impl Block {
    pub(crate) const UNITS: usize = 64;
    const GROUPS: usize = Self::UNITS / WORDS;
    pub(crate) const ZERO: Self = Self([[0; WORDS]; Self::GROUPS]);
}

/// Weights from 16 hidden units to the outputs.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(32))]
pub(crate) struct OutputWords(pub(crate) [Words; OUTPUTS]);

/// Weights from two dense inputs to 16 hidden units, as pairs of words: units 0-3 and 8-11, then units
/// 4-7 and 12-15 (the order that packing puts right).
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(crate) struct DensePair(pub(crate) [Words; 2]);

/// Quantised weights, as the kernels read them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Blocks of hidden units.
    pub(crate) blocks: usize,
    /// Hidden sums with every slot in state 0.
    pub(crate) bias: Vec<Block>,
    /// `[slot][state][block]`: change of the sums when a slot goes from state 0 to this state; then
    /// `[slot][state][block]` once more: when it goes from this state to the next (15: unused).
    pub(crate) columns: Vec<Block>,
    /// Number of dense inputs.
    pub(crate) dense_inputs: usize,
    /// Factor from a dense input to its word.
    pub(crate) dense_scale: f32,
    /// `[group of 16 units][pair of dense inputs]`.
    pub(crate) dense: Vec<DensePair>,
    /// Bits by which dense sums are finer than hidden sums.
    pub(crate) dense_shift: u8,
    /// `[group of 16 units]`.
    pub(crate) outputs: Vec<OutputWords>,
    /// Logit of one unit of the output sums.
    pub(crate) logit_unit: f32,
    pub(crate) output_bias: [f32; OUTPUTS],
}

impl Tables {
    fn pairs(&self) -> usize {
        self.dense_inputs.div_ceil(2)
    }
}

/// Moves hidden sums from one position to another.
pub(crate) struct Move<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) from: &'a SlotStates,
    pub(crate) sums: &'a [Block],
    pub(crate) to: &'a SlotStates,
    /// Written.
    pub(crate) out: &'a mut [Block],
}

impl Kernel for Move<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let (from, to) = (self.from.padded(), self.to.padded());
        let (mut add, mut remove) = (Columns::default(), Columns::default());
        let mut bits = s.differing(from, to);
        while bits != 0 {
            let slot = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            let (old, new) = (usize::from(from[slot]), usize::from(to[slot]));
            let (column, step) = (slot * STATES, (SLOTS + slot) * STATES);
            // One more or one fewer, the usual change, takes a single column, as do 0 and back.
            if new == old + 1 {
                add.push(step + old);
            } else if old == new + 1 {
                remove.push(step + new);
            } else {
                if new > 0 {
                    add.push(column + new);
                }
                if old > 0 {
                    remove.push(column + old);
                }
            }
        }
        let (add, remove) = (add.listed(), remove.listed());
        let blocks = self.tables.blocks;
        let column =
            |index: u16, block: usize| &self.tables.columns[usize::from(index) * blocks + block].0;
        for (b, (sum, out)) in self.sums.iter().zip(self.out).enumerate() {
            let mut acc: [S::W; Block::GROUPS] = std::array::from_fn(|g| s.load_words(&sum.0[g]));
            for &index in add {
                for (acc, words) in acc.iter_mut().zip(column(index, b)) {
                    *acc = s.add_words(*acc, s.load_words(words));
                }
            }
            for &index in remove {
                for (acc, words) in acc.iter_mut().zip(column(index, b)) {
                    *acc = s.sub_words(*acc, s.load_words(words));
                }
            }
            for (acc, out) in acc.iter().zip(&mut out.0) {
                s.store_words(*acc, out);
            }
        }
    }
}

/// Some of [`Tables::columns`], at most one per slot.
struct Columns {
    list: [u16; SLOTS],
    len: usize,
}

impl Default for Columns {
    fn default() -> Self {
        Self {
            list: [0; SLOTS],
            len: 0,
        }
    }
}

impl Columns {
    #[inline(always)]
    fn push(&mut self, index: usize) {
        #[expect(clippy::cast_possible_truncation, reason = "below 2 * 52 * 16")]
        let index = index as u16;
        self.list[self.len] = index;
        self.len += 1;
    }

    #[inline(always)]
    fn listed(&self) -> &[u16] {
        &self.list[..self.len]
    }
}

/// Outputs of candidates that share a base position.
pub(crate) struct Evaluate<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) base: &'a SlotStates,
    pub(crate) sums: &'a [Block],
    pub(crate) candidates: &'a [SlotStates],
    /// Row-major.
    pub(crate) dense: &'a [f32],
    /// Written.
    pub(crate) out: &'a mut [[f32; OUTPUTS]],
}

/// Candidates handled together.
const TILE: usize = 5;

impl Kernel for Evaluate<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let Self {
            tables,
            base,
            sums,
            candidates,
            dense,
            out,
        } = self;
        let width = tables.dense_inputs;
        // Nets of up to 512 hidden units and 64 dense inputs need no allocation.
        let (mut few_blocks, mut few_words) = ([Block::ZERO; 8 * TILE], [[0; WORDS]; 4 * TILE]);
        let (mut more_blocks, mut more_words) = (Vec::new(), Vec::new());
        let hidden = scratch(
            &mut few_blocks,
            &mut more_blocks,
            Block::ZERO,
            tables.blocks * TILE,
        );
        let vectors = width.div_ceil(WORDS);
        let words = scratch(&mut few_words, &mut more_words, [0; WORDS], vectors * TILE);
        for (tile, (candidates, out)) in candidates
            .chunks(TILE)
            .zip(out.chunks_mut(TILE))
            .enumerate()
        {
            for (to, out) in candidates
                .iter()
                .zip(hidden.chunks_exact_mut(tables.blocks))
            {
                Move {
                    tables,
                    from: base,
                    sums,
                    to,
                    out,
                }
                .run(s);
            }
            if width > 0 {
                let rows = &dense[tile * TILE * width..][..candidates.len() * width];
                match candidates.len() {
                    5 => add_dense::<S, 5>(s, tables, rows, words, hidden),
                    4 => add_dense::<S, 4>(s, tables, rows, words, hidden),
                    3 => add_dense::<S, 3>(s, tables, rows, words, hidden),
                    2 => add_dense::<S, 2>(s, tables, rows, words, hidden),
                    _ => add_dense::<S, 1>(s, tables, rows, words, hidden),
                }
            }
            outputs(s, tables, hidden, out);
        }
    }
}

/// `length` values: in `few` if they fit, else in `more`.
#[inline(always)]
fn scratch<'a, T: Copy>(
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

/// Rounds dense inputs to words; a row takes a whole number of vectors, the rest is 0.
#[inline(always)]
fn quantise<S: Simd>(s: S, scale: f32, row: &[f32], words: &mut [Words]) {
    let limited = |x: [f32; LANES]| {
        let x = s.mul(s.load(&x), s.splat(scale));
        s.min(s.max(x, s.splat(-32767.0)), s.splat(32767.0))
    };
    let (whole, tail) = row.as_chunks::<WORDS>();
    let mut last = [0.0; WORDS];
    last[..tail.len()].copy_from_slice(tail);
    let rows = whole.iter().chain((!tail.is_empty()).then_some(&last));
    for (x, words) in rows.zip(words) {
        let (low, high) = (
            std::array::from_fn(|i| x[i]),
            std::array::from_fn(|i| x[LANES + i]),
        );
        *words = s.to_words(limited(low), limited(high));
    }
}

/// Adds the dense inputs of `R` candidates to their hidden sums.
#[inline(always)]
fn add_dense<S: Simd, const R: usize>(
    s: S,
    tables: &Tables,
    rows: &[f32],
    words: &mut [Words],
    hidden: &mut [Block],
) {
    let vectors = tables.dense_inputs.div_ceil(WORDS);
    let pairs = tables.pairs();
    for (row, words) in rows
        .chunks_exact(tables.dense_inputs)
        .zip(words.chunks_exact_mut(vectors))
    {
        quantise(s, tables.dense_scale, row, words);
    }
    let inputs: [&[[i16; 2]]; R] = std::array::from_fn(|r| {
        let words = words[r * vectors..][..vectors].as_flattened();
        &words.as_chunks::<2>().0[..pairs]
    });
    let half = s.splat_double(1 << tables.dense_shift >> 1);
    let shift = s.splat_double(i32::from(tables.dense_shift));
    for (group, weights) in tables.dense.chunks_exact(pairs).enumerate() {
        let mut acc = [[half; 2]; R];
        for (k, weights) in weights.iter().enumerate() {
            let weights = [s.load_words(&weights.0[0]), s.load_words(&weights.0[1])];
            for (acc, inputs) in acc.iter_mut().zip(&inputs) {
                let pair = s.splat_pair(inputs[k]);
                acc[0] = s.dot_pairs(acc[0], pair, weights[0]);
                acc[1] = s.dot_pairs(acc[1], pair, weights[1]);
            }
        }
        let (block, part) = (group / Block::GROUPS, group % Block::GROUPS);
        for (r, acc) in acc.iter().enumerate() {
            let sum = &mut hidden[r * tables.blocks + block].0[part];
            let dense = s.pack(s.shift_right(acc[0], shift), s.shift_right(acc[1], shift));
            s.store_words(s.add_words_saturating(s.load_words(sum), dense), sum);
        }
    }
}

/// Rectifier, output layer and logistic function.
#[inline(always)]
fn outputs<S: Simd>(s: S, tables: &Tables, hidden: &[Block], out: &mut [[f32; OUTPUTS]]) {
    let mut logits = [[0.0; LANES]; (TILE * OUTPUTS).div_ceil(LANES)];
    let flat = logits.as_flattened_mut().chunks_exact_mut(OUTPUTS);
    for (logits, hidden) in flat.zip(hidden.chunks_exact(tables.blocks)).take(out.len()) {
        let mut acc = [s.splat_double(0); OUTPUTS];
        let groups = hidden.iter().flat_map(|block| &block.0);
        for (words, weights) in groups.zip(&tables.outputs) {
            let x = s.relu_words(s.load_words(words));
            for (acc, weights) in acc.iter_mut().zip(&weights.0) {
                *acc = s.dot_pairs(*acc, x, s.load_words(weights));
            }
        }
        for o in 0..OUTPUTS {
            logits[o] = s.sum(s.to_floats(acc[o])) * tables.logit_unit + tables.output_bias[o];
        }
    }
    Logistic(&mut logits).run(s);
    for (out, chances) in out
        .iter_mut()
        .zip(logits.as_flattened().chunks_exact(OUTPUTS))
    {
        out.copy_from_slice(chances);
    }
}
