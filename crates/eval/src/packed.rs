//! Boards packed into 80 bits.

use barpoint_rules::{Board, Setup};

/// A board in 80 bits: for each side 15 ones (checkers) separated by 25 zeros (points 1 to 24 and the
/// bar), the encoding of the Position ID.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PackedBoard {
    on_roll: u64,
    opponent: u64,
}

impl PackedBoard {
    pub(crate) fn of(board: &Board) -> Self {
        Self {
            on_roll: pack(board.on_roll()),
            opponent: pack(board.opponent()),
        }
    }

    /// The board; boards made of packed boards are legal by construction.
    pub(crate) fn unpack(self) -> Option<Board> {
        Board::try_from(Setup {
            on_roll: unpack(self.on_roll),
            opponent: unpack(self.opponent),
        })
        .ok()
    }

    /// 80 bits, different for different boards.
    pub(crate) const fn bits(self) -> u128 {
        (self.on_roll as u128) << 40 | self.opponent as u128
    }
}

fn pack(half: &[u8; 26]) -> u64 {
    let mut bits = 0;
    let mut at = 0;
    for &n in &half[1..] {
        bits |= ((1 << n) - 1) << at;
        at += n + 1;
    }
    bits
}

fn unpack(mut bits: u64) -> [u8; 26] {
    let mut half = [0; 26];
    for place in &mut half[1..] {
        let n = bits.trailing_ones();
        *place = n as u8;
        bits >>= n + 1;
    }
    half
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;

    #[test]
    fn packing_keeps_everything() {
        for variation in [Variation::Standard, Variation::Hypergammon3] {
            let board = variation.start();
            assert_eq!(PackedBoard::of(&board).unpack(), Some(board));
        }
        let mut on_roll = [0; 26];
        on_roll[25] = 15;
        let board = Board::try_from(Setup {
            on_roll,
            opponent: [0; 26],
        })
        .unwrap();
        let packed = PackedBoard::of(&board);
        assert_eq!(packed.unpack(), Some(board));
        assert!(packed.bits() < 1 << 80);
    }
}
