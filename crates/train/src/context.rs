//! What all stages of a run share.

use std::path::Path;
use std::sync::Arc;

use barpoint_bearoff::OneSided;

use crate::progress::Intervals;

/// What a stage needs besides its own settings.
#[derive(Clone, Copy)]
pub(crate) struct RunContext<'a> {
    /// Seed of all dice, weights and shuffles.
    pub(crate) seed: u64,
    /// Folder of the run.
    pub(crate) folder: &'a Path,
    pub(crate) bearoff: &'a Arc<OneSided>,
    pub(crate) intervals: Intervals,
    /// Threads; 0 for as many as there are cores.
    pub(crate) threads: usize,
    /// The interpreter of Python scripts.
    pub(crate) python: &'a Path,
}
