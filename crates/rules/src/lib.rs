//! The rules of backgammon: boards, dice, legal plays, cube and match state, notation, IDs.
//!
//! Pure values and functions: nothing here opens a file, reads a clock, starts a thread or uses a
//! floating-point number.

#![forbid(unsafe_code)]

pub mod board;
mod cube;
mod match_rules;
pub mod notation;
mod play;
mod plays;
mod point;
mod roll;
mod side;
mod variation;

pub use board::{Board, BoardError, CHECKERS, Setup};
pub use cube::{Cube, CubeOwner};
pub use match_rules::{Crawford, MatchRules};
pub use play::{Play, Step};
pub use plays::{PlayList, PointLimit};
pub use point::Point;
pub use roll::Roll;
pub use side::{BySide, Side};
pub use variation::Variation;
