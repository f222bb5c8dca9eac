//! One trial.

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, Scoring};
use barpoint_eval::{
    AlwaysSearch, Assessed, BeforeRoll, CubeAction, CubeUse, CubeWorth, Regime, Remember,
    RollsPossible, Search, SearchSettings, StaticPlayer,
};
use barpoint_rules::{Cube, Roll};

use crate::luck::Luck;
use crate::worth::Worth;
use crate::{
    Candidate, CubeJudge, CubeLook, DicePlan, PlanError, PlayerSettings, RolloutPlan,
    RolloutSettings, Start, TrialDice, VarianceReduction,
};

/// Positions before these plies come again in other trials: their roll values are remembered.
const REMEMBERED_PLIES: usize = 3;

/// Why a trial has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TrialError {
    /// The caller did not want it any more.
    #[error("interrupted")]
    Interrupted,
    /// A game that does not end.
    #[error(
        "expected trials to end within {} plies, found trial {trial} still going on",
        TrialPlayer::MOST_PLIES
    )]
    Endless {
        /// The trial.
        trial: u32,
    },
}

/// Why a rollout has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RolloutError {
    /// Nothing to roll out.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A trial without a result.
    #[error(transparent)]
    Trial(#[from] TrialError),
}

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

/// How one player decides at one stage.
struct Hand<'a> {
    settings: PlayerSettings,
    /// Checker play without look-ahead and noise.
    quick: Option<StaticPlayer<'a>>,
    cube: CubeJudge<'a>,
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

    /// The result where the game is over or the trial is cut off.
    fn ended(&mut self, state: &State, ply: usize) -> Option<TrialResult> {
        let settings = self.plan.settings();
        if state.at.is_over() || self.is_known(&state.at, state.ctx) {
            let value = self.judge.value(&state.at, state.ctx, state.before);
            return Some(self.result(state, state.at.outcome.to_array(), value));
        }
        let end = settings
            .truncation
            .filter(|end| ply == usize::from(end.plies))?;
        let statically = end.evaluation.plies == 0 && end.evaluation.noise.is_none();
        if statically {
            let value = self.judge.value(&state.at, state.ctx, state.before);
            return Some(self.result(state, state.at.outcome.to_array(), value));
        }
        let found = self
            .search
            .evaluate_turn(&state.at.board, state.ctx, end.evaluation);
        let worth = Worth::new(state.ctx, self.search.met());
        let value = worth.value(f64::from(found.cubeful.get()));
        Some(self.result(state, found.outcome.to_array(), value))
    }

    /// Whether a database ends the trial.
    fn is_known(&self, at: &Assessed, ctx: CubeContext) -> bool {
        let RolloutSettings { bearoff, cube, .. } = self.plan.settings();
        if !bearoff.exact && !bearoff.one_sided {
            return false;
        }
        let live = *cube == CubeUse::Cubeful && (ctx.may_double() || ctx.flipped().may_double());
        if live && !bearoff.live_cube {
            let money = matches!(ctx.scoring, Scoring::Money { .. });
            return bearoff.exact && money && matches!(at.worth, CubeWorth::Exact(_));
        }
        match self.search.evaluator().regime(&at.board) {
            Regime::TwoSided | Regime::Hypergammon => bearoff.exact,
            Regime::OneSided => bearoff.one_sided,
            Regime::Rules | Regime::Net => false,
        }
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

    /// What a unit of value in a context is in the unit of the trial.
    fn scale(&self, ctx: CubeContext) -> f64 {
        if self.worth.is_match() {
            1.0
        } else {
            f64::from(ctx.value) / f64::from(self.plan.context().value)
        }
    }

    /// The result of a trial that ends with these chances and this value of the player on roll.
    fn result(&self, state: &State, outcome: [f32; 5], value: f64) -> TrialResult {
        let outcome = outcome.map(f64::from);
        let [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ] = outcome;
        let scaled = self.scale(state.ctx) * value;
        let (mut chances, mut value) = if state.decider {
            (outcome, scaled)
        } else {
            let flipped = [
                1.0 - win,
                lose_gammon,
                lose_backgammon,
                win_gammon,
                win_backgammon,
            ];
            let loss = f64::from(u8::from(self.worth.is_match()));
            (flipped, loss - scaled)
        };
        for (chance, luck) in chances.iter_mut().zip(&state.luck.chances) {
            *chance -= luck;
        }
        value -= state.luck.value;
        if self.plan.settings().cube == CubeUse::Cubeless {
            value = self.worth.value(self.worth.cubeless(&chances));
        }
        TrialResult { chances, value }
    }
}

impl<'a> Hand<'a> {
    fn new(search: &'a Search, settings: PlayerSettings, look: CubeLook) -> Self {
        let checker = settings.checker;
        let statically = checker.plies == 0 && checker.noise.is_none();
        Self {
            settings,
            quick: statically.then(|| StaticPlayer::with_settings(search, checker)),
            cube: CubeJudge::new(search, settings.cube, look),
        }
    }
}
