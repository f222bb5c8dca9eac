//! How large the hidden sums of any position can get.

use super::power_of_two;
use crate::{Network, SLOTS, STATES, SlotLayout, kernels::tables::Block};

/// The most that the states of one half of the slots add up to.
const HALF_TOTAL: u8 = 15;

/// Hidden sums in `f32`: with every slot in state 0, and the change for each slot and state.
pub(super) struct Columns {
    pub(super) bias: Vec<f32>,
    /// `[slot][state][hidden]`.
    pub(super) changes: Vec<f32>,
}

impl Columns {
    pub(super) fn new(network: &Network, layout: &SlotLayout) -> Self {
        let hidden = network.shape().hidden;
        let mut bias = network.hidden_bias().to_vec();
        let mut changes = vec![0.0; SLOTS * STATES * hidden];
        let mut zero = vec![0.0; hidden];
        let slots = changes.chunks_exact_mut(STATES * hidden);
        for (slot, columns) in slots.enumerate() {
            let add_up = |state: u8, sum: &mut [f32]| {
                sum.fill(0.0);
                for &(input, value) in layout.contributions(slot, state) {
                    for (sum, w) in sum.iter_mut().zip(network.column(usize::from(input))) {
                        *sum += value * w;
                    }
                }
            };
            add_up(0, &mut zero);
            for (bias, zero) in bias.iter_mut().zip(&zero) {
                *bias += zero;
            }
            for (state, column) in (0u8..).zip(columns.chunks_exact_mut(hidden)) {
                add_up(state, column);
                for (sum, zero) in column.iter_mut().zip(&zero) {
                    *sum -= zero;
                }
            }
        }
        Self { bias, changes }
    }

    /// The finest scale at which no hidden sum of any position, its halves adding up to 15 at most, leaves
    /// `range`. Only hidden units for which a cheap bound is not enough are examined closely.
    pub(super) fn scale(&self, range: f32, limit: f32) -> f32 {
        let units: Vec<Units> = (0..self.bias.len())
            .step_by(Units::COUNT)
            .flat_map(|first| [1.0, -1.0].map(|sign| Units::new(self, first, sign)))
            .collect();
        let widest = |a: &&Units, b: &&Units| a.roughly.total_cmp(&b.roughly);
        let first = units.iter().max_by(widest).map_or(0.0, Units::exactly);
        let mut scale = power_of_two(first, range, limit);
        for units in &units {
            if scale * units.roughly > range {
                scale = power_of_two(units.exactly(), range, scale);
            }
        }
        scale
    }
}

/// Neighbouring hidden units, the sums of which are bounded upwards (`sign` 1) or downwards (-1).
struct Units<'a> {
    columns: &'a Columns,
    first: usize,
    sign: f32,
    /// Above the largest sum: each half spends its 15 at the best rate of any slot.
    roughly: f32,
}

impl<'a> Units<'a> {
    const COUNT: usize = Block::UNITS;

    fn new(columns: &'a Columns, first: usize, sign: f32) -> Self {
        let mut units = Self {
            columns,
            first,
            sign,
            roughly: 0.0,
        };
        let mut total = units.bias();
        for half in 0..2 {
            let mut rates = [0.0_f32; Self::COUNT];
            for slot in units.slots(half) {
                for (state, column) in (0u8..).zip(slot).skip(1) {
                    let share = sign / f32::from(state);
                    for (rate, change) in rates.iter_mut().zip(column) {
                        *rate = larger(*rate, share * change);
                    }
                }
            }
            for (total, rate) in total.iter_mut().zip(rates) {
                *total += f32::from(HALF_TOTAL) * rate;
            }
        }
        // Covers rounding.
        units.roughly = 1.0001 * total.iter().fold(0.0, |most, &x| larger(most, x));
        units
    }

    fn bias(&self) -> [f32; Block::UNITS] {
        std::array::from_fn(|i| self.sign * self.columns.bias[self.first + i])
    }

    /// The changes of these units for each slot of a half and each state.
    fn slots(&self, half: usize) -> impl Iterator<Item = [&'a [f32; Block::UNITS]; STATES]> {
        let hidden = self.columns.bias.len();
        let (changes, first) = (&self.columns.changes, self.first);
        (half * SLOTS / 2..(half + 1) * SLOTS / 2).map(move |slot| {
            std::array::from_fn(|state| {
                let column = &changes[(slot * STATES + state) * hidden + first..];
                column.first_chunk().expect("whole blocks of hidden units")
            })
        })
    }

    /// The largest sum: a knapsack over the slots of each half.
    fn exactly(&self) -> f32 {
        let mut total = self.bias();
        for half in 0..2 {
            let best = knapsack(self.slots(half), self.sign);
            for (total, best) in total.iter_mut().zip(best) {
                *total += best;
            }
        }
        total.iter().fold(0.0, |most, &x| larger(most, x))
    }
}

/// Not `f32::max`: its handling of NaN would take most of the time.
fn larger(a: f32, b: f32) -> f32 {
    if b > a { b } else { a }
}

/// A number that no hidden sum exceeds in size, from the largest weight of each input and the largest
/// hidden bias: coarser and far cheaper than [`Columns::scale`].
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
    let most = halves.map(|half| {
        let slots = half.as_chunks::<STATES>().0.iter();
        knapsack(
            slots.map(|slot| slot.each_ref().map(std::array::from_ref)),
            1.0,
        )[0]
    });
    bias + at_zero.iter().sum::<f32>() + most.sum::<f32>()
}

/// Largest sums of `sign` times one state per slot, the states adding up to 15 at most.
fn knapsack<'a, const N: usize>(
    slots: impl Iterator<Item = [&'a [f32; N]; STATES]>,
    sign: f32,
) -> [f32; N] {
    const MOST: usize = HALF_TOTAL as usize;
    let mut best = [[0.0_f32; N]; MOST + 1];
    for slot in slots {
        for total in (1..=MOST).rev() {
            let (lower, upper) = best.split_at_mut(total);
            for (rest, column) in lower.iter().rev().zip(&slot[1..]) {
                for ((best, rest), change) in upper[0].iter_mut().zip(rest).zip(*column) {
                    *best = larger(*best, rest + sign * change);
                }
            }
        }
    }
    best[MOST]
}
