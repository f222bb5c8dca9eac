//! What levels decide, and what it costs them.

use std::ops::ControlFlow;

use barpoint_engine::{Engine, Strength};
use barpoint_equity::{CubeEquities, Equity};
use barpoint_eval::{CubeDecision, RankedPlay, SearchSettings};
use barpoint_rules::{Board, Roll};

use super::level::Level;
use super::{LevelStudy, Question, Situation, Tally};

/// A cube decision on which static evaluation and look-ahead agree by this much is not examined further.
const SETTLED: f32 = 0.35;

/// The play a level makes.
pub(super) fn play(
    engine: &Engine,
    strength: &Strength,
    asked: &Situation,
    roll: Roll,
) -> Option<RankedPlay> {
    let go_on = &mut |_| ControlFlow::Continue(());
    let strength = &strength.for_choice();
    let plays = engine.plays(&asked.board, roll, asked.context, strength, go_on);
    plays.into_iter().next()
}

/// Whether a level doubles.
pub(super) fn doubles(engine: &Engine, strength: &Strength, asked: &Situation) -> bool {
    cube(engine, strength.search, asked).is_some_and(|equities| gain(&equities) > 0.0)
}

/// Whether a level takes.
pub(super) fn takes(engine: &Engine, strength: &Strength, asked: &Situation) -> bool {
    cube(engine, strength.search, asked)
        .is_none_or(|equities| equities.double_take.get() <= CubeEquities::PASS.get())
}

fn cube(engine: &Engine, settings: SearchSettings, asked: &Situation) -> Option<CubeEquities> {
    let decision: Option<CubeDecision> =
        engine
            .search()
            .cube_decision(&asked.board, asked.context, settings);
    decision.map(|decision| decision.equities)
}

/// What doubling gains over not doubling.
fn gain(equities: &CubeEquities) -> f32 {
    equities.double().get() - equities.no_double.get()
}

/// Lets every level decide and adds what it loses according to the study's reference. The sums are meaningless once
/// `go_on` breaks.
pub(super) fn judge(
    (study, levels): (&LevelStudy, &[Level]),
    engine: &Engine,
    asked: &Situation,
    tallies: &mut [Tally],
    go_on: &dyn Fn() -> ControlFlow<()>,
) {
    match asked.question {
        Question::Play(roll) => judge_play((study, levels), engine, (asked, roll), tallies, go_on),
        Question::Double => judge_double((study, levels), engine, asked, tallies),
        Question::Take => judge_take((study, levels), engine, asked, tallies),
    }
}

fn judge_play(
    (study, levels): (&LevelStudy, &[Level]),
    engine: &Engine,
    (asked, roll): (&Situation, Roll),
    tallies: &mut [Tally],
    go_on: &dyn Fn() -> ControlFlow<()>,
) {
    let reference = &study.reference;
    let ask = &mut |_| go_on();
    let ranked = engine.plays(&asked.board, roll, asked.context, reference, ask);
    let Some(best) = ranked.first() else {
        return;
    };
    let mut known: Vec<(Board, Equity)> = ranked
        .iter()
        .filter(|row| row.plies == reference.search.plies)
        .map(|row| (row.after, row.cubeful))
        .collect();
    // A play that the move filter dropped is searched as deeply as the best one.
    let mut value = |row: &RankedPlay| {
        if let Some((_, equity)) = known.iter().find(|(after, _)| *after == row.after) {
            return equity.get();
        }
        let search = engine.search();
        let deep = search.value_play(row.play, row.after, asked.context, reference.search);
        known.push((row.after, deep.cubeful));
        deep.cubeful.get()
    };
    let chosen: Vec<RankedPlay> = levels
        .iter()
        .map(|level| level.play(engine, asked, roll).unwrap_or(*best))
        .collect();
    if go_on().is_break() {
        return;
    }
    if chosen.iter().all(|choice| choice.after == best.after) {
        for tally in tallies {
            tally.add_play(0.0);
        }
        return;
    }
    // Losses are against the best play searched, in case the filter erred.
    let values: Vec<f32> = chosen.iter().map(&mut value).collect();
    let most = values.iter().copied().fold(value(best), f32::max);
    for (tally, value) in tallies.iter_mut().zip(values) {
        tally.add_play(most - value);
    }
}

fn judge_double(
    (study, levels): (&LevelStudy, &[Level]),
    engine: &Engine,
    asked: &Situation,
    tallies: &mut [Tally],
) {
    let actions: Vec<bool> = levels
        .iter()
        .map(|level| level.doubles(engine, asked))
        .collect();
    let settled = SearchSettings {
        plies: study.reference.search.plies.min(2),
        ..study.reference.search
    };
    let Some(quick) = cube(engine, settled, asked) else {
        return;
    };
    let all_agree = actions.iter().all(|&action| action == (gain(&quick) > 0.0));
    let equities = if all_agree && gain(&quick).abs() > SETTLED {
        Some(quick)
    } else {
        cube(engine, study.reference.search, asked)
    };
    let Some(equities) = equities else {
        return;
    };
    let gain = gain(&equities);
    for (tally, action) in tallies.iter_mut().zip(actions) {
        // Where doubling is right the decision is always close.
        if action || equities.is_close() {
            tally.add_cube(if action { -gain } else { gain }.max(0.0));
        }
    }
}

fn judge_take(
    (study, levels): (&LevelStudy, &[Level]),
    engine: &Engine,
    asked: &Situation,
    tallies: &mut [Tally],
) {
    let Some(equities) = cube(engine, study.reference.search, asked) else {
        return;
    };
    let costs = equities.double_take.get() - CubeEquities::PASS.get();
    for (tally, level) in tallies.iter_mut().zip(levels) {
        let taken = level.takes(engine, asked);
        tally.add_cube(if taken { costs } else { -costs }.max(0.0));
    }
}
