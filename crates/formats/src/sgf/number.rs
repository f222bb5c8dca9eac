//! Numbers as gnubg's files write them (C's `%f` and `%.10g`).

use std::fmt::Write;
use std::str::{FromStr, SplitAsciiWhitespace};

/// Blank-separated words of a value, read one after the other.
pub(super) struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self(text.split_ascii_whitespace())
    }

    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word, left where it is.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.0.clone().next()
    }

    /// Whether the next word is a number.
    pub(super) fn is_number(&self) -> bool {
        self.peek().is_some_and(|word| word.parse::<f64>().is_ok())
    }

    /// Reads a word that must be this one.
    pub(super) fn literal(&mut self, expected: &str) -> Option<()> {
        (self.word()? == expected).then_some(())
    }

    pub(super) fn number<T: FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    pub(super) fn numbers<T: FromStr + Copy + Default, const N: usize>(
        &mut self,
    ) -> Option<[T; N]> {
        let mut numbers = [T::default(); N];
        for slot in &mut numbers {
            *slot = self.number()?;
        }
        Some(numbers)
    }

    /// How many words are left.
    pub(super) fn left(&self) -> usize {
        self.0.clone().count()
    }

    /// Whether nothing is left.
    pub(super) fn finish(mut self) -> bool {
        self.word().is_none()
    }
}

/// Six decimals, as `%f`, or as many as it takes to read the same number again.
pub(super) fn fixed(value: f32) -> String {
    decimals(value, 6)
}

/// A fixed number of decimals, more where the number would not come back; infinities and not-a-number as C spells them.
pub(super) fn decimals(value: f32, places: usize) -> String {
    if !value.is_finite() {
        return not_finite(value);
    }
    let short = format!("{value:.places$}");
    let comes_back = short
        .parse()
        .is_ok_and(|read: f32| read.to_bits() == value.to_bits());
    if comes_back { short } else { value.to_string() }
}

/// Ten significant digits without trailing zeros, as `%.10g`.
pub(super) fn general(value: f32) -> String {
    const DIGITS: usize = 10;
    if !value.is_finite() {
        return not_finite(value);
    }
    let scientific = format!("{:.*e}", DIGITS - 1, f64::from(value));
    let Some((mantissa, exponent)) = scientific.split_once('e') else {
        return scientific;
    };
    let exponent: i32 = exponent.parse().unwrap_or_default();
    if (-4..10).contains(&exponent) {
        let places = usize::try_from(9 - exponent).unwrap_or_default();
        let plain = format!("{:.places$}", f64::from(value));
        return trim_zeros(&plain).to_owned();
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", trim_zeros(mantissa), exponent.abs())
}

fn trim_zeros(number: &str) -> &str {
    if number.contains('.') {
        number.trim_end_matches('0').trim_end_matches('.')
    } else {
        number
    }
}

fn not_finite(value: f32) -> String {
    let sign = if value.is_sign_negative() { "-" } else { "" };
    let name = if value.is_nan() { "nan" } else { "inf" };
    format!("{sign}{name}")
}

/// Appends the numbers, each after a blank.
pub(super) fn append(text: &mut String, values: &[f32], format: fn(f32) -> String) {
    for &value in values {
        let _ = write!(text, " {}", format(value));
    }
}

#[cfg(test)]
mod tests {
    use super::{decimals, fixed, general};

    #[test]
    fn fixed_numbers_look_like_c() {
        assert_eq!(fixed(0.510_31), "0.510310");
        assert_eq!(fixed(f32::NEG_INFINITY), "-inf");
        assert_eq!(decimals(-0.0, 5), "-0.00000");
        assert_eq!(decimals(0.125, 5), "0.12500");
    }

    #[test]
    fn fixed_numbers_come_back_to_the_last_bit() {
        for value in [
            0.1 + 0.2_f32,
            1.0 / 3.0,
            -1e-9,
            f32::MIN_POSITIVE,
            12_345.678,
        ] {
            for text in [fixed(value), decimals(value, 5)] {
                assert_eq!(text.parse(), Ok(value), "{text}");
            }
        }
    }

    #[test]
    fn general_numbers_look_like_c() {
        // Printed by C's printf("%.10g") for the same floats.
        for (value, text) in [
            (0.442_638_13, "0.442638129"),
            (0.122_532_37, "0.1225323677"),
            (0.000_024_353_72, "2.435371971e-05"),
            (1.0, "1"),
            (0.0, "0"),
            (-0.5, "-0.5"),
            (12_345_678_848.0, "1.234567885e+10"),
            (100.0, "100"),
        ] {
            assert_eq!(general(value), text);
        }
    }
}
