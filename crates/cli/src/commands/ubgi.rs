//! `barpoint ubgi`: an engine that other programs ask.

use std::io::{BufReader, Write};
use std::sync::Arc;

use barpoint_app::EngineSettings;
use barpoint_engine::Strength;
use barpoint_protocol::ubgi;

use crate::args::{MetArg, NetsArg};
use crate::error::CliError;

/// Answer as an engine in UBGI, the Universal Backgammon Interface
///
/// Reads one command a line from standard input and answers on standard output, as runners and boards do it: `ubgi`, `isready`,
/// `position gnubgid ID` or `position xgid ID`, `dice 3 1`, `go role chequer`, `quit`. Speaks v0.1 and v0.2, and decides about the
/// cube and resignations, values positions, lists plays and rolls out besides. docs/ubgi.md describes every line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    met: MetArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engines = args.nets.ready_engines(EngineSettings {
        level: Strength::WORLD_CLASS,
        ..args.met.settings()
    })?;
    ubgi::serve(&Arc::new(engines), BufReader::new(std::io::stdin()), out)?;
    Ok(())
}
