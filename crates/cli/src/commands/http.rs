//! `barpoint http`: an engine that clients of other engines ask.

use std::io::Write;
use std::net::IpAddr;

use barpoint_app::EngineSettings;
use barpoint_engine::Strength;
use barpoint_protocol::http::HttpServer;

use crate::args::number::whole;
use crate::args::{MetArg, ThreadsArg, engines};
use crate::error::CliError;

/// Answer clients of wildbg and of the Nodots protocol over HTTP
///
/// Programs that ask wildbg (`GET /eval`, `GET /move`) or a Nodots engine (`POST /v1/move`, `/v1/double`, `/v1/take`, `/v1/resign`,
/// `GET /v1/health`) can ask this one instead, unchanged. No games are kept and no key is asked for. docs/http.md describes every
/// request. The board's own interface is that of `barpoint serve`. Ctrl-C ends it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port to listen on; 0 is any free one
    #[arg(long, value_name = "N", default_value_t = 8080, value_parser = whole::<u16>(0..=65535, "a port"))]
    port: u16,
    /// The address to listen on: 0.0.0.0 answers other machines too
    #[arg(long, value_name = "IP", default_value = "127.0.0.1")]
    address: IpAddr,
    /// The level of the answers
    #[arg(long, value_name = "NAME", default_value = "world-class", value_parser = Strength::named)]
    level: Strength,
    #[command(flatten)]
    met: MetArg,
    #[command(flatten)]
    threads: ThreadsArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engines = engines(EngineSettings {
        level: args.level,
        ..args.met.settings()
    });
    // The first Ctrl-C is the server's, which ends it in good order.
    let stop = super::interrupt();
    let failed = |error: &dyn std::fmt::Display| CliError::Job(error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let server = HttpServer::bind(engines, args.threads.count(), args.address, args.port);
        let server = server.await.map_err(|error| failed(&error))?;
        writeln!(out, "{}\nCtrl-C ends the server.", server.url())?;
        out.flush()?;
        let stop = super::until(stop);
        server.run(stop).await.map_err(|error| failed(&error))
    })
}
