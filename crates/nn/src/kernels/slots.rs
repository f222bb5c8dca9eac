//! Integer inference kernels: slot columns, dense inputs, outputs.

use super::dense::{BLOCK_GROUPS, Shared};
use super::further::{Room, Sums, rectify};
use super::tables::{Block, OutputWords, TILE, Tables, scratch};
use super::{Kernel, LANES, Simd};
use crate::{
    OUTPUTS,
    kernels::logistic::Logistic,
    slots::{SLOTS, STATES, SlotStates, slot_at},
};

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
        let mut lists = [[0; SLOTS]; 2];
        let mut lengths = [0; 2];
        let mut note = |list: usize, slot: usize, state: u8| {
            lists[list][lengths[list]] = slot * STATES + usize::from(state);
            // State 0 changes nothing; its column is written over by the next.
            lengths[list] += usize::from(state > 0);
        };
        each_change(s, self.from, self.to, |slot, old, new| {
            note(0, slot, old);
            note(1, slot, new);
        });
        let [left, entered] = &lists;
        let changes = Changes {
            tables: self.tables,
            left: &left[..lengths[0]],
            entered: &entered[..lengths[1]],
        };
        let (pairs, last) = self.sums.as_chunks::<2>();
        let (out_pairs, out_last) = self.out.as_chunks_mut::<2>();
        for (i, (sums, out)) in pairs.iter().zip(out_pairs).enumerate() {
            changes.apply(s, 2 * i, sums, out);
        }
        for (sum, out) in last.iter().zip(out_last) {
            changes.apply(s, 2 * pairs.len(), &[*sum], std::array::from_mut(out));
        }
    }
}

/// Calls `change` with each slot that differs, its old and its new state.
#[inline(always)]
fn each_change<S: Simd>(
    s: S,
    from: &SlotStates,
    to: &SlotStates,
    mut change: impl FnMut(usize, u8, u8),
) {
    let (from, to) = (from.places(), to.places());
    let mut bits = s.differing(from, to);
    while bits != 0 {
        let place = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        change(slot_at(place), from[place], to[place]);
    }
}

/// Columns that change hidden sums.
struct Changes<'a> {
    tables: &'a Tables,
    /// Of the states that slots leave: to subtract.
    left: &'a [usize],
    /// Of the states they enter: to add.
    entered: &'a [usize],
}

impl Changes<'_> {
    /// Writes the changed sums of `B` blocks, the first of which is number `first`.
    #[inline(always)]
    fn apply<S: Simd, const B: usize>(
        &self,
        s: S,
        first: usize,
        sums: &[Block; B],
        out: &mut [Block; B],
    ) {
        let mut acc = load(s, sums);
        for &column in self.left {
            subtract(s, &mut acc, self.tables.column(column, first));
        }
        for &column in self.entered {
            add(s, &mut acc, self.tables.column(column, first));
        }
        for (acc, out) in acc.iter().zip(out) {
            for (&acc, out) in acc.iter().zip(&mut out.0) {
                s.store_words(acc, out);
            }
        }
    }
}

/// The words of neighbouring blocks in registers.
type Loaded<S, const B: usize> = [[<S as Simd>::W; Block::GROUPS]; B];

#[inline(always)]
fn load<S: Simd, const B: usize>(s: S, blocks: &[Block; B]) -> Loaded<S, B> {
    std::array::from_fn(|b| std::array::from_fn(|g| s.load_words(&blocks[b].0[g])))
}

#[inline(always)]
fn add<S: Simd, const B: usize>(s: S, acc: &mut Loaded<S, B>, column: &[Block; B]) {
    for (acc, block) in acc.iter_mut().zip(column) {
        for (acc, words) in acc.iter_mut().zip(&block.0) {
            *acc = s.add_words(*acc, s.load_words(words));
        }
    }
}

#[inline(always)]
fn subtract<S: Simd, const B: usize>(s: S, acc: &mut Loaded<S, B>, column: &[Block; B]) {
    for (acc, block) in acc.iter_mut().zip(column) {
        for (acc, words) in acc.iter_mut().zip(&block.0) {
            *acc = s.sub_words(*acc, s.load_words(words));
        }
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

impl Kernel for Evaluate<'_> {
    type Output = ();

    #[inline(always)]
    fn run<S: Simd>(self, s: S) {
        let deeper = !self.tables.further.is_empty();
        match (self.tables.dense_inputs, self.tables.blocks) {
            (0, 1) if !deeper => self.lightly::<S, 1>(s),
            (0, 2) if !deeper => self.lightly::<S, 2>(s),
            _ => self.fully(s),
        }
    }
}

impl Evaluate<'_> {
    /// A net small enough to keep all hidden sums of a candidate in registers.
    #[inline(always)]
    fn lightly<S: Simd, const B: usize>(self, s: S) {
        let Self { tables, base, .. } = self;
        let sums = self.sums.first_chunk::<B>();
        let sums = sums.expect("as many blocks as the net has");
        let mut logits = Logits::new(s, tables);
        let tiles = self.candidates.chunks(MOST).zip(self.out.chunks_mut(MOST));
        for (candidates, out) in tiles {
            for (to, logits) in candidates.iter().zip(logits.each()) {
                let mut acc = load(s, sums);
                each_change(s, base, to, |slot, old, new| {
                    let column = |state: u8| tables.column(slot * STATES + usize::from(state), 0);
                    subtract(s, &mut acc, column(old));
                    add(s, &mut acc, column(new));
                });
                let mut sums = [s.splat_i32(0); OUTPUTS];
                let words = acc.as_flattened().iter();
                let rectified = words.map(|&words| s.relu_words(words));
                add_outputs(s, rectified, &tables.outputs, &mut sums);
                write_floats(s, &sums, logits);
            }
            logits.write_chances(s, out);
        }
    }

    /// Any net.
    #[inline(always)]
    fn fully<S: Simd>(self, s: S) {
        let mut room = Room::take(&self.tables.further);
        self.fully_in(s, &mut room);
        room.give_back();
    }

    #[inline(always)]
    fn fully_in<S: Simd>(self, s: S, room: &mut Room) {
        let Self {
            tables,
            base,
            sums,
            candidates,
            dense,
            out,
        } = self;
        let width = tables.dense_inputs;
        // Nets of up to 512 hidden units need no allocation.
        let (mut few, mut more) = ([Block::ZERO; 8 * TILE], Vec::new());
        let hidden = scratch(&mut few, &mut more, Block::ZERO, tables.blocks * TILE);
        let (mut few, mut more) = ([s.splat_i32(0); 32], Vec::new());
        let groups = tables.blocks * BLOCK_GROUPS;
        let shared_sums = scratch(&mut few, &mut more, s.splat_i32(0), groups);
        // Candidates of one position are similar; boards evaluated from nothing are not.
        let alike = *base != SlotStates::ZERO;
        let shared = Shared::new(s, tables, if alike { dense } else { &[] }, shared_sums);
        let mut logits = Logits::new(s, tables);
        let tiles = candidates.chunks(TILE).zip(out.chunks_mut(TILE));
        for (tile, (candidates, out)) in tiles.enumerate() {
            let blocks = hidden.chunks_exact_mut(tables.blocks);
            for (to, out) in candidates.iter().zip(blocks) {
                let from = base;
                let step = Move {
                    tables,
                    from,
                    sums,
                    to,
                    out,
                };
                step.run(s);
            }
            if width > 0 {
                let rows = &dense[tile * TILE * width..][..candidates.len() * width];
                match candidates.len() {
                    5 => shared.add::<5>(s, tables, rows, hidden),
                    4 => shared.add::<4>(s, tables, rows, hidden),
                    3 => shared.add::<3>(s, tables, rows, hidden),
                    2 => shared.add::<2>(s, tables, rows, hidden),
                    _ => shared.add::<1>(s, tables, rows, hidden),
                }
            }
            let hidden = &mut hidden[..candidates.len() * tables.blocks];
            let sums = tables.output_sums(s, hidden, candidates.len(), room);
            for (sums, logits) in sums.iter().take(candidates.len()).zip(logits.each()) {
                write_floats(s, sums, logits);
            }
            logits.write_chances(s, out);
        }
    }
}

impl Tables {
    /// The output sums of candidates from their hidden sums, through the further layers if there are any.
    #[inline(always)]
    fn output_sums<S: Simd>(
        &self,
        s: S,
        hidden: &mut [Block],
        candidates: usize,
        room: &mut Room,
    ) -> Sums<S> {
        rectify(s, hidden, self.most);
        let mut sums = [[s.splat_i32(0); OUTPUTS]; TILE];
        for (hidden, sums) in hidden.chunks_exact(self.blocks).zip(&mut sums) {
            let words = hidden.iter().flat_map(|block| &block.0);
            let words = words.map(|words| s.load_words(words));
            add_outputs(s, words, &self.outputs, sums);
        }
        if !self.further.is_empty() {
            match candidates {
                5 => self.further::<S, 5>(s, hidden, room, &mut sums),
                4 => self.further::<S, 4>(s, hidden, room, &mut sums),
                3 => self.further::<S, 3>(s, hidden, room, &mut sums),
                2 => self.further::<S, 2>(s, hidden, room, &mut sums),
                _ => self.further::<S, 1>(s, hidden, room, &mut sums),
            }
        }
        sums
    }
}

/// Most candidates whose output sums are turned into chances together.
const MOST: usize = 8;

/// Output sums of some candidates, on the way to chances.
struct Logits<S: Simd> {
    /// Parts of each sum, `[candidate][output]`.
    parts: [S::F; MOST * OUTPUTS],
    unit: S::F,
    /// Repeated, as the outputs follow each other.
    bias: [[f32; LANES]; OUTPUTS],
}

impl<S: Simd> Logits<S> {
    #[inline(always)]
    fn new(s: S, tables: &Tables) -> Self {
        let bias = |place: usize| tables.output_bias[place % OUTPUTS];
        Self {
            parts: [s.splat(0.0); MOST * OUTPUTS],
            unit: s.splat(tables.logit_unit),
            bias: std::array::from_fn(|v| std::array::from_fn(|lane| bias(v * LANES + lane))),
        }
    }

    /// Room for each candidate.
    #[inline(always)]
    fn each(&mut self) -> impl Iterator<Item = &mut [S::F; OUTPUTS]> {
        self.parts.as_chunks_mut().0.iter_mut()
    }

    /// Adds up, scales and applies the logistic function, for as many candidates as there is room in `out`.
    #[inline(always)]
    fn write_chances(&self, s: S, out: &mut [[f32; OUTPUTS]]) {
        let mut logits = [[0.0; LANES]; OUTPUTS];
        let used = (out.len() * OUTPUTS).div_ceil(LANES);
        let parts = self.parts.as_chunks::<LANES>().0.iter().zip(&self.bias);
        for (logits, (parts, bias)) in logits[..used].iter_mut().zip(parts) {
            let scaled = s.mul(s.sums(*parts), self.unit);
            s.store(s.add(scaled, s.load(bias)), logits);
        }
        Logistic(&mut logits[..used]).run(s);
        for (out, chances) in out.iter_mut().zip(logits.as_flattened().as_chunks().0) {
            *out = *chances;
        }
    }
}

/// Writes the sums of a candidate as floats. (A closure given to `map` would not be compiled with the instructions of `S`.)
#[inline(always)]
fn write_floats<S: Simd>(s: S, sums: &[S::D; OUTPUTS], to: &mut [S::F; OUTPUTS]) {
    for (to, &sum) in to.iter_mut().zip(sums) {
        *to = s.to_floats(sum);
    }
}

/// Adds what rectified units, group after group, contribute to the output sums of a candidate.
#[inline(always)]
pub(super) fn add_outputs<S: Simd>(
    s: S,
    units: impl Iterator<Item = S::W>,
    outputs: &[OutputWords],
    sums: &mut [S::D; OUTPUTS],
) {
    for (words, weights) in units.zip(outputs) {
        for (sum, weights) in sums.iter_mut().zip(&weights.0) {
            *sum = s.dot_pairs(*sum, words, s.load_words(weights));
        }
    }
}
