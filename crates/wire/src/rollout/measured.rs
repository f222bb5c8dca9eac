//! Numbers with their standard errors.

use barpoint_rollout::Estimate;
use serde::Serialize;
use utoipa::ToSchema;

/// A number with its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct Measured {
    /// The mean of the trials.
    pub value: f64,
    /// Its standard error; `null` with fewer than two trials.
    pub std_err: Option<f64>,
}

impl From<Estimate> for Measured {
    fn from(estimate: Estimate) -> Self {
        Self {
            value: estimate.mean,
            std_err: estimate.known_std_err(),
        }
    }
}

/// Cubeless chances with their standard errors; each gammon figure includes the backgammons.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct MeasuredChances {
    /// To win.
    pub win: Measured,
    /// To win a gammon or backgammon.
    pub win_gammon: Measured,
    /// To win a backgammon.
    pub win_backgammon: Measured,
    /// To lose a gammon or backgammon.
    pub lose_gammon: Measured,
    /// To lose a backgammon.
    pub lose_backgammon: Measured,
}

impl From<[Estimate; 5]> for MeasuredChances {
    fn from(chances: [Estimate; 5]) -> Self {
        let [win, wg, wbg, lg, lbg] = chances.map(Measured::from);
        Self {
            win,
            win_gammon: wg,
            win_backgammon: wbg,
            lose_gammon: lg,
            lose_backgammon: lbg,
        }
    }
}
