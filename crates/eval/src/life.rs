//! Cube life by class of position.

use barpoint_equity::CubeLife;
use barpoint_rules::Board;

use crate::Class;

/// Cube life index of a position, seen by the player on roll.
#[must_use]
pub fn cube_life(board: &Board) -> CubeLife {
    life_in(Class::of(board), board)
}

/// Cube life index of a position of this class.
pub(crate) fn life_in(class: Class, board: &Board) -> CubeLife {
    match class {
        Class::Contact => CubeLife::CONTACT,
        Class::Over | Class::Bearoff => CubeLife::BEAROFF,
        Class::Race => CubeLife::race(board.pip_count() as u16),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;
    use barpoint_testkit::board;

    fn race(own: &[(u8, u8)]) -> Board {
        board(own, &[(3, 15)])
    }

    #[track_caller]
    fn check(board: &Board, expected: f32) {
        assert!(
            (cube_life(board).get() - expected).abs() < 1e-6,
            "{board:?}"
        );
    }

    #[test]
    fn life_by_class() {
        check(&Variation::Standard.start(), 0.68);
        check(&race(&[(6, 5)]), 0.60);
        check(&race(&[(8, 10)]), 0.65);
        check(&race(&[(7, 1)]), 0.60);
        check(&race(&[(10, 15)]), 0.70);
    }
}
