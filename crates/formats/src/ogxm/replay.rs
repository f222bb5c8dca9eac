//! Turns as entries of a record, one game after the other.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Replay, Start};
use barpoint_rules::{Board, CubeOwner, Side};

use super::boards;
use super::game::{Game, result};
use super::plies::{Ply, action};
use crate::WarningKind;
use crate::warning::Warning;

/// With this many oddities in a file, a game ends with its next: what follows has nothing to do with backgammon.
const MOST_ODD: usize = 200;

/// Where a turn went. As small as can be: a turn may have taken one byte in the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlyPlace {
    game: u16,
    /// How many entries of the game there are before it, and after it.
    entries: (u16, u16),
}

impl PlyPlace {
    fn new(game: usize, before: usize, after: usize) -> Self {
        let small = |number| u16::try_from(number).unwrap_or(u16::MAX);
        Self {
            game: small(game),
            entries: (small(before), small(after)),
        }
    }

    /// Index of its game.
    pub(super) fn game(self) -> usize {
        self.game.into()
    }

    /// How many entries of the game come before it.
    pub(super) fn before(self) -> usize {
        self.entries.0.into()
    }

    /// Its entry; of a turn that has none of its own, the one before.
    pub(super) fn entry(self) -> Option<usize> {
        usize::from(self.entries.1).checked_sub(1)
    }

    /// Whether the entry is its own.
    pub(super) const fn is_own(self) -> bool {
        self.entries.1 > self.entries.0
    }
}

/// Reads a game that starts as `start` says.
pub(super) fn read(
    game: &Game,
    start: GameRecord,
    record: &MatchRecord,
    places: &mut Vec<PlyPlace>,
    warnings: &mut Vec<Warning>,
) -> GameRecord {
    let number = u32::try_from(record.games.len() + 1).unwrap_or(u32::MAX);
    let replay = at_start(record, &start);
    let mut walk = Walk {
        game: start,
        replay,
        number,
        turn: 0,
        resigned: None,
        is_lost: false,
        warnings,
    };
    places.reserve_exact(game.plies.len());
    walk.set_up(game);
    walk.game.entries.reserve_exact(game.plies.len());
    for (index, ply) in game.plies.iter().enumerate() {
        walk.turn = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let before = walk.game.entries.len();
        if !walk.is_lost {
            walk.ply(ply, game.plies.get(index + 1));
        }
        let after = walk.game.entries.len();
        places.push(PlyPlace::new(record.games.len(), before, after));
    }
    walk.turn = 0;
    walk.game.entries.shrink_to_fit();
    if let Some(broken) = &game.broken {
        walk.ignore("readable turns", broken.to_string());
    }
    let given_up = walk.resigned.is_some() || matches!(game.termination, Some(2 | 4));
    let (result, odd) = result(game, given_up, walk.replay.state());
    walk.game.result = result;
    if let Some(odd) = odd {
        walk.warn(odd);
    }
    walk.game
}

pub(super) fn at_start(record: &MatchRecord, game: &GameRecord) -> Replay {
    Replay::new(record, game).unwrap_or_else(|_| Replay::at_start(record))
}

/// A game being read.
pub(super) struct Walk<'a> {
    game: GameRecord,
    pub(super) replay: Replay,
    number: u32,
    turn: u32,
    /// Who gave up.
    resigned: Option<Side>,
    /// A turn of unknown meaning leaves the rest without one; so do too many that the rules forbid.
    is_lost: bool,
    warnings: &'a mut Vec<Warning>,
}

impl Walk<'_> {
    pub(super) fn warn(&mut self, kind: WarningKind) {
        self.warnings
            .push(Warning::turn(self.number, self.turn, kind));
        if self.warnings.len() > MOST_ODD && !self.is_lost {
            self.is_lost = true;
            self.ignore(
                "turns that the rules allow",
                "too many others in the file; the rest of the game",
            );
        }
    }

    pub(super) fn ignore(&mut self, expected: &'static str, found: impl Into<String>) {
        let found = found.into();
        self.warn(WarningKind::Ignored { expected, found });
    }

    /// A start set up by hand.
    fn set_up(&mut self, game: &Game) {
        let first = match game.plies.first() {
            // Before a double ahead of all rolls.
            Some(ply) if ply.action == action::UNRECORDED => ply.side().other(),
            first => first.map_or(Side::White, Ply::side),
        };
        if let Some(bytes) = &game.board {
            self.set_position(bytes, first);
        }
        if let Some(value) = game.cube {
            self.push(Entry::new(Event::SetCubeValue(value)));
        }
        if let Some(owner) = game.cube_owner {
            self.push(Entry::new(Event::SetCubeOwner(cube_owner(Some(owner)))));
        }
    }

    pub(super) fn set_position(&mut self, bytes: &[u8; 26], on_roll: Side) {
        match boards::read(bytes) {
            Ok(white) => {
                let board = seen_by(on_roll, white);
                self.push(Entry::new(Event::SetPosition(Box::new(Start {
                    on_roll,
                    board,
                }))));
            }
            Err(error) => self.ignore("a position", error.to_string()),
        }
    }

    /// Adds an entry; one that the rules make impossible is left out with a warning.
    pub(super) fn push(&mut self, entry: Entry) {
        match self.replay.advance(&entry.event) {
            Ok(()) => self.game.entries.push(entry),
            Err(error) => self.ignore("an action the rules allow", error.to_string()),
        }
    }

    fn ply(&mut self, ply: &Ply, next: Option<&Ply>) {
        let side = ply.side();
        if let Some(roll) = ply.roll() {
            return self.roll(ply, roll, next);
        }
        match ply.action {
            action::DOUBLE | action::BEAVER | action::RACCOON => {
                self.push(Entry::new(Event::Double(side)));
            }
            action::TAKE => self.push(Entry::new(Event::Take(side))),
            action::PASS => self.push(Entry::new(Event::Pass(side))),
            action::RESIGN | action::RESIGN_MATCH | action::FORFEIT => {
                self.resigned = self.resigned.or(Some(side));
            }
            action::SET_POSITION => self.position(ply),
            action::SET_CUBE => self.cube(ply),
            action::UNRECORDED if self.turn == 1 => {}
            action::UNRECORDED => {
                self.ignore("a roll", "a turn whose roll was not recorded");
                let on_roll = side.other();
                let board = self.replay.state().board_of(on_roll);
                self.push(Entry::new(Event::SetPosition(Box::new(Start {
                    on_roll,
                    board,
                }))));
            }
            // The points of a settlement are those of the game.
            action::SETTLE => {}
            marker if action::MARKERS.contains(&marker) => {}
            unknown => {
                self.is_lost = true;
                self.ignore(
                    "a known action",
                    format!("action {unknown}; the rest of the game"),
                );
            }
        }
    }
}

pub(super) fn cube_owner(number: Option<u32>) -> CubeOwner {
    match number {
        Some(0) => CubeOwner::Owned(Side::White),
        Some(1) => CubeOwner::Owned(Side::Black),
        _ => CubeOwner::Centred,
    }
}

/// The board that White sees, seen by a side.
pub(super) fn seen_by(side: Side, white: Board) -> Board {
    match side {
        Side::White => white,
        Side::Black => white.swapped(),
    }
}
