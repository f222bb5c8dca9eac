//! The value of a position before the roll.

use std::ops::ControlFlow;

use barpoint_eval::{Evaluation, SearchSettings};
use barpoint_rules::MatchState;

use crate::{Answer, CubeHint, Engine, NoDecision, Strength};

/// A position's value before the roll, from the player on roll.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluationByDepth {
    /// At every depth up to the one asked for, the cube left as it is.
    pub depths: Vec<(u8, Evaluation)>,
    /// The cube decision at the depth asked for.
    pub cube: Result<CubeHint, NoDecision>,
}

impl Engine {
    /// A position at every depth up to that of a strength. `on_progress` is called before each depth; when it breaks, the
    /// deeper ones are left out.
    pub fn evaluate_by_depth(
        &self,
        state: &MatchState,
        strength: &Strength,
        on_progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Answer<EvaluationByDepth> {
        let basis = self.basis(state, strength);
        let search = basis.strength.search;
        let depths = (0..=search.plies)
            .take_while(|_| on_progress().is_continue())
            .map(|plies| {
                let search = SearchSettings { plies, ..search };
                (plies, self.evaluate(state.board(), basis.context, search))
            });
        let found = EvaluationByDepth {
            depths: depths.collect(),
            cube: self.cube_of(state, &basis.strength),
        };
        Answer { basis, found }
    }
}
