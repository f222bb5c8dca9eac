//! Which decisions are close enough to distinguish engines, and which plays are compared.

use barpoint_engine::{CANDIDATES, Engine};
use barpoint_equity::CubeContext;
use barpoint_eval::{AlwaysSearch, CubeModel, MoveFilter, RankedPlay, SearchSettings};
use barpoint_rules::{MatchState, Play, PlayList, Roll};

use super::{Part, ReferenceError};
use crate::duel::{Contestant, CubeState, Turn};

/// Plays further behind the best are not compared.
const NEAR: f32 = 0.12;
/// Cube decisions where double and no double are further apart are too easy.
const NEAR_CUBE: f32 = 0.2;
/// The most plays that are compared.
const MOST: usize = 5;

/// The plays to be compared, none for a cube decision; `None` if the decision is too easy.
pub(super) fn candidates(
    engine: &Engine,
    state: &MatchState,
    rivals: &mut [Box<dyn Contestant>],
) -> Result<Option<Vec<Play>>, ReferenceError> {
    let context = CubeContext::of(state, state.on_roll());
    match state.roll() {
        None => Ok(is_near_cube(engine, state, context).then(Vec::new)),
        Some(roll) => near_plays(engine, state, (context, roll), rivals),
    }
}

fn is_near_cube(engine: &Engine, state: &MatchState, context: CubeContext) -> bool {
    let settings = SearchSettings::new(1, Part::of(state).cube_use(), CANDIDATES)
        .with_model(CubeModel::Janowski);
    let decision = engine
        .search()
        .cube_decision(state.board(), context, settings);
    decision.is_some_and(|decision| {
        let found = decision.equities;
        let [hold, take] = [found.no_double.get(), found.double_take.get()];
        (take.min(1.0) - hold).abs() <= NEAR_CUBE || (take - 1.0).abs() <= NEAR_CUBE && take > hold
    })
}

fn near_plays(
    engine: &Engine,
    state: &MatchState,
    (context, roll): (CubeContext, Roll),
    rivals: &mut [Box<dyn Contestant>],
) -> Result<Option<Vec<Play>>, ReferenceError> {
    let part = Part::of(state);
    let board = state.board();
    let ranked = |plies| {
        let settings =
            SearchSettings::new(plies, part.cube_use(), CANDIDATES).with_model(CubeModel::Janowski);
        let always = AlwaysSearch::Nothing;
        let filter = &MoveFilter::LARGE;
        engine
            .search()
            .rank_plays(board, roll, context, settings, filter, always)
    };
    let is_near = |best: &RankedPlay, other: &RankedPlay| {
        other.plies == best.plies && best.cubeful.get() - other.cubeful.get() <= NEAR
    };
    let quick = ranked(0);
    if !matches!(&quick[..], [best, second, ..] if is_near(best, second)) {
        return Ok(None);
    }
    let deep = ranked(2);
    let Some(best) = deep.first() else {
        return Ok(None);
    };
    let near = deep.iter().filter(|play| is_near(best, play));
    let mut found: Vec<&RankedPlay> = near.take(MOST).collect();
    // A favourite of another depth or engine takes the place of the last.
    let favourites = [
        quick.first().map(|play| play.after),
        ranked(1).first().map(|play| play.after),
    ];
    let mut favourites: Vec<_> = favourites.into_iter().flatten().collect();
    if part == Part::CheckerMoney {
        let mut plays = PlayList::new();
        plays.generate(board, roll);
        for rival in rivals {
            let at = rival.choose(&Turn {
                board,
                context: CubeState::START.context(),
                roll,
                plays: &plays,
            })?;
            favourites.extend(plays.boards().get(at));
        }
    }
    for favourite in favourites {
        if found.iter().any(|play| play.after == favourite) {
            continue;
        }
        if found.len() == MOST {
            found.pop();
        }
        found.extend(deep.iter().find(|play| play.after == favourite));
    }
    let over =
        |play: &&RankedPlay| barpoint_eval::Class::of(&play.after) != barpoint_eval::Class::Over;
    let plays: Vec<Play> = found
        .into_iter()
        .filter(over)
        .map(|play| play.play)
        .collect();
    Ok((plays.len() >= 2).then_some(plays))
}
