//! Effective pip counts.

use std::sync::Arc;

use barpoint_bearoff::{HomePosition, OneSided};
use barpoint_rules::{BySide, MatchState, Side};

/// The one-sided bearoff database, for information on races beside their value.
#[derive(Clone, Debug)]
pub struct Endings(Arc<OneSided>);

impl Endings {
    /// Of this database.
    #[must_use]
    pub const fn new(database: Arc<OneSided>) -> Self {
        Self(database)
    }

    /// Effective pip counts (mean rolls times 49/6) of sides with all checkers home.
    #[must_use]
    pub fn effective_pips(&self, state: &MatchState) -> BySide<Option<f32>> {
        let count = |side: Side| {
            let home = HomePosition::of_half(state.board_of(side).on_roll())?;
            Some(self.0.epc(home))
        };
        BySide::new(count(Side::White), count(Side::Black))
    }
}
