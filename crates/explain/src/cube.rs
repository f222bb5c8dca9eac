//! What a cube decision rests on.

use std::ops::ControlFlow;

use barpoint_engine::{Answer, Basis, CubeStudy, Engine, Strength};
use barpoint_equity::{CubeVerdict, Offer, Response, TakePoints};
use barpoint_eval::{MoveFilter, SearchSettings};
use barpoint_rules::{Board, CHECKERS, MatchState, Roll};

use crate::NoExplanation;

/// Sequences of an own roll and the opponent's reply, by the best plays without further look-ahead, after which the opponent
/// would have to pass a double.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MarketLosers {
    /// How many of the 1,296.
    pub sequences: u16,
    /// For each own roll, how many of the 36 replies leave it so; own rolls that win at once leave none.
    pub by_roll: Vec<(Roll, u8)>,
}

/// What a cube decision rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct CubeExplanation {
    /// The decision.
    pub study: CubeStudy,
    /// From which winning chances the opponent takes.
    pub take_points: TakePoints,
    /// Sequences that lose the market.
    pub losers: MarketLosers,
}

/// Explains the cube decision of the player on roll.
///
/// # Errors
/// If there is none, or `go_on` breaks.
pub fn explain_cube(
    engine: &Engine,
    state: &MatchState,
    strength: &Strength,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Answer<CubeExplanation>, NoExplanation> {
    let Answer { basis, found } = engine.study(state, strength, None);
    let study = found.map_err(|_| NoExplanation::NoCube)?;
    let outcome = &study.hint.decision.outcome;
    let theirs = basis.context.flipped();
    let take_points = TakePoints::of(&outcome.flipped(), &theirs, engine.met());
    let losers = losers(engine, &basis, go_on)?;
    let found = CubeExplanation {
        study,
        take_points,
        losers,
    };
    Ok(Answer { basis, found })
}

fn losers(
    engine: &Engine,
    basis: &Basis,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<MarketLosers, NoExplanation> {
    let quick = Strength::new(0, MoveFilter::NORMAL);
    let quick = Strength {
        search: SearchSettings {
            cube: basis.strength.search.cube,
            model: basis.strength.search.model,
            ..quick.search
        },
        ..quick
    };
    let (own, theirs) = (basis.context, basis.context.flipped());
    let mut found = MarketLosers::default();
    for (roll, weight) in Roll::weighted() {
        if go_on().is_break() {
            return Err(NoExplanation::Stopped);
        }
        let next = after(engine, basis.state.board(), (roll, own), &quick);
        let mut replies = 0;
        for (reply, throws) in Roll::weighted().filter(|_| next.opponent()[0] < CHECKERS) {
            let board = after(engine, &next, (reply, theirs), &quick);
            replies += throws * u8::from(must_pass(engine, basis, &board, &quick));
        }
        found.sequences += u16::from(weight) * u16::from(replies);
        found.by_roll.push((roll, replies));
    }
    Ok(found)
}

/// The board after the best play of a roll, seen by the player who rolls next.
fn after(
    engine: &Engine,
    board: &Board,
    (roll, context): (Roll, barpoint_equity::CubeContext),
    strength: &Strength,
) -> Board {
    let plays = engine.plays(board, roll, context, strength, &mut |_| {
        ControlFlow::Continue(())
    });
    plays
        .first()
        .map_or_else(|| board.swapped(), |best| best.after.swapped())
}

/// Whether the opponent would have to pass a double in a later position of the player on roll now.
fn must_pass(engine: &Engine, basis: &Basis, board: &Board, strength: &Strength) -> bool {
    if board.opponent()[0] == CHECKERS {
        return false;
    }
    let player = basis.state.on_roll();
    let hint = engine.cube(player, board, basis.context, strength.search);
    hint.is_some_and(|hint| {
        matches!(
            hint.verdict,
            CubeVerdict::Available {
                offer: Offer::TooGood,
                ..
            } | CubeVerdict::Available {
                response: Response::Pass,
                ..
            }
        )
    })
}
