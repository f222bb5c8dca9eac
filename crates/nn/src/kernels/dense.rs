//! Dense inputs of many candidates: shared values are added up once.
//!
//! Dense sums are exact (modulo 2^32), so a candidate's may be those of any reference row plus the weighted
//! differences from it: the same bits for less work, as candidates of one position differ in half of
//! their inputs.

use super::further::bits;
use super::tables::{Block, TILE, Tables, Words, scratch};
use super::{HALF, LANES, Simd, WORDS};

/// Rows sampled to find what most candidates share.
const ASKED: usize = 16;
/// From this many candidates on a reference row pays for its sums.
const WORTH_SHARING: usize = 12;
/// Differences of words up to this size fit a word.
const SMALL: u16 = 16383;

/// Dense groups of a block of hidden units.
pub(super) const BLOCK_GROUPS: usize = Block::UNITS / HALF;

/// Vectors of a row that can be shared.
const VECTORS: usize = 3;

/// A reference row of dense inputs and its sums.
pub(super) struct Shared<'a, S: Simd> {
    words: [Words; VECTORS],
    /// `[group of 16 units]`; with the half unit that makes shifting round.
    sums: &'a [S::D],
    half: S::D,
    shift: S::D,
}

impl<'a, S: Simd> Shared<'a, S> {
    /// The values that most of these rows have, with their sums in the buffer given; zeros for few
    /// rows.
    #[inline(always)]
    pub(super) fn new(s: S, tables: &Tables, rows: &[f32], sums: &'a mut [S::D]) -> Self {
        let half = s.splat_i32(1 << tables.dense_shift >> 1);
        let mut words = [[0; WORDS]; VECTORS];
        sums.fill(half);
        let pairs = tables.pairs();
        let candidates = rows.len().checked_div(tables.dense_inputs).unwrap_or(0);
        if candidates >= WORTH_SHARING && tables.dense_inputs <= words.as_flattened().len() {
            words = usual(s, tables, rows, candidates);
            for (k, &pair) in words.as_flattened().as_chunks::<2>().0[..pairs]
                .iter()
                .enumerate()
            {
                if pair == [0; 2] {
                    continue;
                }
                let input = s.splat_pair(pair);
                for (group, sums) in sums.iter_mut().enumerate() {
                    let weights = s.load_words(&tables.dense[group * pairs + k].0);
                    *sums = s.dot_pairs(*sums, input, weights);
                }
            }
        }
        Self {
            words,
            sums,
            half,
            shift: s.splat_i32(i32::from(tables.dense_shift)),
        }
    }

    /// Adds the dense inputs of `R` candidates to their hidden sums.
    #[inline(always)]
    pub(super) fn add<const R: usize>(
        &self,
        s: S,
        tables: &Tables,
        rows: &[f32],
        hidden: &mut [Block],
    ) {
        let vectors = tables.dense_inputs.div_ceil(WORDS);
        let pairs = tables.pairs();
        let (mut few, mut more) = ([[0; WORDS]; VECTORS * TILE], Vec::new());
        let words = scratch(&mut few, &mut more, [0; WORDS], vectors * R);
        let mut shares = vectors <= self.words.len();
        let width = tables.dense_inputs;
        for (row, words) in rows
            .chunks_exact(width)
            .zip(words.chunks_exact_mut(vectors))
        {
            quantise(s, tables.dense_scale, row, words);
            shares &= is_small(words);
        }
        if shares {
            for words in words.chunks_exact_mut(vectors) {
                for (words, shared) in words.iter_mut().zip(&self.words) {
                    let delta = s.sub_words(s.load_words(words), s.load_words(shared));
                    s.store_words(delta, words);
                }
            }
        }
        let inputs: [&[[i16; 2]]; R] = std::array::from_fn(|r| {
            let words = words[r * vectors..][..vectors].as_flattened();
            &words.as_chunks::<2>().0[..pairs]
        });
        // Inputs that are the same for all candidates cost nothing.
        let (mut few, mut more) = ([0; WORDS / 2 * VECTORS], Vec::new());
        let active = scratch(&mut few, &mut more, 0, pairs);
        let active = filled(s, words, vectors, active);
        let start = |group: usize| if shares { self.sums[group] } else { self.half };
        let rows = Rows {
            tables,
            active,
            inputs,
        };
        let groups = tables.blocks * BLOCK_GROUPS;
        if S::MANY_REGISTERS {
            // Two groups at once: as many sums as the latency of a dot product takes to fill.
            for group in (0..groups).step_by(2) {
                let start = [start(group), start(group + 1)];
                rows.add(s, group, start, self.shift, hidden);
            }
        } else {
            for group in 0..groups {
                rows.add(s, group, [start(group)], self.shift, hidden);
            }
        }
    }
}

/// The dense inputs of `R` candidates, in pairs.
struct Rows<'a, const R: usize> {
    tables: &'a Tables,
    /// The pairs that are not zero for all.
    active: &'a [usize],
    inputs: [&'a [[i16; 2]]; R],
}

impl<const R: usize> Rows<'_, R> {
    /// Adds the sums of `G` groups of 16 units to the hidden sums, those `start` has on.
    #[inline(always)]
    fn add<S: Simd, const G: usize>(
        &self,
        s: S,
        group: usize,
        start: [S::D; G],
        shift: S::D,
        hidden: &mut [Block],
    ) {
        let (tables, pairs) = (self.tables, self.tables.pairs());
        let weights = &tables.dense[group * pairs..][..G * pairs];
        let mut acc = start.map(|start| [start; R]);
        for &pair in self.active {
            let mut words = [s.splat_pair([0; 2]); G];
            for (words, weights) in words.iter_mut().zip(weights.chunks_exact(pairs)) {
                *words = s.load_words(&weights[pair].0);
            }
            for (r, input) in self.inputs.iter().enumerate() {
                let input = s.splat_pair(input[pair]);
                for (acc, &words) in acc.iter_mut().zip(&words) {
                    acc[r] = s.dot_pairs(acc[r], input, words);
                }
            }
        }
        for (group, acc) in (group..).zip(acc) {
            let (block, part) = (group / BLOCK_GROUPS, group % BLOCK_GROUPS);
            for (r, acc) in acc.into_iter().enumerate() {
                let words = hidden[r * tables.blocks + block].0.as_flattened_mut();
                s.add_shifted(acc, shift, &mut words.as_chunks_mut().0[part]);
            }
        }
    }
}

/// The pairs that are not zero in all rows of so many vectors.
#[inline(always)]
fn filled<'a, S: Simd>(
    s: S,
    rows: &[Words],
    vectors: usize,
    pairs: &'a mut [usize],
) -> &'a [usize] {
    let mut count = 0;
    for vector in 0..vectors {
        let mut filled = 0;
        for words in rows.iter().skip(vector).step_by(vectors) {
            filled |= s.filled_pairs(s.load_words(words));
        }
        for place in bits(u32::from(filled)) {
            pairs[count] = vector * HALF + place;
            count += 1;
        }
    }
    &pairs[..count]
}

/// For each pair of inputs the value that most candidates have, if more than half do, else that of
/// some candidate (the vote of Boyer and Moore, 1981); zeros if a value is not small.
#[inline(always)]
fn usual<S: Simd>(s: S, tables: &Tables, rows: &[f32], candidates: usize) -> [Words; VECTORS] {
    let width = tables.dense_inputs;
    let vectors = width.div_ceil(WORDS);
    let asked = candidates.min(ASKED);
    let (mut usual, mut votes) = ([[0; WORDS]; VECTORS], [[0i32; WORDS / 2]; VECTORS]);
    for i in 0..asked {
        let row = &rows[i * candidates / asked * width..][..width];
        let mut words = [[0; WORDS]; VECTORS];
        quantise(s, tables.dense_scale, row, &mut words[..vectors]);
        for ((usual, votes), words) in usual.iter_mut().zip(&mut votes).zip(&words) {
            let (usual, words) = (usual.as_chunks_mut::<2>().0, words.as_chunks::<2>().0);
            for ((usual, votes), pair) in usual.iter_mut().zip(votes).zip(words) {
                let left = *votes + if usual == pair { 1 } else { -1 };
                let outvoted = left < 0;
                *usual = if outvoted { *pair } else { *usual };
                *votes = if outvoted { 1 } else { left };
            }
        }
    }
    if is_small(&usual) {
        usual
    } else {
        [[0; WORDS]; VECTORS]
    }
}

/// Whether differences from other small words fit a word.
#[inline(always)]
fn is_small(words: &[Words]) -> bool {
    let words = words.as_flattened().iter();
    words.fold(0, |most, word| word.unsigned_abs().max(most)) <= SMALL
}

/// Rounds dense inputs to words; a row takes a whole number of vectors, the rest of which is left alone.
#[inline(always)]
fn quantise<S: Simd>(s: S, scale: f32, row: &[f32], words: &mut [Words]) {
    let limited = |x: [f32; LANES]| {
        let x = s.mul(s.load(&x), s.splat(scale));
        s.min(s.max(x, s.splat(-32767.0)), s.splat(32767.0))
    };
    let (whole, tail) = row.as_chunks::<HALF>();
    let mut last = [0.0; HALF];
    last[..tail.len()].copy_from_slice(tail);
    let halves = whole.iter().chain((!tail.is_empty()).then_some(&last));
    for (x, words) in halves.zip(words.as_flattened_mut().as_chunks_mut().0) {
        let (low, high) = (
            std::array::from_fn(|i| x[i]),
            std::array::from_fn(|i| x[LANES + i]),
        );
        *words = s.to_words(limited(low), limited(high));
    }
}
