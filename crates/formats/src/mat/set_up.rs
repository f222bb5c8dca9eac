//! Positions that a game starts from, as XG's headers word them: `Set Pos=----cBD-D-B--A--Abcdc---A-/0`.
//!
//! Twenty-six places as in an XGID, capital letters the checkers of the player named first, then the cube as a power of
//! two: positive if that player owns it, negative if the other does. The first row shows who is on roll; where there is
//! none, we add a third part, `/W` or `/B`.

use barpoint_record::{Event, Start};
use barpoint_rules::notation::Xgid;
use barpoint_rules::{Board, Cube, CubeOwner, MatchState, Side};

const KEY: &str = "Set Pos=";

/// A header that names no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unreadable;

/// A position with its cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SetUp {
    /// The board seen by White.
    pub(super) board: Board,
    pub(super) cube: Cube,
    /// Who is on roll, if no row shows it.
    pub(super) on_roll: Option<Side>,
}

impl SetUp {
    /// The position that a line of a match text sets up, if it does.
    pub(super) fn of_line(line: &str) -> Option<Self> {
        let line = line.trim_ascii_start();
        let text = line.strip_prefix([';', '#'])?;
        Self::read(text.trim_start_matches([';', '#']).trim())?.ok()
    }

    /// Reads the text of a header; `None` if it is another one.
    pub(super) fn read(text: &str) -> Option<Result<Self, Unreadable>> {
        let key = text.get(..KEY.len())?;
        let is_set_up = key.eq_ignore_ascii_case(KEY);
        is_set_up.then(|| read_value(text[KEY.len()..].trim()).ok_or(Unreadable))
    }

    /// As the events that set it up, with this side on roll.
    pub(super) fn events(self, on_roll: Side) -> impl Iterator<Item = Event> {
        let board = match on_roll {
            Side::White => self.board,
            Side::Black => self.board.swapped(),
        };
        let start = Event::SetPosition(Box::new(Start { on_roll, board }));
        let value = Some(self.cube.value()).filter(|&value| value != 1);
        let owner = Some(self.cube.owner()).filter(|&owner| owner != CubeOwner::Centred);
        std::iter::once(start)
            .chain(value.map(Event::SetCubeValue))
            .chain(owner.map(Event::SetCubeOwner))
    }

    /// The text of the header.
    pub(super) fn text(self) -> String {
        let mut state = MatchState::new(0, barpoint_rules::MatchRules::default());
        // A board that makes no game is written all the same.
        let _ = state.set_position(Side::Black, self.board);
        let mut id = Xgid::of(&state);
        (id.board, id.on_roll) = (self.board, Side::Black);
        let text = id.to_string();
        let places = text.get(5..31).unwrap_or_default();
        let turns = self.cube.turns();
        let sign = if self.cube.owner() == CubeOwner::Owned(Side::Black) {
            "-"
        } else {
            ""
        };
        let on_roll = match self.on_roll {
            Some(Side::White) => "/W",
            Some(Side::Black) => "/B",
            None => "",
        };
        format!("{KEY}{places}/{sign}{turns}{on_roll}")
    }
}

fn read_value(value: &str) -> Option<SetUp> {
    let mut parts = value.split('/');
    let places = parts.next()?;
    let cube = parts.next().unwrap_or("0");
    let on_roll = match parts.next() {
        None => None,
        Some("W") => Some(Side::White),
        Some("B") => Some(Side::Black),
        Some(_) => return None,
    };
    let power: i32 = cube.trim().parse().ok()?;
    // The player at the bottom of an XGID has the capital letters; it is on roll so that the board is seen by it.
    let id: Xgid = format!("{}:0:0:1:00:0:0:0:0:10", places.trim())
        .parse()
        .ok()?;
    let owner = match power.signum() {
        1 => CubeOwner::Owned(Side::White),
        -1 => CubeOwner::Owned(Side::Black),
        _ => CubeOwner::Centred,
    };
    let value = 1_u32.checked_shl(power.unsigned_abs())?;
    Some(SetUp {
        board: id.board,
        cube: Cube::new(value, owner).ok()?,
        on_roll,
    })
}

#[cfg(test)]
mod tests {
    use barpoint_rules::{CubeOwner, Side};

    use super::{SetUp, Unreadable};

    #[test]
    fn capital_letters_are_the_first_named_players() {
        let text = "Set Pos=----cBD-D-B--A--Abcdc---A-/-2";
        let set_up = SetUp::read(text).unwrap().unwrap();
        assert_eq!(set_up.board.on_roll()[16], 1);
        assert_eq!(set_up.board.on_roll()[20], 0);
        assert_eq!(set_up.board.opponent()[25 - 4], 3);
        assert_eq!(set_up.cube.value(), 4);
        assert_eq!(set_up.cube.owner(), CubeOwner::Owned(Side::Black));
        assert_eq!(set_up.text(), text);
        assert_eq!(set_up.events(Side::Black).count(), 3);
        let alone = format!("{text}/B");
        let set_up = SetUp::read(&alone).unwrap().unwrap();
        assert_eq!((set_up.on_roll, set_up.text()), (Some(Side::Black), alone));
    }

    #[test]
    fn other_texts_are_none() {
        assert_eq!(SetUp::read("[Event \"x\"]"), None);
        for broken in ["Set Pos=abc/0", "Set Pos=----cBD-D-B--A--Abcdc---A-/x"] {
            assert_eq!(SetUp::read(broken), Some(Err(Unreadable)), "{broken}");
        }
    }
}
