//! Settings out of range, interrupted hints, and what an engine shows of itself.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow;

use barpoint_engine::{Engine, Hint, NoDecision, Strength};
use barpoint_eval::{MoveFilter, Noise};
use barpoint_rules::MatchState;

const CUBE: &str = "XGID=---BCCC-BB-----bc--ccbb---:0:0:1:00:0:0:0:0:10";
const PLAY: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

fn state(id: &str) -> MatchState {
    id.parse().unwrap()
}

#[test]
fn a_cube_decision_reports_its_rolls_and_can_be_interrupted() {
    let engine = Engine::built_in().unwrap();
    let (state, strength) = (state(CUBE), Strength::new(1, MoveFilter::NORMAL));
    let mut told = Vec::new();
    let whole = engine.hint_reporting(&state, &strength, &mut |searched| {
        told.push((searched.plies, searched.done, searched.total));
        ControlFlow::Continue(())
    });
    let expected: Vec<_> = (0..21).map(|done| (1, done, 21)).collect();
    assert_eq!(told, expected);
    assert_eq!(whole, engine.hint(&state, &strength));

    let broken = engine.hint_reporting(&state, &Strength::new(4, MoveFilter::NORMAL), &mut |_| {
        ControlFlow::Break(())
    });
    assert_eq!(broken.basis.strength.search.plies, 0);
    let flat = engine.hint(&state, &Strength::new(0, MoveFilter::NORMAL));
    assert!(matches!(flat.found, Hint::Cube(_)));
    assert_eq!(broken.found, flat.found);
}

#[test]
fn settings_out_of_range_are_taken_as_the_nearest_in_range() {
    let engine = Engine::built_in().unwrap();
    let deep = Strength::new(255, MoveFilter::NORMAL);
    let answer = engine.hint_reporting(&state(PLAY), &deep, &mut |_| ControlFlow::Break(()));
    assert_eq!(answer.basis.strength.search.plies, 7);
    for (noise, like) in [(f32::NAN, 0.0), (-1.0, 0.0), (f32::INFINITY, Noise::MOST)] {
        let [found, expected] = [noise, like].map(|deviation| {
            let mut strength = Strength::EXPERT;
            strength.search.noise = Noise::deterministic(deviation);
            engine.hint(&state(PLAY), &strength)
        });
        assert_eq!(found, expected, "{noise}");
    }
    let small = engine.with_empty_cache(usize::MAX);
    let expert = Strength::EXPERT;
    assert_eq!(
        small.hint(&state(PLAY), &expert),
        engine.hint(&state(PLAY), &expert)
    );
}

#[test]
fn without_a_filter_every_play_is_looked_into() {
    let engine = Engine::built_in().unwrap();
    let strength = Strength::new(1, MoveFilter::ALL);
    let Hint::Plays(plays) = engine.hint(&state(PLAY), &strength).found else {
        panic!("a roll is to be played");
    };
    assert_eq!(plays.len(), 16);
    assert!(plays.iter().all(|play| play.depth.plies() == Some(1)));
}

#[test]
fn reasons_and_engines_can_be_shown() {
    let engine = Engine::built_in().unwrap();
    assert!(format!("{engine:?}").starts_with("Engine { evaluator: "));
    assert!(format!("{:?}", engine.search()).ends_with(", .. }"));
    let reason: Box<dyn std::error::Error> = Box::new(NoDecision::OpponentsCube);
    assert_eq!(reason.to_string(), "the opponent owns the cube");
}
