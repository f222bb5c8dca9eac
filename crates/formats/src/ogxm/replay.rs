//! Turns as entries of a record, one game after the other.

use barpoint_record::{
    Entry, Event, GameRecord, GameResult, MatchRecord, PlayedRoll, Replay, Start,
};
use barpoint_rules::{Board, CubeOwner, Decision, MatchState, Point, Roll, Side};

use super::boards;
use super::game::Game;
use super::plies::{Ply, action};
use crate::WarningKind;
use crate::error::Warning;
use crate::lenient::{self, Turn};

/// Where a turn went.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlyPlace {
    /// Index of its game.
    pub(super) game: usize,
    /// Its entry; of a turn that has none of its own, the one before.
    pub(super) entry: Option<usize>,
    /// Whether the entry is its own.
    pub(super) is_own: bool,
    /// What it met.
    pub(super) before: MatchState,
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
    let replay = Replay::new(record, &start).unwrap_or_else(|_| Replay::at_start(record));
    let mut walk = Walk {
        game: start,
        replay,
        number,
        turn: 0,
        resigned: None,
        settled: None,
        is_lost: false,
        warnings,
    };
    walk.set_up(game);
    for (index, ply) in game.plies.iter().enumerate() {
        walk.turn = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let before = *walk.replay.state();
        let entries = walk.game.entries.len();
        if !walk.is_lost {
            walk.ply(ply, game.plies.get(index + 1));
        }
        let now = walk.game.entries.len();
        places.push(PlyPlace {
            game: record.games.len(),
            entry: now.checked_sub(1),
            is_own: now > entries,
            before,
        });
    }
    walk.turn = 0;
    if let Some(broken) = &game.broken {
        walk.ignore("readable turns", broken.to_string());
    }
    walk.game.result = walk.result(game);
    walk.game
}

struct Walk<'a> {
    game: GameRecord,
    replay: Replay,
    number: u32,
    turn: u32,
    /// Who gave up.
    resigned: Option<Side>,
    settled: Option<(Side, i32)>,
    /// A turn of unknown meaning leaves the rest without one.
    is_lost: bool,
    warnings: &'a mut Vec<Warning>,
}

impl Walk<'_> {
    fn warn(&mut self, kind: WarningKind) {
        self.warnings
            .push(Warning::turn(self.number, self.turn, kind));
    }

    fn ignore(&mut self, expected: &'static str, found: impl Into<String>) {
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

    fn set_position(&mut self, bytes: &[u8; 26], on_roll: Side) {
        match boards::read(bytes) {
            Ok(white) => {
                let board = seen_by(on_roll, white);
                self.push(Entry::new(Event::SetPosition(Start { on_roll, board })));
            }
            Err(error) => self.ignore("a position", error.to_string()),
        }
    }

    /// Adds an entry; one that the rules make impossible is left out with a warning.
    fn push(&mut self, entry: Entry) {
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
            action::SETTLE => self.settled = ply.settlement.map(|value| (side, value)),
            action::SET_POSITION => self.position(ply),
            action::SET_CUBE => self.cube(ply),
            action::UNRECORDED if self.turn == 1 => {}
            action::UNRECORDED => {
                self.ignore("a roll", "a turn whose roll was not recorded");
                let on_roll = side.other();
                let board = self.replay.state().board_of(on_roll);
                self.push(Entry::new(Event::SetPosition(Start { on_roll, board })));
            }
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

    fn roll(&mut self, ply: &Ply, roll: Roll, next: Option<&Ply>) {
        let side = ply.side();
        self.take_beaver();
        let board = self.replay.state().board_of(side);
        let moves: Vec<(Point, Point)> = ply
            .steps
            .iter()
            .filter_map(|&(from, pips)| {
                let from = boards::own(side, from)?;
                let to = Point::new(from.number().saturating_sub(pips))?;
                Some((from, to))
            })
            .collect();
        let event = match lenient::turn(&board, roll, &moves) {
            Turn::Legal { play, .. } => Event::Play(PlayedRoll { side, roll, play }),
            // Dice that nobody played before the game was given up or broken off.
            Turn::Illegal(_) if moves.is_empty() && next.is_none_or(gives_up) => {
                Event::Roll { side, roll }
            }
            Turn::Illegal(literal) => {
                let words: Vec<String> = moves
                    .iter()
                    .map(|(from, to)| format!("{}/{}", from.number(), to.number()))
                    .collect();
                let words = if words.is_empty() {
                    "no play".to_owned()
                } else {
                    words.join(" ")
                };
                self.warn(literal.warning(&words, roll));
                Event::IllegalPlay {
                    side,
                    roll,
                    steps: literal.steps,
                    after: Some(literal.after),
                }
            }
        };
        self.push(Entry::new(event));
    }

    /// Who rolls after a beaver has taken it.
    fn take_beaver(&mut self) {
        let state = self.replay.state();
        if state.beavers().is_some_and(|beavers| beavers > 0)
            && let Decision::AnswerDouble(side) = state.decision()
        {
            self.push(Entry::new(Event::Take(side)));
        }
    }

    /// A position set by hand, or what an illegal play led to.
    fn position(&mut self, ply: &Ply) {
        let Some(bytes) = &ply.board else {
            return;
        };
        let Some((first, second)) = ply.dice else {
            return self.set_position(bytes, ply.side());
        };
        let side = ply.side().other();
        self.take_beaver();
        let (Some(roll), Ok(white)) = (Roll::new(first, second), boards::read(bytes)) else {
            return self.ignore("dice and a position", format!("{first} {second}"));
        };
        if ply.is_illegal {
            self.warn(WarningKind::IllegalPlay {
                play: "a position".to_owned(),
                roll: roll.to_string(),
            });
        }
        self.push(Entry {
            low_die_first: first < second,
            ..Entry::new(Event::IllegalPlay {
                side,
                roll,
                steps: Vec::new(),
                after: Some(seen_by(side, white)),
            })
        });
    }

    /// A cube set by hand: what is new of it.
    fn cube(&mut self, ply: &Ply) {
        let cube = self.replay.state().cube();
        let owner = cube_owner(ply.cube_owner);
        let value = ply.cube.unwrap_or(1);
        if value != cube.value() || owner == cube.owner() {
            self.push(Entry::new(Event::SetCubeValue(value)));
        }
        if owner != cube.owner() {
            self.push(Entry::new(Event::SetCubeOwner(owner)));
        }
    }

    fn result(&mut self, file: &Game) -> Option<GameResult> {
        let stated = file.winner.zip(file.points).map(|(winner, points)| {
            let winner = if winner == 1 {
                Side::Black
            } else {
                Side::White
            };
            (winner, points)
        });
        let given_up = self.resigned.is_some() || matches!(file.termination, Some(2 | 4));
        let Some(played) = self.replay.state().game_result() else {
            let (winner, points) = stated?;
            return Some(GameResult {
                winner,
                points,
                resigned: given_up,
            });
        };
        if let Some((winner, points)) = stated
            && (winner, points) != (played.winner, played.points)
        {
            self.warn(WarningKind::Contradiction {
                stated: format!("{winner} wins {points}"),
                computed: format!("{} wins {}", played.winner, played.points),
            });
        }
        let (winner, points) = stated.unwrap_or((played.winner, played.points));
        Some(GameResult {
            winner,
            points,
            resigned: false,
        })
    }
}

fn gives_up(ply: &Ply) -> bool {
    matches!(
        ply.action,
        action::RESIGN | action::RESIGN_MATCH | action::FORFEIT | action::SETTLE
    )
}

fn cube_owner(number: Option<u32>) -> CubeOwner {
    match number {
        Some(0) => CubeOwner::Owned(Side::White),
        Some(1) => CubeOwner::Owned(Side::Black),
        _ => CubeOwner::Centred,
    }
}

/// The board that White sees, seen by a side.
fn seen_by(side: Side, white: Board) -> Board {
    match side {
        Side::White => white,
        Side::Black => white.swapped(),
    }
}
