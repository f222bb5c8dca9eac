//! Levels that roll out what a search leaves close.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow;
use std::path::Path;

use barpoint_engine::table::Tutor;
use barpoint_engine::{Answer, Depth, Engine, Hint, PlayAdvice, Strength};
use barpoint_equity::CubeContext;
use barpoint_eval::MoveFilter;
use barpoint_rollout::{RolloutPlan, ShortRollout};
use barpoint_rules::{Action, Decision, MatchState};

/// 55: 13/3 13/8 6/1 and 13/3(2) are close, 13/8(2) 6/1(2) is a tenth behind (a full rollout says so too:
/// -0.420, -0.433 and -0.492 cubeless, testdata/reference-set, number 19).
const CLOSE: &str = "XGID=-BAB-bD-B----B-a-b-cc-Bbb-:0:0:1:55:0:0:0:0:10";
/// A double and a take: close in both.
const DOUBLE: &str = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:3:0:10";
/// The opening position: nobody doubles.
const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

/// Quick trials, and fewer of them.
fn quick() -> Strength {
    let mut strength = Strength::new(1, MoveFilter::LARGE);
    strength.rollout = Some(ShortRollout {
        trials: 36,
        plies: 3,
        careful: 1,
    });
    strength
}

fn plays(answer: &Answer<Hint>) -> &[PlayAdvice] {
    let Hint::Plays(plays) = &answer.found else {
        panic!("{answer:?}");
    };
    plays
}

#[test]
fn close_plays_are_rolled_out_and_listed_first() {
    let engine = Engine::built_in().unwrap();
    let state: MatchState = CLOSE.parse().unwrap();
    let strength = quick();
    let answer = engine.hint(&state, &strength);
    let found = plays(&answer);
    let (rolled, rest) = found.split_at(2);
    for (rank, row) in (1..).zip(rolled) {
        assert_eq!(
            (row.depth, row.rank, row.deepest),
            (Depth::Trials(36), rank, true)
        );
        let error = row.std_err.unwrap().get();
        assert!(error > 0.0 && error < 0.05, "{error}");
    }
    for row in rest {
        assert!(row.depth.plies().is_some() && row.std_err.is_none() && !row.deepest);
    }
    assert_eq!((rest[0].depth, rest[0].rank), (Depth::Plies(1), 1));
    // On one thread the same trials give the same bits.
    let Decision::Play(_, _) = state.decision() else {
        panic!("a roll is to be played");
    };
    let context = CubeContext::of(&state, state.on_roll());
    let after = [0, 1].map(|index| found[index].next.swapped());
    let short = strength.rollout.unwrap();
    let plan = RolloutPlan::plays(&after, context, &short.settings(&strength.search)).unwrap();
    let go_on = || ControlFlow::Continue(());
    let report = short.report(&plan, engine.search(), &go_on).unwrap();
    for (row, alone) in rolled.iter().zip(&report.rows) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "equities have single precision"
        )]
        let mean = alone.equity.mean as f32;
        assert_eq!(row.cubeful.get().to_bits(), mean.to_bits());
    }
}

#[test]
fn cube_decisions_are_rolled_out_where_they_are_close() {
    let engine = Engine::built_in().unwrap();
    let hint = |id: &str| {
        let state: MatchState = id.parse().unwrap();
        let Hint::Cube(hint) = engine.hint(&state, &quick()).found else {
            panic!("{id} asks about the cube");
        };
        hint
    };
    let close = hint(DOUBLE);
    let rollout = close.rollout.unwrap();
    assert_eq!(rollout.trials, 36);
    assert!(rollout.std_errs.iter().all(|error| error.get() > 0.0));
    assert_eq!(
        close.verdict,
        close.decision.equities.verdict(&close.context)
    );
    assert_eq!(hint(OPENING).rollout, None);
}

#[test]
fn an_answer_that_is_stopped_says_that_nothing_was_rolled_out() {
    let engine = Engine::built_in().unwrap();
    let state: MatchState = CLOSE.parse().unwrap();
    let answer = engine.hint_reporting(&state, &quick(), &mut |_| ControlFlow::Break(()));
    assert_eq!(answer.basis.strength.rollout, None);
    assert!(plays(&answer).iter().all(|row| row.std_err.is_none()));
    let whole = engine.hint(&state, &quick());
    assert_eq!(whole.basis.strength, quick());
}

/// A play that the search puts far behind is rolled out with the best: its loss is that between two rollouts.
#[test]
fn the_tutor_compares_rollouts() {
    let engine = Engine::built_in().unwrap();
    let state: MatchState = CLOSE.parse().unwrap();
    let far = engine.hint(&state, &quick());
    let far = plays(&far)
        .iter()
        .find(|row| row.std_err.is_none())
        .unwrap();
    let tutor = Tutor {
        strength: quick(),
        ..Tutor::default()
    };
    let judged = engine
        .judge(&state, Action::Play(far.play), &tutor)
        .unwrap();
    let all = plays(&judged.hint);
    let made = &all[judged.played.unwrap()];
    assert_eq!(made.next, far.next);
    assert_eq!(made.depth.trials(), Some(36));
    let loss = all[0].cubeful.get() - made.cubeful.get();
    assert_eq!(judged.loss.get().to_bits(), loss.to_bits());
    assert!(loss > 0.05, "{loss}");
}

#[test]
fn an_analysis_stores_what_a_hint_says_on_any_number_of_threads() {
    let engine = Engine::built_in().unwrap();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/clara-ivar-7pt.mat");
    let text = std::fs::read(path).unwrap();
    let mut bare = barpoint_formats::import(&text).unwrap().record;
    bare.games.truncate(1);
    bare.games[0].entries.truncate(6);
    let analysed = |threads| {
        let mut record = bare.clone();
        let go_on = &mut |_: &_| ControlFlow::Continue(());
        engine.analyse_match(&mut record, &quick().analysis(), threads, go_on);
        record
    };
    let record = analysed(1);
    assert_eq!(record, analysed(3));
    let entries = &record.games[0].entries;
    let stored = entries
        .iter()
        .filter_map(|entry| entry.move_analysis.as_deref());
    let mut rolled = 0;
    for analysis in stored {
        let first = analysis
            .candidates
            .iter()
            .map(|candidate| candidate.depth().trials());
        let trials: Vec<_> = first.take_while(Option::is_some).collect();
        assert_ne!(trials.len(), 1, "a rollout has something to compare");
        if !trials.is_empty() {
            let made = analysis.made().unwrap();
            assert!(
                made.depth().trials().is_some(),
                "the play made is compared too"
            );
            rolled += 1;
        }
    }
    assert!(rolled >= 3, "{rolled} of six decisions were close");
}
