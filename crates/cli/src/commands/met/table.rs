//! A match equity table as text.

use std::io::Write;

use barpoint_equity::{Crawford, Met, Mwc};

use crate::error::CliError;
use crate::render::wrap;

/// Columns that fit beside each other.
const COLUMNS: usize = 8;

/// Prints a table up to `length` points, in percent.
pub(super) fn print(out: &mut dyn Write, met: &Met, length: u8) -> Result<(), CliError> {
    writeln!(out, "{}", met.name())?;
    for line in wrap(met.source(), "  ") {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "Match-winning chance in %: your points away down, the opponent's across"
    )?;
    let points: Vec<u8> = (1..=length).collect();
    for columns in points.chunks(COLUMNS) {
        header(out, columns)?;
        for away in 1..=length {
            let chances = columns
                .iter()
                .map(|&theirs| met.mwc(away, theirs, Crawford::Pre));
            row(out, &format!("{away:>4} "), chances)?;
        }
    }
    let underdog = met.flipped();
    let symmetric = points.iter().all(|&away| {
        let at = |met: &Met| met.mwc(away, 1, Crawford::Post).get().to_bits();
        at(met) == at(&underdog)
    });
    writeln!(out, "\nPost-Crawford, against an opponent who is 1-away")?;
    for columns in points.chunks(COLUMNS) {
        header(out, columns)?;
        let post = |met: &Met| -> Vec<Mwc> {
            columns
                .iter()
                .map(|&away| met.mwc(away, 1, Crawford::Post))
                .collect()
        };
        if symmetric {
            row(out, "     ", post(met).into_iter())?;
        } else {
            row(out, "you  ", post(met).into_iter())?;
            row(out, "they ", post(&underdog).into_iter())?;
        }
    }
    Ok(())
}

fn header(out: &mut dyn Write, columns: &[u8]) -> Result<(), CliError> {
    let names: String = columns.iter().map(|away| format!("{away:>9}")).collect();
    Ok(writeln!(out, "     {names}")?)
}

fn row(
    out: &mut dyn Write,
    name: &str,
    chances: impl Iterator<Item = Mwc>,
) -> Result<(), CliError> {
    let cells: String = chances
        .map(|mwc| format!("{:>9.4}", 100.0 * mwc.get()))
        .collect();
    Ok(writeln!(out, "{name}{cells}")?)
}
