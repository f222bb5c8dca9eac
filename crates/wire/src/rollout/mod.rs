//! Rollouts.

mod measured;
mod report;
mod settings;

pub use measured::{Measured, MeasuredChances};
pub use report::{OutlookInfo, RolloutReport, RolloutRow};
pub use settings::{RolloutInfo, RolloutPlayer};
