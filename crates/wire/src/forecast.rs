//! What a rollout will take.

use std::ops::ControlFlow;

use barpoint_engine::{Engine, RolloutForecast as Found};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{RolloutRequest, RolloutRequestError};

/// What a rollout will take on this machine, told from a short pilot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutForecast {
    /// Candidates.
    pub candidates: usize,
    /// Trials of each: those asked for, or fewer where the standard error asked for is reached before. That candidates
    /// may stop because they are far behind is not foreseen.
    pub trials: u32,
    /// Seconds for all candidates.
    pub seconds: f32,
    /// The largest standard error of the equity at the end.
    pub standard_error: f32,
    /// Trials of the pilot.
    pub tried: u32,
}

impl RolloutRequest {
    /// What the rollout will take with so many threads.
    ///
    /// # Errors
    /// If something in it cannot be.
    pub fn forecast(
        &self,
        engine: &Engine,
        threads: usize,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<RolloutForecast, RolloutRequestError> {
        let question = self.question(engine)?;
        let found = question.forecast(engine, (self.trials, threads), go_on);
        let Found {
            trials,
            seconds,
            std_err,
            tried,
        } = found;
        #[expect(clippy::cast_possible_truncation, reason = "four digits are enough")]
        Ok(RolloutForecast {
            candidates: question.candidates(),
            trials,
            seconds: seconds as f32,
            standard_error: std_err as f32,
            tried,
        })
    }
}
