//! Which entries of a record are analysed, and how results are stored, against a match analysed by
//! gnubg.

mod common;

use barpoint_analysis::statistics::statistics;
use barpoint_analysis::{AnalysisSettings, Bar, TaskKind, decisions, examine};
use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};
use barpoint_record::{
    CandidateValue, CubeAnalysis, Entry, EvalSettings, Event, GameRecord, MatchRecord, PlayedRoll,
    SkillThresholds,
};
use barpoint_rules::{Play, PlayList, Roll, Side, Variation};

const STATIC: SearchSettings = SearchSettings::new(0, CubeUse::Cubeful, 5);

const SETTINGS: AnalysisSettings = AnalysisSettings {
    checker: STATIC,
    filter: MoveFilter::LARGE,
    cube: STATIC,
    luck: STATIC,
    rollout: None,
    bar: Bar::BestPlay,
};

fn entries(record: &MatchRecord) -> impl Iterator<Item = &Entry> {
    record.games.iter().flat_map(|game| &game.entries)
}

fn without_analysis(record: &MatchRecord) -> MatchRecord {
    let mut bare = record.clone();
    for entry in bare.games.iter_mut().flat_map(|game| &mut game.entries) {
        *entry = Entry::new(entry.event.clone());
    }
    bare
}

#[test]
fn the_same_entries_are_analysed_as_by_gnubg() {
    let Some(record) = common::analysed_by_gnubg() else {
        return;
    };
    let mut ours = without_analysis(&record);
    let (tasks, stopped) = decisions(&ours);
    assert!(stopped.is_empty(), "{stopped:?}");
    let search = common::pip_search();
    for task in &tasks {
        examine(task, &search, &SETTINGS).store(
            &mut ours,
            search.met(),
            &SETTINGS,
            &SkillThresholds::GNUBG,
        );
    }
    assert!(tasks.len() > 100);
    for (ours, gnubgs) in entries(&ours).zip(entries(&record)) {
        let what = &gnubgs.event;
        assert_eq!(
            ours.cube_analysis.is_some(),
            gnubgs.cube_analysis.is_some(),
            "{what:?}"
        );
        assert_eq!(ours.luck.is_some(), gnubgs.luck.is_some(), "{what:?}");
        assert_eq!(
            ours.move_analysis.is_some(),
            gnubgs.move_analysis.is_some(),
            "{what:?}"
        );
        if let (Some(ours), Some(gnubgs)) = (&ours.move_analysis, &gnubgs.move_analysis) {
            assert_eq!(ours.candidates.len(), gnubgs.candidates.len(), "{what:?}");
            assert!(ours.played.is_some());
        }
    }
}

#[test]
fn marks_follow_gnubgs_thresholds() {
    let Some(record) = common::analysed_by_gnubg() else {
        return;
    };
    let mut marked = 0;
    for entry in entries(&record) {
        let Some(analysis) = &entry.move_analysis else {
            continue;
        };
        let loss = analysis.loss().unwrap_or_default();
        assert_eq!(
            SkillThresholds::GNUBG.mark(loss),
            entry.skill,
            "loss {loss:?}"
        );
        marked += u32::from(entry.skill.is_some());
    }
    assert!(marked > 20);
}

#[test]
fn the_opening_roll_has_no_cube_decision_and_a_double_is_one() {
    let Some(record) = common::analysed_by_gnubg() else {
        return;
    };
    let (tasks, _) = decisions(&record);
    let openings = tasks
        .iter()
        .filter(|task| matches!(task.kind, TaskKind::Turn { opening: true, .. }));
    assert_eq!(openings.clone().count(), record.games.len());
    assert!(openings.clone().all(|task| !task.cube_decision));
    let doubles = entries(&record)
        .filter(|entry| matches!(entry.event, Event::Double(_)))
        .count();
    let double_tasks = tasks
        .iter()
        .filter(|task| task.kind == TaskKind::Double && task.cube_decision);
    assert_eq!(double_tasks.count(), doubles);
}

#[test]
fn an_answer_carries_the_analysis_of_its_double() {
    let Some(record) = common::analysed_by_gnubg() else {
        return;
    };
    let mut ours = without_analysis(&record);
    let search = common::pip_search();
    for task in &decisions(&ours).0 {
        examine(task, &search, &SETTINGS).store(
            &mut ours,
            search.met(),
            &SETTINGS,
            &SkillThresholds::GNUBG,
        );
    }
    let all: Vec<&Entry> = entries(&ours).collect();
    let mut answers = 0;
    for pair in all.windows(2) {
        if let (Event::Double(_), Event::Take(_) | Event::Pass(_)) =
            (&pair[0].event, &pair[1].event)
        {
            assert_eq!(pair[0].cube_analysis, pair[1].cube_analysis);
            let Some(CubeAnalysis::Evaluation(evaluation)) = pair[0].cube_analysis.as_deref()
            else {
                panic!("no analysis");
            };
            assert!(evaluation.double_take.value.chance().is_some(), "a match");
            assert_eq!(
                evaluation.settings,
                EvalSettings {
                    plies: 0,
                    cubeful: true,
                    deterministic: true,
                    noise: 0.0,
                    prune: true
                }
            );
            answers += 1;
        }
    }
    assert!(answers > 0);
}

#[test]
fn without_a_cube_values_are_cubeless() {
    let Some(mut record) = common::analysed_by_gnubg() else {
        return;
    };
    record.rules.cube = false;
    record.games.truncate(1);
    let search = common::pip_search();
    let mut ours = without_analysis(&record);
    for task in &decisions(&ours).0 {
        assert!(!task.cube_decision);
        examine(task, &search, &SETTINGS).store(
            &mut ours,
            search.met(),
            &SETTINGS,
            &SkillThresholds::GNUBG,
        );
    }
    let candidates = entries(&ours).filter_map(|entry| entry.move_analysis.as_deref());
    let mut seen = 0;
    for candidate in candidates.flat_map(|analysis| &analysis.candidates) {
        let CandidateValue::Evaluation {
            outcome,
            equity,
            settings,
            ..
        } = &candidate.value
        else {
            panic!("no rollouts here");
        };
        assert!(!settings.cubeful);
        // No gammons in the test evaluator: the cubeless equity is 2 win - 1 at any score.
        assert!((2.0 * outcome.win - 1.0 - equity.get()).abs() < 1e-5);
        seen += 1;
    }
    assert!(seen > 50);
}

/// The first legal play of a roll in the opening position.
fn opening_play(roll: Roll) -> Play {
    let mut plays = PlayList::new();
    plays.generate(&Variation::Standard.start(), roll);
    plays.plays()[0]
}

/// As in gnubg: the plays there were are listed with an illegal play, which is none of them.
#[test]
fn an_illegal_play_is_stored_with_the_plays_there_were() {
    let roll = Roll::new(4, 2).unwrap();
    let steps = opening_play(Roll::new(3, 1).unwrap()).steps().into();
    let mut record = MatchRecord::default();
    record.games.push(GameRecord {
        entries: vec![Entry::new(Event::IllegalPlay {
            side: Side::White,
            roll,
            steps,
            after: None,
        })],
        ..GameRecord::default()
    });
    let search = common::pip_search();
    for task in decisions(&record).0 {
        examine(&task, &search, &SETTINGS).store(
            &mut record,
            search.met(),
            &SETTINGS,
            &SkillThresholds::GNUBG,
        );
    }
    let analysis = record.games[0].entries[0].move_analysis.as_deref().unwrap();
    assert_eq!(analysis.played, None);
    assert!(analysis.candidates.len() > 10);
    assert_eq!(analysis.loss(), None);
    let counted = statistics(&record, search.met()).total.sides.white.checker;
    assert_eq!((counted.total, counted.unforced), (1, 1));
}

#[test]
fn illegal_plays_dances_and_beavers_are_passed_over() {
    let roll = |a, b| Roll::new(a, b).unwrap();
    let moved = |side, roll, play| Event::Play(PlayedRoll { side, roll, play });
    let (white, black) = (Side::White, Side::Black);
    let actions = [
        moved(white, roll(3, 1), opening_play(roll(3, 1))),
        // A play of other dice.
        moved(black, roll(6, 5), opening_play(roll(2, 1))),
        Event::IllegalPlay {
            side: white,
            roll: roll(4, 2),
            steps: Box::default(),
            after: None,
        },
        Event::Double(black),
        Event::Double(white),
        Event::Take(black),
        moved(black, roll(5, 4), Play::DANCE),
    ];
    let mut record = MatchRecord::default();
    record.games.push(GameRecord {
        entries: actions.into_iter().map(Entry::new).collect(),
        ..GameRecord::default()
    });
    let search = common::pip_search();
    let (tasks, stopped) = decisions(&record);
    assert!(stopped.is_empty(), "{stopped:?}");
    for task in &tasks {
        examine(task, &search, &SETTINGS).store(
            &mut record,
            search.met(),
            &SETTINGS,
            &SkillThresholds::GNUBG,
        );
    }
    let found: Vec<(bool, bool, bool)> = entries(&record)
        .map(|entry| {
            (
                entry.cube_analysis.is_some(),
                entry.move_analysis.is_some(),
                entry.luck.is_some(),
            )
        })
        .collect();
    let expected = [
        (false, true, true),
        (true, false, true),
        (true, false, true),
        (true, false, false),
        (false, false, false),
        (false, false, false),
        (false, false, true),
    ];
    assert_eq!(found, expected);
}
