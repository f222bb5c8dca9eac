//! Searches find what a look at every decision finds, and statistics count what searches find.

use crate::common::{add, library, prepared, read};
use crate::synthetic::made_up;
use barpoint_analysis::statistics::statistics;
use barpoint_equity::{Equity, Met};
use barpoint_record::{Date, SkillMark, SkillThresholds};
use barpoint_rules::{Board, Roll, Side};
use barpoint_store::{
    Count, Decision, DecisionKind, Demand, Library, MatchFilter, MatchId, Pattern, Phase, Place,
    Query, Score, ScoreQuery, Whose, decisions_of,
};
use barpoint_testkit::fixture;
use proptest::prelude::*;
use tempfile::TempDir;

/// Matches of the library of these tests.
const MATCHES: u64 = 24;

/// Every seventh entry has marks that a person set.
const fn is_by_hand(decision: &Decision) -> bool {
    decision.at.entry % 7 == 3
}

/// A library, and every decision in it with the number of its match.
fn filled() -> (TempDir, Library, Vec<(MatchId, Decision)>) {
    let (folder, mut library) = library();
    let mut all = Vec::new();
    for number in 0..MATCHES {
        let record = made_up(number);
        let added = prepared(&record).marked_by_hand(is_by_hand);
        library.import(&[added]).unwrap();
        let id = MatchId::new(i64::try_from(number).unwrap() + 1);
        let mut decisions = decisions_of(&record, &Met::kazaross_xg2());
        for decision in &mut decisions {
            decision.by_hand = is_by_hand(decision);
        }
        all.extend(decisions.into_iter().map(|decision| (id, decision)));
    }
    (folder, library, all)
}

fn holds(demand: Demand, board: &Board) -> bool {
    let half = match demand.whose {
        Whose::Own => board.on_roll(),
        Whose::Opponent => board.opponent(),
    };
    let found = match (demand.place, demand.whose) {
        (Place::Off, _) => half[0],
        (Place::Bar, _) => half[25],
        (Place::Point(point), Whose::Own) => half[usize::from(point)],
        (Place::Point(point), Whose::Opponent) => half[25 - usize::from(point)],
    };
    match demand.count {
        Count::AtLeast(least) => found >= least,
        Count::Exactly(count) => found == count,
    }
}

/// Whether a query means a decision, looked at alone; of matches it asks for nothing but Ann.
fn is_meant(query: &Query, decision: &Decision) -> bool {
    fn fits<T: PartialEq>(list: &[T], value: Option<T>) -> bool {
        list.is_empty() || value.is_some_and(|value| list.contains(&value))
    }
    let score = match decision.score {
        Score::Money => ScoreQuery::Money,
        Score::Match {
            away,
            opponent_away,
            ..
        } => ScoreQuery::Match {
            away,
            opponent_away,
            crawford: None,
        },
    };
    let loss = decision.loss.map(Equity::get);
    (query.matches.player.is_none() || decision.side == Side::White)
        && fits(&query.kinds, Some(decision.kind))
        && fits(&query.phases, Some(decision.phase))
        && fits(&query.rolls, decision.roll)
        && fits(&query.marks, decision.mark_by(&query.thresholds))
        && fits(&query.scores, Some(score))
        && fits(&query.cubes, Some(decision.cube))
        && query
            .least_loss
            .is_none_or(|least| loss.is_some_and(|loss| loss >= least.get()))
        && query
            .pattern
            .demands
            .iter()
            .all(|&demand| holds(demand, &decision.board))
}

fn some<T: Clone + std::fmt::Debug + 'static>(values: Vec<T>) -> impl Strategy<Value = Vec<T>> {
    let most = values.len().min(2);
    prop_oneof![3 => Just(Vec::new()), 1 => proptest::sample::subsequence(values, 1..=most)]
}

fn demands() -> impl Strategy<Value = Demand> {
    let place = prop_oneof![8 => (1_u8..=24).prop_map(Place::Point), 1 => Just(Place::Bar), 1 => Just(Place::Off)];
    let count = (any::<bool>(), 0_u8..4);
    (any::<bool>(), place, count).prop_map(|(own, place, (exactly, count))| Demand {
        whose: if own { Whose::Own } else { Whose::Opponent },
        place,
        count: if exactly {
            Count::Exactly(count)
        } else {
            Count::AtLeast(count)
        },
    })
}

fn queries() -> impl Strategy<Value = Query> {
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    let scores = ["7-7", "3-5", "1-2", "2-1", "money"].map(|score| score.parse().unwrap());
    let lists = (
        some(DecisionKind::ALL.to_vec()),
        some(Phase::ALL.to_vec()),
        some(rolls),
        some(vec![
            SkillMark::VeryBad,
            SkillMark::Bad,
            SkillMark::Doubtful,
        ]),
        some(scores.to_vec()),
        some(vec![1, 2]),
    );
    let loss = proptest::option::of((0.0_f32..0.3).prop_map(Equity));
    let thresholds = prop_oneof![
        Just(SkillThresholds::GNUBG),
        Just("0.1,0.2,0.3".parse().unwrap())
    ];
    let demands = proptest::collection::vec(demands(), 0..3);
    (lists, loss, thresholds, demands).prop_map(|(lists, least_loss, thresholds, demands)| {
        let (kinds, phases, rolls, marks, scores, cubes) = lists;
        Query {
            matches: MatchFilter::default(),
            kinds,
            phases,
            rolls,
            marks,
            thresholds,
            scores,
            cubes,
            least_loss,
            pattern: Pattern { demands },
        }
    })
}

#[test]
fn searches_find_what_a_look_at_every_decision_finds() {
    let (_folder, library, all) = filled();
    let ann = library.player("Ann").unwrap();
    let asked = (queries(), any::<bool>(), 0_usize..30);
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(200));
    let outcome = runner.run(&asked, |(mut query, of_ann, most)| {
        query.matches.player = ann.filter(|_| of_ann);
        let mut expected: Vec<&(MatchId, Decision)> = all
            .iter()
            .filter(|(_, decision)| is_meant(&query, decision))
            .collect();
        let found = library.search(&query, most).unwrap();
        prop_assert_eq!(found.total, expected.len() as u64);
        let counting = expected.iter().filter(|(_, decision)| decision.counts);
        prop_assert_eq!(found.rate.decisions() as usize, counting.count());
        // Sorting keeps the order of those that lost the same; what lost an unknown amount comes last.
        let loss = |decision: &Decision| decision.loss.map_or(-1.0, Equity::get);
        expected.sort_by(|(_, one), (_, other)| loss(other).total_cmp(&loss(one)));
        expected.truncate(most);
        let hits: Vec<(MatchId, Decision)> = found
            .hits
            .into_iter()
            .map(|hit| (hit.match_id, hit.decision))
            .collect();
        let expected = expected.into_iter().map(|(id, decision)| {
            let mark = decision.mark_by(&query.thresholds);
            (
                *id,
                Decision {
                    mark,
                    ..decision.clone()
                },
            )
        });
        prop_assert_eq!(hits, expected.collect::<Vec<_>>());
        Ok(())
    });
    outcome.unwrap();
}

#[test]
fn matches_are_found_by_what_is_known_of_them() {
    let (_folder, mut library, _) = filled();
    library.tag(MatchId::new(3), "Lost").unwrap();
    let count = |filter: &MatchFilter| library.matches(filter).unwrap().len();
    let none = MatchFilter::default();
    assert_eq!(count(&none), 24);
    let event = |event: &str| MatchFilter {
        event: Some(event.to_owned()),
        ..none.clone()
    };
    // Cup 1 and 10 to 19.
    assert_eq!(count(&event("cup 1")), 11);
    assert_eq!(count(&event("%")), 0);
    let date = |year, month, day| Some(Date { year, month, day });
    let played = |since, until| MatchFilter {
        since,
        until,
        ..none.clone()
    };
    assert_eq!(
        count(&played(
            date(2000, Some(1), Some(5)),
            date(2000, Some(1), Some(7))
        )),
        3
    );
    assert_eq!(count(&played(None, date(2000, None, None))), 24);
    assert_eq!(count(&played(date(2000, Some(2), None), None)), 0);
    let player = |name| library.player(name).unwrap();
    let rival = MatchFilter {
        player: player("Rival 5"),
        opponent: player("Ann"),
        length: Some(7),
        ..none.clone()
    };
    assert_eq!(count(&rival), 1);
    let tagged = MatchFilter {
        tag: Some("lost".to_owned()),
        ..none
    };
    assert_eq!(library.matches(&tagged).unwrap()[0].id, MatchId::new(3));
    library.untag(MatchId::new(3), "LOST").unwrap();
    assert_eq!(library.matches(&tagged).unwrap(), []);
}

#[test]
fn statistics_add_up_whichever_way_they_are_counted() {
    let (_folder, library, all) = filled();
    let filter = MatchFilter {
        player: library.player("ann").unwrap(),
        ..MatchFilter::default()
    };
    let found = library.statistics(&filter).unwrap();
    let total = found.total();
    let counting = || {
        all.iter()
            .filter(|(_, decision)| decision.counts && decision.side == Side::White)
    };
    assert_eq!(total.decisions() as usize, counting().count());
    let loss: f64 = counting()
        .map(|(_, decision)| f64::from(decision.loss.unwrap().get()))
        .sum();
    assert!((total.loss() - loss).abs() < 1e-9);
    let sums = [
        found
            .matches
            .iter()
            .map(|seat| seat.rate.decisions())
            .sum::<u32>(),
        found.scores.iter().map(|(_, rate)| rate.decisions()).sum(),
        Phase::ALL
            .iter()
            .map(|&phase| found.of_phase(phase).decisions())
            .sum(),
        found.of_kinds(&[DecisionKind::Checker]).decisions() + found.cube().decisions(),
        found.of_kinds(&[DecisionKind::Checker]).decisions()
            + found.doubles().decisions()
            + found.answers().decisions(),
        found.rolling(24).last().unwrap().1.decisions(),
    ];
    assert_eq!(sums, [total.decisions(); 6]);
    assert_eq!(
        found.rolling(1).last().unwrap().1,
        found.matches.last().unwrap().rate
    );
    let dates: Vec<_> = found
        .matches
        .iter()
        .map(|seat| seat.played.unwrap().day)
        .collect();
    assert!(dates.is_sorted());
    let balance = found.luck_balance();
    let matches =
        balance.lucky_wins + balance.unlucky_wins + balance.lucky_losses + balance.unlucky_losses;
    assert_eq!(matches, 24);
    let costs: Vec<f64> = found
        .expenses()
        .iter()
        .map(|cell| cell.rate.loss())
        .collect();
    assert!(costs.is_sorted_by(|one, other| one >= other) && costs.len() > 5);
}

#[test]
fn ratings_are_those_of_the_analysis() {
    let Some(path) = fixture("fixtures/matches/sgf/paris7.sgf") else {
        return;
    };
    let (_folder, mut library) = library();
    let record = read(&path);
    add(&mut library, &record);
    let counted = statistics(&record, &Met::kazaross_xg2()).total;
    let found = library.statistics(&MatchFilter::default()).unwrap();
    assert_eq!(found.matches.len(), 2);
    for seat in &found.matches {
        let side = &counted.sides[seat.side];
        assert_eq!(seat.rate.decisions(), side.decisions());
        let (ours, theirs) = (seat.rate.pr().unwrap(), f64::from(side.pr().unwrap()));
        assert!((ours - theirs).abs() < 1e-3, "{ours} {theirs}");
    }
}
