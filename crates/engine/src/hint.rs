//! Advice on the decision at hand.

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, CubeVerdict, Equity, Outcome};
use barpoint_eval::{CubeDecision, PlaysSearched, RankedPlay};
use barpoint_record::Depth;
use barpoint_rules::{Board, BySide, Decision, MatchState, Play, Side};

use crate::table::Verdict;
use crate::{Answer, Engine, NoDecision, ResignationAdvice, Source, Strength};

/// Advice on what to do in a match or session.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// The plays of the roll, best first; empty if none is legal.
    Plays(Vec<PlayAdvice>),
    /// On a double, made or possible.
    Cube(CubeHint),
    /// On a resignation offered.
    Resignation(ResignationAdvice),
    /// There is nothing to decide, or the cube cannot be turned: roll.
    None(NoDecision),
}

/// A play and its value to the player making it. Only plays looked at equally deeply are ranked against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayAdvice {
    /// The play.
    pub play: Play,
    /// The board after it, seen by the opponent, who rolls next.
    pub next: Board,
    /// How deeply it was looked at.
    pub depth: Depth,
    /// The standard error of its cubeful equity, if it was rolled out.
    pub std_err: Option<Equity>,
    /// Its place among the plays looked at as deeply, from 1.
    pub rank: usize,
    /// Whether it belongs to the plays looked at most deeply. The others were left behind by the move filter and may be
    /// better or worse than those.
    pub deepest: bool,
    /// Its cubeful equity less that of the best play looked at as deeply.
    pub difference: Equity,
    /// How good it is beside the best play looked at as deeply.
    pub verdict: Verdict,
    /// Cubeless chances of the mover.
    pub outcome: Outcome,
    /// Cubeless equity of the mover, gammons weighed by the score (EMG in matches).
    pub cubeless: Equity,
    /// Cubeful equity of the mover; equal to `cubeless` in cubeless evaluations.
    pub cubeful: Equity,
    /// What evaluates the board after it without looking ahead.
    pub source: Source,
}

/// Advice on a cube decision, from the player who may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeHint {
    /// The player who may double.
    pub player: Side,
    /// Cube and score as that player sees them.
    pub context: CubeContext,
    /// The chances, and what each cube action is worth.
    pub decision: CubeDecision,
    /// The proper action of both players.
    pub verdict: CubeVerdict,
    /// What is known of its precision, if it was rolled out.
    pub rollout: Option<CubeTrials>,
}

/// How precisely a rollout knows a cube decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeTrials {
    /// Trials of each action.
    pub trials: u32,
    /// Standard errors of the equities without doubling and after double and take.
    pub std_errs: [Equity; 2],
}

impl Answer<Hint> {
    /// The cubeless chances of each side if the best is done; `None` where nothing is to be decided.
    #[must_use]
    pub fn chances(&self) -> Option<BySide<Outcome>> {
        let outcome = match &self.found {
            Hint::Plays(plays) => plays.first()?.outcome,
            Hint::Cube(cube) => cube.decision.outcome,
            Hint::Resignation(_) | Hint::None(_) => return None,
        };
        let (own, theirs) = (outcome, outcome.flipped());
        Some(match self.basis.state.on_roll() {
            Side::White => BySide::new(own, theirs),
            Side::Black => BySide::new(theirs, own),
        })
    }
}

impl Engine {
    /// Advice on the decision at hand: the play of a roll, whether to double, how to answer a double (both have the same
    /// [`CubeHint`]) or a resignation.
    ///
    /// The move filter of the strength leaves plays behind, which keep the value and the depth they have. Where it
    /// leaves a single play there is nothing to compare, and that play is not searched either: an answer at 2 plies
    /// may hold plays of 0 plies only ([`PlayAdvice::depth`]). [`MoveFilter::ALL`](barpoint_eval::MoveFilter::ALL)
    /// searches every play.
    ///
    /// A strength with [short rollouts](Strength::rollout) rolls out the plays that the search leaves close
    /// ([`ShortRollout::close_plays`](barpoint_rollout::ShortRollout::close_plays)), and cube decisions, on all processors; they are
    /// listed first. The dice are the same for all, and the answer does not depend on the number of threads.
    #[must_use]
    pub fn hint(&self, state: &MatchState, strength: &Strength) -> Answer<Hint> {
        self.hint_reporting(state, strength, &mut |_| ControlFlow::Continue(()))
    }

    /// [`Engine::hint`] with the progress of [`Engine::plays`], or of [`Engine::cube_reporting`] for a cube decision.
    /// When `on_progress` breaks, the plays not yet reached keep their values of lesser depth, and a cube decision is
    /// answered without look-ahead, as the strength of the answer's [`Basis`](crate::Basis) then says.
    pub fn hint_reporting(
        &self,
        state: &MatchState,
        strength: &Strength,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Answer<Hint> {
        let mut basis = self.basis(state, strength);
        let found = match state.decision() {
            Decision::Play(_, roll) => {
                let (board, context) = (state.board(), basis.context);
                let mut broken = false;
                let told = &mut |searched| {
                    let answer = on_progress(searched);
                    broken = answer.is_break();
                    answer
                };
                let plays = self.plays_stopping(board, roll, context, &basis.strength, told);
                if broken {
                    basis.strength.rollout = None;
                }
                let how = (context, &mut basis.strength);
                let rolled = self.roll_out_close(&plays, None, how, on_progress);
                Hint::Plays(self.advise_rolled(&plays, &rolled, context))
            }
            Decision::Turn(_) if !state.may_double() => Hint::None(NoDecision::on_cube(state)),
            Decision::Turn(_) | Decision::AnswerDouble(_) => self
                .cube_hint(state, &mut basis.strength, on_progress)
                .map_or_else(Hint::None, Hint::Cube),
            Decision::AnswerResignation(side, kind) => {
                Hint::Resignation(self.resignation(state, side.other(), kind, strength))
            }
            Decision::OpeningRoll => Hint::None(NoDecision::NotBegun),
            Decision::NextGame | Decision::Nothing => Hint::None(NoDecision::GameOver),
        };
        Answer { basis, found }
    }

    /// [`Engine::cube_of`], without look-ahead if `on_progress` breaks.
    fn cube_hint(
        &self,
        state: &MatchState,
        strength: &mut Strength,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Result<CubeHint, NoDecision> {
        let player = state.on_roll();
        let seen = (state.board(), CubeContext::of(state, player));
        let mut broken = false;
        let advice = self.cube_reporting(player, seen, strength.search, &mut |searched| {
            let answer = on_progress(searched);
            broken = answer.is_break();
            answer
        });
        if broken {
            strength.search.plies = 0;
            strength.rollout = None;
            return self.cube_of(state, strength);
        }
        let mut advice = advice
            .filter(|_| state.rules().cube)
            .ok_or_else(|| NoDecision::on_cube(state))?;
        self.roll_out_cube(state.board(), &mut advice, strength, on_progress);
        Ok(advice)
    }

    /// The decision of the player on roll whether to double, before any roll.
    pub(crate) fn cube_of(
        &self,
        state: &MatchState,
        strength: &Strength,
    ) -> Result<CubeHint, NoDecision> {
        let player = state.on_roll();
        let context = CubeContext::of(state, player);
        let advice = self.cube(player, state.board(), context, strength.search);
        advice
            .filter(|_| state.rules().cube)
            .ok_or_else(|| NoDecision::on_cube(state))
    }

    /// Ranked plays, grouped by depth, of a player who sees cube and score so.
    pub(crate) fn advise(&self, plays: &[RankedPlay], context: CubeContext) -> Vec<PlayAdvice> {
        let theirs = context.flipped();
        let deepest = plays.first().map(|row| row.plies);
        let groups = plays.chunk_by(|a, b| a.plies == b.plies);
        groups
            .flat_map(|group| {
                let best = group[0].cubeful.get();
                (1..).zip(group).map(move |(rank, row)| {
                    let next = row.after.swapped();
                    let difference = row.cubeful.get() - best;
                    PlayAdvice {
                        play: row.play,
                        depth: Depth::Plies(row.plies),
                        std_err: None,
                        rank,
                        deepest: Some(row.plies) == deepest,
                        difference: Equity(difference),
                        verdict: self.marks().mark(Equity(-difference)).into(),
                        outcome: row.outcome,
                        cubeless: row.cubeless,
                        cubeful: row.cubeful,
                        source: self.source(&next, theirs),
                        next,
                    }
                })
            })
            .collect()
    }
}
