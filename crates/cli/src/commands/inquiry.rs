//! What is asked about a position, as options shared by commands.

use std::sync::Arc;

use barpoint_app::position::Question;
use barpoint_engine::Engine;

use super::bearoff::OfferArgs;
use crate::args::StrengthArgs;
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

impl InquiryArgs {
    /// Whether a roll was given beside the ID.
    pub(crate) const fn names_roll(&self) -> bool {
        self.position.names_roll()
    }

    /// The question, and an engine for its game with the databases there are or that the user agrees to.
    pub(crate) fn open(&self) -> Result<(Question, Arc<Engine>), CliError> {
        let state = self.position.state()?;
        let engines = self.strength.engines();
        let engine = engines.for_position(&state, self.offer.policy())?;
        Ok((Question::new(state, &self.strength.choice()), engine))
    }
}
