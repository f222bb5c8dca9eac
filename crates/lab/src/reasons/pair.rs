//! Pairs of plays, and the difference between them.

use std::ops::ControlFlow;

use barpoint_engine::{CANDIDATES, DiceSource, Engine, Mersenne, RolloutJob, Strength};
use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, MoveFilter, Noise, Phase, RankedPlay, SearchSettings, StaticPlayer};
use barpoint_rollout::{PlayerSettings, RolloutPlan, RolloutSettings, StopRules, Truncation};
use barpoint_rules::{Board, Roll, Variation};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Games whose pairs are kept together.
pub const BLOCK: u32 = 32;

/// Two plays of a roll, the better by its static value first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The game that it was met in.
    pub game: u32,
    /// The position before the play, as a Position ID.
    pub before: String,
    /// The positions after both plays, seen by the opponent.
    pub next: [String; 2],
    /// Cubeless equity at money play of the first less that of the second.
    pub difference: f64,
    /// Its standard error, or 0 if it was searched.
    pub error: f64,
}

/// How the difference is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// By a search of both positions.
    Search {
        /// Its plies.
        plies: u8,
    },
    /// By a rollout without look-ahead, with variance reduction, of both with the same dice.
    Rollout {
        /// Trials of each.
        trials: u32,
        /// Plies after which they are ended; 0 plays to the end.
        truncate: u16,
    },
}

/// Why pairs cannot be made or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PairError {
    /// A rollout cannot be played.
    #[error("{0}")]
    Rollout(String),
    /// A file cannot be read, written or gone on with.
    #[error("{0}")]
    File(String),
}

impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Search { plies } => write!(f, "a search of {plies} plies"),
            Self::Rollout {
                trials,
                truncate: 0,
            } => write!(f, "rollouts of {trials} trials"),
            Self::Rollout { trials, truncate } => {
                write!(
                    f,
                    "rollouts of {trials} trials, truncated at {truncate} plies"
                )
            }
        }
    }
}

/// The pairs of a block of games, whatever the number of threads the same.
///
/// # Errors
/// If a rollout fails.
pub fn games_from(engine: &Engine, first: u32, answer: Answer) -> Result<Vec<Pair>, PairError> {
    let games = (first..first + BLOCK).into_par_iter();
    let found = games.map(|game| {
        let pairs = pairs_of(engine, game).into_iter();
        let pairs = pairs.map(|found| answered(engine, game, found, answer));
        pairs.collect::<Result<Vec<_>, _>>()
    });
    let found: Result<Vec<_>, _> = found.collect();
    Ok(found?.concat())
}

/// A position with the positions after two plays, seen by the opponent.
type Found = (Board, [Board; 2]);

/// Money play without a cube.
fn context() -> CubeContext {
    CubeContext::MONEY
}

/// The pairs of a game that the program plays against itself with a little noise, so that games differ.
fn pairs_of(engine: &Engine, game: u32) -> Vec<Found> {
    const LONGEST: usize = 400;
    let settings = SearchSettings {
        noise: Noise::deterministic(0.03),
        ..SearchSettings::new(0, CubeUse::Cubeless, CANDIDATES)
    };
    let mut dice = Mersenne::new(game);
    let mut player = StaticPlayer::with_settings(engine.search(), settings);
    let mut board = Variation::Standard.start();
    let mut pairs = Vec::new();
    for _ in 0..LONGEST {
        let roll = dice.roll();
        pairs.extend(pair(engine, &board, roll, &mut dice));
        let after = player.play(&board, roll, context());
        if after.on_roll()[0] == barpoint_rules::CHECKERS {
            break;
        }
        board = after.swapped();
    }
    pairs
}

/// Of one decision in some, the best play and another.
fn pair(engine: &Engine, board: &Board, roll: Roll, dice: &mut Mersenne) -> Option<Found> {
    /// Plays further behind the best teach little about close ones.
    const NEAR: f32 = 0.25;
    /// The first so many others are chosen from.
    const OTHERS: usize = 8;
    let wanted = match Phase::of(board) {
        Phase::BackGame | Phase::PrimeVsPrime => 6,
        Phase::Opening | Phase::Blitz => 2,
        Phase::Holding | Phase::Middle | Phase::Race | Phase::BearOff => 1,
    };
    if dice.roll().index() % 7 >= wanted {
        return None;
    }
    let strength = Strength::new(0, MoveFilter::NORMAL).without_cube_if(true);
    let plays = engine.plays(board, roll, context(), &strength, &mut |_| {
        ControlFlow::Continue(())
    });
    let [best, others @ ..] = &plays[..] else {
        return None;
    };
    let is_over = |row: &RankedPlay| row.after.on_roll()[0] == barpoint_rules::CHECKERS;
    if is_over(best) {
        return None;
    }
    let near = |other: &&RankedPlay| best.cubeless.get() - other.cubeless.get() <= NEAR;
    let count = others.iter().take(OTHERS).take_while(near).count();
    if count == 0 {
        return None;
    }
    let other = &others[usize::from(dice.die() * 6 + dice.die()) % count];
    Some((*board, [best.after.swapped(), other.after.swapped()]))
}

fn answered(
    engine: &Engine,
    game: u32,
    (before, next): Found,
    answer: Answer,
) -> Result<Pair, PairError> {
    let (difference, error) = match answer {
        Answer::Search { plies } => {
            let settings = SearchSettings::new(plies, CubeUse::Cubeless, CANDIDATES);
            let [one, other] = next.map(|board| {
                let found = engine.evaluate(&board, context().flipped(), settings);
                -f64::from(found.cubeless.get())
            });
            (one - other, 0.0)
        }
        Answer::Rollout { trials, truncate } => {
            rolled_out(engine, &next, (trials, truncate), game)?
        }
    };
    Ok(Pair {
        game,
        before: before.to_string(),
        next: next.map(|board| board.to_string()),
        difference,
        error,
    })
}

fn rolled_out(
    engine: &Engine,
    next: &[Board; 2],
    (trials, truncate): (u32, u16),
    seed: u32,
) -> Result<(f64, f64), PairError> {
    let failed = |error: &dyn std::fmt::Display| PairError::Rollout(error.to_string());
    let search = SearchSettings::new(0, CubeUse::Cubeless, CANDIDATES);
    let player = PlayerSettings::alike(search);
    let settings = RolloutSettings {
        truncation: (truncate > 0).then_some(Truncation {
            plies: truncate,
            evaluation: search,
        }),
        ..RolloutSettings::full(player, CubeUse::Cubeless, seed.into())
    };
    let after = next.map(|board| board.swapped());
    let plan = RolloutPlan::plays(&after, context(), &settings).map_err(|error| failed(&error))?;
    let job = RolloutJob {
        trials: 0..trials,
        rules: StopRules::NONE,
        threads: 1,
    };
    let ended = engine.rollout(&plan, &job, plan.no_trials(), &mut |_| {
        ControlFlow::Continue(())
    });
    if let Some(error) = ended.failed {
        return Err(failed(&error));
    }
    let report = engine.rollout_report(&plan, &ended.trials, trials);
    let mean = |row: usize| report.rows[row].equity.mean;
    let error = report.rows.iter().find_map(|row| row.behind);
    Ok((
        mean(0) - mean(1),
        error.map_or(0.0, |behind| behind.std_err),
    ))
}
