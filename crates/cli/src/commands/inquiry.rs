//! What is asked about a position, as options shared by commands.

use std::sync::Arc;

use barpoint_bearoff::TwoSidedFile;
use barpoint_engine::Engine;
use barpoint_eval::Class;
use barpoint_rules::MatchState;

use super::StrengthArgs;
use super::bearoff::OfferArgs;
use crate::cache;
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

    /// The position, and an engine for its game with the databases there are or that the user agrees to. In a race
    /// with the cube in play small endings come from a table that is computed once.
    pub(crate) fn open(&self) -> Result<(MatchState, Engine), CliError> {
        let state = self.position.state()?;
        let race = matches!(Class::of(state.board()), Class::Race | Class::Bearoff);
        let cubeful = state.rules().cube && !self.strength.is_cubeless();
        let small = (race && cubeful).then(cache::two_sided).flatten();
        let engine = self.engine(&state, small)?;
        Ok((state, engine))
    }

    fn engine(
        &self,
        state: &MatchState,
        small: Option<Arc<TwoSidedFile>>,
    ) -> Result<Engine, CliError> {
        let game = state.rules().variation;
        let mut engine = self.strength.engine_with(game, small.clone())?;
        if self.offer.better(&engine, state)? {
            engine = self.strength.engine_with(game, small)?;
        }
        Ok(engine)
    }
}
