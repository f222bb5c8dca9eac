//! BKG as Hans Berliner described it in "BKG, a program that plays backgammon" (Carnegie Mellon University, July 1977).
//!
//! Written from the paper: its board knowledge, its state classes with an evaluation for each, the running game, bearing
//! off from tables, doubling and resigning. BKG knows no chances of winning but in the last stage of a race: its value of a
//! position, in heuristic points (HP), orders the plays of a roll and means nothing else. Where the paper leaves something
//! open the value is ours and stands in [`OpenPoints`]; `docs/theory/bkg.md` tells how it was chosen.
//!
//! - [`Bkg`]: the player; [`Bkg::choose`], [`Bkg::rank`], [`Bkg::explain`];
//! - [`SECTIONS`]: the evaluation as a list of named terms with their formulas;
//! - [`Men`], [`Shots`], [`Containment`] and functions: what it knows of a position;
//! - [`Tables`], [`doubles`], [`takes`], [`resigns`]: bearing off and the cube;
//! - [`simulate`]: a position played many times;
//! - [`vi`]: BKG-VI, the player that the paper proposes in section VI, and [`mod@fit`], how its functions are fitted.
//!
//! Names are the paper's: men for checkers, `Justmoved` for the side that has played and `Nexttomove` for the other.
//!
//! What it does not do: look ahead, or double while the sides are engaged.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "counts of men, points and rolls are small"
)]

mod bearing_off;
mod blockade;
mod class;
mod cube;
mod edition;
mod expected;
mod facts;
pub mod fit;
mod men;
mod open_points;
mod player;
mod running;
mod shots;
mod simulation;
mod structure;
mod tables;
mod terms;
mod turns;
mod valued;
pub mod vi;

pub use bearing_off::Aim;
pub use blockade::{Blockade, Containment, escapes};
pub use class::StateClass;
pub use cube::{ALWAYS_DOUBLE, ALWAYS_PASS, CubeAt, accepts, doubles, resigns, takes};
pub use edition::Edition;
pub use facts::{Before, Facts};
pub use men::Men;
pub use open_points::{BearOffWeights, OpenPoints};
pub use player::Bkg;
pub use running::running_points;
pub use shots::Shots;
pub use simulation::{Doubling, Tally, simulate};
pub use structure::{builders, close_board, gap, high_stacks, home_blots, moment2, next_point};
pub use tables::Tables;
pub use terms::{Line, SECTIONS, Section, Term, breakdown, heuristic_points};
pub use turns::{
    expected_all_in, expected_first_off, expected_turns, fewest_first_off,
    fewest_out_of_their_home, fewest_turns, most_first_off, most_turns,
};
pub use valued::{Scratch, Valued};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
