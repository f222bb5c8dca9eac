//! From master weights to the integer tables of [`crate::SlotNet`].

mod range;

use crate::{
    Network, SlotLayout,
    kernels::{
        HALF, WORDS,
        tables::{Block, FurtherLayer, OutputWords, PairWords, Tables, UnitWords},
    },
    shape::Layer,
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
    let output_weights = shape.layers().flat_map(|layer| {
        let rows = layer.row(layer.inputs + 1).start..layer.end();
        network.parameters()[rows].iter().copied()
    });
    let output_scale = power_of_two(largest(output_weights), WORD_MAX, PRODUCT_SCALE / scale);
    let dense = (0..shape.hidden / HALF).flat_map(|group| {
        (0..shape.dense)
            .step_by(2)
            .map(move |first| dense_pair(network, group, first, dense_scale))
    });
    let ratio = (DENSE_SCALE * dense_scale / scale).max(1.0);
    let tables = Tables {
        blocks: shape.hidden / Block::UNITS,
        bias: blocks(&columns.bias, scale),
        columns: blocks(&columns.changes, scale),
        dense_inputs: shape.dense,
        dense_scale: DENSE_SCALE,
        dense: dense.collect(),
        dense_shift: exponent(ratio),
        outputs: output_words(|o| network.output_row(o), output_scale),
        further: shape
            .layers()
            .skip(1)
            .map(|layer| further_layer(network, layer, scale, output_scale))
            .collect(),
        most: most_of_units(network, scale),
        logit_unit: 1.0 / (scale * output_scale),
        output_bias: network.output_bias(),
    };
    (scale, tables)
}

/// The exponent of a power of two from 1 on.
fn exponent(power: f32) -> u8 {
    u8::try_from(power.to_bits() >> 23).map_or(0, |exponent| exponent - 127)
}

/// The largest word of a hidden unit.
fn most_of_units(network: &Network, scale: f32) -> i16 {
    #[expect(clippy::cast_possible_truncation, reason = "cut to the range of words")]
    let most = (network.shape().most_of_units() * scale).min(WORD_MAX) as i16;
    most
}

/// A layer after the first, its units in the same scale as those before.
fn further_layer(network: &Network, layer: Layer, scale: f32, output_scale: f32) -> FurtherLayer {
    let row = |row: usize| &network.parameters()[layer.row(row)];
    let bias = row(layer.inputs);
    let weight_scale = weight_scale(network, layer, scale);
    let half = weight_scale / 2.0;
    #[expect(clippy::cast_possible_truncation, reason = "bounded by the scale")]
    let start = |bias: f32| (bias * scale * weight_scale + half).round() as i32;
    let starts = |group: &[f32; HALF]| std::array::from_fn(|double| start(group[unit_of(double)]));
    let groups = 0..layer.units / WORDS;
    let weights = groups.flat_map(|group| {
        (0..layer.inputs).map(move |input| {
            unit_words(|unit| word(row(input)[group * WORDS + unit] * weight_scale))
        })
    });
    FurtherLayer {
        inputs: layer.inputs / Block::UNITS,
        blocks: layer.units / Block::UNITS,
        weights: weights.collect(),
        bias: bias.as_chunks::<HALF>().0.iter().map(starts).collect(),
        shift: exponent(weight_scale),
        outputs: output_words(|o| row(layer.inputs + 1 + o), output_scale),
    }
}

/// The finest scale from weights of a layer to words at which no sum, whatever the words of the layer before, leaves 32
/// bits.
fn weight_scale(network: &Network, layer: Layer, scale: f32) -> f32 {
    let row = |row: usize| &network.parameters()[layer.row(row)];
    let words = f32::from(most_of_units(network, scale));
    let (mut most, mut widest) = (0.0_f32, 0.0_f32);
    for (unit, bias) in row(layer.inputs).iter().enumerate() {
        let weights = (0..layer.inputs).map(|input| row(input)[unit]);
        // Inputs are not negative: weights of one sign count at a time.
        let [mut above, mut below] = [0.0_f32; 2];
        for weight in weights {
            above += weight.max(0.0);
            below -= weight.min(0.0);
            widest = widest.max(weight.abs());
        }
        most = most.max(above.max(below) * words + (bias * scale).abs());
    }
    // Rounding adds half a unit to each weight, and shifting half a unit of the sums.
    #[expect(clippy::cast_precision_loss, reason = "at most 4096")]
    let rounding = (layer.inputs / 2 + 1) as f32 * words;
    let fits = power_of_two(widest, WORD_MAX, 16384.0);
    power_of_two(most + 1.0, 2_147_483_648.0 - rounding, fits)
}

/// Weights to the outputs, given one row for each.
fn output_words<'a>(row: impl Fn(usize) -> &'a [f32], scale: f32) -> Vec<OutputWords> {
    let groups = 0..row(0).len() / WORDS;
    let words = groups.map(|group| {
        OutputWords(std::array::from_fn(|o| {
            std::array::from_fn(|i| word(row(o)[group * WORDS + i] * scale))
        }))
    });
    words.collect()
}

/// Weights of dense inputs `first` and `first + 1` (0 if there is none) for 16 hidden units.
fn dense_pair(network: &Network, group: usize, first: usize, scale: f32) -> PairWords {
    let shape = network.shape();
    pair_words(|input, unit| {
        if first + input < shape.dense {
            word(network.column(shape.sparse + first + input)[group * HALF + unit] * scale)
        } else {
            0
        }
    })
}

/// Weights of a pair of inputs (0 and 1) for 16 units.
fn pair_words(weight: impl Fn(usize, usize) -> i16) -> PairWords {
    PairWords(std::array::from_fn(|i| weight(i % 2, unit_of(i / 2))))
}

/// Weights of one unit for 32 units.
fn unit_words(weight: impl Fn(usize) -> i16) -> UnitWords {
    UnitWords(std::array::from_fn(|i| {
        let (eight, half, place) = (i / 8, i % 8 / 4, i % 4);
        weight(half * HALF + unit_of(4 * eight + place))
    }))
}

/// The unit of a group of 16 that a double belongs to, as [`crate::kernels::Simd::add_shifted`] orders them.
const fn unit_of(double: usize) -> usize {
    let (half, j) = (double / (HALF / 2), double % (HALF / 2));
    j + j / 4 * 4 + 4 * half
}
