//! The fields of an OGID as they are written.

use super::{Ogid, OgidError, OgidPending};
use crate::{Board, BySide, CHECKERS, Cube, CubeOwner, Roll, Setup, Side};

/// The characters of the places 0 to 25.
const PLACES: &[u8; 26] = b"0123456789abcdefghijklmnop";

/// Without a leading `OGID=`, in either case.
fn unlabelled(text: &str) -> &str {
    let label = text.get(..5).unwrap_or_default();
    if label.eq_ignore_ascii_case("OGID=") || label.eq_ignore_ascii_case("OGID:") {
        &text[5..]
    } else {
        text
    }
}

/// Whether the fields before the scores look like those of an OGID.
pub(super) fn is_shape(text: &str) -> bool {
    let fields: Vec<&str> = unlabelled(text).split(':').collect();
    let &[white, black, cube, dice, acted, ..] = &fields[..] else {
        return false;
    };
    let places = |field: &str| field.bytes().all(|byte| PLACES.contains(&byte));
    let cube = matches!(cube.as_bytes(), [b'W' | b'B' | b'N' | b'D' | b'?', power @ .., b'O' | b'T' | b'P' | b'N']
        if !power.is_empty() && power.iter().all(u8::is_ascii_digit));
    let dice = dice.len() <= 2 && dice.bytes().all(|byte| byte.is_ascii_digit());
    places(white) && places(black) && cube && dice && matches!(acted, "W" | "B")
}

impl std::fmt::Display for Ogid {
    /// With the label `OGID=`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = |side| if side == Side::White { 'W' } else { 'B' };
        f.write_str("OGID=")?;
        for side in Side::BOTH {
            let half = if side == self.on_roll {
                self.board.on_roll()
            } else {
                self.board.opponent()
            };
            for (place, &letter) in PLACES.iter().enumerate() {
                let own = match side {
                    Side::White => 25 - place,
                    Side::Black => place,
                };
                let count = if own == 0 { 0 } else { half[own] };
                for _ in 0..count {
                    write!(f, "{}", char::from(letter))?;
                }
            }
            f.write_str(":")?;
        }
        let doubled = self.pending == OgidPending::Doubled;
        let owner = match self.cube.map(Cube::owner) {
            None => 'D',
            Some(CubeOwner::Centred) => 'N',
            Some(CubeOwner::Owned(side)) => letter(side),
        };
        let turns = self.cube.unwrap_or_default().turns();
        write!(f, "{owner}{turns}{}:", if doubled { 'O' } else { 'N' })?;
        let (acted, state) = match self.pending {
            OgidPending::Turn => (self.on_roll.other(), "C"),
            OgidPending::Rolled(roll) => {
                write!(f, "{}{}", roll.low(), roll.high())?;
                (self.on_roll.other(), "R")
            }
            OgidPending::Doubled => (self.on_roll, "D"),
        };
        let crawford = if self.crawford_game { "C" } else { "" };
        write!(
            f,
            ":{}:{state}:{}:{}:{}{crawford}:{}",
            letter(acted),
            self.score.white,
            self.score.black,
            self.length,
            self.moves
        )?;
        if self.checkers == CHECKERS {
            Ok(())
        } else {
            write!(f, ":{}", self.checkers)
        }
    }
}

impl std::str::FromStr for Ogid {
    type Err = OgidError;

    /// With or without a leading `OGID=`; the fields after the fifth may be missing or empty.
    fn from_str(text: &str) -> Result<Self, OgidError> {
        let fields: Vec<&str> = unlabelled(text).split(':').collect();
        if !(5..=11).contains(&fields.len()) {
            return Err(OgidError::Fields {
                found: fields.len(),
            });
        }
        let at = |index: usize| fields.get(index).copied().unwrap_or_default();
        let acted = match at(4) {
            "W" => Side::White,
            "B" => Side::Black,
            other => return Err(field("the player who acted", "W or B", other)),
        };
        let (cube, offered) = cube(at(2))?;
        let roll = match at(3) {
            "" | "00" => None,
            dice => Some(roll(dice)?),
        };
        let pending = match (at(5), roll) {
            ("P" | "G" | "M" | "RG" | "RM", _) => return Err(OgidError::Over),
            ("D", _) | (_, None) if offered => OgidPending::Doubled,
            ("D", _) => return Err(field("cube", "an offer, such as N0O", at(2))),
            (_, Some(roll)) => OgidPending::Rolled(roll),
            (_, None) => OgidPending::Turn,
        };
        let opening = at(5) == "IW" && roll.is_none();
        let on_roll = match pending {
            OgidPending::Doubled => acted,
            _ if opening => Side::White,
            _ => acted.other(),
        };
        let (length, crawford_game) = length(at(8))?;
        Ok(Self {
            board: board(at(0), at(1), on_roll)?,
            on_roll,
            cube,
            pending,
            score: BySide::new(number("score", at(6))?, number("score", at(7))?),
            length,
            crawford_game,
            moves: number("move", at(9))?,
            checkers: if at(10).is_empty() {
                CHECKERS
            } else {
                number("number of checkers", at(10))?
            },
        })
    }
}

/// The board seen by the side on roll.
fn board(white: &str, black: &str, on_roll: Side) -> Result<Board, OgidError> {
    let white = half(white, Side::White)?;
    let black = half(black, Side::Black)?;
    let (on_roll, opponent) = match on_roll {
        Side::White => (white, black),
        Side::Black => (black, white),
    };
    Ok(Board::try_from(Setup { on_roll, opponent })?)
}

/// Checkers by the owner's own numbers.
fn half(places: &str, owner: Side) -> Result<[u8; 26], OgidError> {
    let mut half = [0_u8; 26];
    for found in places.chars() {
        let place = PLACES.iter().position(|&c| char::from(c) == found);
        let own = place.map(|place| match owner {
            Side::White => 25 - place,
            Side::Black => place,
        });
        // Nobody has checkers on the other's bar.
        let own = own.filter(|&own| own > 0);
        let own = own.ok_or(OgidError::Place { found, owner })?;
        half[own] = half[own].saturating_add(1);
    }
    Ok(half)
}

/// The cube, if it is alive, and whether it is offered.
fn cube(text: &str) -> Result<(Option<Cube>, bool), OgidError> {
    let bad = || field("cube", "owner, power of two and action, such as N0N", text);
    let mut letters = text.chars();
    let (Some(owner), Some(action)) = (letters.next(), letters.next_back()) else {
        return Err(bad());
    };
    let turns: u32 = letters.as_str().parse().map_err(|_| bad())?;
    let owner = match owner {
        'W' => Some(CubeOwner::Owned(Side::White)),
        'B' => Some(CubeOwner::Owned(Side::Black)),
        'N' | '?' => Some(CubeOwner::Centred),
        'D' => None,
        _ => return Err(bad()),
    };
    let offered = match action {
        'O' => true,
        'N' | 'T' | 'P' => false,
        _ => return Err(bad()),
    };
    let value = 1_u32.checked_shl(turns).ok_or_else(bad)?;
    let cube = Cube::new(value, owner.unwrap_or_default()).map_err(|_| bad())?;
    Ok((owner.is_some().then_some(cube), offered))
}

fn roll(text: &str) -> Result<Roll, OgidError> {
    match text.as_bytes() {
        &[a @ b'1'..=b'6', b @ b'1'..=b'6'] => Roll::new(a - b'0', b - b'0'),
        _ => None,
    }
    .ok_or_else(|| field("dice", "two dice or nothing", text))
}

/// Length with its mark: `7`, `7C` in the Crawford game, `7L` after it, `0G9` for nine games.
fn length(text: &str) -> Result<(u16, bool), OgidError> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (length, mark) = text.split_at(digits);
    let length = number("length", length)?;
    let is_known = matches!(mark, "" | "C" | "L")
        || mark
            .strip_prefix('G')
            .is_some_and(|n| n.parse::<u32>().is_ok());
    if !is_known {
        return Err(field("length", "a number of points with C, L or G", text));
    }
    Ok((length, mark == "C" && length > 0))
}

/// A number; 0 where the field is empty.
fn number<N: std::str::FromStr + Default>(name: &'static str, text: &str) -> Result<N, OgidError> {
    if text.is_empty() {
        return Ok(N::default());
    }
    text.parse().map_err(|_| field(name, "a number", text))
}

fn field(field: &'static str, expected: &'static str, found: &str) -> OgidError {
    OgidError::Field {
        field,
        expected,
        found: crate::notation::excerpt(found).into_owned(),
    }
}
