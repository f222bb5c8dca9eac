//! Plays that a move filter left behind, looked at after all: as if there had been no filter.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow;
use std::path::Path;

use barpoint_engine::{Depth, Engine, EntryIndex, Hint, MatchRecord, Strength};
use barpoint_eval::MoveFilter;
use barpoint_record::{Candidate, MoveAnalysis};
use barpoint_rules::{MatchState, Play};

/// A search of a single play takes far longer than an answer should keep anybody waiting.
#[test]
fn a_hint_is_stopped_in_the_middle_of_a_play() {
    let engine = Engine::built_in().unwrap();
    let mut state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:1:43:0:0:0:0:10"
        .parse()
        .unwrap();
    state.set_roll("43".parse().unwrap()).unwrap();
    let deep = Strength::new(7, MoveFilter::LARGE);
    let (mut last, mut repeated, mut stopped) = (None, 0, false);
    let found = engine.hint_reporting(&state, &deep, &mut |searched| {
        repeated = if last == Some(searched) {
            repeated + 1
        } else {
            0
        };
        last = Some(searched);
        // Other threads may ask once more, and with other figures, before they see that it broke.
        stopped |= repeated >= 3;
        if stopped {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(stopped, "it was asked while nothing new was known");
    let Hint::Plays(plays) = found.found else {
        panic!("{found:?}");
    };
    assert!(plays[0].depth.plies() < Some(7), "{:?}", plays[0].depth);
    assert!(plays.iter().all(|play| play.outcome.win > 0.0));
}

/// The first entries of a sample analysed at a strength.
fn analysed(engine: &Engine, strength: &Strength) -> MatchRecord {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples/clara-ivar-7pt.mat");
    let mut record = barpoint_formats::import(&std::fs::read(path).unwrap())
        .unwrap()
        .record;
    record.games.truncate(1);
    record.games[0].entries.truncate(16);
    let go_on = &mut |_: &_| ControlFlow::Continue(());
    engine.analyse_match(&mut record, &strength.analysis(), 2, go_on);
    record
}

fn plays_of(record: &MatchRecord, entry: usize) -> Option<&MoveAnalysis> {
    record.games[0].entries[entry].move_analysis.as_deref()
}

/// The candidates of an entry with their values, those of equal value in the order of their boards, and the play made.
fn listed(record: &MatchRecord, entry: usize) -> Option<(Vec<Candidate>, Option<Candidate>)> {
    let analysis = plays_of(record, entry)?;
    let mut candidates = analysis.candidates.clone();
    let equities = candidates.iter().map(|row| row.equity().get());
    assert!(equities.is_sorted_by(|one, other| one >= other));
    candidates.sort_by(|a, b| {
        let by_value = b.equity().get().total_cmp(&a.equity().get());
        by_value.then_with(|| a.play.to_string().cmp(&b.play.to_string()))
    });
    Some((candidates, analysis.made().cloned()))
}

#[test]
fn what_the_filter_left_behind_is_as_without_a_filter() {
    let engine = Engine::built_in().unwrap();
    let narrow = Strength::new(1, MoveFilter::TINY);
    let mut record = analysed(&engine, &narrow);
    let before = record.clone();
    let all = analysed(&engine, &Strength::new(1, MoveFilter::ALL));
    let mut deepened = 0;
    for entry in 0..16 {
        let at = EntryIndex { game: 0, entry };
        let mut left = usize::MAX;
        loop {
            let go_on = &mut || ControlFlow::Continue(());
            let now = engine.look_deeper(&mut record, at, (&narrow, 2), go_on);
            assert!(now < left, "{now} of {left}");
            left = now;
            deepened += 1;
            if left == 0 {
                break;
            }
        }
        let (found, full) = (listed(&record, entry), listed(&all, entry));
        assert!(found == full, "entry {entry}");
        let mark = |record: &MatchRecord| record.games[0].entries[entry].skill;
        assert_eq!(mark(&record), mark(&all));
    }
    assert!(deepened > 30 && before != record, "{deepened}");
}

#[test]
fn who_stops_changes_nothing() {
    let engine = Engine::built_in().unwrap();
    let narrow = Strength::new(1, MoveFilter::TINY);
    let mut record = analysed(&engine, &narrow);
    let before = record.clone();
    let at = EntryIndex { game: 0, entry: 2 };
    let stop = &mut || ControlFlow::Break(());
    let left = engine.look_deeper(&mut record, at, (&narrow, 2), stop);
    assert!(left > 0);
    assert_eq!(record, before);
}

#[test]
fn plays_of_a_position_are_worth_what_a_hint_without_filter_says() {
    let engine = Engine::built_in().unwrap();
    let state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
        .parse()
        .unwrap();
    let hint = engine.hint(&state, &Strength::new(1, MoveFilter::ALL));
    let Hint::Plays(all) = hint.found else {
        panic!("a roll is to be played");
    };
    let some: Vec<Play> = all.iter().step_by(3).map(|row| row.play).collect();
    let narrow = Strength::new(1, MoveFilter::TINY);
    let how = (&narrow, 3);
    let (mut go_on, mut next) = (|| ControlFlow::Continue(()), || ControlFlow::Continue(()));
    let answer = engine.value_plays(&state, &some, how, &mut go_on, &mut next);
    let found = answer.found;
    assert_eq!(found.len(), some.len());
    // Ranks and differences are those among all of them, whatever the batches.
    assert!(found.len() > 3);
    for (rank, row) in (1..).zip(&found) {
        let behind = row.cubeful.get() - found[0].cubeful.get();
        assert_eq!((row.rank, row.difference.get()), (rank, behind));
    }
    let mut enough = || ControlFlow::Break(());
    let first = engine.value_plays(&state, &some, how, &mut go_on, &mut enough);
    assert_eq!(first.found.len(), 3);
    for (row, full) in found.iter().zip(all.iter().step_by(3)) {
        assert_eq!(
            (row.play, row.cubeful, row.depth),
            (full.play, full.cubeful, Depth::Plies(1))
        );
    }
}

#[test]
fn more_plays_are_looked_at_where_that_is_asked_for() {
    let engine = Engine::built_in().unwrap();
    let narrow = Strength::new(1, MoveFilter::TINY);
    let deep = |record: &MatchRecord, entry: usize| {
        let plays = plays_of(record, entry).map_or(&[][..], |plays| &plays.candidates);
        let deep = plays.iter().filter(|row| row.depth().plies() == Some(1));
        (deep.count(), plays.len())
    };
    let (few, more) = (
        analysed(&engine, &narrow),
        analysed(&engine, &narrow.looking_at(6)),
    );
    let mut gained = 0;
    for entry in 0..16 {
        let ((before, _), (after, all)) = (deep(&few, entry), deep(&more, entry));
        if all > 1 {
            assert!(
                after >= before && after >= all.min(6),
                "{entry}: {after} of {all}"
            );
            gained += after - before;
        }
    }
    assert!(gained > 10, "{gained}");
}
