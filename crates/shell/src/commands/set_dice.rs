//! `set rng` and `set seed`.

use std::path::Path;

use super::Call;
use crate::dice::Dice;
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The Mersenne Twister, as in gnubg.
pub(super) fn mersenne(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let seed = call.words.next();
    shell.session.dice = Dice::mersenne(seed.as_deref()).map_err(Refusal::new)?;
    said(shell, call)
}

/// The seed of the generator; without a number, one that nobody knows before.
pub(super) fn seed(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    mersenne(shell, call)
}

/// The dice of a file.
pub(super) fn file(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = call.words.clone().text();
    if name.is_empty() {
        return Err(Refusal::new("set rng file: expected the name of a file"));
    }
    shell.session.dice = Dice::file(Path::new(&name)).map_err(Refusal::new)?;
    said(shell, call)
}

/// Dice that are typed.
pub(super) fn manual(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    shell.session.dice = Dice::manual();
    said(shell, call)
}

fn said(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    writeln!(call.out, "{}", shell.dice_line())?;
    Ok(Flow::Continue)
}

impl Shell {
    /// Where dice come from, in a line.
    pub(super) fn dice_line(&self) -> String {
        let dice = &self.session.dice;
        match dice.seed() {
            "" => format!("Dice: {}.", dice.name()),
            seed => format!("Dice: {}, {seed}.", dice.name()),
        }
    }
}
