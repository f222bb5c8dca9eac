//! Facade for all faces: hints, evaluations, analyse and rollout jobs.
//!
//! An [`Engine`] owns an evaluator, a match equity table and a cache of what it has seen; every face asks it
//! the same questions. Long jobs report progress and can be stopped, keeping what is done; their
//! results do not depend on the number of threads.
//!
//! What it does not do: read or write files, print, hold a user's settings.

#![forbid(unsafe_code)]

mod analyse;
mod cost;
pub mod curves;
mod endings;
mod engine;
mod forecast;
pub mod maps;
mod moments;
pub mod position;
pub mod review;
mod rollout;
mod strength;
mod study;
pub mod table;

pub use analyse::{Progress, Report};
pub use barpoint_analysis::EntryIndex;
pub use barpoint_record::MatchRecord;
pub use barpoint_rollout::Trials;
pub use barpoint_rollout::{DiceSource, Mersenne};
pub use cost::LevelCost;
pub use endings::Endings;
pub use engine::{CubeHint, Engine, EngineOptions, Hint};
pub use forecast::RolloutForecast;
pub use rollout::{ErrorProgress, ErrorRollouts, RolloutEnd, RolloutJob, Stop};
pub use strength::{CANDIDATES, Strength};
pub use study::CubeStudy;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
