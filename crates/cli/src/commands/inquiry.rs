//! What is asked about a position, as options shared by commands.

use std::sync::Arc;

use barpoint_app::Engines;
use barpoint_app::position::Question;
use barpoint_engine::Engine;

use super::bearoff::OfferArgs;
use super::interrupt;
use crate::args::{FormatArg, StrengthArgs};
use crate::error::CliError;
use crate::position::PositionArgs;

/// A position and how deeply to look at it.
#[derive(clap::Args)]
pub(crate) struct InquiryArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    pub(crate) strength: StrengthArgs,
    #[command(flatten)]
    offer: OfferArgs,
}

/// A position before the roll, how deeply to look at it, and how to show the answer.
#[derive(clap::Args)]
pub(crate) struct BeforeTheRollArgs {
    #[command(flatten)]
    inquiry: InquiryArgs,
    #[command(flatten)]
    pub(crate) format: FormatArg,
}

impl BeforeTheRollArgs {
    /// The question, an engine for its game, and the engines it is one of; a roll given beside the position is refused.
    pub(crate) fn open(&self) -> Result<(Question, Arc<Engine>, Engines), CliError> {
        if self.inquiry.position.names_roll() {
            let message = "--roll: this comes before the roll; `barpoint hint` ranks its plays";
            return Err(CliError::Input(message.to_owned()));
        }
        self.inquiry.open_with_engines()
    }
}

impl InquiryArgs {
    /// The question, and an engine for its game with the databases there are or that the user agrees to.
    pub(crate) fn open(&self) -> Result<(Question, Arc<Engine>), CliError> {
        let (question, engine, _) = self.open_with_engines()?;
        Ok((question, engine))
    }

    /// [`InquiryArgs::open`] with an engine that Ctrl-C stops in the middle of a search: what it says afterwards means nothing.
    pub(crate) fn open_stopping(&self) -> Result<(Question, Engine), CliError> {
        let (question, engine) = self.open()?;
        Ok((question, engine.stopping_at(Arc::clone(interrupt()))))
    }

    /// The same with nets, whatever the level: where BKG plays and they measure its luck.
    pub(crate) fn open_with_nets(&self) -> Result<(Question, Arc<Engine>), CliError> {
        let (question, engine, _) = self.open_with(self.strength.engines_with_nets())?;
        Ok((question, engine))
    }

    /// The same with the engines it is one of.
    fn open_with_engines(&self) -> Result<(Question, Arc<Engine>, Engines), CliError> {
        self.open_with(self.strength.engines())
    }

    fn open_with(&self, engines: Engines) -> Result<(Question, Arc<Engine>, Engines), CliError> {
        let state = self.position.state()?;
        let engine = engines.for_position(&state, self.offer.policy())?;
        Ok((
            Question::new(state, &self.strength.choice()?),
            engine,
            engines,
        ))
    }
}
