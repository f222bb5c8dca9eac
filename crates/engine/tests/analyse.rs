//! Analysing whole matches through the facade.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_engine::{Engine, Hint, NoDecision, Strength};
use barpoint_eval::MoveFilter;
use barpoint_record::{Event, MatchRecord};
use barpoint_rules::{Action, MatchRules, MatchState};
use barpoint_testkit::fixture;

fn engine() -> Engine {
    Engine::production(Arc::new(OneSided::build())).expect("the nets built in are sound")
}

/// A match without its analysis; `None` where the fixtures are absent.
fn bare_match() -> Option<MatchRecord> {
    let path = fixture("fixtures/matches/generated/gnubg5.sgf")?;
    let bytes = std::fs::read(path).expect("a readable fixture");
    let mut record = barpoint_formats::import(&bytes)
        .expect("a file gnubg wrote")
        .record;
    for game in &mut record.games {
        game.statistics = None;
        for entry in &mut game.entries {
            *entry = barpoint_record::Entry::new(entry.event.clone());
        }
    }
    Some(record)
}

#[test]
fn any_number_of_threads_gives_the_same_analysis() {
    let Some(bare) = bare_match() else {
        return;
    };
    let settings = Strength::new(1, MoveFilter::TINY).analysis();
    let run = |threads| {
        let mut record = bare.clone();
        record.games.truncate(1);
        let report = engine().analyse_match(&mut record, &settings, threads, &mut |_| {
            ControlFlow::Continue(())
        });
        assert_eq!(report.progress.done, report.progress.total);
        record
    };
    let single = run(1);
    assert_eq!(single, run(3));
    assert!(
        single.games[0]
            .entries
            .iter()
            .any(|entry| entry.luck.is_some())
    );
}

#[test]
fn a_stopped_job_keeps_what_is_done() {
    let Some(mut record) = bare_match() else {
        return;
    };
    let settings = Strength::new(0, MoveFilter::TINY).analysis();
    let report = engine().analyse_match(&mut record, &settings, 1, &mut |progress| {
        if progress.done < 5 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    let stored = record.games.iter().flat_map(|game| &game.entries);
    // A turn has luck, a double has not.
    let stored = stored.filter(|entry| match entry.event {
        Event::Double(_) => entry.cube_analysis.is_some(),
        _ => entry.luck.is_some(),
    });
    let stored = stored.count();
    assert!(report.progress.done >= 5 && report.progress.done < report.progress.total);
    assert_eq!(stored, report.progress.done);
}

#[test]
fn hints_follow_the_decision_at_hand() {
    let engine = engine();
    let strength = Strength::new(0, MoveFilter::NORMAL);
    let mut state = MatchState::new(5, MatchRules::default());
    let hint = |state: &MatchState| engine.hint(state, &strength).found;
    assert_eq!(hint(&state), Hint::None(NoDecision::NotBegun));
    state
        .apply(Action::OpeningRoll { white: 3, black: 1 })
        .unwrap();
    let Hint::Plays(plays) = hint(&state) else {
        panic!("a roll is to be played");
    };
    assert_eq!(plays.len(), 16);
    state.apply(Action::Play(plays[0].play)).unwrap();
    let Hint::Cube(turn) = hint(&state) else {
        panic!("the cube is centred");
    };
    state.apply(Action::Double).unwrap();
    assert_eq!(hint(&state), Hint::Cube(turn));
}
