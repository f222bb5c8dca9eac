//! Numbers in copied texts.

use barpoint_equity::{Equity, Outcome};

/// A number with a decimal point or comma, with or without a sign.
pub(super) fn number(text: &str) -> Option<f32> {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let plain = text.replace(',', ".");
    let found: f32 = plain.parse().ok()?;
    (digits > 0 && found.is_finite()).then_some(found)
}

/// An equity of three decimals.
pub(super) fn equity(text: &str) -> Option<Equity> {
    number(text).filter(|e| e.abs() < 100.0).map(Equity)
}

/// Chances from those of both players, as parts of one: each player's wins, gammons and backgammons. `None` if they do
/// not make one whole: then they are something else.
pub(super) fn outcome(own: [f32; 3], theirs: [f32; 3], rounding: f32) -> Option<Outcome> {
    let [win, win_gammon, win_backgammon] = own;
    let [lose, lose_gammon, lose_backgammon] = theirs;
    if (win + lose - 1.0).abs() > rounding {
        return None;
    }
    Outcome::new([
        win,
        win_gammon.min(win),
        win_backgammon.min(win_gammon),
        lose_gammon.min(1.0 - win),
        lose_backgammon.min(lose_gammon),
    ])
    .ok()
}

/// What stands before a rank such as `1.`, and what after it.
pub(super) fn ranked(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line[digits..].strip_prefix('.')?;
    ((1..=3).contains(&digits) && rest.starts_with(' ')).then_some(rest)
}
