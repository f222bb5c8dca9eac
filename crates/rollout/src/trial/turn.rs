//! One turn of a trial: the cube, the luck of the roll, the play.

use std::ops::ControlFlow;

use barpoint_eval::{
    AlwaysSearch, Assessed, BeforeRoll, CubeAction, CubeUse, Remember, RollsPossible,
};
use barpoint_rules::{Cube, Roll};

use super::hand::Hand;
use super::{GoOn, State, TrialError, TrialPlayer, TrialResult};

/// Positions before these plies come again in other trials: their roll values are remembered.
const REMEMBERED_PLIES: usize = 3;

impl<'a> TrialPlayer<'a> {
    /// Lets the player on roll decide about the cube; the result where a double is passed.
    pub(super) fn turn_cube(&mut self, state: &mut State, ply: usize) -> Option<TrialResult> {
        let may_double = self.plan.settings().cube == CubeUse::Cubeful
            && state.before == BeforeRoll::Decides
            && state.ctx.may_double()
            && state.ctx.value < Cube::LIMIT / 2;
        if !may_double {
            return None;
        }
        if let Some(after) = self.cube_action(state, ply).cube_after(state.ctx) {
            state.ctx = after;
            return None;
        }
        let cash = self.judge.cash(state.ctx);
        Some(self.result(state, state.at.outcome.to_array(), cash))
    }

    fn cube_action(&mut self, state: &State, ply: usize) -> CubeAction {
        let hand = self.hand(state, ply);
        hand.cube.action(&state.at, state.ctx)
    }

    /// Adds the luck of a roll about to be played.
    pub(super) fn measure(&mut self, state: &mut State, roll: Roll, ply: usize) {
        let scale = self.scale(state.ctx);
        let Some(meter) = &mut self.meter else {
            return;
        };
        let remember = if ply < REMEMBERED_PLIES {
            Remember::Yes
        } else {
            Remember::No
        };
        let possible = if ply == 0 && self.plan.settings().dice.initial {
            RollsPossible::NoDoubles
        } else {
            RollsPossible::All
        };
        let values = meter.roll_values(&state.at.board, state.ctx, remember);
        state
            .luck
            .add(&values.luck(roll, possible), state.decider, scale);
    }

    /// The position after the play chosen.
    pub(super) fn move_checkers(
        &mut self,
        state: &State,
        roll: Roll,
        ply: usize,
        go_on: GoOn<'_>,
    ) -> Result<Assessed, TrialError> {
        if go_on().is_break() {
            return Err(TrialError::Interrupted);
        }
        let (search, board) = (self.search, &state.at.board);
        let hand = self.hand(state, ply);
        if let Some(player) = &mut hand.quick {
            return Ok(player.turn(board, roll, state.ctx));
        }
        let mut asked = ControlFlow::Continue(());
        let ranked = search.rank_plays_reporting(
            board,
            roll,
            state.ctx,
            hand.settings.checker,
            (&hand.settings.filter, AlwaysSearch::Nothing),
            &mut |_| {
                asked = go_on();
                asked
            },
        );
        if asked.is_break() {
            return Err(TrialError::Interrupted);
        }
        let after = ranked.first().map_or(*board, |best| best.after);
        Ok(self.judge.assess(&after.swapped()))
    }

    fn hand(&mut self, state: &State, ply: usize) -> &mut Hand<'a> {
        let late = self.plan.settings().late;
        let late = late.is_some_and(|late| ply >= usize::from(late.from_ply));
        &mut self.hands[usize::from(late)][usize::from(!state.decider)]
    }
}
