//! Several matches in lines, and their players.

use std::io::Write;

use barpoint_wire::{MatchLine, MatchesReport, PlayerTotals};

use super::{fitted, wrap};
use crate::error::CliError;

/// Width of a player's name in the table.
const NAME: usize = 24;

/// Prints a match in a line: result and ratings, and below it the file.
pub(crate) fn print_match(out: &mut dyn Write, line: &MatchLine) -> Result<(), CliError> {
    let [white, black] = line.players.each_ref().map(|name| fitted(name, 16));
    let [first, second] = line.points;
    let [white_pr, black_pr] = line.pr.map(rating);
    let known = if line.was_done { "  (done before)" } else { "" };
    writeln!(
        out,
        "{white} {first:>2}-{second:<2} {black}  PR {white_pr:>5} {black_pr:>5}{known}"
    )?;
    for part in wrap(&line.file, "    ") {
        writeln!(out, "{part}")?;
    }
    Ok(())
}

/// Prints how the players did over all matches, and what was left out.
pub(crate) fn print(out: &mut dyn Write, report: &MatchesReport) -> Result<(), CliError> {
    let count = report.matches.len();
    if count > 1 {
        writeln!(out, "\nPlayers over {count} matches")?;
        writeln!(
            out,
            "{:NAME$} matches  won decisions      PR                luck",
            ""
        )?;
        for player in &report.players {
            print_player(out, player)?;
        }
    }
    if !report.passed_over.is_empty() {
        let names = report.passed_over.join(", ");
        writeln!(out)?;
        for line in wrap(&format!("No match in {names}"), "  ") {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn print_player(out: &mut dyn Write, player: &PlayerTotals) -> Result<(), CliError> {
    let error = player.pr_standard_error;
    let error = error.map_or_else(String::new, |error| format!("+- {error:.2}"));
    writeln!(
        out,
        "{} {:>7} {:>4} {:>9} {:>7} {error:<9} {:>9}",
        fitted(&player.name, NAME),
        player.matches,
        player.won,
        player.decisions,
        rating(player.pr),
        player
            .luck
            .map_or_else(|| "-".to_owned(), |luck| format!("{luck:+.3}")),
    )?;
    Ok(())
}

fn rating(pr: Option<f32>) -> String {
    pr.map_or_else(|| "-".to_owned(), |pr| format!("{pr:.2}"))
}
