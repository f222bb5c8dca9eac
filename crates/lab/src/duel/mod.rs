//! Head-to-head play between engines: paired dice, luck-adjusted, points per game with their standard
//! error.
//!
//! Games come in pairs: the same dice with seats exchanged. Game pair `i` draws its dice from the
//! stream (seed, i), so the result does not depend on how many games run side by side.

mod bkg;
mod contestant;
mod game;
mod gnubg;
mod kept;
mod likeness;
mod luck;
mod report;
mod run;
mod simulate;
mod socket;
mod ubgi;

pub use bkg::Berliner;
pub use contestant::{Contestant, CubeState, DuelError, Turn};
pub use gnubg::{Gnubg, find_gnubg};
pub use kept::{Kept, Played};
pub use likeness::Likeness;
pub use report::DuelReport;
pub use run::{Duel, Factory, Progress, duel};
pub use simulate::{Simulation, SimulationReport, simulate};
pub use socket::Socket;
pub use ubgi::Ubgi;

#[cfg(test)]
mod tests;
