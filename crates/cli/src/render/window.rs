//! Market windows as text.

use std::io::Write;

use barpoint_equity::{CubeContext, MarketWindow, MatchPoints, MoneyPoints, Scoring};

use crate::error::CliError;

/// Prints the window of a player, in percent of that player's winning chance; beavers and raccoons only where
/// `context` has them.
pub(crate) fn print(
    out: &mut dyn Write,
    name: &str,
    window: &MarketWindow,
    context: CubeContext,
) -> Result<(), CliError> {
    writeln!(out, "Market window, {name} (winning chances in %)")?;
    match window {
        MarketWindow::Money { dead, live } => {
            let beavers = match context.scoring {
                Scoring::Money { beavers, .. } => beavers,
                Scoring::Match { .. } => 0,
            };
            money(out, dead, live, beavers)
        }
        MarketWindow::Match {
            dead,
            redoubled,
            live,
        } => {
            writeln!(
                out,
                "                                 double     cash   too good   opponent's take"
            )?;
            let rows = [
                ("cube dead after the take", Some(dead)),
                ("opponent redoubles at once", redoubled.as_ref()),
                ("cube live after the take", live.as_ref()),
            ];
            for (name, points) in rows {
                if let Some(points) = points {
                    match_row(out, name, points)?;
                }
            }
            Ok(())
        }
    }
}

fn money(
    out: &mut dyn Write,
    dead: &MoneyPoints,
    live: &MoneyPoints,
    beavers: u8,
) -> Result<(), CliError> {
    writeln!(out, "                                   dead     live")?;
    for (name, dead, live) in [
        ("take", dead.take, live.take),
        ("beaver", dead.beaver, live.beaver),
        ("raccoon", dead.raccoon, live.raccoon),
        ("initial double", dead.initial_double, live.initial_double),
        ("redouble", dead.redouble, live.redouble),
        ("cash", dead.cash, live.cash),
        ("too good", dead.too_good, live.too_good),
    ] {
        let shown = match name {
            "beaver" => beavers > 0,
            "raccoon" => beavers > 1,
            _ => true,
        };
        if !shown {
            continue;
        }
        writeln!(
            out,
            "  {name:<28} {:>8.3} {:>8.3}",
            100.0 * dead,
            100.0 * live
        )?;
    }
    Ok(())
}

fn match_row(out: &mut dyn Write, name: &str, points: &MatchPoints) -> Result<(), CliError> {
    writeln!(
        out,
        "  {name:<28} {:>8.3} {:>8.3} {:>10.3} {:>17.3}",
        100.0 * points.double,
        100.0 * points.cash,
        100.0 * points.too_good,
        100.0 * (1.0 - points.cash)
    )?;
    Ok(())
}
