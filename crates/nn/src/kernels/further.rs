//! The layers after the first, in integers, for a few candidates at a time.

use std::cell::Cell;

use super::dense::BLOCK_GROUPS;
use super::slots::add_outputs;
use super::tables::{Block, FurtherLayer, TILE, Tables};
use super::{HALF, Simd, WORDS};
use crate::OUTPUTS;

/// Output sums of each candidate of a tile.
pub(super) type Sums<S> = [[<S as Simd>::D; OUTPUTS]; TILE];

/// Two units that are not zero for all candidates of a tile, with their words for each; the last may be without another, which then counts
/// as zero.
#[derive(Clone, Copy, Default)]
struct Pair {
    units: [u16; 2],
    words: [[i16; 2]; TILE],
}

/// Memory for the layers after the first, used again for tile after tile.
#[derive(Default)]
pub(super) struct Room {
    /// Units of two layers, for all candidates of a tile.
    layers: [Vec<Block>; 2],
    pairs: Vec<Pair>,
}

thread_local! {
    /// What the last evaluation of the thread left: calls are often for one candidate alone, and to allocate and clear this takes
    /// a good part of the time of one.
    static SPARE: Cell<Room> = const {
        Cell::new(Room {
            layers: [Vec::new(), Vec::new()],
            pairs: Vec::new(),
        })
    };
}

impl Room {
    /// The room of this thread, large enough for these layers. What it holds is left from before.
    pub(super) fn take(layers: &[FurtherLayer]) -> Self {
        let mut room = SPARE.take();
        room.fit(layers);
        room
    }

    /// Keeps it for the next call.
    pub(super) fn give_back(self) {
        SPARE.set(self);
    }

    fn fit(&mut self, layers: &[FurtherLayer]) {
        let largest = |size: fn(&FurtherLayer) -> usize| layers.iter().map(size).max().unwrap_or(0);
        let blocks = TILE * largest(|layer| layer.blocks);
        for layer in &mut self.layers {
            if layer.len() < blocks {
                layer.resize(blocks, Block::ZERO);
            }
        }
        let pairs = largest(|layer| layer.inputs) * Block::UNITS / 2;
        if self.pairs.len() < pairs {
            self.pairs.resize(pairs, Pair::default());
        }
    }
}

impl Tables {
    /// What the layers after the first add to the output sums of `R` candidates, whose first layer must be rectified.
    #[inline(always)]
    pub(super) fn further<S: Simd, const R: usize>(
        &self,
        s: S,
        hidden: &[Block],
        room: &mut Room,
        sums: &mut Sums<S>,
    ) {
        let Room {
            layers: [units, next],
            pairs,
        } = room;
        let (mut units, mut next) = (&mut units[..], &mut next[..]);
        for (number, layer) in self.further.iter().enumerate() {
            let before = if number == 0 { hidden } else { &*units };
            let rows = std::array::from_fn(|r| &before[r * layer.inputs..][..layer.inputs]);
            layer.units::<S, R>(s, rows, self.most, pairs, next);
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
    #[expect(
        clippy::cast_possible_truncation,
        reason = "layers of at most 4096 units"
    )]
    #[inline(always)]
    fn units<S: Simd, const R: usize>(
        &self,
        s: S,
        rows: [&[Block]; R],
        most: i16,
        pairs: &mut [Pair],
        out: &mut [Block],
    ) {
        // Many units are zero for all candidates, which are alike.
        let mut count = 0;
        for number in 0..self.inputs * Block::GROUPS {
            let (block, group) = (number / Block::GROUPS, number % Block::GROUPS);
            let mut filled = 0;
            for row in rows {
                filled |= s.filled_words(s.load_words(&row[block].0[group]));
            }
            for place in bits(filled) {
                let (pair, side) = (&mut pairs[count / 2], count % 2);
                pair.units[side] = (number * WORDS + place) as u16;
                for (words, row) in pair.words.iter_mut().zip(rows) {
                    words[side] = row[block].0[group][place];
                }
                count += 1;
            }
        }
        if count % 2 == 1 {
            let last = &mut pairs[count / 2];
            last.units[1] = 0;
            for words in &mut last.words {
                words[1] = 0;
            }
        }
        let active = &pairs[..count.div_ceil(2)];
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
        active: &[Pair],
        out: &mut [Block],
    ) {
        let weights: [_; Block::GROUPS] =
            std::array::from_fn(|g| self.weights_to(block * Block::GROUPS + g));
        let mut acc = [[s.splat_i32(0); R]; Q];
        for (acc, start) in acc.iter_mut().zip(&start[FIRST..]) {
            *acc = [s.load_doubles(start); R];
        }
        for pair in active {
            let [one, other] = pair.units.map(usize::from);
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
            for (r, &input) in pair.words[..R].iter().enumerate() {
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
