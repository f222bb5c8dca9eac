//! What positions are worth: outcome chances, equity, match equity, cubeful models.
//!
//! Values are from the player on roll. Pure values and functions: no files, clocks or threads.

#![forbid(unsafe_code)]

mod context;
mod outcome;
mod units;

pub use context::{Crawford, CubeAccess, CubeContext, Jacoby, Scoring};
pub use outcome::Outcome;
pub use units::{Equity, Mwc, Stakes};
