//! `barpoint hint`: the best plays of a roll, or the proper cube action.

use std::io::Write;
use std::ops::ControlFlow;

use barpoint_app::{CACHE_ENTRIES, position};
use barpoint_engine::{Answer, Hint};
use barpoint_wire::{HintReport, SettingsInfo};
use cpu_time::ProcessTime;

use super::inquiry::InquiryArgs;
use crate::args::FormatArg;
use crate::args::number::whole;
use crate::error::CliError;
use crate::render::{situation, values};

/// Show the best plays or the proper cube action
///
/// With a roll (in the ID or by --roll) the plays are ranked, those looked at most deeply first; plays
/// that the move filter left behind follow in groups of their own, unranked. Before the roll, or when a double has
/// been offered, the cube decision is shown. Equities are cubeful, in points per cube (normalised
/// in matches), from the player on roll.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    /// How many plays to list
    #[arg(long, short = 'n', value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=u64::MAX, "plays"))]
    plays: usize,
    /// Think twice, the second time with nets read but nothing remembered, and tell how much processor
    /// time that took
    #[arg(long, conflicts_with = "format")]
    time: bool,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (question, engine) = args.inquiry.open()?;
    let go_on = &mut || ControlFlow::Continue(());
    let answer = position::hint(&engine, &question, go_on);
    if args.format.is_json() {
        return super::print_json(out, &HintReport::from(&answer));
    }
    let Answer { basis, found } = &answer;
    situation::state(out, &basis.state)?;
    writeln!(out, "  {}\n", SettingsInfo::from(&basis.strength))?;
    match found {
        Hint::Plays(rows) if rows.is_empty() => writeln!(out, "No legal play.")?,
        Hint::Plays(rows) => {
            values::plays(out, rows, args.plays)?;
            let rows = &rows[..args.plays.min(rows.len())];
            values::sources(out, rows.iter().map(|row| row.source.name()))?;
        }
        Hint::Cube(cube) => {
            values::cube(out, cube)?;
            writeln!(out, "Evaluated by: {}", basis.source)?;
        }
        Hint::Resignation(advice) => values::resignation(out, advice)?,
        Hint::None(reason) => writeln!(out, "{}", values::no_decision(*reason, basis))?,
    }
    if args.time {
        let engine = engine.afresh(CACHE_ENTRIES);
        let begun = ProcessTime::now();
        std::hint::black_box(position::hint(&engine, &question, go_on));
        let milliseconds = 1000.0 * begun.elapsed().as_secs_f64();
        writeln!(out, "Took {milliseconds:.2} ms of processor time")?;
    }
    Ok(())
}
