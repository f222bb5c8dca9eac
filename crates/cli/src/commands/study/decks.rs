//! `barpoint study decks` and `barpoint study due`.

use std::io::Write;

use barpoint_app::study::{Overview, overview};
use barpoint_wire::StudyView;

use super::now;
use crate::args::{FormatArg, OutputFormat};
use crate::commands::library::{LibraryArg, counted};
use crate::commands::print_json;
use crate::error::CliError;

/// List the decks, one for each theme, with what is due
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    library: LibraryArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Say how many cards are due, for prompts and status bars
#[derive(clap::Args)]
pub(super) struct DueArgs {
    #[command(flatten)]
    library: LibraryArg,
}

/// Runs `decks`.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let found = overview(&args.library.open()?, now())?;
    match args.format.get() {
        OutputFormat::Json => print_json(out, &StudyView::from(&found)),
        OutputFormat::Text => print_text(out, &found),
    }
}

fn print_text(out: &mut dyn Write, found: &Overview) -> Result<(), CliError> {
    if found.decks.is_empty() {
        return Ok(writeln!(out, "No card")?);
    }
    writeln!(out, "  due    new  cards  theme")?;
    for deck in &found.decks {
        let theme = deck.phase.name();
        writeln!(
            out,
            "{:>5}  {:>5}  {:>5}  {theme}",
            deck.due, deck.new, deck.total
        )?;
    }
    Ok(())
}

/// Runs `due`.
pub(super) fn due(args: &DueArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let found = overview(&args.library.open()?, now())?;
    let due = counted(found.due, "card", "cards");
    Ok(writeln!(out, "{due} due, {} new", found.new)?)
}
