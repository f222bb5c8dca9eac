//! How alive the cube is, learned from rollouts of positions of our own games.

mod fit;
mod position;

use barpoint_engine::Engine;
use barpoint_equity::{CubeAccess, CubeContext, Jacoby, Scoring};
use barpoint_eval::CubeModel;
use barpoint_rollout::RolloutError;
use barpoint_rules::Board;
use barpoint_rules::notation::{PositionIdError, parse_position_id, position_id};
use serde::{Deserialize, Serialize};

pub use fit::{FittedLine, NUMBERS, fit};

use crate::theories::{CubeRollout, GoOn, roll_out_cube};

/// A position rolled out with the cube: what the lives are fitted to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LifeRow {
    /// Its number among the positions of a seed.
    pub number: u32,
    /// Position ID.
    pub position: String,
    /// Whether the player on roll owns the cube; otherwise it is centred.
    pub owned: bool,
    /// Whether the Jacoby rule holds.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub jacoby: bool,
    /// Cubeless chances, rolled out.
    pub chances: [f64; 5],
    /// Equity of rolling with the cube as it is, and of rolling after double and take; points per cube as it was.
    pub equities: [f64; 2],
    /// Their standard errors.
    pub std_err: [f64; 2],
}

impl LifeRow {
    /// The board.
    ///
    /// # Errors
    /// If the position ID is none.
    pub fn board(&self) -> Result<Board, PositionIdError> {
        parse_position_id(&self.position)
    }
}

/// How rows are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LifeRollouts {
    /// Trials of each position.
    pub trials: u32,
    /// Seed of positions and dice.
    pub seed: u32,
    /// Centred cubes alone, under the Jacoby rule.
    pub jacoby: bool,
    /// The theory by which the players of the trials decide about cubes.
    pub model: CubeModel,
}

/// The row with this number, a function of the seed; `None` if `go_on` breaks.
///
/// # Errors
/// If a trial does not end.
pub fn life_row(
    engine: &Engine,
    how: LifeRollouts,
    number: u32,
    go_on: GoOn<'_>,
) -> Result<Option<LifeRow>, RolloutError> {
    // Games until a position of the kind is met take longer than the end of a trial.
    if go_on().is_break() {
        return Ok(None);
    }
    let (board, context) = position::of_number(engine, how, number);
    let rollout = CubeRollout {
        trials: how.trials,
        seed: (u64::from(how.seed) << 32) | u64::from(number),
        model: how.model,
        cube_plies: 0,
    };
    let found = roll_out_cube(engine, &board, context, rollout, go_on)?;
    Ok(found.map(|found| LifeRow {
        number,
        position: position_id(&board),
        owned: context.access == CubeAccess::OnRoll,
        jacoby: how.jacoby,
        chances: found.chances,
        equities: [found.truth.no_double, found.truth.double_take],
        std_err: [found.std_err.no_double, found.std_err.double_take],
    }))
}

/// Money play with this cube.
pub(crate) const fn money(access: CubeAccess, jacoby: bool) -> CubeContext {
    CubeContext {
        value: if matches!(access, CubeAccess::Centred) {
            1
        } else {
            2
        },
        access,
        scoring: Scoring::Money {
            jacoby: if jacoby { Jacoby::On } else { Jacoby::Off },
            beavers: 0,
        },
    }
}

#[cfg(test)]
mod tests;
