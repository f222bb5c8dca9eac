//! `set rng` and `set seed`.

use std::path::Path;

use super::Call;
use crate::dice::{Dice, DiceError, Kind, Modulus};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The Mersenne Twister, ISAAC or MD5.
pub(super) fn generator(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let kind = match call.path {
        "set rng isaac" => Kind::Isaac,
        "set rng md5" => Kind::Md5,
        _ => Kind::Mersenne,
    };
    let seed = call.words.next();
    used(shell, call, Dice::of(kind, seed.as_deref()))
}

/// Blum, Blum and Shub: `[modulus M|factors P Q] [SEED]`.
pub(super) fn bbs(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let words: Vec<String> = call.words.by_ref().collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let starts = |word: &str, whole: &str| !word.is_empty() && whole.starts_with(word);
    let (modulus, rest) = match words[..] {
        [word, modulus, ref rest @ ..] if starts(word, "modulus") => {
            (Modulus::Given(modulus), rest)
        }
        [word, first, second, ref rest @ ..] if starts(word, "factors") => {
            (Modulus::Factors([first, second]), rest)
        }
        [word, ..] if starts(word, "modulus") => {
            return Err(Refusal::new("set rng bbs: expected a modulus"));
        }
        [word, ..] if starts(word, "factors") => {
            return Err(Refusal::new("set rng bbs: expected two factors"));
        }
        ref rest => (Modulus::Usual, rest),
    };
    let dice = Dice::squares(&modulus, rest.first().copied());
    used(shell, call, dice)
}

/// The seed of the generator; without a number, one that nobody knows before.
pub(super) fn seed(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let seed = call.words.next();
    let dice = shell.session.dice.reseeded(seed.as_deref());
    used(shell, call, dice)
}

/// The dice of a file.
pub(super) fn file(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let name = call.words.clone().text();
    if name.is_empty() {
        return Err(Refusal::new("set rng file: expected the name of a file"));
    }
    used(shell, call, Dice::file(Path::new(&name)))
}

/// Dice that are typed.
pub(super) fn manual(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    used(shell, call, Ok(Dice::manual()))
}

/// Dice from a service of the web.
pub(super) fn random_org(shell: &mut Shell, _: &mut Call<'_>) -> Outcome {
    let name = shell.session.dice.name();
    Err(Refusal::new(format!(
        "Dice from random.org need the web, which this program does not use: the dice are still {name}."
    )))
}

fn used(shell: &mut Shell, call: &mut Call<'_>, dice: Result<Dice, DiceError>) -> Outcome {
    shell.session.dice = dice.map_err(Refusal::new)?;
    if shell.session.loading.is_empty() {
        writeln!(call.out, "{}", shell.dice_line())?;
    }
    Ok(Flow::Continue)
}

impl Shell {
    /// Where dice come from, in a line.
    pub(super) fn dice_line(&self) -> String {
        let dice = &self.session.dice;
        match (dice.word(), dice.seed()) {
            (_, "") => format!("Dice: {}.", dice.name()),
            ("file", name) => format!("Dice: {}, {name}.", dice.name()),
            (_, seed) => format!("Dice: {}, seed {seed}.", dice.name()),
        }
    }
}
