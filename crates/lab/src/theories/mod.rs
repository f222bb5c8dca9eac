//! Which theory of the cube is closer to the truth: cube decisions from self-play, rolled out.
//!
//! Everything is a function of the seed: the positions, their rollouts, the sums.

mod positions;
mod tally;

use std::ops::ControlFlow;

use barpoint_engine::{CANDIDATES, Engine};
use barpoint_equity::{CubeContext, CubeEquities, CubeTheory, Volatilities};
use barpoint_eval::{Class, CubeModel, CubeUse, MoveFilter, SearchSettings, average_volatility};
use barpoint_rollout::{
    PlayerSettings, Report, RolloutError, RolloutPlan, RolloutSettings, TrialError, TrialPlayer,
    Trials, VarianceReduction,
};
use barpoint_rules::Board;

pub use positions::{CubePosition, Kind, Stake, cube_positions};
pub use tally::{Figures, figures};

/// Called often to ask whether a long job should continue.
pub type GoOn<'a> = &'a dyn Fn() -> ControlFlow<()>;

/// Equities of a decision found in some way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found {
    /// Not doubling.
    pub no_double: f64,
    /// Doubling and taking, in units of the present cube.
    pub double_take: f64,
}

/// A cube decision rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut {
    /// Equities.
    pub truth: Found,
    /// Their standard errors.
    pub std_err: Found,
    /// Cubeless chances without double, in the order of [`barpoint_equity::Outcome::to_array`].
    pub chances: [f64; 5],
}

/// How a cube decision is rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubeRollout {
    /// Trials of each rollout.
    pub trials: u32,
    /// Seed of their dice.
    pub seed: u64,
    /// The theory by which the players of the trials decide about cubes.
    pub model: CubeModel,
    /// Plies they look ahead there; checker plays are made without look-ahead.
    pub cube_plies: u8,
}

/// A decision with its rolled-out equities and what the theories say.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The position.
    pub position: CubePosition,
    /// By rollout.
    pub truth: Found,
    /// Standard errors of these.
    pub std_err: Found,
    /// Cubeless chances without double by rollout.
    pub chances: [f64; 5],
    /// By theory, in the order of [`Way::ALL`].
    pub found: Vec<Found>,
}

/// How a theory is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// In a look-ahead of this many plies.
    LookAhead(CubeModel, u8),
    /// The jump model's closed form with the local volatility, on the chances of a look-ahead.
    LocalJumps(u8),
}

impl Way {
    /// All that are compared; the first is the baseline.
    pub const ALL: [Self; 10] = [
        Self::LookAhead(CubeModel::Janowski, 0),
        Self::LookAhead(CubeModel::Learned, 0),
        Self::LookAhead(CubeModel::Janowski2, 0),
        Self::LookAhead(CubeModel::Jump, 0),
        Self::LocalJumps(0),
        Self::LookAhead(CubeModel::Janowski, 2),
        Self::LookAhead(CubeModel::Learned, 2),
        Self::LookAhead(CubeModel::Janowski2, 2),
        Self::LookAhead(CubeModel::Jump, 2),
        Self::LocalJumps(2),
    ];

    /// Its look-ahead.
    #[must_use]
    pub const fn plies(self) -> u8 {
        match self {
            Self::LookAhead(_, plies) | Self::LocalJumps(plies) => plies,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::LookAhead(model, plies) => format!("{} {plies}-ply", model.name()),
            Self::LocalJumps(plies) => format!("jump, local {plies}-ply"),
        }
    }
}

/// Rolls a position out to the end with variance reduction and evaluates it by every theory. `go_on` is called
/// before each trial; `None` if it breaks.
///
/// # Errors
/// If the game is over.
pub fn compare(
    engine: &Engine,
    position: &CubePosition,
    how: CubeRollout,
    go_on: GoOn<'_>,
) -> Result<Option<Comparison>, RolloutError> {
    let CubePosition { board, context, .. } = position;
    let found = roll_out_cube(engine, board, *context, how, go_on)?;
    Ok(found.map(|found| beside(engine, position, found)))
}

/// Evaluates a position that has been rolled out by every theory.
#[must_use]
pub fn beside(engine: &Engine, position: &CubePosition, rolled_out: RolledOut) -> Comparison {
    Comparison {
        position: *position,
        truth: rolled_out.truth,
        std_err: rolled_out.std_err,
        chances: rolled_out.chances,
        found: Way::ALL
            .map(|way| by_theory(engine, position, way))
            .to_vec(),
    }
}

/// Rolls a cube decision out to the end on this thread, with variance reduction. `go_on` is called before each
/// trial; `None` if it breaks.
///
/// # Errors
/// If the game is over, or a trial does not end.
pub fn roll_out_cube(
    engine: &Engine,
    board: &Board,
    context: CubeContext,
    how: CubeRollout,
    go_on: GoOn<'_>,
) -> Result<Option<RolledOut>, RolloutError> {
    let plan = RolloutPlan::position(board, context, &rollout(how))?;
    let mut player = TrialPlayer::new(engine.search(), &plan);
    let mut played = Trials::new(plan.candidates().len());
    for trial in 0..how.trials {
        let results = match player.play(trial, |_| true, &go_on) {
            Ok(results) => results,
            Err(TrialError::Interrupted) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        for (candidate, result) in results.into_iter().enumerate() {
            if let Some(result) = result {
                played.add(candidate, trial, result);
            }
        }
    }
    let report = Report::of(&plan, engine.met(), &played, |_| how.trials);
    let row = |at: usize| {
        report
            .rows
            .get(at)
            .map(|row| row.equity)
            .unwrap_or_default()
    };
    let (no_double, double_take) = (row(0), row(1));
    let chances = report.rows.first().map(|row| row.chances.map(|c| c.mean));
    Ok(Some(RolledOut {
        truth: Found {
            no_double: no_double.mean,
            double_take: double_take.mean,
        },
        std_err: Found {
            no_double: no_double.std_err,
            double_take: double_take.std_err,
        },
        chances: chances.unwrap_or_default(),
    }))
}

fn by_theory(engine: &Engine, position: &CubePosition, way: Way) -> Found {
    let CubePosition { board, context, .. } = position;
    let settings = |model, plies| SearchSettings {
        model,
        ..SearchSettings::new(plies, CubeUse::Cubeful, CANDIDATES)
    };
    let equities = match way {
        Way::LookAhead(model, plies) => {
            let decision = engine
                .search()
                .cube_decision(board, *context, settings(model, plies));
            decision.map(|decision| decision.equities)
        }
        Way::LocalJumps(plies) => {
            let settings = settings(CubeModel::Jump, plies);
            let outcome = engine.search().evaluate(board, *context, settings).outcome;
            let theory = CubeTheory::Jump(Volatilities {
                local: engine
                    .search()
                    .jumps(board, *context, settings)
                    .expected_jump,
                average: average_volatility(Class::of(board)),
            });
            Some(CubeEquities::by(&outcome, context, engine.met(), &theory))
        }
    };
    // Every position compared has a decision.
    equities.map_or(
        Found {
            no_double: 0.0,
            double_take: 0.0,
        },
        |equities| Found {
            no_double: f64::from(equities.no_double.get()),
            double_take: f64::from(equities.double_take.get()),
        },
    )
}

fn rollout(how: CubeRollout) -> RolloutSettings {
    let search = SearchSettings {
        model: how.model,
        ..SearchSettings::new(0, CubeUse::Cubeful, CANDIDATES)
    };
    let player = PlayerSettings::looking(search, MoveFilter::NORMAL, None, Some(how.cube_plies));
    RolloutSettings {
        variance_reduction: VarianceReduction::LookAhead {
            candidates: CANDIDATES,
        },
        ..RolloutSettings::full(player, CubeUse::Cubeful, how.seed)
    }
}

#[cfg(test)]
mod tests;
