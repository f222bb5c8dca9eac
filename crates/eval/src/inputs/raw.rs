//! The raw inputs: a plain description of the board, 206 numbers.
//!
//! Each side has 103: for every place `1..=25` (its own numbers, 25 the bar) four inputs saying how
//! many checkers are there, then three ramps for the checkers off. The four are `[n = 1]`, `[n = 2]`,
//! `[n >= 3]` and `(n - 3) / 2`, Tesauro's truncated unary code (*TD-Gammon*, 1995) with exact
//! blots and points. The ramps fill one after the other with the first, second and third five
//! checkers off.
//!
//! Every input depends on a single *slot*: one of the board's 52 numbers. That is what lets a net
//! add one ready-made column per slot, and change only the columns of slots a play touches.

use std::sync::OnceLock;

use barpoint_nn::SlotLayout;
use barpoint_rules::Board;

/// Number of raw inputs.
pub const RAW_INPUTS: usize = 206;
/// Numbers in a board: two halves of 26, the player on roll first.
pub const SLOTS: usize = 52;
/// Values a slot can have: checker counts `0..=15`.
pub const SLOT_STATES: usize = 16;

const PER_SIDE: usize = RAW_INPUTS / 2;
const PER_PLACE: usize = 4;
const OFF_RAMPS: usize = 25 * PER_PLACE;

/// The inputs switched on by one slot: index in `0..RAW_INPUTS` and value, none of them zero.
///
/// `slot` is `0..52` (slot 0 of each half counts the checkers off), `count` the checkers there.
pub fn slot_inputs(slot: usize, count: u8) -> impl Iterator<Item = (u16, f32)> {
    let (side, place) = (slot / 26, slot % 26);
    let (first, values) = if place == 0 {
        (OFF_RAMPS, off_ramps(count))
    } else {
        ((place - 1) * PER_PLACE, place_code(count))
    };
    let base = side * PER_SIDE + first;
    (base as u16..)
        .zip(values)
        .filter(|&(_, value)| value > 0.0)
}

/// Of what the weight of a raw input has to be a multiple for it to add whole numbers whatever the count: inputs that are 0 or 1
/// take any whole weight, halves even ones, fifths those that five divides.
#[must_use]
pub const fn raw_unit(input: usize) -> f32 {
    match input % PER_SIDE {
        OFF_RAMPS.. => 5.0,
        place if place % PER_PLACE == PER_PLACE - 1 => 2.0,
        _ => 1.0,
    }
}

/// The raw inputs of a board that are not zero, as (index, value), in increasing order of slots.
pub fn raw_sparse(board: &Board) -> impl Iterator<Item = (u16, f32)> {
    let halves = board.on_roll().iter().chain(board.opponent());
    halves
        .enumerate()
        .flat_map(|(slot, &count)| slot_inputs(slot, count))
}

/// The raw inputs as the slots set them.
pub(crate) fn raw_layout() -> &'static SlotLayout {
    static LAYOUT: OnceLock<SlotLayout> = OnceLock::new();
    LAYOUT.get_or_init(|| SlotLayout::new(|slot, state| slot_inputs(slot, state).collect()))
}

fn place_code(count: u8) -> [f32; PER_PLACE] {
    let flag = f32::from;
    [
        flag(count == 1),
        flag(count == 2),
        flag(count >= 3),
        f32::from(count.saturating_sub(3)) / 2.0,
    ]
}

fn off_ramps(count: u8) -> [f32; PER_PLACE] {
    let ramp = |from: u8| f32::from(count.saturating_sub(from).min(5)) / 5.0;
    [ramp(0), ramp(5), ramp(10), 0.0]
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::{Setup, Variation};

    fn dense(board: &Board) -> Vec<f32> {
        let mut all = vec![0f32; RAW_INPUTS];
        for (index, value) in raw_sparse(board) {
            assert!(
                all[usize::from(index)].to_bits() == 0,
                "input {index} listed twice"
            );
            all[usize::from(index)] = value;
        }
        all
    }

    #[test]
    fn the_start_has_one_blotless_code_per_side() {
        let board = Variation::Standard.start();
        let all = dense(&board);
        assert_eq!(all[..PER_SIDE], all[PER_SIDE..]);
        let mut expected = vec![0.0; PER_SIDE];
        expected[23 * 4 + 1] = 1.0;
        for five in [12, 5] {
            expected[five * 4 + 2] = 1.0;
            expected[five * 4 + 3] = 1.0;
        }
        expected[7 * 4 + 2] = 1.0;
        assert_eq!(all[..PER_SIDE], expected);
    }

    #[test]
    fn bar_and_off_have_their_own_inputs() {
        let (mut on_roll, mut opponent) = ([0; 26], [0; 26]);
        on_roll[1] = 2;
        on_roll[25] = 1;
        opponent[3] = 8;
        let board = Board::try_from(Setup { on_roll, opponent }).unwrap();
        let all = dense(&board);
        assert_eq!(all[24 * 4..][..4], [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(all[OFF_RAMPS..PER_SIDE], [1.0, 1.0, 0.4]);
        assert_eq!(all[PER_SIDE + 2 * 4..][..4], [0.0, 0.0, 1.0, 2.5]);
        assert_eq!(all[PER_SIDE + OFF_RAMPS..], [1.0, 0.4, 0.0]);
    }

    #[test]
    fn every_slot_has_inputs_of_its_own() {
        let mut owner = vec![None; RAW_INPUTS];
        for slot in 0..SLOTS {
            for count in 0..=15 {
                for (index, value) in slot_inputs(slot, count) {
                    assert!(value > 0.0);
                    assert_eq!(*owner[usize::from(index)].get_or_insert(slot), slot);
                }
            }
        }
        assert!(owner.iter().all(Option::is_some), "an input never used");
    }
}
