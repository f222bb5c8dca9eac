//! Position classes: which part of the evaluator handles a board.

use barpoint_rules::Board;

use crate::inputs::{HOME, Masks};

/// The kind of position, which decides who evaluates it.
///
/// ```
/// use barpoint_eval::Class;
/// use barpoint_rules::{Board, Variation};
///
/// assert_eq!(Class::of(&Variation::Standard.start()), Class::Contact);
/// assert_eq!(Class::of(&Board::with_checkers(&[(7, 15)], &[(6, 15)])?), Class::Race);
/// assert_eq!(Class::of(&Board::with_checkers(&[(6, 15)], &[(6, 15)])?), Class::Bearoff);
/// # Ok::<(), barpoint_rules::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// A side has borne off all its checkers.
    Over,
    /// No contact and both sides have all their checkers home or off: exact from the bearoff
    /// database.
    Bearoff,
    /// No contact, some checker still on the way home.
    Race,
    /// Some checker still has to pass an opposing one, or is on the bar.
    Contact,
}

impl Class {
    /// The class of a board.
    #[must_use]
    #[inline]
    pub fn of(board: &Board) -> Self {
        // A quick answer for most boards.
        if rear(board.on_roll()) + rear(board.opponent()) > 25 {
            return Self::Contact;
        }
        Self::of_masks(Masks::of(board.on_roll()), Masks::of(board.opponent()))
    }

    /// Whether a net knows the value, not a database or the rules.
    #[must_use]
    pub const fn is_learned(self) -> bool {
        matches!(self, Self::Race | Self::Contact)
    }

    pub(crate) fn of_masks(own: Masks, theirs: Masks) -> Self {
        if own.occupied == 0 || theirs.occupied == 0 {
            return Self::Over;
        }
        let (rear, their_rear) = (own.rearmost(), theirs.rearmost());
        if rear + their_rear > 25 {
            Self::Contact
        } else if (own.occupied | theirs.occupied) & !HOME == 0 {
            Self::Bearoff
        } else {
            Self::Race
        }
    }
}

/// A place with checkers that none of the half is more than seven places behind: the rearmost of 18 to 25 if there
/// is one, else that of 10 to 17; 0 if all are in front of those.
#[inline]
fn rear(half: &[u8; 26]) -> u32 {
    let eight = |from: usize| {
        half[from..]
            .first_chunk()
            .map_or(0, |&bytes| u64::from_le_bytes(bytes))
    };
    let rearmost = |from: u32, bytes: u64| match bytes {
        0 => 0,
        _ => from + bytes.ilog2() / 8,
    };
    match eight(18) {
        0 => rearmost(10, eight(10)),
        bytes => rearmost(18, bytes),
    }
}

/// Whether a side's position has *crashed*: at most six checkers are left to play with. The deepest
/// two points count as out of play, with one checker each as a spare that can still be used.
///
/// Cubes are more efficient in ordinary contact than here; the five outcome chances come from the same net.
#[must_use]
pub fn is_crashed(half: &[u8; 26]) -> bool {
    const IN_PLAY: u8 = 6;
    let on_board: u8 = half[1..].iter().sum();
    let dead = half[1].saturating_sub(1) + half[2].saturating_sub(1);
    on_board.saturating_sub(dead) <= IN_PLAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;
    use barpoint_testkit::board;

    #[test]
    fn classes_by_example() {
        let cases = [
            (board(&[], &[(1, 1)]), Class::Over),
            (board(&[(24, 2)], &[]), Class::Over),
            (board(&[(6, 5), (1, 2)], &[(6, 15)]), Class::Bearoff),
            (board(&[(7, 1)], &[(6, 15)]), Class::Race),
            (board(&[(12, 1)], &[(12, 2)]), Class::Race),
            (board(&[(11, 1)], &[(13, 2)]), Class::Race),
            (board(&[(13, 1)], &[(13, 2)]), Class::Contact),
            (board(&[(14, 1)], &[(12, 2)]), Class::Contact),
            (board(&[(25, 1)], &[(1, 2)]), Class::Contact),
            (Variation::Standard.start(), Class::Contact),
            (Variation::Hypergammon3.start(), Class::Contact),
        ];
        for (board, expected) in cases {
            assert_eq!(Class::of(&board), expected, "{board:?}");
            assert_eq!(Class::of(&board.swapped()), expected, "{board:?} swapped");
        }
    }

    #[test]
    fn contact_is_what_the_rules_say() {
        let boards = [
            board(&[(12, 1)], &[(12, 2)]),
            board(&[(13, 1)], &[(13, 2)]),
            board(&[(20, 1)], &[(4, 2)]),
            board(&[(20, 1)], &[(6, 2)]),
        ];
        for board in boards {
            assert_eq!(Class::of(&board) == Class::Contact, board.has_contact());
        }
    }

    #[test]
    fn the_glance_agrees_with_the_masks() {
        for place in 1..=25 {
            for theirs in 1..=25 {
                if place < 25 && place + theirs == 25 {
                    continue;
                }
                let board = board(&[(place, 1)], &[(theirs, 1)]);
                let masks =
                    Class::of_masks(Masks::of(board.on_roll()), Masks::of(board.opponent()));
                assert_eq!(Class::of(&board), masks, "{place} {theirs}");
            }
        }
    }

    #[test]
    fn a_collapsed_board_is_crashed() {
        assert!(!is_crashed(Variation::Standard.start().on_roll()));
        assert!(is_crashed(
            board(&[(24, 2), (1, 6), (2, 5), (3, 2)], &[]).on_roll()
        ));
        assert!(!is_crashed(
            board(&[(24, 2), (1, 4), (2, 4), (3, 5)], &[]).on_roll()
        ));
    }
}
