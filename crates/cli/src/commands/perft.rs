//! `barpoint perft`: counts of legal plays, the check of any move generator.

use std::io::Write;

use barpoint_rules::{Variation, notation, perft};
use barpoint_wire::{PlayCounts, TreeCount};

use crate::args::number::whole;
use crate::args::{FormatArg, OutputFormat};
use crate::error::CliError;

/// Count legal plays
///
/// Prints how many distinct positions each of the 21 rolls leads to (0 = cannot move), their sum, and with --depth
/// the number of leaves of the tree of plays (a dance counts as one).
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Position ID of the player about to roll [default: the starting position]
    position: Option<String>,
    /// Also count the tree of plays this many turns deep
    #[arg(long, short, default_value_t = 1, value_parser = whole::<u32>(1..=5, "turns"))]
    depth: u32,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let board = match &args.position {
        None => Variation::Standard.start(),
        Some(id) => notation::parse_position_id(id)
            .map_err(|e| CliError::Input(format!("position {id:?}: {e}")))?,
    };
    let rolls: Vec<_> = perft::plays_by_roll(&board).collect();
    let tree: Vec<u64> = (1..=args.depth)
        .map(|turns| perft::perft(&board, turns))
        .collect();
    let counts = PlayCounts::of(&board, &rolls, &tree);
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &counts),
        OutputFormat::Text => print_text(out, &counts),
    }
}

fn print_text(out: &mut dyn Write, counts: &PlayCounts) -> Result<(), CliError> {
    writeln!(out, "position {}", counts.position)?;
    for row in counts.rolls.chunks(7) {
        let cells: Vec<String> = row
            .iter()
            .map(|c| format!("{}: {:<5}", c.roll, c.plays))
            .collect();
        writeln!(out, "  {}", cells.join(" ").trim_end())?;
    }
    writeln!(out, "sum of the 21 rolls: {}", counts.sum)?;
    for TreeCount { turns, leaves } in &counts.tree {
        writeln!(out, "tree {turns} deep: {leaves}")?;
    }
    Ok(())
}
