//! Lines that go out.

use std::fmt::Display;
use std::io::{self, Write};

use barpoint_equity::Outcome;

/// Where answers go, a line each.
pub(super) struct Answers<'a>(&'a mut dyn Write);

impl<'a> Answers<'a> {
    pub(super) fn new(output: &'a mut dyn Write) -> Self {
        Self(output)
    }

    /// Writes a line, at once.
    pub(super) fn line(&mut self, text: &dyn Display) -> io::Result<()> {
        writeln!(self.0, "{text}")?;
        self.0.flush()
    }
}

/// Chances as `name value` pairs. Gammons and backgammons count in those they are part of.
pub(super) fn chances(outcome: &Outcome) -> String {
    let chances = [
        outcome.win,
        outcome.win_gammon,
        outcome.win_backgammon,
        outcome.lose_gammon,
        outcome.lose_backgammon,
    ];
    chances_of(chances.map(f64::from))
}

/// The same of plain numbers.
pub(super) fn chances_of(chances: [f64; 5]) -> String {
    let names = ["pwin", "pgammon", "pbg", "plgammon", "plbg"].into_iter();
    let pairs = names.zip(chances);
    let pairs: Vec<String> = pairs
        .map(|(name, chance)| format!("{name} {chance:.5}"))
        .collect();
    pairs.join(" ")
}
