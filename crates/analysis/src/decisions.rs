//! The decisions of a recorded match, in order.

use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, SearchSettings};
use barpoint_record::{Event, GameRecord, MatchRecord, PlayedRoll, Replay, ReplayError, situation};
use barpoint_rules::{Board, Decision, MatchState, Roll, Side};

/// Where an entry stands in a match record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryIndex {
    /// Index of the game.
    pub game: usize,
    /// Index of the entry in the game.
    pub entry: usize,
}

/// One entry of a match record that can be analysed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Task {
    /// Where it stands.
    pub at: EntryIndex,
    /// Who decides.
    pub side: Side,
    /// The board before it, seen by that side.
    pub board: Board,
    /// Cube and score, seen by that side.
    pub context: CubeContext,
    /// Whether the game is played with a cube.
    pub cube_use: CubeUse,
    /// Whether that side has a cube decision here.
    pub cube_decision: bool,
    /// What is done.
    pub kind: TaskKind,
}

impl Task {
    /// Settings for this game: cubeless where it is played without a cube.
    pub(crate) const fn adapted(&self, settings: SearchSettings) -> SearchSettings {
        match self.cube_use {
            CubeUse::Cubeful => settings,
            CubeUse::Cubeless => SearchSettings {
                cube: CubeUse::Cubeless,
                ..settings
            },
        }
    }
}

/// What a player does in an entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TaskKind {
    /// Rolls and perhaps moves.
    Turn {
        /// The roll.
        roll: Roll,
        /// Whether it is the first of the game, which also decides who begins.
        opening: bool,
        /// What is played.
        made: Made,
    },
    /// Doubles. The entry after it may be the answer.
    Double,
}

/// What a player plays with a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Made {
    /// A legal play that leads to this board, the mover in its `on_roll` half.
    Legal(Board),
    /// Something the rules do not allow, where there may be legal plays.
    Illegal,
    /// Nothing, or it is not known what: a dance, a roll that was not played.
    Nothing,
}

/// A game that could be followed only up to some entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Stopped {
    /// The entry that cannot be.
    pub at: EntryIndex,
    /// What is wrong with it.
    pub error: ReplayError,
}

/// The decisions of all games; the rest of a game that contradicts the rules beyond repair is left
/// out and reported in the second list.
#[must_use]
pub fn decisions(record: &MatchRecord) -> (Vec<Task>, Vec<Stopped>) {
    let mut tasks = Vec::new();
    let mut stopped = Vec::new();
    for (index, game) in record.games.iter().enumerate() {
        if let Err((entry, error)) = walk(record, game, index, &mut tasks) {
            let at = EntryIndex { game: index, entry };
            stopped.push(Stopped { at, error });
        }
    }
    (tasks, stopped)
}

fn walk(
    record: &MatchRecord,
    game: &GameRecord,
    game_index: usize,
    tasks: &mut Vec<Task>,
) -> Result<(), (usize, ReplayError)> {
    let mut replay = Replay::new(record, game).map_err(|error| (0, error))?;
    for (entry, recorded) in game.entries.iter().enumerate() {
        let at = EntryIndex {
            game: game_index,
            entry,
        };
        tasks.extend(task(at, *replay.state(), &recorded.event));
        replay
            .advance(&recorded.event)
            .map_err(|error| (entry, error))?;
    }
    Ok(())
}

/// The decision of an entry met in a state, if there is one.
fn task(at: EntryIndex, state: MatchState, event: &Event) -> Option<Task> {
    let (side, kind) = match event {
        Event::Play(PlayedRoll { side, roll, play }) => {
            let board = state.board_of(*side);
            let after = (!play.is_dance()).then(|| board.after(play)).flatten();
            (
                *side,
                turn(&state, *roll, after.map_or(Made::Nothing, Made::Legal)),
            )
        }
        Event::IllegalPlay {
            side,
            roll,
            steps,
            after,
        } => {
            // A position set up in place of a play says nothing of what was played.
            let recorded = !steps.is_empty() || after.as_deref() == Some(&state.board_of(*side));
            let made = if recorded {
                Made::Illegal
            } else {
                Made::Nothing
            };
            (*side, turn(&state, *roll, made))
        }
        Event::Roll { side, roll } => (*side, turn(&state, *roll, Made::Nothing)),
        // A second double in a row is a beaver: no decision of the player on roll.
        Event::Double(side) => match state.decision() {
            Decision::AnswerDouble(_) => return None,
            _ => (*side, TaskKind::Double),
        },
        _ => return None,
    };
    let opening = state.decision() == Decision::OpeningRoll;
    let state = situation(state, event);
    let context = CubeContext::of(&state, side);
    let with_cube = state.rules().cube;
    Some(Task {
        at,
        side,
        board: state.board_of(side),
        context,
        cube_use: if with_cube {
            CubeUse::Cubeful
        } else {
            CubeUse::Cubeless
        },
        cube_decision: with_cube && !opening && context.may_double(),
        kind,
    })
}

fn turn(state: &MatchState, roll: Roll, made: Made) -> TaskKind {
    TaskKind::Turn {
        roll,
        opening: state.decision() == Decision::OpeningRoll,
        made,
    }
}
