//! What is stored of every turn.

use barpoint_rules::{Roll, Side};

use super::cursor::{Cursor, Fields, Result};

/// The dice of actions 0 to 20, larger last.
const DICE: [(u8, u8); 21] = [
    (1, 1),
    (1, 2),
    (1, 3),
    (1, 4),
    (1, 5),
    (1, 6),
    (2, 2),
    (2, 3),
    (2, 4),
    (2, 5),
    (2, 6),
    (3, 3),
    (3, 4),
    (3, 5),
    (3, 6),
    (4, 4),
    (4, 5),
    (4, 6),
    (5, 5),
    (5, 6),
    (6, 6),
];

/// Actions that are no dice.
pub(super) mod action {
    pub(in super::super) const DOUBLE: u8 = 21;
    pub(in super::super) const TAKE: u8 = 22;
    pub(in super::super) const PASS: u8 = 23;
    pub(in super::super) const RESIGN: u8 = 27;
    pub(in super::super) const RESIGN_MATCH: u8 = 28;
    pub(in super::super) const FORFEIT: u8 = 29;
    pub(in super::super) const SET_POSITION: u8 = 31;
    pub(in super::super) const BEAVER: u8 = 32;
    pub(in super::super) const RACCOON: u8 = 33;
    pub(in super::super) const SETTLE: u8 = 34;
    pub(in super::super) const SET_CUBE: u8 = 36;
    pub(in super::super) const UNRECORDED: u8 = 37;
    /// Markers that say what is known anyway.
    pub(in super::super) const MARKERS: [u8; 4] = [24, 25, 26, 30];
}

/// A turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ply {
    pub(super) action: u8,
    pub(super) black: bool,
    /// Place left and pips, one for each die.
    pub(super) steps: Vec<(u8, u8)>,
    pub(super) dice: Option<(u8, u8)>,
    pub(super) cube: Option<u32>,
    pub(super) is_illegal: bool,
    /// Points with the cube, of the seat, in millionths.
    pub(super) settlement: Option<i32>,
    pub(super) resigned: Option<u32>,
    pub(super) board: Option<[u8; 26]>,
    pub(super) cube_owner: Option<u32>,
}

impl Ply {
    /// Whose seat it is.
    pub(super) const fn side(&self) -> Side {
        if self.black { Side::Black } else { Side::White }
    }

    /// The dice of a turn that is dice and a play.
    pub(super) fn roll(&self) -> Option<Roll> {
        let (low, high) = *DICE.get(usize::from(self.action))?;
        Roll::new(low, high)
    }
}

/// The action of a roll.
pub(super) fn action_of(roll: Roll) -> u8 {
    let index = DICE
        .iter()
        .position(|&dice| dice == (roll.low(), roll.high()));
    index
        .and_then(|index| u8::try_from(index).ok())
        .unwrap_or(0)
}

/// A step as a byte.
pub(super) const fn step(byte: u8) -> (u8, u8) {
    (byte & 31, byte >> 5)
}

/// Reads the next turn.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Ply> {
    let start = *cursor;
    let byte = cursor.u8()?;
    let mut ply = Ply {
        action: byte & 63,
        black: byte >> 6 & 1 == 1,
        ..Ply::default()
    };
    if let Some(roll) = ply.roll() {
        let most = if roll.is_double() { 4 } else { 2 };
        while ply.steps.len() < most {
            let at = *cursor;
            let byte = cursor.u8()?;
            if byte == 0 {
                break;
            }
            let (from, pips) = step(byte);
            if from > 25 || pips == 0 || pips > 6 {
                return Err(at.fail("a step of 1 to 6 from a place up to 25", byte.to_string()));
            }
            ply.steps.push((from, pips));
        }
    }
    if byte >> 7 == 1 {
        extras(cursor.record()?, &mut ply)?;
    }
    let needed = match ply.action {
        35 => Some("a known action"),
        action::RESIGN_MATCH if ply.resigned.is_none() => Some("what is resigned"),
        action::SET_POSITION if ply.board.is_none() => Some("the position set up"),
        action::SET_CUBE if ply.cube.is_none() => Some("the value of the cube"),
        action::SETTLE if ply.settlement.is_none() => Some("what is settled on"),
        action::SET_POSITION if ply.is_illegal && ply.dice.is_none() => Some("the dice"),
        _ => None,
    };
    match needed {
        Some(needed) => Err(start.fail(needed, format!("action {}", ply.action))),
        None => Ok(ply),
    }
}

fn extras(mut fields: Fields<'_>, ply: &mut Ply) -> Result<()> {
    ply.dice = fields.get(0, |body| Ok((body.u8()?, body.u8()?)))?;
    ply.resigned = fields.get(1, Cursor::varint)?;
    ply.cube = fields.get(2, Cursor::varint)?;
    ply.is_illegal = fields.has(3);
    ply.settlement = fields.get(4, Cursor::i32)?;
    fields.get(5, |body| {
        let count = body.count()?;
        body.take(count).map(|_| ())
    })?;
    ply.board = fields.get(6, |body| {
        let mut board = [0; 26];
        board.copy_from_slice(body.take(26)?);
        Ok(board)
    })?;
    let action = fields.get(7, Cursor::varint)?;
    ply.cube_owner = fields.get(8, Cursor::varint)?;
    if let Some(action) = action {
        // Any action from 64 up is unknown, whichever it is.
        ply.action = u8::try_from(action).unwrap_or(u8::MAX).max(64);
    }
    fields.end(8)
}
