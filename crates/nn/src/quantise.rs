//! From master weights to the integer tables of [`crate::SlotNet`].

use crate::{
    Network, OUTPUTS, SLOTS, STATES, SlotLayout,
    kernels::slots::{Block, DensePair, OutputWords, Tables},
};

/// Most that the states of one half of the slots add up to.
const HALF_TOTAL: usize = 15;
/// Factor from a dense input to its word: inputs beyond +-8 are cut.
const DENSE_SCALE: f32 = 4096.0;
/// Finest unit of products: 32-bit sums then reach +-128.
const PRODUCT_SCALE: f32 = 16_777_216.0;
const WORD_MAX: f32 = 32767.0;

/// Hidden sums in `f32`: with every slot in state 0, and the change for each slot and state.
struct Columns {
    bias: Vec<f32>,
    /// `[slot][state][hidden]`.
    changes: Vec<f32>,
}

impl Columns {
    fn new(network: &Network, layout: &SlotLayout) -> Self {
        let hidden = network.shape().hidden;
        let mut bias = network.hidden_bias().to_vec();
        let mut changes = Vec::with_capacity(SLOTS * STATES * hidden);
        for slot in 0..SLOTS {
            let column = |state: u8| {
                let mut sum = vec![0.0; hidden];
                for &(input, value) in layout.contributions(slot, state) {
                    for (sum, w) in sum.iter_mut().zip(network.column(usize::from(input))) {
                        *sum += value * w;
                    }
                }
                sum
            };
            let zero = column(0);
            for (bias, zero) in bias.iter_mut().zip(&zero) {
                *bias += zero;
            }
            for state in 0u8..16 {
                changes.extend(column(state).iter().zip(&zero).map(|(a, b)| a - b));
            }
        }
        Self { bias, changes }
    }

    /// Largest absolute hidden sum of any position whose halves add up to 15 at most: a knapsack over
    /// the slots of each half, for all hidden units at once, upwards (`sign` 1) and downwards (-1).
    fn bound(&self) -> f32 {
        let hidden = self.bias.len();
        let mut worst = 0.0_f32;
        for sign in [1.0, -1.0] {
            let mut total: Vec<f32> = self.bias.iter().map(|b| b * sign).collect();
            for half in self.changes.chunks_exact(SLOTS / 2 * STATES * hidden) {
                let best = knapsack(half, hidden, sign);
                for (total, best) in total.iter_mut().zip(&best) {
                    *total += best;
                }
            }
            worst = total.iter().fold(worst, |worst, &x| worst.max(x));
        }
        worst
    }
}

/// A number that no hidden sum exceeds in size, from the largest weight of each input and the largest
/// hidden bias: coarser and far cheaper than [`Columns::bound`].
pub(crate) fn coarse_bound(limits: &[f32], bias: f32, layout: &SlotLayout) -> f32 {
    let size = |slot: usize, state: u8| {
        let inputs = layout.contributions(slot, state).iter();
        inputs
            .map(|&(input, value)| value.abs() * limits[usize::from(input)])
            .sum::<f32>()
    };
    let at_zero: Vec<f32> = (0..SLOTS).map(|slot| size(slot, 0)).collect();
    let changes: Vec<f32> = (0..SLOTS)
        .flat_map(|slot| (0u8..16).map(move |state| (slot, state)))
        .map(|(slot, state)| {
            if state == 0 {
                0.0
            } else {
                size(slot, state) + at_zero[slot]
            }
        })
        .collect();
    let halves = changes.chunks_exact(SLOTS / 2 * STATES);
    bias + at_zero.iter().sum::<f32>() + halves.map(|half| knapsack(half, 1, 1.0)[0]).sum::<f32>()
}

/// Largest sum of `sign` times one state per slot, the states adding up to 15 at most.
fn knapsack(half: &[f32], hidden: usize, sign: f32) -> Vec<f32> {
    let mut best = vec![vec![0.0_f32; hidden]; HALF_TOTAL + 1];
    for slot in half.chunks_exact(STATES * hidden) {
        for total in (1..=HALF_TOTAL).rev() {
            for state in 1..=total {
                let (lower, upper) = best.split_at_mut(total);
                let column = &slot[state * hidden..][..hidden];
                for ((best, rest), change) in
                    upper[0].iter_mut().zip(&lower[total - state]).zip(column)
                {
                    *best = best.max(rest + sign * change);
                }
            }
        }
    }
    best.swap_remove(HALF_TOTAL)
}

/// The largest power of two up to `limit` that keeps numbers up to `largest` within `range`.
fn power_of_two(largest: f32, range: f32, limit: f32) -> f32 {
    let mut scale = limit;
    while scale * largest > range && scale > f32::MIN_POSITIVE {
        scale /= 2.0;
    }
    scale
}

fn largest(weights: impl Iterator<Item = f32>) -> f32 {
    weights.fold(0.0, |largest, w| largest.max(w.abs()))
}

/// Rounds to a word, modulo 2^16.
fn word(x: f32) -> i16 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "sums are taken modulo 2^16"
    )]
    let word = x.round_ties_even() as i32 as i16;
    word
}

fn blocks(row: &[f32], scale: f32) -> impl Iterator<Item = Block> {
    row.chunks_exact(Block::UNITS).map(move |units| {
        let mut block = Block::ZERO;
        for (to, x) in block.0.as_flattened_mut().iter_mut().zip(units) {
            *to = word(x * scale);
        }
        block
    })
}

/// Scale of the hidden sums and the tables built with it.
pub(crate) fn quantise(network: &Network, layout: &SlotLayout) -> (f32, Tables) {
    let shape = network.shape();
    let columns = Columns::new(network, layout);
    // 52 columns and the bias, each rounded by half a unit at most.
    let scale = power_of_two(columns.bound(), WORD_MAX - 27.0, 4096.0);
    let dense_weights =
        (shape.sparse..shape.inputs()).flat_map(|i| network.column(i).iter().copied());
    let dense_scale = power_of_two(
        largest(dense_weights),
        WORD_MAX,
        PRODUCT_SCALE / DENSE_SCALE,
    );
    let output_weights = (0..OUTPUTS).flat_map(|o| network.output_row(o).iter().copied());
    let output_scale = power_of_two(largest(output_weights), WORD_MAX, PRODUCT_SCALE / scale);
    let groups = 0..shape.hidden / 16;
    let outputs = groups.clone().map(|group| {
        let weight =
            |o: usize, i: usize| word(network.output_row(o)[group * 16 + i] * output_scale);
        OutputWords(std::array::from_fn(|o| {
            std::array::from_fn(|i| weight(o, i))
        }))
    });
    let dense = groups.flat_map(|group| {
        (0..shape.dense)
            .step_by(2)
            .map(move |first| dense_pair(network, group, first, dense_scale))
    });
    let ratio = (DENSE_SCALE * dense_scale / scale).max(1.0);
    let tables = Tables {
        blocks: shape.hidden / Block::UNITS,
        bias: blocks(&columns.bias, scale).collect(),
        columns: with_steps(
            blocks(&columns.changes, scale).collect(),
            shape.hidden / Block::UNITS,
        ),
        dense_inputs: shape.dense,
        dense_scale: DENSE_SCALE,
        dense: dense.collect(),
        dense_shift: u8::try_from(ratio.to_bits() >> 23).map_or(0, |exponent| exponent - 127),
        outputs: outputs.collect(),
        logit_unit: 1.0 / (scale * output_scale),
        output_bias: network.output_bias(),
    };
    (scale, tables)
}

/// Appends, for each slot and state, the difference between the columns of the next state and this one,
/// then all of these with the sign turned.
fn with_steps(mut columns: Vec<Block>, blocks: usize) -> Vec<Block> {
    let states = columns.len();
    for at in 0..states {
        let last = at / blocks % STATES == STATES - 1;
        let next = if last { at } else { at + blocks };
        let mut step = columns[next];
        let words = step.0.as_flattened_mut().iter_mut();
        for (word, from) in words.zip(columns[at].0.as_flattened()) {
            *word = word.wrapping_sub(*from);
        }
        columns.push(step);
    }
    for at in states..2 * states {
        let mut back = columns[at];
        for word in back.0.as_flattened_mut() {
            *word = word.wrapping_neg();
        }
        columns.push(back);
    }
    columns
}

/// Weights of dense inputs `first` and `first + 1` (0 if there is none) for 16 hidden units.
fn dense_pair(network: &Network, group: usize, first: usize, scale: f32) -> DensePair {
    let shape = network.shape();
    let weight = |input: usize, unit: usize| {
        if input < shape.dense {
            word(network.column(shape.sparse + input)[group * 16 + unit] * scale)
        } else {
            0
        }
    };
    // Word 2j and 2j + 1 of half h belong to unit j + 4h for j < 4, j + 4 + 4h above.
    DensePair(std::array::from_fn(|half| {
        std::array::from_fn(|i| {
            let j = i / 2;
            weight(first + i % 2, j + j / 4 * 4 + 4 * half)
        })
    }))
}
