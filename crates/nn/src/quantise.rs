//! From master weights to the integer tables of [`crate::SlotNet`].

mod range;

use crate::{
    Network, OUTPUTS, Shape, SlotLayout,
    kernels::{
        HALF, WORDS,
        tables::{Block, DensePair, OutputWords, SecondBlock, SecondPair, Tables},
    },
    network::SecondPart,
};
use range::Columns;

pub(crate) use range::coarse_bound;

/// Factor from a dense input to its word: inputs beyond +-8 are clamped.
const DENSE_SCALE: f32 = 4096.0;
/// Finest unit of products: 32-bit sums then reach +-128.
const PRODUCT_SCALE: f32 = 16_777_216.0;
const WORD_MAX: f32 = 32767.0;

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

/// Rounds a number below 2^22 in size to a word, ties to even, modulo 2^16: added to 1.5 * 2^23 it has no
/// room for a fraction, and its lowest bits are the word.
fn word(x: f32) -> i16 {
    const NO_FRACTION: f32 = 12_582_912.0;
    #[expect(clippy::cast_possible_truncation, reason = "modulo 2^16")]
    let word = (x + NO_FRACTION).to_bits() as u16;
    word.cast_signed()
}

fn blocks(row: &[f32], scale: f32) -> Vec<Block> {
    let mut blocks = vec![Block::ZERO; row.len() / Block::UNITS];
    for (block, units) in blocks.iter_mut().zip(row.as_chunks::<{ Block::UNITS }>().0) {
        for (to, x) in block.0.as_flattened_mut().iter_mut().zip(units) {
            *to = word(x * scale);
        }
    }
    blocks
}

/// Scale of the hidden sums and the tables built with it.
pub(crate) fn quantise(network: &Network, layout: &SlotLayout) -> (f32, Tables) {
    let shape = network.shape();
    let columns = Columns::new(network, layout);
    // 52 columns and the bias, each rounded by half a unit at most.
    let scale = columns.scale(WORD_MAX - 27.0, 4096.0);
    let dense_weights =
        (shape.sparse..shape.inputs()).flat_map(|i| network.column(i).iter().copied());
    let dense_scale = power_of_two(
        largest(dense_weights),
        WORD_MAX,
        PRODUCT_SCALE / DENSE_SCALE,
    );
    let second_rows: Vec<_> = (0..shape.hidden / Block::UNITS)
        .map(|part| network.second_rows(part))
        .collect();
    let second: Vec<_> = second_rows
        .iter()
        .filter_map(|rows| SecondPart::of(rows))
        .collect();
    let second_outputs = second.iter().flat_map(|part| part.outputs.as_flattened());
    let output_weights = (0..OUTPUTS).flat_map(|o| network.output_row(o));
    let output_weights = output_weights.chain(second_outputs).copied();
    let output_scale = power_of_two(largest(output_weights), WORD_MAX, PRODUCT_SCALE / scale);
    let outputs = (0..shape.hidden / WORDS).map(|group| {
        let weight =
            |o: usize, i: usize| word(network.output_row(o)[group * WORDS + i] * output_scale);
        OutputWords(std::array::from_fn(|o| {
            std::array::from_fn(|i| weight(o, i))
        }))
    });
    let dense = (0..shape.hidden / HALF).flat_map(|group| {
        (0..shape.dense)
            .step_by(2)
            .map(move |first| dense_pair(network, group, first, dense_scale))
    });
    let second_scale = second_scale(&second, scale);
    let ratio = (DENSE_SCALE * dense_scale / scale).max(1.0);
    let tables = Tables {
        blocks: shape.hidden / Block::UNITS,
        bias: blocks(&columns.bias, scale),
        columns: blocks(&columns.changes, scale),
        dense_inputs: shape.dense,
        dense_scale: DENSE_SCALE,
        dense: dense.collect(),
        dense_shift: exponent(ratio),
        outputs: outputs.collect(),
        second: second
            .iter()
            .map(|part| second_block(part, scale, second_scale, output_scale))
            .collect(),
        second_shift: exponent(second_scale),
        logit_unit: 1.0 / (scale * output_scale),
        output_bias: network.output_bias(),
    };
    (scale, tables)
}

/// The exponent of a power of two from 1 on.
fn exponent(power: f32) -> u8 {
    u8::try_from(power.to_bits() >> 23).map_or(0, |exponent| exponent - 127)
}

/// The finest scale from weights of the second layer to words at which no sum, whatever the hidden words, leaves 32
/// bits.
fn second_scale(parts: &[SecondPart<'_>], scale: f32) -> f32 {
    let mut most = 0.0_f32;
    for part in parts {
        for unit in 0..Shape::SECOND {
            let weights: f32 = part.weights.iter().map(|w| w[unit].abs()).sum();
            most = most.max(weights * WORD_MAX + (part.bias[unit] * scale).abs());
        }
    }
    // Rounding adds half a unit to each of 64 weights, and shifting half a unit of the hidden sums.
    power_of_two(most + 1.0, 2_147_483_648.0 - 33.0 * WORD_MAX, 16384.0)
}

fn second_block(
    part: &SecondPart<'_>,
    scale: f32,
    weight_scale: f32,
    output_scale: f32,
) -> SecondBlock {
    let pair = |pair: usize| {
        SecondPair(std::array::from_fn(|i| {
            word(part.weights[2 * pair + i % 2][i / 2] * weight_scale)
        }))
    };
    let half = weight_scale / 2.0;
    #[expect(clippy::cast_possible_truncation, reason = "bounded by the scale")]
    let bias = part
        .bias
        .map(|bias| (bias * scale * weight_scale + half).round() as i32);
    SecondBlock {
        weights: std::array::from_fn(pair),
        bias,
        outputs: OutputWords(std::array::from_fn(|o| {
            std::array::from_fn(|i| {
                // Words 4-7 hold units 8-11 and vice versa.
                let unit = match i / 4 {
                    1 => i + 4,
                    2 => i - 4,
                    _ => i,
                };
                if unit < Shape::SECOND && i < Shape::SECOND {
                    word(part.outputs[o][unit] * output_scale)
                } else {
                    0
                }
            })
        })),
    }
}

/// Weights of dense inputs `first` and `first + 1` (0 if there is none) for 16 hidden units.
fn dense_pair(network: &Network, group: usize, first: usize, scale: f32) -> DensePair {
    let shape = network.shape();
    let weight = |input: usize, unit: usize| {
        if input < shape.dense {
            word(network.column(shape.sparse + input)[group * HALF + unit] * scale)
        } else {
            0
        }
    };
    // Words 2j and 2j + 1 of half h belong to unit j + 4h for j < 4, j + 4 + 4h above.
    DensePair(std::array::from_fn(|i| {
        let (half, j) = (i / HALF, i % HALF / 2);
        weight(first + i % 2, j + j / 4 * 4 + 4 * half)
    }))
}
