//! What the program does when it is its turn.

use barpoint_equity::{
    CubeContext, CubeEquities, CubeVerdict, Equity, Mwc, Offer, Response, Stakes,
};
use barpoint_rules::{Action, BySide, Decision, MatchState, Play, Side, WinKind};

use super::Seat;
use crate::{Engine, Hint, Strength};

/// What the program wants.
pub(super) enum Choice {
    /// To throw the dice.
    Roll,
    /// To do this.
    Do(Action),
}

/// What the program does in a state in which it is its turn.
pub(super) fn decide(state: &MatchState, seats: &BySide<Seat>, engine: &Engine) -> Choice {
    let decision = state.decision();
    let strength = match decision.side().map(|side| &seats[side]) {
        Some(Seat::Program(strength)) => **strength,
        _ => Strength::EXPERT,
    };
    match decision {
        Decision::OpeningRoll => Choice::Roll,
        Decision::NextGame | Decision::Nothing => Choice::Do(Action::NextGame),
        Decision::Turn(_) => match engine.hint(state, &strength) {
            Hint::Cube(hint) if doubles(hint.verdict) => Choice::Do(Action::Double),
            _ => Choice::Roll,
        },
        Decision::Play(..) => match engine.hint(state, &strength) {
            Hint::Plays(plays) => {
                let best = plays.first().map_or(Play::DANCE, |row| row.play);
                Choice::Do(Action::Play(best))
            }
            _ => Choice::Do(Action::Play(Play::DANCE)),
        },
        Decision::AnswerDouble(_) => Choice::Do(answer(state, engine, &strength)),
        Decision::AnswerResignation(side, kind) => {
            Choice::Do(if accepts(state, side, kind, engine) {
                Action::AcceptResignation
            } else {
                Action::DeclineResignation
            })
        }
    }
}

const fn doubles(verdict: CubeVerdict) -> bool {
    matches!(
        verdict,
        CubeVerdict::Available {
            offer: Offer::Double,
            ..
        }
    )
}

/// The answer to a double. A raccoon or the answer to a beaver is judged as the double it follows: the
/// cube of the one who was doubled stays with him.
fn answer(state: &MatchState, engine: &Engine, strength: &Strength) -> Action {
    let Hint::Cube(hint) = engine.hint(state, strength) else {
        return Action::Take;
    };
    if state.beavers() != Some(0) {
        // Whoever beavered holds the cube; the doubler plays on for twice as much.
        return Action::Take;
    }
    match hint.verdict {
        CubeVerdict::Available { response, .. } => match response {
            Response::Pass => Action::Pass,
            Response::Beaver if state.may_beaver() => Action::Beaver,
            Response::Take | Response::Beaver => Action::Take,
        },
        CubeVerdict::Dead { .. } | CubeVerdict::NotAvailable => Action::Take,
    }
}

/// Whether what is offered is at least what the side can expect from playing on. Judged without noise:
/// nobody should win by resigning.
fn accepts(state: &MatchState, side: Side, kind: WinKind, engine: &Engine) -> bool {
    if kind == WinKind::Backgammon {
        return true;
    }
    let mut going_on = *state;
    if going_on.apply(Action::DeclineResignation).is_err() {
        return true;
    }
    let mover = going_on.on_roll();
    let board = going_on.board();
    let context = CubeContext::of(&going_on, mover);
    let strength = Strength::new(2, barpoint_eval::MoveFilter::NORMAL);
    let expected = match engine.hint(&going_on, &strength) {
        Hint::Plays(plays) => plays.first().map(|row| row.cubeful),
        Hint::Cube(hint) => Some(hint.decision.equities.best()),
        Hint::NoCube | Hint::Nothing => None,
    };
    let expected =
        expected.unwrap_or_else(|| engine.evaluate(board, context, strength.search).cubeful);
    let mine = if mover == side {
        expected.get()
    } else {
        -expected.get()
    };
    offered(&going_on, side, kind, engine).get() >= mine - 1e-4
}

/// What accepting is worth to a side, in units of the present cube.
///
/// The road is the one all equities of a match take: MWC after the points, normalised by the cube.
fn offered(state: &MatchState, side: Side, kind: WinKind, engine: &Engine) -> Equity {
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
