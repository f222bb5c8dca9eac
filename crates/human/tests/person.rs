//! Opponents play by the rules, always the same way, and the worse the weaker they are.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeContext, Met};
use barpoint_eval::{CubeUse, Search, nets};
use barpoint_human::{DoubleQuestion, Habits, HumanPr, Person, PlayQuestion, TakeQuestion};
use barpoint_rules::{Board, PlayList, Roll};
use barpoint_testkit::Phase;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const RATINGS: [f32; 6] = [3.0, 5.0, 8.0, 12.0, 16.0, 20.0];

fn search() -> Search {
    let evaluator = nets::production(Arc::new(OneSided::build())).expect("the nets built in");
    Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 0)
}

/// Positions of all sorts with rolls.
fn positions(count: usize) -> Vec<(Board, Roll)> {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut one = |at: usize| {
        let phase = Phase::ALL[at % Phase::ALL.len()];
        let roll = Roll::new(rng.random_range(1..=6), rng.random_range(1..=6));
        (phase.board(&mut rng), roll.expect("dice from 1 to 6"))
    };
    (0..count).map(&mut one).collect()
}

fn pr(rating: f32) -> HumanPr {
    HumanPr::new(rating).expect("a rating in range")
}

#[test]
fn plays_are_legal_and_the_same_each_time() {
    let search = search();
    let money = CubeContext::MONEY;
    let mut plays = PlayList::new();
    let mut differ = 0;
    for (board, roll) in positions(240) {
        plays.generate(&board, roll);
        let chosen = |seed| {
            let person = Person::new(pr(20.0), seed);
            person.play(&search, (&board, money), roll, CubeUse::Cubeful)
        };
        let found = chosen(1);
        assert_eq!(found, chosen(1));
        assert_eq!(found.is_some(), !plays.is_empty());
        if let Some(row) = found {
            assert!(plays.find(&row.after).is_some());
            assert_eq!(board.after(&row.play), Some(row.after));
            differ += u32::from(chosen(2) != Some(row));
        }
    }
    assert!(differ > 20, "{differ}");
}

#[test]
fn weaker_people_give_up_more() {
    let search = search();
    let habits = Habits::of_people();
    let asked: Vec<PlayQuestion> = positions(360)
        .iter()
        .map(|(board, roll)| {
            let position = (board, CubeContext::MONEY);
            PlayQuestion::new(&search, position, *roll, CubeUse::Cubeful)
        })
        .collect();
    let given_up = RATINGS.map(|rating| {
        let weights = habits.of(pr(rating));
        let of = |question: &PlayQuestion| -> f64 {
            let chances = question.chances(&weights);
            chances
                .iter()
                .zip(&question.terms)
                .map(|(p, terms)| -p * f64::from(terms[0]))
                .sum()
        };
        asked.iter().map(of).sum::<f64>()
    });
    assert!(given_up.is_sorted_by(|a, b| a < b), "{given_up:?}");
    assert!(given_up[5] > 3.0 * given_up[0], "{given_up:?}");
}

#[test]
fn the_clearer_a_cube_decision_the_surer_the_action() {
    let search = search();
    let weights = Habits::of_people().of(pr(8.0));
    // A race: ever further ahead. Nobody doubles far behind or passes far ahead.
    let race = |own: u8| {
        Board::with_checkers(&[(6, 5), (5, 5), (own, 5)], &[(6, 5), (5, 5), (10, 5)]).unwrap()
    };
    let doubles = [18, 14, 11, 10, 9].map(|own| {
        let question = DoubleQuestion::new(&search, &race(own), CubeContext::MONEY);
        question.unwrap().chance(&weights)
    });
    assert!(doubles.is_sorted_by(|a, b| a <= b), "{doubles:?}");
    assert!(doubles[0] < 0.02, "{doubles:?}");
    let takes = [10, 9, 8, 7, 4].map(|own| {
        let question = TakeQuestion::new(&search, &race(own), CubeContext::MONEY);
        question.unwrap().chance(&weights)
    });
    assert!(takes.is_sorted_by(|a, b| a >= b), "{takes:?}");
    assert!(takes[0] > 0.95 && takes[4] < 0.05, "{takes:?}");
}

#[test]
fn ratings_out_of_range_are_refused() {
    for text in ["human:2.9", "human:20.5", "human:x", "human", "person:8"] {
        assert!(text.parse::<HumanPr>().is_err(), "{text}");
    }
    assert_eq!(HumanPr::new(f32::NAN), None);
    let person = Person::new(pr(7.5), 3);
    assert_eq!(person.pr().to_string(), "human:7.5");
}
