//! `show matchequitytable`: the match equity table in use.

use std::io::Write;

use barpoint_equity::{Crawford, Met, Mwc};
use barpoint_rules::Side;

use super::{Call, Handler};
use crate::shell::{Flow, Outcome, Refusal, Shell};

/// The commands of this file.
pub(super) const HANDLERS: &[(&str, Handler)] =
    &[("show matchequitytable", table), ("show met", table)];

/// The match equity table up to a length: that of the match, if none is given.
fn table(shell: &mut Shell, call: &mut Call<'_>) -> Outcome {
    let met = shell.engines.met();
    let length = shell
        .session
        .game
        .as_ref()
        .map_or(0, |game| game.record.length);
    let whole = Met::LENGTH;
    let usual = u8::try_from(length)
        .ok()
        .filter(|n| (1..=whole).contains(n));
    let length = match call.words.next() {
        None => usual.unwrap_or(whole),
        Some(word) => {
            let number = word.parse().ok();
            let number: i32 = number.ok_or_else(|| {
                let path = call.path;
                Refusal::new(format!(
                    "{path}: expected a length from 1 to {whole}, found `{word}'"
                ))
            })?;
            // Where gnubg has no such length it prints the whole table.
            u8::try_from(number)
                .ok()
                .filter(|n| (1..=whole).contains(n))
                .unwrap_or(whole)
        }
    };
    writeln!(
        call.out,
        "Match equity table: {}\n{}\n",
        met.name(),
        met.source()
    )?;
    writeln!(call.out, "Pre-Crawford table:\n")?;
    header(call.out, length)?;
    for away in 1..=length {
        let row = (1..=length).map(|theirs| met.mwc(away, theirs, Crawford::Pre));
        line(call.out, away, row)?;
    }
    let other = met.flipped();
    for (number, side, met) in [(0, Side::White, &*met), (1, Side::Black, &other)] {
        let name = shell.session.name(side);
        writeln!(
            call.out,
            "\nPost-Crawford table for player {number} ({name}):\n"
        )?;
        header(call.out, length)?;
        let row = (1..=length).map(|away| met.mwc(away, 1, Crawford::Post));
        line(call.out, 1, row)?;
    }
    writeln!(call.out)?;
    Ok(Flow::Continue)
}

fn header(out: &mut dyn Write, length: u8) -> Result<(), Refusal> {
    let columns: String = (1..=length)
        .map(|away| format!("{away:>4}-away "))
        .collect();
    writeln!(out, "          {columns}")?;
    Ok(())
}

fn line(out: &mut dyn Write, away: u8, row: impl Iterator<Item = Mwc>) -> Result<(), Refusal> {
    let cells: String = row
        .map(|mwc| format!(" {:8.4} ", 100.0 * mwc.get()))
        .collect();
    writeln!(out, "{away:>4}-away {cells}")?;
    Ok(())
}
