//! One trial.

mod end;
mod error;
mod hand;
mod turn;

use std::ops::ControlFlow;

use barpoint_equity::CubeContext;
use barpoint_eval::{Assessed, BeforeRoll, Regime, Search, SearchSettings, StaticPlayer};

pub use error::{RolloutError, TrialError};
use hand::Hand;

use crate::luck::Luck;
use crate::worth::Worth;
use crate::{
    Candidate, DicePlan, PlayerSettings, RolloutPlan, Start, TrialDice, VarianceReduction,
};

/// Called to ask whether to continue; a break ends the trial.
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
            players
                .each_ref()
                .map(|player| Hand::new(search, player, settings.cube_look))
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

    /// Longer trials are abandoned: they are hundreds of times as long as usual games.
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
        let last = match candidate.start {
            Start::Decider => None,
            Start::Opponent => Some(candidate.board.swapped()),
        };
        let plan = self.plan;
        let mut game = plan.program().map(|program| program.begin(last.as_ref()));
        for ply in 0..Self::MOST_PLIES {
            if let Some(result) = self.ended(&state, ply) {
                return Ok(result);
            }
            if let Some(result) = self.turn_cube(&mut state, ply) {
                return Ok(result);
            }
            let roll = dice.roll(ply);
            self.measure(&mut state, roll, ply);
            state.at = match &mut game {
                None => self.move_checkers(&state, roll, ply, go_on)?,
                Some(_) if go_on().is_break() => return Err(TrialError::Interrupted),
                Some(game) => {
                    let after = game.play(state.decider, &state.at.board, roll);
                    self.judge.assess(&after.swapped())
                }
            };
            state.ctx = state.ctx.flipped();
            state.before = BeforeRoll::Decides;
            state.decider = !state.decider;
        }
        Err(TrialError::Endless { trial })
    }
}
