//! Positions and steps as the records code them.

use barpoint_rules::{Board, Cube, CubeOwner, Point, Setup, Side};

use super::bytes::Fields;

/// A position: the bar of the second player, then points 1 to 24 and the bar of the first, whose checkers are positive.
pub(super) type Squares = [i8; 26];

pub(super) fn squares(fields: Fields<'_>, at: usize) -> Squares {
    std::array::from_fn(|n| fields.signed_byte(at + n))
}

/// Which side a player's number means: 1 the first, -1 the second.
pub(super) const fn side(number: i32) -> Option<Side> {
    match number {
        1 => Some(Side::White),
        -1 => Some(Side::Black),
        _ => None,
    }
}

/// The board seen by the player whose checkers are positive; `None` if it is none.
pub(super) fn board(squares: &Squares) -> Option<Board> {
    Setup::signed(squares).and_then(Board::try_from).ok()
}

/// A board seen by the first player, as seen by `side`.
pub(super) const fn seen_by(side: Side, first: Board) -> Board {
    match side {
        Side::White => first,
        Side::Black => first.swapped(),
    }
}

/// The cube: 0 centred, n owned by the first player at 2 to the power of n, -n by the second. Automatic doubles, which are
/// not counted, come on top.
pub(super) fn cube(number: i32, automatic: u8) -> Option<Cube> {
    let power = number.unsigned_abs().checked_add(u32::from(automatic))?;
    let owner = match number {
        0 => CubeOwner::Centred,
        1.. => CubeOwner::Owned(Side::White),
        _ => CubeOwner::Owned(Side::Black),
    };
    Cube::new(1_u32.checked_shl(power)?, owner).ok()
}

/// The moves of a play: pairs of points less one, up to a start of -1; an end below 0 is off.
pub(super) fn moves(codes: impl Iterator<Item = i32>) -> Vec<(Point, Point)> {
    let codes: Vec<i32> = codes.take(8).collect();
    let point = |code: i32| Point::new(u8::try_from(code.checked_add(1)?).ok()?);
    codes
        .chunks_exact(2)
        .map_while(|pair| {
            let from = point(pair[0]).filter(|from| *from != Point::OFF)?;
            let to = if pair[1] < 0 {
                Some(Point::OFF)
            } else {
                point(pair[1])
            };
            Some((from, to?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{CubeOwner, Side, Variation};

    use super::{board, cube, moves};

    const START: [i8; 26] = [
        0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0,
    ];

    #[test]
    fn the_start_is_read() {
        assert_eq!(board(&START), Some(Variation::Standard.start()));
        let mut bar = START;
        (bar[0], bar[1]) = (-1, -1);
        assert_eq!(board(&bar).unwrap().opponent()[25], 1);
        for (point, checkers) in [(0, 1), (25, -1), (6, 12), (3, i8::MIN)] {
            let mut wrong = START;
            wrong[point] = checkers;
            assert_eq!(board(&wrong), None, "{point} {checkers}");
        }
    }

    #[test]
    fn cubes_are_read() {
        let owned = cube(-2, 1).unwrap();
        assert_eq!(
            (owned.value(), owned.owner()),
            (8, CubeOwner::Owned(Side::Black))
        );
        assert_eq!(cube(0, 0).unwrap().value(), 1);
        for wrong in [40, i32::MIN, i32::MAX] {
            assert_eq!(cube(wrong, 200), None);
        }
    }

    #[test]
    fn steps_end_at_minus_one() {
        let read = |codes: &[i32]| -> Vec<(u8, u8)> {
            let read = moves(codes.iter().copied());
            read.iter().map(|(a, b)| (a.number(), b.number())).collect()
        };
        assert_eq!(read(&[24, 20, 5, -2, -1, 7, 3, 2]), [(25, 21), (6, 0)]);
        assert_eq!(read(&[-1; 8]), []);
        assert_eq!(read(&[12, 99, 5, 3]), []);
    }
}
