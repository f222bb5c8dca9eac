//! Numbers as options have them, refused in the same words everywhere.

use std::ops::RangeInclusive;

use barpoint_engine::RolloutTask;
use barpoint_eval::MAX_PLIES;

/// Reads a whole number of a range, counting what `unit` says.
pub(crate) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
    unit: &'static str,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| match (range.start(), range.end()) {
            (least, &u64::MAX) => format!("expected {unit}: {least} or more, found {text:?}"),
            (least, most) => format!("expected {unit}: {least} to {most}, found {text:?}"),
        })
    }
}

/// Reads a number of plies to look ahead.
pub(crate) fn plies() -> impl Fn(&str) -> Result<u8, String> + Clone {
    whole(0..=MAX_PLIES.into(), "plies")
}

/// Reads a number of plays.
pub(crate) fn plays() -> impl Fn(&str) -> Result<u8, String> + Clone {
    whole(0..=u8::MAX.into(), "plays")
}

/// Reads a number of trials of a rollout, `least` or more.
pub(crate) fn trials(least: u32) -> impl Fn(&str) -> Result<u32, String> + Clone {
    whole(least.into()..=RolloutTask::MOST_TRIALS.into(), "trials")
}

/// Reads an amount of equity that limits something: not below 0.
pub(crate) fn equity(text: &str) -> Result<f32, String> {
    let equity = text.parse().ok();
    equity
        .filter(|equity: &f32| equity.is_finite() && *equity >= 0.0)
        .ok_or_else(|| format!("expected an equity such as 0.03, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_out_of_range_are_refused_with_the_range() {
        let games = whole::<u8>(2..=100, "games");
        assert_eq!(games("2"), Ok(2));
        for wrong in ["1", "101", "-3", "1e1", "2.5", "", "two"] {
            let error = games(wrong).unwrap_err();
            assert_eq!(error, format!("expected games: 2 to 100, found {wrong:?}"));
        }
        let seconds = whole::<u64>(1..=u64::MAX, "seconds")("0").unwrap_err();
        assert_eq!(seconds, "expected seconds: 1 or more, found \"0\"");
        assert!(trials(1)("2000001").unwrap_err().contains("1 to 2000000"));
        assert!(plies()("1e3").unwrap_err().contains("plies: 0 to 7"));
    }

    #[test]
    fn equities_are_finite() {
        assert_eq!(equity("0.03"), Ok(0.03));
        for wrong in ["nan", "inf", "-0.1", "x"] {
            assert!(equity(wrong).is_err(), "{wrong}");
        }
    }
}
