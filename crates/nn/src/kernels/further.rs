//! The layers after the first, in integers, for a few candidates at a time.

use super::dense::BLOCK_GROUPS;
use super::slots::add_outputs;
use super::tables::{Block, FurtherLayer, TILE, Tables, scratch};
use super::{HALF, Simd};
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
        let (mut few, mut more) = ([0; 256], Vec::new());
        let active = scratch(&mut few, &mut more, 0, self.pairs());
        let (mut few, mut more) = ([[[0; 2]; R]; 256], Vec::new());
        let inputs = scratch(&mut few, &mut more, [[0; 2]; R], self.pairs());
        let mut count = 0;
        for block in 0..self.inputs {
            for group in 0..Block::GROUPS {
                let mut filled = 0;
                for row in rows {
                    filled |= s.filled_pairs(s.load_words(&row[block].0[group]));
                }
                let first = (block * Block::GROUPS + group) * HALF;
                for place in bits(filled) {
                    active[count] = first + place;
                    for (input, row) in inputs[count].iter_mut().zip(rows) {
                        *input = row[block].0[group].as_chunks().0[place];
                    }
                    count += 1;
                }
            }
        }
        let active = Active {
            pairs: &active[..count],
            inputs: &inputs[..count],
        };
        if S::MANY_REGISTERS {
            for group in (0..self.groups()).step_by(2) {
                self.add_up::<S, R, 2>(s, group, active, out);
            }
        } else {
            for group in 0..self.groups() {
                self.add_up::<S, R, 1>(s, group, active, out);
            }
        }
        rectify(s, &mut out[..R * self.blocks], most);
    }

    /// The sums of `G` groups of 16 units from `first` on.
    #[inline(always)]
    fn add_up<S: Simd, const R: usize, const G: usize>(
        &self,
        s: S,
        first: usize,
        active: Active<'_, R>,
        out: &mut [Block],
    ) {
        let weights: [_; G] = std::array::from_fn(|g| self.weights_of(first + g));
        let mut acc: [[S::D; R]; G] =
            std::array::from_fn(|g| [s.load_doubles(&self.bias[first + g]); R]);
        for (&pair, inputs) in active.pairs.iter().zip(active.inputs) {
            let words: [S::W; G] = std::array::from_fn(|g| s.load_words(&weights[g][pair].0));
            for (r, &input) in inputs.iter().enumerate() {
                let input = s.splat_pair(input);
                for (acc, &words) in acc.iter_mut().zip(&words) {
                    acc[r] = s.dot_pairs(acc[r], input, words);
                }
            }
        }
        let shift = s.splat_i32(i32::from(self.shift));
        for (group, acc) in (first..).zip(acc) {
            let (block, part) = (group / BLOCK_GROUPS, group % BLOCK_GROUPS);
            for (r, acc) in acc.into_iter().enumerate() {
                let words = out[r * self.blocks + block].0.as_flattened_mut();
                let units = &mut words.as_chunks_mut::<HALF>().0[part];
                *units = [0; HALF];
                s.add_shifted(acc, shift, units);
            }
        }
    }
}

/// Pairs of inputs that are not zero for all of some candidates.
#[derive(Clone, Copy)]
struct Active<'a, const R: usize> {
    pairs: &'a [usize],
    /// Their words for each candidate.
    inputs: &'a [[[i16; 2]; R]],
}

/// The numbers of the bits that are set.
#[inline(always)]
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
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
