//! Forecasts of rollouts.

use barpoint_engine::RolloutForecast as Found;
use serde::Serialize;
use utoipa::ToSchema;

/// How long a rollout will take on this machine, estimated from a short pilot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutForecast {
    /// Version of this interface.
    pub version: u32,
    /// Candidates.
    pub candidates: usize,
    /// Trials of each: those requested, or fewer if the requested standard error is reached earlier. That candidates
    /// may stop because they are far behind is not foreseen.
    pub trials: u32,
    /// Seconds for all candidates.
    pub seconds: f32,
    /// The largest standard error of the equity at the end.
    pub standard_error: f32,
    /// Trials of the pilot.
    pub tried: u32,
}

impl RolloutForecast {
    /// A forecast of a rollout of this many candidates.
    #[must_use]
    pub fn of(found: &Found, candidates: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "four digits are enough")]
        let [seconds, standard_error] = [found.seconds, found.std_err].map(|number| number as f32);
        Self {
            version: crate::VERSION,
            candidates,
            trials: found.trials,
            seconds,
            standard_error,
            tried: found.tried,
        }
    }
}
