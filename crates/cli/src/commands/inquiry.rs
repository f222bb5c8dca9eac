//! What is asked about a position, as options shared by commands.

use barpoint_engine::Engine;
use barpoint_rules::MatchState;

use super::StrengthArgs;
use super::bearoff::OfferArgs;
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
    /// The position, and an engine for its game with the databases there are or that the user agrees to.
    pub(crate) fn open(&self) -> Result<(MatchState, Engine), CliError> {
        let state = self.position.state()?;
        let game = state.rules().variation;
        let mut engine = self.strength.engine(game)?;
        if self.offer.better(&engine, &state)? {
            engine = self.strength.engine(game)?;
        }
        Ok((state, engine))
    }
}
