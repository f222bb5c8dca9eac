//! Rollouts: what a position is worth when it is played out many times.
//!
//! A [`RolloutPlan`] names the candidates and the settings. Trial `i` of a plan is a pure function of the plan,
//! the evaluator and `i`: [`TrialPlayer::play`] plays it, on any thread, in any order, in any process.
//! [`Trials`] collects results by number, [`Report`] sums them up in the order of their numbers, so that
//! the same trials always give the same bits. [`StopRules`] say after which trial a candidate is known
//! well enough.
//!
//! What it does not do: start threads, read clocks, touch files.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "numbers of trials and dice are small by construction"
)]

mod cube_judge;
mod dice;
mod dice_file;
mod generator;
mod kept;
mod luck;
mod plan;
mod program;
mod report;
mod schedule;
mod seal;
mod settings;
mod short;
mod statistics;
mod stop;
mod trial;
mod trials;
mod worth;

pub use cube_judge::CubeJudge;
pub use dice::{DicePlan, TrialDice};
pub use dice_file::{DiceFile, DiceFileError};
pub use generator::{DiceSource, Generator, Mersenne, seed_of};
pub use kept::KeptRollouts;
pub use plan::{Candidate, PlanError, RolloutPlan, Start};
pub use program::{PlayingProgram, ProgramGame};
pub use report::{Estimate, Report, Row, convergence};
pub use schedule::Schedule;
pub use settings::{
    BearoffTruncation, CubeLook, DiceSettings, Late, PlayerSettings, RolloutSettings, Truncation,
    VarianceReduction,
};
pub use short::ShortRollout;
pub use stop::{Distance, StopRules};
pub use trial::{GoOn, RolloutError, TrialError, TrialPlayer, TrialResult};
pub use trials::{Trials, TrialsError};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
