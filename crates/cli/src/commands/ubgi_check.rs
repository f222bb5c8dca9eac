//! `barpoint ubgi-check`: whether an engine speaks UBGI.

use std::io::Write;

use barpoint_protocol::ubgi::{Check, Checked, Level};
use barpoint_wire::{DialogueRow, UbgiCheckReport};

use crate::args::FormatArg;
use crate::args::number::whole;
use crate::error::CliError;

/// Check whether an engine speaks UBGI, the Universal Backgammon Interface
///
/// Starts the engine and leads dialogues with it: at level 0 it must play (legal plays in odd positions, with every step
/// written out), at level 1 decide about the cube and know the score, at level 2 analyse. Lists what failed; exit code 1 if
/// anything did.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The command line of the engine, as one word: 'gnubg-ubgi --quiet'
    #[arg(value_name = "COMMAND")]
    engine: String,
    /// The highest level to check: 0, 1 or 2
    #[arg(long, default_value_t = 2, value_parser = whole::<u8>(0..=2, "a level"))]
    level: u8,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let check = Check::up_to(Level::ALL[usize::from(args.level)]);
    let checked = check.run(&args.engine, &mut |_| {});
    let checked = checked.map_err(|error| CliError::Job(error.to_string()))?;
    if args.format.is_json() {
        super::print_json(out, &report(&args.engine, &checked))?;
    } else {
        print(&checked, out)?;
    }
    let failed = checked.iter().filter(|one| one.failure.is_some()).count();
    if failed > 0 {
        let all = checked.len();
        return Err(CliError::Job(format!("{failed} of {all} dialogues failed")));
    }
    Ok(())
}

fn report(engine: &str, checked: &[Checked]) -> UbgiCheckReport {
    let rows = checked.iter().map(|one| DialogueRow {
        level: one.level.number(),
        name: one.name.clone(),
        failure: one.failure.clone(),
    });
    UbgiCheckReport {
        version: barpoint_wire::VERSION,
        engine: engine.to_owned(),
        dialogues: rows.collect(),
    }
}

fn print(checked: &[Checked], out: &mut dyn Write) -> std::io::Result<()> {
    for one in checked {
        if let Some(failure) = &one.failure {
            let title = format!("level {}: {}", one.level.number(), one.name);
            let indented = textwrap::Options::new(80).subsequent_indent("    ");
            writeln!(out, "{}", textwrap::fill(&title, &indented))?;
            let indented = indented.initial_indent("    ");
            writeln!(out, "{}", textwrap::fill(failure, &indented))?;
        }
    }
    for level in Level::ALL {
        let at = || checked.iter().filter(|one| one.level == level);
        let (all, passed) = (
            at().count(),
            at().filter(|one| one.failure.is_none()).count(),
        );
        if all > 0 {
            writeln!(
                out,
                "level {}: {passed} of {all} dialogues passed",
                level.number()
            )?;
        }
    }
    Ok(())
}
