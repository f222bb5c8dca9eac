//! `barpoint library players`: who is in the library, and under which names.

use std::io::Write;

use barpoint_app::library;
use barpoint_wire::LibraryPlayers;

use super::filter::LibraryArg;
use crate::args::{FormatArg, OutputFormat};
use crate::commands::print_json;
use crate::error::CliError;
use crate::render::wrap;

/// List the players, rename one, or make one player of two
///
/// The same person under two names becomes one player by --merge-into. Whatever name a match has that is added later, it is known
/// by all the names that were ever used.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Only this player, by any name known
    player: Option<String>,
    /// Name to show for the player from now on
    #[arg(long, value_name = "NAME", requires = "player")]
    rename: Option<String>,
    /// Player whose matches those of PLAYER become
    #[arg(
        long,
        value_name = "OTHER",
        requires = "player",
        conflicts_with = "rename"
    )]
    merge_into: Option<String>,
    #[command(flatten)]
    library: LibraryArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let mut library = args.library.open()?;
    let mut only = match &args.player {
        Some(name) => Some(library::player(&library, name)?),
        None => None,
    };
    if let (Some(player), Some(name)) = (only, &args.rename) {
        library.rename(player, name)?;
    }
    if let (Some(player), Some(other)) = (only, &args.merge_into) {
        let other = library::player(&library, other)?;
        library.merge(player, other)?;
        only = Some(other);
    }
    let mut players = library.players()?;
    players.retain(|row| only.is_none_or(|only| only == row.id));
    let players = LibraryPlayers::from(&players[..]);
    match args.format.get() {
        OutputFormat::Json => print_json(out, &players),
        OutputFormat::Text => print_text(out, &players),
    }
}

fn print_text(out: &mut dyn Write, found: &LibraryPlayers) -> Result<(), CliError> {
    if found.players.is_empty() {
        return Ok(writeln!(out, "No player")?);
    }
    writeln!(out, "matches  player")?;
    for player in &found.players {
        writeln!(out, "{:>7}  {}", player.matches, player.name)?;
        let shown = player.name.to_lowercase();
        let others: Vec<&str> = (player.names.iter().map(String::as_str))
            .filter(|name| *name != shown)
            .collect();
        if !others.is_empty() {
            for line in wrap(&format!("         also {}", others.join(", ")), "         ") {
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(())
}
