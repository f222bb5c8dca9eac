//! The fields of an XGID as they are written.

use super::{BOTTOM, Xgid, XgidDice, XgidError};
use crate::{Board, BySide, Cube, CubeOwner, Roll, Setup, Side};

impl std::fmt::Display for Xgid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("XGID=")?;
        let bottom = self.board_of(BOTTOM);
        for place in 0..26usize {
            let own = if place == 0 {
                0
            } else {
                bottom.on_roll()[place]
            };
            let theirs = if place == 25 {
                0
            } else {
                bottom.opponent()[25 - place]
            };
            let letter = match (own, theirs) {
                (0, 0) => '-',
                (0, n) => char::from(b'a' + n - 1),
                (n, _) => char::from(b'A' + n - 1),
            };
            write!(f, "{letter}")?;
        }
        let sign = |side| if side == BOTTOM { 1 } else { -1 };
        let owner = match self.cube.owner() {
            CubeOwner::Centred => 0,
            CubeOwner::Owned(owner) => sign(owner),
        };
        write!(f, ":{}:{owner}:{}:", self.cube.turns(), sign(self.on_roll))?;
        match self.dice {
            XgidDice::ToRoll => f.write_str("00")?,
            XgidDice::Rolled(roll) => write!(f, "{roll}")?,
            XgidDice::Doubled => f.write_str("D")?,
            XgidDice::Beavered => f.write_str("B")?,
            XgidDice::Raccooned => f.write_str("R")?,
        }
        let rule = if self.length == 0 {
            u8::from(self.jacoby) + 2 * u8::from(self.beavers)
        } else {
            u8::from(self.crawford_game)
        };
        let (bottom, top) = (self.score[BOTTOM], self.score[BOTTOM.other()]);
        write!(
            f,
            ":{bottom}:{top}:{rule}:{}:{}",
            self.length, self.cube_limit
        )
    }
}

impl std::str::FromStr for Xgid {
    type Err = XgidError;

    /// With or without the leading `XGID=`.
    fn from_str(text: &str) -> Result<Self, XgidError> {
        let fields: Vec<&str> = text
            .strip_prefix("XGID=")
            .unwrap_or(text)
            .split(':')
            .collect();
        let &[
            places,
            cube,
            owner,
            turn,
            dice,
            bottom,
            top,
            rule,
            length,
            limit,
        ] = &fields[..]
        else {
            return Err(XgidError::Fields {
                found: fields.len(),
            });
        };
        let board = board_from(places)?;
        let Some(on_roll) = sign("turn", turn)? else {
            return Err(field("turn", "1 or -1", turn));
        };
        let length: u16 = number("length", "a number of points", length)?;
        let rule: u8 = number("rule", "0 to 3", rule)?;
        if rule > 3 || (length > 0 && rule > 1) {
            let expected = if length > 0 { "0 or 1" } else { "0 to 3" };
            return Err(field("rule", expected, &rule.to_string()));
        }
        let mut score = BySide::new(0, 0);
        score[BOTTOM] = number("score", "a number of points", bottom)?;
        score[BOTTOM.other()] = number("score", "a number of points", top)?;
        let turns: u32 = number("cube", "0 to 15", cube)?;
        Ok(Self {
            board: if on_roll == BOTTOM {
                board
            } else {
                board.swapped()
            },
            on_roll,
            cube: Cube::new(
                1u32.checked_shl(turns).unwrap_or(0),
                sign("cube owner", owner)?.map_or(CubeOwner::Centred, CubeOwner::Owned),
            )
            .map_err(|_| field("cube", "0 to 15", cube))?,
            dice: dice_from(dice)?,
            score,
            length,
            crawford_game: length > 0 && rule == 1,
            jacoby: length == 0 && rule & 1 == 1,
            beavers: length == 0 && rule & 2 == 2,
            cube_limit: number("cube limit", "a power of two", limit)?,
        })
    }
}

/// The board seen by the player at the bottom.
fn board_from(places: &str) -> Result<Board, XgidError> {
    let found = places.chars().count();
    if found != 26 {
        return Err(XgidError::Places { found });
    }
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    for (place, found) in places.chars().enumerate() {
        let letter = u8::try_from(found).unwrap_or(0);
        match (letter, place) {
            (b'-', _) => {}
            (b'A'..=b'P', 0) => {
                return Err(XgidError::WrongBar {
                    owner: "top",
                    place,
                });
            }
            (b'a'..=b'p', 25) => {
                return Err(XgidError::WrongBar {
                    owner: "bottom",
                    place,
                });
            }
            (b'A'..=b'P', _) => setup.on_roll[place] = letter - b'A' + 1,
            (b'a'..=b'p', _) => setup.opponent[25 - place] = letter - b'a' + 1,
            _ => return Err(XgidError::Place { found, place }),
        }
    }
    Ok(Board::try_from(setup)?)
}

fn dice_from(text: &str) -> Result<XgidDice, XgidError> {
    let bad = || field("dice", "`00`, two dice, `D`, `B` or `R`", text);
    Ok(match text.as_bytes() {
        b"00" => XgidDice::ToRoll,
        b"D" => XgidDice::Doubled,
        b"B" => XgidDice::Beavered,
        b"R" => XgidDice::Raccooned,
        &[a @ b'1'..=b'6', b @ b'1'..=b'6'] => {
            XgidDice::Rolled(Roll::new(a - b'0', b - b'0').ok_or_else(bad)?)
        }
        _ => return Err(bad()),
    })
}

/// The side that 1 or -1 stands for; `None` for 0.
fn sign(name: &'static str, text: &str) -> Result<Option<Side>, XgidError> {
    match text {
        "1" => Ok(Some(BOTTOM)),
        "-1" => Ok(Some(BOTTOM.other())),
        "0" => Ok(None),
        _ => Err(field(name, "1, 0 or -1", text)),
    }
}

fn number<N: std::str::FromStr>(
    name: &'static str,
    expected: &'static str,
    text: &str,
) -> Result<N, XgidError> {
    text.parse().map_err(|_| field(name, expected, text))
}

fn field(field: &'static str, expected: &'static str, found: &str) -> XgidError {
    let found = crate::notation::excerpt(found).into_owned();
    XgidError::Field {
        field,
        expected,
        found,
    }
}
