//! `barpoint temperature`: what each roll would be worth.

use std::io::Write;
use std::sync::Arc;

use barpoint_app::{describe, position};
use barpoint_engine::maps::{RollWorth, TemperatureMap};
use barpoint_rules::notation::display_play;

use super::inquiry::BeforeTheRollArgs;
use crate::error::CliError;
use crate::render::situation;

/// Map what each of the 21 rolls would be worth
///
/// The equity after the best play of every roll, from the player on roll, with its distance from the average (the
/// luck of rolling it). A roll in the ID plays no part.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    asked: BeforeTheRollArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (question, engine, _) = args.asked.open()?;
    let stop = super::interrupt();
    let engine = engine.stopping_at(Arc::clone(stop));
    let answer = position::temperature(&engine, &question, &mut || super::go_on(stop));
    if super::go_on(stop).is_break() {
        return Err(CliError::Interrupted);
    }
    if args.asked.format.is_json() {
        return super::print_json(out, &barpoint_wire::TemperatureMap::from(&answer));
    }
    situation::state(out, &answer.basis.state)?;
    writeln!(out, "  {}\n", describe::strength(&answer.basis.strength))?;
    print(out, &answer.found)
}

fn print(out: &mut dyn Write, map: &TemperatureMap) -> Result<(), CliError> {
    let worth = |high: u8, low: u8| {
        let mut rolls = map.rolls.iter();
        rolls.find(|worth| (worth.roll.high(), worth.roll.low()) == (high.max(low), high.min(low)))
    };
    writeln!(
        out,
        "           1        2        3        4        5        6"
    )?;
    for row in 1..=6 {
        let cells = (1..=6).filter_map(|column| worth(row, column));
        let cells: String = cells
            .map(|worth| format!("{:>+9.3}", worth.equity.get()))
            .collect();
        writeln!(out, "  {row} {cells}")?;
    }
    let mean = map.mean.get();
    writeln!(
        out,
        "\n  average {mean:+.3}\n\n  roll    equity     luck   best play"
    )?;
    let mut rolls: Vec<&RollWorth> = map.rolls.iter().collect();
    rolls.sort_by(|a, b| b.equity.get().total_cmp(&a.equity.get()));
    for worth in rolls {
        let equity = worth.equity.get();
        writeln!(
            out,
            "  {:<4} {equity:>+9.3} {:>+8.3}   {}",
            worth.roll.to_string(),
            equity - mean,
            display_play(&worth.play)
        )?;
    }
    Ok(())
}
