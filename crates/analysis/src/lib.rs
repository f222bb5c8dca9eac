//! Match analysis: errors, luck, skill, statistics.
//!
//! [`decisions`] lists what can be analysed in a record, [`examine`] evaluates one decision (a pure
//! function, so that any number of threads may share the work), [`Finding::store`] puts the result
//! into the record. [`statistics::statistics`] counts what a record holds.

#![forbid(unsafe_code)]

mod beside;
mod close;
mod decisions;
mod findings;
mod met_choice;
mod mistakes;
mod remark;
pub mod review;
mod rollout_settings;
mod rollouts;
mod settings;
mod shallow;
pub mod statistics;
mod stored;

pub use decisions::{EntryIndex, Made, Stopped, Task, TaskKind, decisions};
pub use findings::{Finding, examine};
pub use met_choice::{MetChoice, MetOrigin, UnknownMetError, recorded_name};
pub use mistakes::{Mistake, MistakeKind, mistakes};
pub use remark::remark;
pub use review::Progress;
pub use rollout_settings::recorded as recorded_settings;
pub use rollouts::{SuspectDecision, suspect_decisions};
pub use settings::{AnalysisSettings, Bar};
pub use shallow::ShallowPlays;
pub use stored::{Method, methods, white_wins};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
