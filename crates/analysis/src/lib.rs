//! Match analysis: errors, luck, skill, statistics.
//!
//! [`decisions`] lists what can be analysed in a record, [`examine`] evaluates one decision (a pure
//! function, so that any number of threads may share the work), [`Finding::store`] puts the result
//! into the record. [`statistics::statistics`] counts what a record holds.

#![forbid(unsafe_code)]

mod decisions;
mod findings;
mod mistakes;
mod rollout_settings;
mod rollouts;
mod settings;
pub mod statistics;
mod stored;

pub use decisions::{EntryIndex, Stopped, Task, TaskKind, decisions};
pub use findings::{Finding, examine};
pub use mistakes::{Mistake, MistakeKind, mistakes};
pub use rollouts::{Disputed, disputed};
pub use settings::AnalysisSettings;
pub use stored::white_wins;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
