//! Where things are on the board, for a player at the bottom whose home is on the right.
//!
//! All numbers are board units. A home on the left is the same board reflected: x becomes
//! [`WIDTH`] - x. Places are named as the bottom player counts: 1-24, 25 that player's bar, 0 that
//! player's tray; the top player's point p is the bottom player's 25 - p.

/// Width of the board with its frame.
pub const WIDTH: f64 = 908.0;
/// Height of the board with its frame.
pub const HEIGHT: f64 = 672.0;
/// Frame above and below the playing field; point numbers stand in it.
pub const FRAME_Y: f64 = 26.0;
/// Frame left and right.
pub const FRAME_X: f64 = 10.0;
/// Wall between the playing field and the cube rail or the trays.
pub const WALL: f64 = 6.0;
/// Width of the cube rail, of the bar and of the trays.
pub const RAIL: f64 = 52.0;
/// Width of a point.
pub const POINT_WIDTH: f64 = 60.0;
/// Height of a point's triangle.
pub const POINT_HEIGHT: f64 = 258.0;
/// Half the width of a point's triangle at its base.
pub const POINT_HALF_BASE: f64 = 27.0;
/// Distance between the centres of two checkers of a low stack: a checker's diameter.
pub const PITCH: f64 = 54.0;
/// Checkers that lie side by side before a stack is squeezed.
pub const STACK: u8 = 5;
/// Most checkers drawn in a stack.
pub const MOST: u8 = 15;
/// Distance from the middle line to the innermost checker on the bar.
pub const BAR_GAP: f64 = 34.0;
/// Height of a borne-off checker seen from its edge, and the distance to the next.
pub const TRAY_PIECE: (f64, f64) = (15.0, 17.6);
/// Edge of a die.
pub const DIE: f64 = 46.0;
/// Distance between the centres of two dice.
pub const DICE_PITCH: f64 = 62.0;
/// Edge of the cube.
pub const CUBE: f64 = 44.0;

/// The left edge of the left half of the field.
pub const FIELD_LEFT: f64 = FRAME_X + RAIL + WALL;
/// The left edge of the bar.
pub const BAR_LEFT: f64 = FIELD_LEFT + 6.0 * POINT_WIDTH;
/// The left edge of the right half of the field.
pub const FIELD_RIGHT: f64 = BAR_LEFT + RAIL;
/// The left edge of the trays.
pub const TRAY_LEFT: f64 = FIELD_RIGHT + 6.0 * POINT_WIDTH + WALL;
/// The horizontal middle line.
pub const MIDDLE: f64 = HEIGHT / 2.0;

/// A position on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// From the left edge.
    pub x: f64,
    /// From the top edge.
    pub y: f64,
}

/// Where a stack begins and which way it grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Base {
    /// Centre of the stack.
    pub x: f64,
    /// The edge the first checker touches.
    pub y: f64,
    /// -1: the stack grows upwards, +1: downwards.
    pub grows: f64,
}

impl Base {
    /// Centre of checker `index` (0 = first) of a stack of `count`.
    #[must_use]
    pub fn checker(self, index: u8, count: u8) -> Spot {
        Spot {
            x: self.x,
            y: self.y + self.grows * stack_offset(index, count),
        }
    }
}

/// Distance from the base of a stack of `count` checkers to the centre of checker `index`. Up to
/// five lie side by side, more are squeezed into the same length.
#[must_use]
pub fn stack_offset(index: u8, count: u8) -> f64 {
    let spacing = if count > STACK {
        PITCH * f64::from(STACK - 1) / f64::from(count - 1)
    } else {
        PITCH
    };
    PITCH / 2.0 + spacing * f64::from(index)
}

/// The stack on one of the 24 points, counted by the bottom player; `None` for other numbers.
#[must_use]
pub fn point(number: u8) -> Option<Base> {
    let half = POINT_WIDTH / 2.0;
    let along = |steps: u8| half + POINT_WIDTH * f64::from(steps);
    let (x, top) = match number {
        1..=6 => (FIELD_RIGHT + along(6 - number), false),
        7..=12 => (FIELD_LEFT + along(12 - number), false),
        13..=18 => (FIELD_LEFT + along(number - 13), true),
        19..=24 => (FIELD_RIGHT + along(number - 19), true),
        _ => return None,
    };
    Some(Base {
        x,
        y: if top { FRAME_Y } else { HEIGHT - FRAME_Y },
        grows: if top { 1.0 } else { -1.0 },
    })
}

/// The checkers on the bar of the bottom player, or else of the top player.
#[must_use]
pub fn bar(row: Row) -> Base {
    Base {
        x: BAR_LEFT + RAIL / 2.0,
        y: MIDDLE + row.sign() * BAR_GAP,
        grows: row.sign(),
    }
}

/// Centre of the borne-off checker `index` (0 = first), lying on its edge.
#[must_use]
pub fn tray(row: Row, index: u8) -> Spot {
    let (_, pitch) = TRAY_PIECE;
    let depth = MIDDLE - FRAME_Y - 4.0 - pitch * (f64::from(index) + 0.5);
    Spot {
        x: TRAY_LEFT + RAIL / 2.0,
        y: MIDDLE + row.sign() * depth,
    }
}

/// Centres of the two dice of a player, left one first: the bottom player's lie on the right.
#[must_use]
pub fn dice(row: Row) -> [Spot; 2] {
    let middle = match row {
        Row::Bottom => FIELD_RIGHT,
        Row::Top => FIELD_LEFT,
    } + 3.0 * POINT_WIDTH;
    [-0.5, 0.5].map(|side| Spot {
        x: middle + side * DICE_PITCH,
        y: MIDDLE,
    })
}

/// Centre of the cube: in the middle of the rail, or at its owner's end.
#[must_use]
pub fn cube(owner: Option<Row>) -> Spot {
    let depth = MIDDLE - FRAME_Y - CUBE / 2.0 - 6.0;
    Spot {
        x: FRAME_X + RAIL / 2.0,
        y: MIDDLE + owner.map_or(0.0, |row| row.sign() * depth),
    }
}

/// Centre of a cube offered to a player: beside the bar, in the half where that player's dice lie.
#[must_use]
pub fn offered_cube(to: Row) -> Spot {
    Spot {
        x: match to {
            Row::Bottom => FIELD_RIGHT + POINT_WIDTH * 0.75,
            Row::Top => BAR_LEFT - POINT_WIDTH * 0.75,
        },
        y: MIDDLE,
    }
}

/// One of the two players by where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// At the top.
    Top,
    /// At the bottom.
    Bottom,
}

impl Row {
    fn sign(self) -> f64 {
        match self {
            Self::Top => -1.0,
            Self::Bottom => 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fill_both_halves_and_face_each_other() {
        for number in 1..=12 {
            let (near, far) = (point(number).unwrap(), point(25 - number).unwrap());
            assert!((near.x - far.x).abs() < 1e-9);
            assert!((near.y + far.y - HEIGHT).abs() < 1e-9);
            let x = near.x;
            let bar = (BAR_LEFT, FIELD_RIGHT);
            assert!(x + 30.0 <= bar.0 + 1e-9 || x - 30.0 >= bar.1 - 1e-9);
        }
        assert_eq!(point(0), None);
        assert_eq!(point(25), None);
    }

    #[test]
    fn no_stack_is_longer_than_five_checkers_and_two_facing_ones_leave_room_for_dice() {
        for count in 1..=MOST {
            let end = stack_offset(count - 1, count) + PITCH / 2.0;
            assert!(end <= PITCH * f64::from(STACK) + 1e-9, "{count}");
        }
        let free = HEIGHT - 2.0 * FRAME_Y - 2.0 * PITCH * f64::from(STACK);
        assert!(free > DIE + 12.0, "{free}");
    }

    #[test]
    fn everything_lies_inside_the_frame() {
        for row in [Row::Top, Row::Bottom] {
            let last = bar(row).checker(4, 5);
            assert!(last.y - 27.0 >= FRAME_Y && last.y + 27.0 <= HEIGHT - FRAME_Y);
            let piece = tray(row, 14);
            let inner = (piece.y - MIDDLE).abs() - TRAY_PIECE.0 / 2.0;
            assert!(inner > 20.0, "{inner}");
            let owned = cube(Some(row));
            assert!(owned.y - 22.0 >= FRAME_Y && owned.y + 22.0 <= HEIGHT - FRAME_Y);
        }
        assert!((TRAY_LEFT + RAIL + FRAME_X - WIDTH).abs() < 1e-9);
    }
}
