//! What is counted on a board: checkers, pips, and the number it is known by.

use crate::Board;

impl Board {
    /// A number no other board has, below 2^80: for the player on roll, then the opponent, and for
    /// points 1 to 24, then the bar, as many 1-bits as checkers, then a 0-bit, lowest bit first.
    /// (The Position ID is the same with the halves exchanged.)
    #[must_use]
    pub fn key(&self) -> u128 {
        u128::from(unary(self.on_roll())) | u128::from(unary(self.opponent())) << 40
    }

    /// Checkers of the player on roll that are on points or on the bar.
    #[must_use]
    pub fn checkers_in_play(&self) -> u8 {
        self.on_roll()[1..].iter().sum()
    }

    /// Pips the player on roll still has to travel.
    #[must_use]
    pub fn pip_count(&self) -> u32 {
        pips(self.on_roll())
    }

    /// Pips the opponent still has to travel.
    #[must_use]
    pub fn opponent_pip_count(&self) -> u32 {
        pips(self.opponent())
    }
}

/// A half in at most 40 bits.
fn unary(half: &[u8; 26]) -> u64 {
    half[1..].iter().rev().fold(0, |bits, &n| {
        let ones = (1 << n) - 1;
        bits << (n + 1) | ones
    })
}

fn pips(half: &[u8; 26]) -> u32 {
    (1u32..)
        .zip(&half[1..])
        .map(|(point, &n)| point * u32::from(n))
        .sum()
}

#[cfg(test)]
mod tests {
    use crate::{Board, PlayList, Roll, Variation};

    #[test]
    fn key_is_that_of_the_position_id_with_the_halves_exchanged() {
        // Source: gnubg's positionkey() of the opening.
        let bytes: [u8; 10] = [224, 115, 240, 1, 48, 224, 115, 240, 1, 48];
        let expected = bytes
            .iter()
            .rev()
            .fold(0, |key, &b| key << 8 | u128::from(b));
        assert_eq!(Variation::Standard.start().key(), expected);
    }

    #[test]
    fn different_boards_have_different_keys() {
        let mut list = PlayList::new();
        let mut keys = std::collections::BTreeMap::<u128, Board>::new();
        for (roll, _) in Roll::weighted() {
            list.generate(&Variation::Nackgammon.start(), roll);
            for board in list.boards() {
                for board in [*board, board.swapped()] {
                    assert_eq!(*keys.entry(board.key()).or_insert(board), board);
                }
            }
        }
        assert!(keys.len() > 400);
    }
}
