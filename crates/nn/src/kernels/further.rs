//! The layers after the first, in integers, for a few candidates at a time.

use super::dense::BLOCK_GROUPS;
use super::slots::add_outputs;
use super::tables::{Block, FurtherLayer, TILE, Tables, scratch};
use super::{HALF, Simd, WORDS};
use crate::OUTPUTS;

/// Output sums of each candidate of a tile.
pub(super) type Sums<S> = [[<S as Simd>::D; OUTPUTS]; TILE];

impl Tables {
    /// What the layers after the first add to the output sums of `R` candidates, whose first layer must be rectified.
    #[inline(always)]
    pub(super) fn further<S: Simd, const R: usize>(
        &self,
        s: S,
        hidden: &[Block],
        sums: &mut Sums<S>,
    ) {
        // Layers of up to 256 units need no allocation.
        let (mut few, mut more) = ([Block::ZERO; 4 * TILE], Vec::new());
        let (mut other_few, mut other_more) = ([Block::ZERO; 4 * TILE], Vec::new());
        let largest = self.further.iter().map(|layer| layer.blocks).max();
        let room = largest.unwrap_or(0) * R;
        let mut units = scratch(&mut few, &mut more, Block::ZERO, room);
        let mut next = scratch(&mut other_few, &mut other_more, Block::ZERO, room);
        for (number, layer) in self.further.iter().enumerate() {
            let before = if number == 0 { hidden } else { &*units };
            let rows = std::array::from_fn(|r| &before[r * layer.inputs..][..layer.inputs]);
            layer.units::<S, R>(s, rows, self.most, next);
            for (units, sums) in next.chunks_exact(layer.blocks).zip(sums.iter_mut().take(R)) {
                let words = units.iter().flat_map(|block| &block.0);
                add_outputs(
                    s,
                    words.map(|words| s.load_words(words)),
                    &layer.outputs,
                    sums,
                );
            }
            std::mem::swap(&mut units, &mut next);
        }
    }
}

impl FurtherLayer {
    /// Units of `R` candidates from those of the layer before, rectified.
    #[inline(always)]
    fn units<S: Simd, const R: usize>(
        &self,
        s: S,
        rows: [&[Block]; R],
        most: i16,
        out: &mut [Block],
    ) {
        // Many units are zero for all candidates, which are alike.
        let (mut few, mut more) = ([0; 8 * Block::GROUPS], Vec::new());
        let filled = scratch(&mut few, &mut more, 0, self.inputs * Block::GROUPS);
        let mut count = 0;
        for (number, filled) in filled.iter_mut().enumerate() {
            let (block, group) = (number / Block::GROUPS, number % Block::GROUPS);
            for row in rows {
                *filled |= s.filled_words(s.load_words(&row[block].0[group]));
            }
            count += filled.count_ones() as usize;
        }
        let pairs = count.div_ceil(2);
        let (mut few, mut more) = ([[0; 2]; 128], Vec::new());
        let units = scratch(&mut few, &mut more, [0; 2], pairs);
        let (mut few, mut more) = ([[[0; 2]; R]; 128], Vec::new());
        let inputs = scratch(&mut few, &mut more, [[0; 2]; R], pairs);
        let mut count = 0;
        for (number, &filled) in filled.iter().enumerate() {
            let (block, group) = (number / Block::GROUPS, number % Block::GROUPS);
            for place in bits(filled) {
                let (pair, side) = (count / 2, count % 2);
                units[pair][side] = number * WORDS + place;
                for (input, row) in inputs[pair].iter_mut().zip(rows) {
                    input[side] = row[block].0[group][place];
                }
                count += 1;
            }
        }
        let active = Active { units, inputs };
        for (block, start) in self.bias.as_chunks().0.iter().enumerate() {
            if S::MANY_REGISTERS {
                self.add_up::<S, R, 4, 0>(s, block, start, active, out);
            } else {
                self.add_up::<S, R, 1, 0>(s, block, start, active, out);
                self.add_up::<S, R, 1, 1>(s, block, start, active, out);
                self.add_up::<S, R, 1, 2>(s, block, start, active, out);
                self.add_up::<S, R, 1, 3>(s, block, start, active, out);
            }
        }
        rectify(s, &mut out[..R * self.blocks], most);
    }

    /// The sums of `Q` quarters of a block, from quarter `FIRST` on.
    #[inline(always)]
    fn add_up<S: Simd, const R: usize, const Q: usize, const FIRST: usize>(
        &self,
        s: S,
        block: usize,
        start: &[[i32; HALF]; BLOCK_GROUPS],
        active: Active<'_, R>,
        out: &mut [Block],
    ) {
        let weights: [_; Block::GROUPS] =
            std::array::from_fn(|g| self.weights_to(block * Block::GROUPS + g));
        let mut acc = [[s.splat_i32(0); R]; Q];
        for (acc, start) in acc.iter_mut().zip(&start[FIRST..]) {
            *acc = [s.load_doubles(start); R];
        }
        for (&[one, other], inputs) in active.units.iter().zip(active.inputs) {
            let mut words = [s.splat_pair([0; 2]); Q];
            for (part, words) in (FIRST..).zip(&mut words) {
                let [one, other] = [one, other].map(|unit| &weights[part / 2][unit].0);
                let (one, other) = (s.load_words(one), s.load_words(other));
                *words = if part % 2 == 0 {
                    s.zip_low(one, other)
                } else {
                    s.zip_high(one, other)
                };
            }
            for (r, &input) in inputs.iter().enumerate() {
                let input = s.splat_pair(input);
                for (acc, &words) in acc.iter_mut().zip(&words) {
                    acc[r] = s.dot_pairs(acc[r], input, words);
                }
            }
        }
        let shift = s.splat_i32(i32::from(self.shift));
        for (part, acc) in (FIRST..).zip(acc) {
            for (r, acc) in acc.into_iter().enumerate() {
                let words = out[r * self.blocks + block].0.as_flattened_mut();
                let units = &mut words.as_chunks_mut::<HALF>().0[part];
                *units = [0; HALF];
                s.add_shifted(acc, shift, units);
            }
        }
    }
}

/// Units that are not zero for all of some candidates, two by two; the last may be without another, which then counts as zero.
#[derive(Clone, Copy)]
struct Active<'a, const R: usize> {
    units: &'a [[usize; 2]],
    /// Their words for each candidate.
    inputs: &'a [[[i16; 2]; R]],
}

/// The numbers of the bits that are set.
#[inline(always)]
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        lowest
    })
}

/// Cuts words to 0 to `most`.
#[inline(always)]
pub(super) fn rectify<S: Simd>(s: S, blocks: &mut [Block], most: i16) {
    let most = s.splat_pair([most; 2]);
    for words in blocks.iter_mut().flat_map(|block| &mut block.0) {
        let x = s.min_words(s.relu_words(s.load_words(words)), most);
        s.store_words(x, words);
    }
}
