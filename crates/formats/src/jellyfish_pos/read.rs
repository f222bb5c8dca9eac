//! Reading.

use barpoint_record::Player;
use barpoint_rules::{
    Board, BySide, Cube, CubeOwner, MatchRules, Pending, Roll, Setup, Side, Snapshot,
};

use super::file::{File, error};
use crate::{ImportError, Imported, Place, Warning, WarningKind, position};

/// Reads a position.
pub(super) fn read(bytes: &[u8]) -> Result<Imported, ImportError> {
    let parts = Parts::read(bytes)?;
    let head = &parts.head;
    let at = parts.at_board;
    let half_made = head.rolled && parts.now != parts.before;
    let odd = [
        (
            head.start,
            head.at_turn,
            "a player on roll",
            "nobody; taken as the first",
        ),
        (
            half_made,
            at,
            "a roll not yet played",
            "a play half made, taken back",
        ),
        (
            parts.end.is_some(),
            parts.end.unwrap_or(at),
            "the end of the file",
            "more bytes",
        ),
    ];
    let board = by_white(if head.rolled {
        &parts.before
    } else {
        &parts.now
    })
    .ok_or_else(|| error(at, "checkers that make a board", "others"))?;
    let snapshot = Snapshot {
        length: head.length,
        rules: head.rules,
        score: head.score,
        crawford_game: parts.crawford_game,
        on_roll: head.on_roll,
        board: if head.on_roll == Side::White {
            board
        } else {
            board.swapped()
        },
        cube: head.cube,
        pending: if head.rolled {
            Pending::Move(parts.roll()?)
        } else {
            Pending::Turn
        },
        resignation: None,
    };
    let (state, no_crawford) = position::build(&snapshot)
        .map_err(|why| error(at, "a position that can be played", &why.to_string()))?;
    let mut warnings: Vec<Warning> = odd.into_iter().filter_map(ignored).collect();
    warnings.extend(no_crawford.map(|kind| Warning { place: at, kind }));
    Ok(Imported {
        record: position::record(&parts.players, &state),
        warnings,
    })
}

/// What a file says.
struct Parts {
    head: Head,
    players: BySide<Player>,
    crawford_game: bool,
    at_dice: Place,
    dice: [i16; 2],
    at_board: Place,
    /// Checkers now.
    now: [i16; 26],
    /// Checkers before the play of the dice.
    before: [i16; 26],
    /// Where more follows.
    end: Option<Place>,
}

impl Parts {
    fn read(bytes: &[u8]) -> Result<Self, ImportError> {
        let mut file = File::new(bytes);
        let head = Head::read(&mut file)?;
        let names = BySide::new(file.name()?, file.name()?);
        // Whether the dice are swapped on the screen.
        file.number()?;
        let crawford_game = file.number()? == 2;
        // Whether Jellyfish played last, and how.
        file.number()?;
        file.name()?;
        let at_dice = file.place();
        let dice = [file.number()?, file.number()?];
        let at_board = file.place();
        let (now, before) = file.board()?;
        Ok(Self {
            head,
            players: names.map(|name| Player { name, rating: None }),
            crawford_game,
            at_dice,
            dice,
            at_board,
            now,
            before,
            end: file.has_more().then(|| file.place()),
        })
    }

    fn roll(&self) -> Result<Roll, ImportError> {
        // Jellyfish marks dice by their sign.
        let die = |number: i16| u8::try_from(number.unsigned_abs()).unwrap_or(0);
        let [first, second] = self.dice;
        Roll::new(die(first), die(second))
            .ok_or_else(|| error(self.at_dice, "two dice", &format!("{first} and {second}")))
    }
}

fn ignored((is_odd, place, expected, found): (bool, Place, &'static str, &str)) -> Option<Warning> {
    let found = found.to_owned();
    let kind = WarningKind::Ignored { expected, found };
    is_odd.then_some(Warning { place, kind })
}

/// The numbers before the names.
struct Head {
    rules: MatchRules,
    cube: Cube,
    /// Where the player on roll stands.
    at_turn: Place,
    on_roll: Side,
    rolled: bool,
    /// Whether it is the starting position, before the first roll.
    start: bool,
    length: u16,
    score: BySide<u16>,
}

impl Head {
    fn read(file: &mut File<'_>) -> Result<Self, ImportError> {
        let mut rules = MatchRules::default();
        let version = file.within(124, 126, "a version from 124 to 126")?;
        if version == 126 {
            file.number()?;
            file.number()?;
        }
        if version >= 125 {
            rules.cube = file.number()? != 0;
            rules.jacoby = file.number()? != 0;
            let beavers = file.number()? != 0;
            rules.beavers = if beavers { rules.beavers } else { 0 };
        }
        let at_cube = file.place();
        let value = file.number()?;
        let owner = match file.within(0, 2, "0, 1 or 2 as the owner of the cube")? {
            0 => CubeOwner::Centred,
            player => CubeOwner::Owned(side(player)),
        };
        let cube = u32::try_from(value)
            .ok()
            .and_then(|value| Cube::new(value, owner).ok());
        let cube =
            cube.ok_or_else(|| error(at_cube, "a power of two as the cube", &value.to_string()))?;
        let at_turn = file.place();
        let turn = file.within(0, 4, "a number from 0 to 4 for the player on roll")?;
        // Moves left; unused.
        for _ in 0..3 {
            file.number()?;
        }
        let is_match = file.number()? == 1;
        // Who plays, and how strongly Jellyfish does.
        file.number()?;
        file.number()?;
        let length = file.within(0, i16::MAX, "a match length")?;
        let white = file.within(0, i16::MAX, "a score")?;
        let black = file.within(0, i16::MAX, "a score")?;
        let length = if is_match { length.unsigned_abs() } else { 0 };
        rules.crawford = length > 0;
        rules.jacoby &= length == 0;
        Ok(Self {
            rules,
            cube,
            at_turn,
            on_roll: side(if turn > 2 { turn - 2 } else { turn.max(1) }),
            rolled: matches!(turn, 1 | 2),
            start: turn == 0,
            length,
            score: BySide::new(white.unsigned_abs(), black.unsigned_abs()),
        })
    }
}

const fn side(player: i16) -> Side {
    if player == 1 {
        Side::White
    } else {
        Side::Black
    }
}

/// The board seen by White, whose checkers are below 0.
fn by_white(checkers: &[i16; 26]) -> Option<Board> {
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    for (place, &count) in checkers.iter().enumerate() {
        let number = u8::try_from(count.unsigned_abs()).ok()?;
        match (place, count.signum()) {
            (_, 0) => {}
            (1..=25, -1) => setup.on_roll[place] = number,
            (0..=24, 1) => setup.opponent[25 - place] = number,
            _ => return None,
        }
    }
    Board::try_from(setup).ok()
}
