//! `barpoint hint`: the best plays of a roll, or the proper cube action.

use std::io::Write;

use barpoint_app::CACHE_ENTRIES;
use barpoint_engine::Hint;
use barpoint_equity::CubeContext;
use barpoint_rules::Decision;
use barpoint_wire::{HintReport, SettingsInfo};
use cpu_time::ProcessTime;

use super::OutputFormat;
use super::inquiry::InquiryArgs;
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
    #[arg(long, short = 'n', default_value_t = 10)]
    plays: usize,
    /// Think twice, the second time with nets read but nothing remembered, and tell how much processor
    /// time that took
    #[arg(long, conflicts_with = "format")]
    time: bool,
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    format: OutputFormat,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (state, engine) = args.inquiry.open()?;
    let context = CubeContext::of(&state, state.on_roll());
    let strength = args.inquiry.strength.strength();
    let hint = engine.hint(&state, &strength);
    if args.format == OutputFormat::Json {
        let report = HintReport::of(&state, &hint, &engine, &strength);
        return super::print_json(out, &report);
    }
    situation::state(out, &state)?;
    writeln!(out, "  {}\n", SettingsInfo::from(&strength))?;
    match &hint {
        Hint::Plays(rows) if rows.is_empty() => writeln!(out, "No legal play.")?,
        Hint::Plays(rows) => {
            values::plays(out, rows, args.plays)?;
            let rows = &rows[..args.plays.min(rows.len())];
            values::sources(
                out,
                rows.iter()
                    .map(|row| engine.source(&row.after.swapped(), context.flipped())),
            )?;
        }
        Hint::Cube(cube) => {
            values::cube(out, cube)?;
            writeln!(
                out,
                "Evaluated by: {}",
                engine.source(state.board(), context)
            )?;
        }
        Hint::NoCube => writeln!(out, "{}", values::no_cube_decision(&state))?,
        Hint::Nothing => match state.decision() {
            Decision::AnswerDouble(_) => writeln!(out, "The cube is dead: take.")?,
            decision => writeln!(out, "Nothing to decide here: {decision}.")?,
        },
    }
    if args.time {
        let engine = engine.afresh(CACHE_ENTRIES);
        let begun = ProcessTime::now();
        std::hint::black_box(engine.hint(&state, &strength));
        let milliseconds = 1000.0 * begun.elapsed().as_secs_f64();
        writeln!(out, "Took {milliseconds:.2} ms of processor time")?;
    }
    Ok(())
}
