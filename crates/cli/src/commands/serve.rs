//! `barpoint serve`: the board in the browser.

use std::io::Write;
use std::sync::Arc;

use barpoint_app::{EngineSettings, files, library};
use barpoint_draw::{THEMES, Theme};
use barpoint_engine::Strength;
use barpoint_server::{Server, ServerOptions};

use crate::args::number::{plays, whole};
use crate::args::{MarksArg, MetArg, ThreadsArg, engines, theme};
use crate::error::CliError;

/// Open the board in the browser: play, analyse, set up positions
///
/// The server answers only programs on this machine that know the key in the address it prints. Games are saved in the
/// data folder and go on after a restart. Ctrl-C ends it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port to listen on [default: 8264, or any other if that is taken]
    #[arg(long, value_name = "N", value_parser = whole::<u16>(0..=65535, "a port"))]
    port: Option<u16>,
    /// Do not open the browser, only print the address
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    met: MetArg,
    #[command(flatten)]
    marks: MarksArg,
    #[command(flatten)]
    threads: ThreadsArg,
    /// The level of questions that name none [default: supremo]
    #[arg(long, value_name = "NAME", value_parser = Strength::named)]
    level: Option<Strength>,
    /// How many of the best plays hints and analyses look at in full depth at least [default: 0, as the level says]
    #[arg(long, value_name = "N", value_parser = plays())]
    deep_plays: Option<u8>,
    /// Colors of pictures for requests that name none [default: walnut]
    #[arg(long, value_name = "NAME", value_parser = theme)]
    theme: Option<&'static Theme>,
}

/// The port unless another is asked for.
const PORT: u16 = 8264;

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engines = engines(EngineSettings {
        level: args.level.unwrap_or(Strength::USUAL),
        plays: args.deep_plays.unwrap_or(0),
        marks: args.marks.thresholds(),
        ..args.met.settings()
    });
    let folder = engines.folders().data()?;
    let folder = folder.join("board");
    files::make_folder(&folder)?;
    let library = library::path(engines.folders())?;
    let options = ServerOptions {
        engines,
        folder,
        library,
        settings: barpoint_app::settings_file(),
        threads: args.threads.count(),
        most_jobs: ServerOptions::MOST_JOBS,
        theme: args.theme.unwrap_or(&THEMES[0]),
        measured: super::levels::shipped().ok(),
        warn: Arc::new(|line| {
            // Nobody may be reading.
            let _ = writeln!(std::io::stderr(), "warning: {line}");
        }),
    };
    // The first Ctrl-C is the server's, which ends it in good order.
    let stop = super::interrupt();
    let failed = |error: &dyn std::fmt::Display| CliError::Job(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let port = args.port.unwrap_or(PORT);
        let server = Server::bind(options, port, args.port.is_none());
        let server = server.await.map_err(|error| failed(&error))?;
        let url = server.url();
        writeln!(out, "{url}\nCtrl-C ends the server; games are kept.")?;
        out.flush()?;
        if !args.no_open && open::that_detached(&url).is_err() {
            writeln!(out, "No browser could be opened: open the address above.")?;
            out.flush()?;
        }
        let stop = super::until(stop);
        server.run(stop).await.map_err(|error| failed(&error))
    })
}
