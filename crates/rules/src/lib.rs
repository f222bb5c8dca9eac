//! The rules of backgammon: boards, dice, legal plays, cube and match state, notation, IDs.
//!
//! Pure values and functions: nothing here opens a file, reads a clock, starts a thread or uses a
//! floating-point number.

#![forbid(unsafe_code)]

mod action;
pub mod board;
mod cube;
mod gammon;
mod half;
mod match_rules;
mod match_state;
pub mod notation;
pub mod perft;
mod play;
mod plays;
mod point;
mod result;
mod roll;
#[cfg(feature = "serde")]
mod serial;
mod side;
#[cfg(test)]
mod testing;
mod variation;

pub use action::{Action, ActionError, Decision};
pub use board::{Board, BoardError, CHECKERS, Setup};
pub use cube::{Cube, CubeError, CubeOwner};
pub use match_rules::{Crawford, MatchRules};
pub use match_state::{MatchState, Pending, SetupError, Snapshot};
pub use play::{Play, Step};
pub use plays::{NextStep, PlayList, PointLimit, StepGraph, StepNode};
pub use point::Point;
pub use result::{GameEnd, GameResult, WinKind};
pub use roll::{Roll, RollError};
pub use side::{BySide, Side};
pub use variation::{Variation, VariationError};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
