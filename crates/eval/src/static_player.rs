//! Checker play and cube actions without looking ahead, many in a row.

use barpoint_equity::{CubeContext, Outcome, Scoring};
use barpoint_rules::{Board, Roll};

use crate::chooser::Chooser;
use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction};
use crate::ply::Scratch;
use crate::valuation::Valuation;
use crate::{CubeUse, Search, SearchSettings};

/// What a player on roll does with the cube, and what the opponent answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeAction {
    /// The dice are thrown.
    Roll,
    /// A double that is taken.
    DoubleTake,
    /// A double that is passed.
    DoublePass,
}

/// Plays by static values, keeping what depends on cube and score between decisions.
///
/// The choices are those of [`Search::rank_plays`] at 0 plies, narrowed to the candidates of the
/// settings as inside a look-ahead, and of [`Search::cube_decision`] at 0 plies.
pub struct StaticPlayer<'a> {
    search: &'a Search,
    settings: SearchSettings,
    contexts: Vec<Known>,
    scratch: Scratch,
}

/// What depends on cube and score alone.
struct Known {
    ctx: CubeContext,
    chooser: Chooser,
    /// Values of holding the cube and of a taken double.
    plan: CubePlan,
    valuation: Valuation,
}

/// Most cubes and scores remembered: both sides of a few cube values.
const MOST_KNOWN: usize = 16;

impl<'a> StaticPlayer<'a> {
    /// A player with cube whose choices inside a roll are narrowed to `candidates` plays.
    #[must_use]
    pub fn new(search: &'a Search, candidates: u8) -> Self {
        Self {
            search,
            settings: SearchSettings::new(0, CubeUse::Cubeful, candidates),
            contexts: Vec::new(),
            scratch: Scratch::default(),
        }
    }

    fn known(&mut self, ctx: CubeContext) -> usize {
        if let Some(at) = self.contexts.iter().position(|known| known.ctx == ctx) {
            return at;
        }
        if self.contexts.len() == MOST_KNOWN {
            self.contexts.clear();
        }
        let met = self.search.met();
        self.contexts.push(Known {
            ctx,
            chooser: Chooser::new(ctx, self.settings, met),
            plan: CubePlan::new(&[ctx, ctx.doubled()], RootAction::Rolls, 0, met),
            valuation: Valuation::new(ctx, met),
        });
        self.contexts.len() - 1
    }

    /// The board after the best play, the mover still in its `on_roll` half; the board unchanged when
    /// nothing can be played. `ctx` is the cube seen by the mover.
    pub fn play(&mut self, board: &Board, roll: Roll, ctx: CubeContext) -> Board {
        let known = self.known(ctx);
        let chooser = &self.contexts[known].chooser;
        self.search
            .expander
            .best_after(board, roll, chooser, &mut self.scratch)
    }

    /// What happens to the cube before the roll. The game is not over.
    pub fn cube(&mut self, board: &Board, ctx: CubeContext) -> CubeAction {
        if !ctx.may_double() {
            return CubeAction::Roll;
        }
        let known = self.known(ctx);
        let Known {
            plan, valuation, ..
        } = &self.contexts[known];
        let mut outcome = [Outcome::default()];
        let evaluator = self.search.evaluator();
        evaluator.evaluate(&[*board], &mut outcome);
        let worth = evaluator.worth(board);
        let mut values = [0.0; MAX_CONTEXTS];
        plan.static_values(0, &outcome[0], &worth, &mut values);
        let taken = match ctx.scoring {
            Scoring::Money { .. } => 2.0 * values[1],
            Scoring::Match { .. } => values[1],
        };
        let [hold, take] = [values[0], taken].map(|value| valuation.equity(value).get());
        if take.min(1.0) <= hold {
            CubeAction::Roll
        } else if take > 1.0 {
            CubeAction::DoublePass
        } else {
            CubeAction::DoubleTake
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calibration::Workload;
    use crate::nets;
    use crate::samples::bearoff;
    use crate::{AlwaysSearch, MoveFilter};
    use barpoint_equity::{CubeAccess, Met};
    use std::sync::Arc;

    #[test]
    fn decisions_are_those_of_the_search() {
        let evaluator = Arc::new(nets::production(bearoff()).unwrap());
        let work = Workload::new(&evaluator, 400);
        let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), 0);
        let mut player = StaticPlayer::new(&search, u8::MAX);
        let settings = player.settings;
        let owned = CubeContext {
            value: 2,
            access: CubeAccess::OnRoll,
            ..CubeContext::MONEY
        };
        let mut doubled = 0;
        for (board, roll) in work.decisions() {
            for ctx in [CubeContext::MONEY, owned] {
                let filter = &MoveFilter::NORMAL;
                let ranked =
                    search.rank_plays(board, roll, ctx, settings, filter, AlwaysSearch::Nothing);
                let best = ranked.first().map_or(*board, |row| row.after);
                assert_eq!(player.play(board, roll, ctx), best, "{board:?} {roll}");
                let equities = search.cube_decision(board, ctx, settings).unwrap().equities;
                let take = equities.double_take.get();
                let doubles = take.min(1.0) > equities.no_double.get();
                let expected = match (doubles, take > 1.0) {
                    (false, _) => CubeAction::Roll,
                    (true, true) => CubeAction::DoublePass,
                    (true, false) => CubeAction::DoubleTake,
                };
                assert_eq!(player.cube(board, ctx), expected, "{board:?}");
                doubled += u32::from(doubles);
            }
        }
        assert!(doubled > 20, "{doubled} doubles");
    }
}
