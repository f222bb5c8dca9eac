//! How two engines play, whatever the games are for.

use std::str::FromStr;
use std::sync::Arc;

use barpoint_app::Threads;
use barpoint_equity::Met;

use super::prepared::Prepared;
use crate::args::number::whole;
use crate::engine_name::EngineName;
use crate::error::CliError;

/// Games side by side when gnubg plays: it sleeps most of the time it takes to answer.
const GNUBG_WORKERS: usize = 24;

/// An engine with the words that name it.
#[derive(Clone)]
pub(in crate::commands) struct Named {
    pub(in crate::commands) words: String,
    engine: EngineName,
}

impl FromStr for Named {
    type Err = <EngineName as FromStr>::Err;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self {
            words: text.to_owned(),
            engine: text.parse()?,
        })
    }
}

impl Named {
    /// The engine ready to play without a cube, and how many of it work side by side.
    pub(in crate::commands) fn alone(&self, met: &Arc<Met>) -> Result<(Prepared, usize), CliError> {
        let engine = Prepared::new(&self.engine, false, 1, met)?;
        let workers = workers([&engine]);
        Ok((engine, workers))
    }
}

/// How many games are played side by side unless another number is asked for.
fn workers<const N: usize>(engines: [&Prepared; N]) -> usize {
    if engines.iter().any(|engine| engine.is_socket()) {
        1
    } else if engines.iter().any(|engine| engine.is_gnubg()) {
        GNUBG_WORKERS
    } else {
        Threads::ALL.count()
    }
}

/// How games are played.
#[derive(clap::Args)]
pub(in crate::commands) struct PlayArgs {
    /// Play with the doubling cube
    #[arg(long)]
    pub(in crate::commands) cubeful: bool,
    /// Seed of the dice
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX, "a seed"))]
    pub(in crate::commands) seed: u64,
    /// Games side by side [default: 24 with gnubg, 1 over a socket, else one for each processor]
    #[arg(long, value_parser = whole::<u16>(1..=256, "games side by side"))]
    workers: Option<u16>,
}

impl PlayArgs {
    /// Both engines, ready to play, and how many games they play side by side.
    pub(in crate::commands) fn prepared(
        &self,
        [first, second]: [&Named; 2],
        met: &Arc<Met>,
    ) -> Result<([Prepared; 2], usize), CliError> {
        let first = Prepared::new(&first.engine, self.cubeful, self.seed, met)?;
        // Two of the same strength are two persons.
        let second = Prepared::new(&second.engine, self.cubeful, !self.seed, met)?;
        let usual = workers([&first, &second]);
        let workers = self.workers.map_or(usual, usize::from);
        Ok(([first, second], workers))
    }
}
