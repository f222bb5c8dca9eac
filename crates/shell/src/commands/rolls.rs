//! `dicerolls`.

use super::Call;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The most rolls of one call.
const MOST: u32 = 1_000_000;

/// Prints rolls of the generator, which go on from there.
pub(super) fn dicerolls(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let count = if call.words.rest().is_empty() {
        1
    } else {
        call.number("a number of rolls", 1, MOST)?
    };
    for _ in 0..count {
        let Some((first, second)) = shell.session.dice.roll() else {
            return Err(Refusal::new(
                "The dice are typed: there is no generator to roll them.",
            ));
        };
        writeln!(call.out, "{first} {second}")?;
    }
    Ok(Flow::Continue)
}
