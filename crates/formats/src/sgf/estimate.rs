//! The seven numbers of a position: five chances, cubeless equity, value with the cube.

use barpoint_equity::{Equity, Outcome};
use barpoint_record::{Estimate, RolledOut, StdErrs, Value};

use super::number::Words;

/// How far a rolled-out chance may lie outside `0.0..=1.0`: with the luck taken out, a mean of few trials does.
const OUTSIDE: f32 = 0.05;

/// In which unit a file keeps values with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Points: money play.
    Points,
    /// Match-winning chances: matches.
    Mwc,
}

impl Unit {
    /// The unit of a match of this length, 0 for money play.
    pub(super) const fn of(length: u16) -> Self {
        if length == 0 { Self::Points } else { Self::Mwc }
    }

    /// A value in this unit; `None` if it is none. A chance a little outside is the nearest that is one.
    fn value(self, number: f32) -> Option<Value> {
        match self {
            Self::Points => Some(Value::Equity(Equity(number))),
            Self::Mwc => (-OUTSIDE..=1.0 + OUTSIDE)
                .contains(&number)
                .then(|| Value::mwc(f64::from(number))),
        }
    }

    /// Reads an estimate.
    pub(super) fn read(self, words: &mut Words<'_>) -> Option<Estimate> {
        Some(Estimate {
            outcome: Outcome::from_array(words.numbers()?),
            cubeless: Equity(words.number()?),
            value: self.value(words.number()?)?,
        })
    }

    /// Reads means and, after `StdDev`, their standard errors.
    pub(super) fn read_rolled_out(self, words: &mut Words<'_>) -> Option<RolledOut> {
        let mean = self.read(words)?;
        words.literal("StdDev")?;
        let std_errs = StdErrs {
            chances: words.numbers()?,
            cubeless: words.number()?,
            value: words.number()?,
        };
        RolledOut::new(mean, std_errs).ok()
    }
}

/// The numbers of an estimate.
pub(super) fn numbers(estimate: &Estimate) -> [f32; 7] {
    let value = match estimate.value {
        Value::Equity(equity) => equity.get(),
        Value::Mwc(mwc) => mwc.single(),
    };
    seven(estimate.outcome.to_array(), estimate.cubeless, value)
}

/// The numbers of the standard errors.
pub(super) fn std_errs(result: &RolledOut) -> [f32; 7] {
    let (chances, cubeless) = (result.chances_std_err(), result.cubeless_std_err());
    seven(chances, cubeless, result.value_std_err().get())
}

fn seven(chances: [f32; 5], cubeless: Equity, value: f32) -> [f32; 7] {
    let [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ] = chances;
    [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
        cubeless.get(),
        value,
    ]
}
