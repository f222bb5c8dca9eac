//! Rolling out the errors of a match on the board.

use barpoint_engine::{ErrorRollouts, RolloutTask, TrialChoice};
use barpoint_equity::Equity;
use barpoint_eval::{CubeUse, MAX_PLIES};
use barpoint_rollout::StopRules;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A request to roll out the errors of the analysis shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ErrorRolloutRequest {
    /// Decisions that lost more than this are rolled out, EMG in matches.
    pub threshold: f32,
    /// How many of the best plays, besides the one made.
    pub plays: u16,
    /// Trials of each candidate.
    pub trials: u32,
    /// Plies that both players look ahead in checker plays.
    pub plies: u8,
    /// A candidate stops below this standard error.
    pub stop_at_error: Option<f64>,
    /// A candidate stops when it is more than this many joint standard deviations behind the best.
    pub stop_at_jsd: Option<f64>,
    /// No stopping before this many trials.
    pub min_trials: u32,
}

impl Default for ErrorRolloutRequest {
    fn default() -> Self {
        Self {
            threshold: ErrorRollouts::THRESHOLD.get(),
            plays: ErrorRollouts::PLAYS,
            trials: ErrorRollouts::TRIALS,
            plies: 0,
            stop_at_error: None,
            stop_at_jsd: None,
            min_trials: RolloutTask::MIN_TRIALS,
        }
    }
}

/// A number of a request that is out of range.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("expected {expected}, found {found}")]
pub struct ErrorRolloutRequestError {
    expected: String,
    found: String,
}

impl ErrorRolloutRequest {
    /// How errors are rolled out.
    ///
    /// # Errors
    /// If a number is out of range.
    pub fn how(&self) -> Result<ErrorRollouts, ErrorRolloutRequestError> {
        let within = |holds: bool, expected: &str, found: String| {
            let expected = expected.to_owned();
            let error = ErrorRolloutRequestError { expected, found };
            if holds { Ok(()) } else { Err(error) }
        };
        within(
            self.threshold.is_finite() && self.threshold >= 0.0,
            "a loss of 0 or more",
            self.threshold.to_string(),
        )?;
        within(
            (1..=RolloutTask::MOST_TRIALS).contains(&self.trials),
            &format!("1 to {} trials", RolloutTask::MOST_TRIALS),
            self.trials.to_string(),
        )?;
        within(
            self.plays > 0,
            "at least one of the best plays",
            self.plays.to_string(),
        )?;
        within(
            self.plies <= MAX_PLIES,
            &format!("at most {MAX_PLIES} plies"),
            self.plies.to_string(),
        )?;
        for stop in [self.stop_at_error, self.stop_at_jsd].into_iter().flatten() {
            within(
                stop.is_finite() && stop > 0.0,
                "stopping at a number above 0",
                stop.to_string(),
            )?;
        }
        let choice = TrialChoice {
            checker_plies: Some(self.plies),
            ..TrialChoice::default()
        };
        Ok(ErrorRollouts {
            threshold: Equity(self.threshold),
            plays: self.plays.into(),
            trials: self.trials,
            rules: StopRules {
                std_err: self.stop_at_error,
                jsd: self.stop_at_jsd,
                min_trials: self.min_trials,
                ..StopRules::NONE
            },
            settings: choice.settings(CubeUse::Cubeful),
            by_bkg: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rollouts_of_errors_default_to_those_of_the_command_line() {
        let asked: ErrorRolloutRequest = serde_json::from_str("{}").unwrap_or_default();
        let found = asked.how().map(|how| ErrorRollouts {
            rules: StopRules::NONE,
            ..how
        });
        assert_eq!(found, Ok(ErrorRollouts::default()));
        let wrong = ErrorRolloutRequest {
            threshold: f32::NAN,
            ..asked
        };
        let error = wrong.how().map_err(|error| error.to_string());
        assert_eq!(
            error,
            Err("expected a loss of 0 or more, found NaN".to_owned())
        );
    }
}
