//! What an evaluation or a rollout says of a position.

use barpoint_equity::{Equity, Mwc, Outcome, Stakes};

/// Chances and values of a position, from the player deciding.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Estimate {
    /// Cubeless chances.
    pub outcome: Outcome,
    /// Cubeless equity; EMG in matches.
    pub cubeless: Equity,
    /// Value with the cube.
    pub value: Value,
}

/// A value with the cube, in the unit in which it was found.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Value {
    /// Points per cube: money play.
    Equity(Equity),
    /// Chance to win the match.
    Mwc(Mwc),
}

/// The least difference between winning and losing the cube at which stored match-winning chances, which
/// have the digits of single precision, still tell equities.
pub const LEAST_SWING: f32 = 1e-5;

impl Value {
    /// The value of an equity at these stakes; `None` in money play. A match-winning chance is rounded to
    /// the single precision that files hold, so that a record saved and read again is the same.
    #[must_use]
    pub fn of(equity: Equity, stakes: Option<Stakes>) -> Self {
        match stakes {
            None => Self::Equity(equity),
            Some(stakes) => Self::mwc(stakes.denormalise(equity).get()),
        }
    }

    /// A computed match-winning chance, clamped into `0.0..=1.0`: a mean adjusted for luck may be a
    /// little outside. Rounded as by [`Value::of`].
    #[must_use]
    pub fn mwc(chance: f64) -> Self {
        Self::Mwc(Mwc::clamped(f64::from(Mwc::clamped(chance).single())))
    }

    /// As equity: what it is in money play, EMG by the stakes of the game in a match. `None` where
    /// too little is at stake for it to tell one, or the stakes of a match are missing.
    #[must_use]
    pub fn equity(self, stakes: Option<Stakes>) -> Option<Equity> {
        match (self, stakes) {
            (Self::Equity(equity), _) => Some(equity),
            (Self::Mwc(mwc), Some(stakes)) => tells(stakes).then(|| stakes.normalise(mwc)),
            (Self::Mwc(_), None) => None,
        }
    }

    /// The match-winning chance; `None` in money play.
    #[must_use]
    pub const fn chance(self) -> Option<Mwc> {
        match self {
            Self::Equity(_) => None,
            Self::Mwc(mwc) => Some(mwc),
        }
    }
}

fn tells(stakes: Stakes) -> bool {
    stakes.win.get() - stakes.lose.get() >= f64::from(LEAST_SWING)
}

/// Standard errors of an [`Estimate`], each in the unit of what it belongs to. None is negative; of a
/// single trial they are infinite or, from gnubg, 0.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StdErrs {
    /// Of the five chances, in the order of [`Outcome::to_array`].
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::reals"))]
    pub chances: [f32; 5],
    /// Of the cubeless equity.
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::real"))]
    pub cubeless: f32,
    /// Of the value, in the unit of the value.
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::real"))]
    pub value: f32,
}

/// A standard error that is negative or no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected standard errors of 0 or more, found one that is not")]
#[non_exhaustive]
pub struct StdErrError;

/// What a rollout says: means and how sure they are.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Unchecked"))]
pub struct RolledOut {
    mean: Estimate,
    std_errs: StdErrs,
}

/// A rollout's result as it is read.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct Unchecked {
    mean: Estimate,
    std_errs: StdErrs,
}

#[cfg(feature = "serde")]
impl TryFrom<Unchecked> for RolledOut {
    type Error = StdErrError;

    fn try_from(read: Unchecked) -> Result<Self, StdErrError> {
        Self::new(read.mean, read.std_errs)
    }
}

/// The standard error of a [`Value`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Spread {
    /// In points per cube.
    Equity(#[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::real"))] f32),
    /// In match-winning chance.
    Mwc(#[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::real"))] f32),
}

impl RolledOut {
    /// Means with their standard errors.
    ///
    /// # Errors
    /// If a standard error is negative or no number.
    pub fn new(mean: Estimate, std_errs: StdErrs) -> Result<Self, StdErrError> {
        let mut all = std_errs.chances.into_iter();
        let fair = all.all(|e| e >= 0.0) && std_errs.cubeless >= 0.0 && std_errs.value >= 0.0;
        if fair {
            Ok(Self { mean, std_errs })
        } else {
            Err(StdErrError)
        }
    }

    /// The means.
    #[must_use]
    pub const fn mean(&self) -> &Estimate {
        &self.mean
    }

    /// Standard errors of the five chances, in the order of [`Outcome::to_array`].
    #[must_use]
    pub const fn chances_std_err(&self) -> [f32; 5] {
        self.std_errs.chances
    }

    /// Standard error of the cubeless equity.
    #[must_use]
    pub const fn cubeless_std_err(&self) -> Equity {
        Equity(self.std_errs.cubeless)
    }

    /// Standard error of the value, in the unit of the value.
    #[must_use]
    pub const fn value_std_err(&self) -> Spread {
        match self.mean.value {
            Value::Equity(_) => Spread::Equity(self.std_errs.value),
            Value::Mwc(_) => Spread::Mwc(self.std_errs.value),
        }
    }
}

impl Spread {
    /// As a standard error of the equity [`Value::equity`] gives, `None` where that is.
    #[must_use]
    pub fn equity(self, stakes: Option<Stakes>) -> Option<Equity> {
        match (self, stakes) {
            (Self::Equity(error), _) => Some(Equity(error)),
            (Self::Mwc(error), Some(stakes)) => tells(stakes).then(|| {
                let half_swing = (stakes.win.get() - stakes.lose.get()) / 2.0;
                Equity::narrowed(f64::from(error) / half_swing)
            }),
            (Self::Mwc(_), None) => None,
        }
    }

    /// The number, in the unit of the value.
    #[must_use]
    pub const fn get(self) -> f32 {
        match self {
            Self::Equity(error) | Self::Mwc(error) => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(value: Value) -> Estimate {
        Estimate {
            outcome: Outcome::default(),
            cubeless: Equity(0.0),
            value,
        }
    }

    fn std_errs(value: f32) -> StdErrs {
        StdErrs {
            chances: [0.01; 5],
            cubeless: 0.02,
            value,
        }
    }

    /// 7 points, 7-away each, cube on 1: winning it makes 0.562610, losing it 0.437390 (gnubg 1.07,
    /// `gnubg.eq2mwc`), so that one point of equity is 0.06261 of the match.
    fn stakes() -> Stakes {
        Stakes {
            win: Mwc::clamped(0.562_610),
            lose: Mwc::clamped(0.437_390),
        }
    }

    #[test]
    fn a_chance_and_its_error_become_equities_by_the_same_stakes() {
        let rolled = RolledOut::new(estimate(Value::mwc(0.55)), std_errs(0.001)).unwrap();
        let equity = rolled.mean().value.equity(Some(stakes())).unwrap().get();
        assert!((equity - 0.798_6).abs() < 1e-4, "{equity}");
        let error = rolled.value_std_err().equity(Some(stakes())).unwrap().get();
        assert!((error - 0.001 / 0.062_61).abs() < 1e-6, "{error}");
        assert_eq!(rolled.mean().value.equity(None), None);
    }

    #[test]
    fn points_stay_points() {
        let rolled = RolledOut::new(estimate(Value::Equity(Equity(0.3))), std_errs(0.05)).unwrap();
        assert_eq!(rolled.mean().value.equity(None), Some(Equity(0.3)));
        assert_eq!(rolled.value_std_err(), Spread::Equity(0.05));
    }

    #[test]
    fn nothing_at_stake_tells_no_equity() {
        let even = Stakes {
            win: Mwc::clamped(0.5),
            lose: Mwc::clamped(0.5),
        };
        let value = Value::mwc(0.5);
        assert_eq!(value.equity(Some(even)), None);
        assert_eq!(Spread::Mwc(0.1).equity(Some(even)), None);
    }

    #[test]
    fn errors_are_not_negative() {
        for bad in [-0.1, f32::NAN] {
            let made = RolledOut::new(estimate(Value::mwc(0.5)), std_errs(bad));
            assert_eq!(made, Err(StdErrError));
        }
    }

    #[test]
    fn a_mean_outside_is_the_nearest_chance() {
        assert_eq!(Value::mwc(1.002), Value::Mwc(Mwc::clamped(1.0)));
    }
}
