//! Dice that the program has committed itself to, for games not yet begun.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use barpoint_engine::table::DiceSeed;

use crate::error::{ApiError, ServerError};

/// How many are kept: open pages ask for one each.
const MOST: usize = 64;

/// The seeds committed to, oldest first. They are forgotten with the program; a page asks for another then.
#[derive(Default)]
pub(crate) struct Pledges(Mutex<VecDeque<DiceSeed>>);

impl Pledges {
    /// Draws a seed and returns its commitment.
    pub(crate) fn make(&self) -> Result<String, ApiError> {
        let seed = random_dice()?;
        let commitment = seed.commitment();
        let mut seeds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seeds.len() == MOST {
            seeds.pop_front();
        }
        seeds.push_back(seed);
        Ok(commitment)
    }

    /// The seed of a commitment. Each is used once: dice that were revealed must not be rolled again.
    pub(crate) fn redeem(&self, commitment: &str) -> Result<DiceSeed, ApiError> {
        let mut seeds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = seeds
            .iter()
            .position(|seed| seed.commitment() == commitment);
        let seed = place.and_then(|place| seeds.remove(place));
        seed.ok_or_else(|| {
            ApiError::refused("expected a commitment to dice that no game has used, found another")
                .called("dice-used")
        })
    }
}

/// A seed of dice that nobody can predict.
pub(crate) fn random_dice() -> Result<DiceSeed, ServerError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| ServerError::Random(error.to_string()))?;
    Ok(DiceSeed::new(bytes))
}
