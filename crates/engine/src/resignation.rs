//! What resignations are worth.

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, CubeEquities, Equity, Mwc, Stakes};
use barpoint_rules::{Action, Decision, MatchState, Side, WinKind};

use crate::{Answer, Engine, NoDecision, Strength};

/// Differences smaller than this are none.
const ROUNDING: f32 = 1e-4;

/// Advice on a resignation, from the player it is offered to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResignationAdvice {
    /// The player it is offered to.
    pub player: Side,
    /// What is offered.
    pub kind: WinKind,
    /// What accepting is worth, in units of the present cube (EMG in matches).
    pub accept: Equity,
    /// What playing on can be expected to be worth.
    pub play_on: Equity,
    /// Whether to accept.
    pub accepts: bool,
}

impl ResignationAdvice {
    /// What it costs the player who resigns so, against playing on.
    #[must_use]
    pub fn cost(&self) -> Equity {
        Equity(self.accept.get() - self.play_on.get())
    }
}

/// What a side's resignations are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct ResignationStudy {
    /// Who resigns or thinks of it.
    pub side: Side,
    /// What is offered, if anything.
    pub offered: Option<WinKind>,
    /// A single game, a gammon and a backgammon, from the player who would answer.
    pub kinds: [ResignationAdvice; 3],
}

impl ResignationStudy {
    /// The resignation offered.
    #[must_use]
    pub fn offer(&self) -> Option<&ResignationAdvice> {
        self.kinds
            .iter()
            .find(|advice| Some(advice.kind) == self.offered)
    }

    /// The least that the opponent accepts.
    #[must_use]
    pub fn least_accepted(&self) -> &ResignationAdvice {
        let [single, gammon, backgammon] = &self.kinds;
        [single, gammon]
            .into_iter()
            .find(|advice| advice.accepts)
            .unwrap_or(backgammon)
    }

    /// The resignation that costs nothing and is accepted, if there is one.
    #[must_use]
    pub fn free(&self) -> Option<&ResignationAdvice> {
        Some(self.least_accepted()).filter(|advice| advice.cost().get() <= ROUNDING)
    }
}

impl Engine {
    /// What it would be worth that a side resigns a single game, a gammon or a backgammon; `offered` is the one on offer.
    ///
    /// # Errors
    /// If no game is being played.
    pub fn resignations(
        &self,
        state: &MatchState,
        side: Side,
        offered: Option<WinKind>,
        strength: &Strength,
    ) -> Result<Answer<ResignationStudy>, NoDecision> {
        match state.decision() {
            Decision::OpeningRoll => return Err(NoDecision::NotBegun),
            Decision::NextGame | Decision::Nothing => return Err(NoDecision::GameOver),
            _ => {}
        }
        let kinds = [WinKind::Single, WinKind::Gammon, WinKind::Backgammon];
        let kinds = kinds.map(|kind| self.resignation(state, side, kind, strength));
        let found = ResignationStudy {
            side,
            offered,
            kinds,
        };
        Ok(Answer {
            basis: self.basis(state, strength),
            found,
        })
    }

    /// What it would be worth to the opponent that a side resigns so: as it is offered, or as it could be. Playing on is
    /// judged with the dice if they have been rolled.
    #[must_use]
    pub fn resignation(
        &self,
        state: &MatchState,
        resigns: Side,
        kind: WinKind,
        strength: &Strength,
    ) -> ResignationAdvice {
        let player = resigns.other();
        let mut playing = *state;
        // Where none is offered the state is that of play already.
        let _ = playing.apply(Action::DeclineResignation);
        let play_on = self.expected_by(player, &playing, strength);
        let accept = worth(&playing, player, kind, self);
        ResignationAdvice {
            player,
            kind,
            accept,
            play_on,
            accepts: kind == WinKind::Backgammon || accept.get() >= play_on.get() - ROUNDING,
        }
    }

    /// What a side can expect if both do their best, in units of the present cube.
    fn expected_by(&self, side: Side, state: &MatchState, strength: &Strength) -> Equity {
        let (mover, board) = (state.on_roll(), state.board());
        let context = CubeContext::of(state, mover);
        let strength = strength.without_cube_if(!state.rules().cube);
        let search = strength.search;
        let cube = || Some(self.cube_of(state, &strength).ok()?.decision.equities);
        let best = match state.decision() {
            Decision::Play(_, roll) => {
                let go_on = &mut |_| ControlFlow::Continue(());
                let plays = self.plays(board, roll, context, &strength, go_on);
                plays.first().map(|row| row.cubeful)
            }
            Decision::Turn(_) if state.may_double() => cube().map(|equities| equities.best()),
            Decision::AnswerDouble(_) => cube().map(|equities| equities.double()),
            _ => None,
        };
        let best = best.unwrap_or_else(|| self.evaluate(board, context, search).cubeful);
        if mover == side {
            best
        } else {
            Equity(-best.get())
        }
    }
}

/// What a side gains by accepting, in units of the present cube.
///
/// The road is the one all equities of a match take: MWC after the points, normalised by the cube.
fn worth(state: &MatchState, side: Side, kind: WinKind, engine: &Engine) -> Equity {
    let multiplier = f32::from(kind.multiplier());
    let context = CubeContext::of(state, side);
    let Some(stakes) = Stakes::of(&context, engine.met()) else {
        let counts = state.gammons_count();
        return Equity(if counts { multiplier } else { 1.0 });
    };
    let points = state.cube().value() * u32::from(kind.multiplier());
    let won = state
        .away(side)
        .is_none_or(|away| u32::from(away) <= points);
    if won {
        return stakes.normalise(Mwc::clamped(1.0));
    }
    let mut after = *state;
    let ends = after
        .apply(Action::Resign {
            side: side.other(),
            kind,
        })
        .and_then(|()| after.apply(Action::AcceptResignation))
        .and_then(|()| after.apply(Action::NextGame));
    match ends {
        Ok(()) => {
            let away = |side| after.away(side).and_then(|away| u8::try_from(away).ok());
            match (away(side), away(side.other())) {
                (Some(own), Some(theirs)) => {
                    stakes.normalise(engine.met().mwc(own, theirs, after.crawford()))
                }
                _ => CubeEquities::PASS,
            }
        }
        Err(_) => CubeEquities::PASS,
    }
}
