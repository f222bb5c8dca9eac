//! `quit` and `exit`.

use super::Call;
use crate::shell::{Flow, Outcome, Shell};

/// Ends the shell.
#[expect(clippy::unnecessary_wraps, reason = "commands are of one type")]
pub(super) fn leave(_: &mut Shell, _: &mut Call<'_>) -> Outcome {
    Ok(Flow::Quit)
}
