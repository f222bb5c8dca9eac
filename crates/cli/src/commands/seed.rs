//! Seeds of dice, as options.

use std::convert::Infallible;

use barpoint_app::words;

/// Reads a seed: a number, any text, or `random`.
#[expect(
    clippy::unnecessary_wraps,
    reason = "every text is a seed; readers of options may fail"
)]
pub(super) fn parse_seed(text: &str) -> Result<u64, Infallible> {
    Ok(words::seed(text))
}
