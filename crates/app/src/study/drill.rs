//! Positions to train on, from games that the program plays against itself.

use barpoint_engine::table::{Dice, Seat, Table, TableSetup};
use barpoint_engine::{CubeHint, CubeLosses, Engine, Hint, PlayAdvice, Strength};
use barpoint_rules::{Board, BySide, Decision, MatchRules, MatchState};

/// What is trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillKind {
    /// Races: pip counts, effective pip counts, and whether to double and take.
    Race,
    /// Plays of bear-offs that the two-sided database has, so that every loss is exact.
    BearOff,
}

/// A position to train on, with its solution.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    /// The position: a money game, with the dice where a play is asked for.
    pub state: MatchState,
    /// The solution.
    pub solution: Solution,
}

/// What is right in a drill.
#[derive(Clone, Debug, PartialEq)]
pub enum Solution {
    /// The cube decision.
    Cube(Box<CubeHint>, CubeLosses),
    /// All plays, best first.
    Plays(Vec<PlayAdvice>),
}

/// Games looked at before there is none: one in seven leads to a bear-off worth a question.
const MOST_GAMES: u64 = 240;
/// Races looked at before one less close than wanted is taken.
const MOST_RACES: usize = 24;
/// Races that are worth a question: neither certain nor hopeless.
const CLOSE: std::ops::Range<f32> = 0.62..0.86;
/// Checkers of a side that the two-sided database has at most.
const EXACT: u8 = 6;
/// Plays of a roll that are worth a question differ by this much.
const DIFFERENCE: f32 = 0.005;

/// A position to train on; the same seed gives the same one. `None` if no game of many led to one.
#[must_use]
pub fn drill(engine: &Engine, kind: DrillKind, seed: u64) -> Option<Drill> {
    let games = (0..MOST_GAMES).map(|game| seed.wrapping_mul(MOST_GAMES).wrapping_add(game));
    match kind {
        DrillKind::Race => {
            let mut found = games.filter_map(|seed| race(engine, seed));
            let first = found.next()?;
            Some(if is_close(&first) {
                first
            } else {
                found.take(MOST_RACES).find(is_close).unwrap_or(first)
            })
        }
        DrillKind::BearOff => games
            .flat_map(|seed| bear_offs(engine, seed))
            .find_map(|state| choice(engine, state)),
    }
}

fn is_close(drill: &Drill) -> bool {
    match &drill.solution {
        Solution::Cube(cube, _) => CLOSE.contains(&cube.decision.outcome.win),
        Solution::Plays(_) => true,
    }
}

/// The states of a game between two programs, from its start.
fn game(engine: &Engine, seed: u64) -> impl Iterator<Item = MatchState> {
    let program = || Seat::Program(Box::new(Strength::EXPERT));
    let mut table = Table::new(TableSetup {
        length: 0,
        rules: MatchRules {
            cube: false,
            ..MatchRules::default()
        },
        seats: BySide::new(program(), program()),
        dice: Dice::Program { seed },
        start: None,
    });
    std::iter::from_fn(move || {
        if matches!(
            table.state().decision(),
            Decision::NextGame | Decision::Nothing
        ) {
            return None;
        }
        table.advance(engine).ok()?;
        Some(*table.state())
    })
}

/// The position on a money game's board with a centred cube.
fn with_cube(state: &MatchState) -> Option<MatchState> {
    let mut fresh = MatchState::new(0, MatchRules::default());
    fresh.set_position(state.on_roll(), *state.board()).ok()?;
    Some(fresh)
}

/// The first position of a game's race, some plays into it for every other seed.
fn race(engine: &Engine, seed: u64) -> Option<Drill> {
    let later = usize::try_from(seed % 3).unwrap_or(0);
    let turns = game(engine, seed)
        .filter(|state| matches!(state.decision(), Decision::Turn(_)))
        .filter(|state| !state.board().has_contact());
    let state = with_cube(&turns.take(1 + 2 * later).last()?)?;
    let Hint::Cube(cube) = engine.hint(&state, &Strength::USUAL).found else {
        return None;
    };
    let losses = CubeLosses::of(&cube.decision.equities);
    let solution = Solution::Cube(Box::new(cube), losses);
    Some(Drill { state, solution })
}

/// The rolled positions of a game that the two-sided database has.
fn bear_offs(engine: &Engine, seed: u64) -> Vec<MatchState> {
    let rolled = game(engine, seed)
        .filter(|state| matches!(state.decision(), Decision::Play(..)) && is_exact(state.board()));
    let fresh = rolled.filter_map(|state| {
        let mut fresh = with_cube(&state)?;
        fresh.set_roll(state.roll()?).ok()?;
        Some(fresh)
    });
    fresh.collect()
}

fn is_exact(board: &Board) -> bool {
    let halves = [*board.on_roll(), *board.swapped().on_roll()];
    halves.iter().all(|half| {
        let outside: u8 = half[7..].iter().sum();
        let home: u8 = half[1..7].iter().sum();
        outside == 0 && (1..=EXACT).contains(&home)
    })
}

/// The drill of a rolled position, if its plays differ.
fn choice(engine: &Engine, state: MatchState) -> Option<Drill> {
    // Without look-ahead every play is valued by the database.
    let Hint::Plays(plays) = engine.hint(&state, &Strength::EXPERT).found else {
        return None;
    };
    let spread = plays.first()?.cubeful.get() - plays.last()?.cubeful.get();
    (spread > DIFFERENCE).then_some(Drill {
        state,
        solution: Solution::Plays(plays),
    })
}
