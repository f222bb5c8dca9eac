//! What other programs counted, by their own definitions.

use std::io::Write;

use barpoint_record::MatchRecord;
use barpoint_rules::Side;
use barpoint_wire::{AnalystFiguresView, AnalystView};

use super::situation::letter;
use super::wrap;
use crate::error::CliError;

/// Prints the figures of other programs, where the file holds any.
pub(crate) fn print(out: &mut dyn Write, record: &MatchRecord) -> Result<(), CliError> {
    for analyst in AnalystView::all(record) {
        let Some(figures) = &analyst.figures else {
            continue;
        };
        writeln!(
            out,
            "\nBy {}\n{:<20} {:>6} {:>9} {:>9} {:>7} {:>7}",
            analyst.name, "", "PR", "decisions", "checker", "cube", "luck"
        )?;
        for (side, of) in [(Side::White, &figures.white), (Side::Black, &figures.black)] {
            row(out, record, side, of)?;
        }
        let rules = format!(
            "{} counts decisions by its own rules, barpoint by others.",
            analyst.name
        );
        for line in wrap(&rules, "") {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn row(
    out: &mut dyn Write,
    record: &MatchRecord,
    side: Side,
    of: &AnalystFiguresView,
) -> Result<(), CliError> {
    let shown = super::fitted(&record.players[side].name, 16);
    let number = |value: Option<f32>, digits: usize| {
        value.map_or_else(|| "-".to_owned(), |value| format!("{value:.digits$}"))
    };
    let luck = of
        .luck
        .map_or_else(|| "-".to_owned(), |luck| format!("{luck:+.3}"));
    let decisions = of
        .decisions
        .map_or_else(|| "-".to_owned(), |found| found.to_string());
    writeln!(
        out,
        "{} {shown}   {:>6} {decisions:>9} {:>9} {:>7} {luck:>7}",
        letter(side),
        number(of.pr, 2),
        number(of.checker_loss, 3),
        number(of.cube_loss, 3),
    )?;
    Ok(())
}
