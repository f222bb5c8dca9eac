//! Experiments on the engine: its strength, its speed, and which theory of the cube is closest to the truth.
//!
//! - [`mod@duel`]: engines play each other, results luck-adjusted;
//! - [`mod@judge`]: decisions with known answers;
//! - [`frontier`]: strength against time;
//! - [`reasons`]: what each kind of reason for a play accounts for;
//! - [`mod@reference`]: rolled-out decisions of our own, to judge by;
//! - [`bkg_vi`]: the fit of BKG-VI in a folder;
//! - [`levels`]: how well each level plays;
//! - [`people`]: how people of different strength err;
//! - [`cube_life`]: how alive the cube is, learned from rollouts;
//! - [`theories`]: theories of the cube compared with rollouts;
//! - [`volatility`]: how far winning chances jump;
//! - [`mod@bench`]: one signature of fixed evaluations.
//!
//! What a player or an analyst asks is in `engine`, how nets are made in `train`. Nothing here prints, and nothing
//! that a user plays with depends on it.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of games and decisions are far below 2^52"
)]
#![cfg_attr(
    test,
    allow(clippy::float_cmp, reason = "chances of 0 and 1 come out exactly")
)]

pub mod bench;
pub mod bkg_vi;
pub mod cube_life;
pub mod duel;
pub mod frontier;
pub mod judge;
pub mod levels;
mod matrix;
mod narrow;
mod ours;
pub mod people;
pub mod reasons;
pub mod reference;
pub mod theories;
pub mod volatility;

pub use narrow::Narrow;
pub use ours::Ours;
