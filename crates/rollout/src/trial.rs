//! One trial.

mod end;
mod error;
mod hand;

use std::ops::ControlFlow;

use barpoint_equity::CubeContext;
use barpoint_eval::{
    AlwaysSearch, Assessed, BeforeRoll, CubeAction, CubeUse, Regime, Remember, RollsPossible,
    Search, SearchSettings, StaticPlayer,
};
use barpoint_rules::{Cube, Roll};

pub use error::{RolloutError, TrialError};
use hand::Hand;

use crate::luck::Luck;
use crate::worth::Worth;
use crate::{
    Candidate, DicePlan, PlayerSettings, RolloutPlan, Start, TrialDice, VarianceReduction,
};

/// Positions before these plies come again in other trials: their roll values are remembered.
const REMEMBERED_PLIES: usize = 3;

/// Asked whether to go on; a break ends the trial.
pub type GoOn<'a> = &'a dyn Fn() -> ControlFlow<()>;

/// What a trial gave, seen by the player who decides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TrialResult {
    /// Cubeless chances in the order of [`barpoint_equity::Outcome::to_array`]. Less luck they may lie
    /// outside 0 to 1.
    pub chances: [f64; 5],
    /// Points per cube of the decision, or the chance to win the match.
    pub value: f64,
}

/// Plays the trials of a plan, keeping its buffers between them.
pub struct TrialPlayer<'a> {
    search: &'a Search,
    plan: &'a RolloutPlan,
    dice: DicePlan,
    worth: Worth,
    hands: [[Hand<'a>; 2]; 2],
    judge: StaticPlayer<'a>,
    meter: Option<StaticPlayer<'a>>,
}

/// A trial under way.
struct State {
    at: Assessed,
    ctx: CubeContext,
    before: BeforeRoll,
    /// Whether the player on roll is the one who decides.
    decider: bool,
    luck: Luck,
}

impl<'a> TrialPlayer<'a> {
    /// A player of these trials.
    #[must_use]
    pub fn new(search: &'a Search, plan: &'a RolloutPlan) -> Self {
        let settings = plan.settings();
        let hands = |players: [PlayerSettings; 2]| {
            players.map(|player| Hand::new(search, player, settings.cube_look))
        };
        let late = settings.late.map_or(settings.players, |late| late.players);
        // What values positions where trials end, and rolls where luck is measured.
        let judge = SearchSettings {
            cube: settings.cube,
            ..settings
                .truncation
                .map_or(settings.players[0].cube, |end| end.evaluation)
        };
        Self {
            search,
            plan,
            dice: DicePlan::new(settings.dice).with_file(plan.dice_file().cloned()),
            worth: Worth::new(plan.context(), search.met()),
            hands: [hands(settings.players), hands(late)],
            judge: StaticPlayer::with_settings(search, judge),
            meter: match settings.variance_reduction {
                VarianceReduction::Off => None,
                VarianceReduction::LookAhead { candidates } => {
                    let meter = SearchSettings {
                        candidates,
                        ..judge
                    };
                    Some(StaticPlayer::with_settings(search, meter))
                }
            },
        }
    }

    /// Longer trials are given up: hundreds of times as long as usual games.
    pub const MOST_PLIES: usize = 20_000;

    /// Plays a trial of the candidates wanted; the results stand in the order of the plan. Pure: it
    /// depends on nothing that was played before. `go_on` is asked at each ply and between plays looked into.
    ///
    /// # Errors
    /// If `go_on` breaks, or the trial does not end within [`TrialPlayer::MOST_PLIES`].
    pub fn play(
        &mut self,
        trial: u32,
        wanted: impl Fn(usize) -> bool,
        go_on: GoOn<'_>,
    ) -> Result<Vec<Option<TrialResult>>, TrialError> {
        let mut dice = self.dice.trial(trial);
        let plan = self.plan;
        let candidates = plan.candidates().iter().enumerate();
        candidates
            .map(|(index, candidate)| {
                let played =
                    wanted(index).then(|| self.play_out(trial, candidate, &mut dice, go_on));
                played.transpose()
            })
            .collect()
    }

    /// For each candidate what database knows its value, if one does: its trials end before any roll.
    pub fn known(&mut self) -> Vec<Option<Regime>> {
        let plan = self.plan;
        let candidates = plan.candidates().iter();
        candidates
            .map(|candidate| {
                let at = self.judge.assess(&candidate.board);
                let known = !at.is_over() && self.is_known(&at, candidate.context);
                known.then(|| self.search.evaluator().regime(&candidate.board))
            })
            .collect()
    }

    fn play_out(
        &mut self,
        trial: u32,
        candidate: &Candidate,
        dice: &mut TrialDice,
        go_on: GoOn<'_>,
    ) -> Result<TrialResult, TrialError> {
        let mut state = State {
            at: self.judge.assess(&candidate.board),
            ctx: candidate.context,
            before: candidate.before,
            decider: candidate.start == Start::Decider,
            luck: Luck::default(),
        };
        for ply in 0..Self::MOST_PLIES {
            if let Some(result) = self.ended(&state, ply) {
                return Ok(result);
            }
            if let Some(result) = self.turn_cube(&mut state, ply) {
                return Ok(result);
            }
            let roll = dice.roll(ply);
            self.measure(&mut state, roll, ply);
            state.at = self.move_checkers(&state, roll, ply, go_on)?;
            state.ctx = state.ctx.flipped();
            state.before = BeforeRoll::Decides;
            state.decider = !state.decider;
        }
        Err(TrialError::Endless { trial })
    }

    /// Lets the player on roll decide about the cube; the result where a double is passed.
    fn turn_cube(&mut self, state: &mut State, ply: usize) -> Option<TrialResult> {
        let may_double = self.plan.settings().cube == CubeUse::Cubeful
            && state.before == BeforeRoll::Decides
            && state.ctx.may_double()
            && state.ctx.value < Cube::LIMIT / 2;
        if !may_double {
            return None;
        }
        match self.cube_action(state, ply) {
            CubeAction::Roll => None,
            CubeAction::DoubleTake => {
                state.ctx = state.ctx.doubled();
                None
            }
            CubeAction::DoubleBeaver => {
                state.ctx = state.ctx.doubled();
                state.ctx.value *= 2;
                None
            }
            CubeAction::DoublePass => {
                let cash = self.judge.cash(state.ctx);
                Some(self.result(state, state.at.outcome.to_array(), cash))
            }
        }
    }

    fn cube_action(&mut self, state: &State, ply: usize) -> CubeAction {
        let hand = self.hand(state, ply);
        hand.cube.action(&state.at, state.ctx)
    }

    /// Adds the luck of a roll about to be played.
    fn measure(&mut self, state: &mut State, roll: Roll, ply: usize) {
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
    fn move_checkers(
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
