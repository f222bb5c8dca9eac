//! A position with what a board shows beside it.

use barpoint_rules::{BySide, MatchState, StepGraph};

use crate::Endings;

/// A position as a board shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownPosition {
    /// The state.
    pub state: MatchState,
    /// Effective pip counts (mean rolls times 49/6) of sides with all checkers home.
    pub effective_pips: BySide<Option<f32>>,
    /// How the roll can be played step by step, if there is one.
    pub legal: Option<StepGraph>,
}

impl Endings {
    /// What a board shows of a state.
    #[must_use]
    pub fn show(&self, state: &MatchState) -> ShownPosition {
        let limit = state.rules().point_limit;
        let graph = |roll| StepGraph::of(state.board(), roll, limit);
        ShownPosition {
            state: *state,
            effective_pips: self.effective_pips(state),
            legal: state.roll().map(graph),
        }
    }
}
