use super::*;
use crate::Variation;
use crate::testing::{board, roll};

#[test]
fn opening_has_447_plays() {
    let mut list = PlayList::new();
    let total: usize = Roll::weighted()
        .map(|(roll, _)| {
            list.generate(&Variation::Standard.start(), roll);
            list.len()
        })
        .sum();
    assert_eq!(total, 447);
}

#[test]
fn opening_31_has_16_plays() {
    let mut list = PlayList::new();
    list.generate(&Variation::Standard.start(), roll(3, 1));
    assert_eq!(list.len(), 16);
}

fn plays(board: &Board, roll: Roll, limit: PointLimit) -> Vec<Vec<(u8, u8)>> {
    let mut list = PlayList::new();
    list.generate_with(board, roll, limit);
    list.plays()
        .iter()
        .map(|play| {
            let step = |s: &crate::Step| (s.from.number(), s.to.number());
            play.steps().iter().map(step).collect()
        })
        .collect()
}

#[test]
fn larger_die_is_played_when_either_but_not_both_can_be() {
    // 24/18 and 24/19 are open, everything 11 pips away is not.
    let board = board(&[(24, 1)], &[(12, 2), (20, 1)]);
    let found = plays(&board, roll(6, 5), PointLimit::Unlimited);
    assert_eq!(found, [[(24, 18)]]);
}

#[test]
fn both_dice_must_be_played_even_when_one_bears_off_the_last_checker() {
    // Source: testdata/perft, "one checker left on 6, opponent blot on the way".
    let board = board(&[(6, 1)], &[(20, 1)]);
    let found = plays(&board, roll(6, 1), PointLimit::Unlimited);
    assert_eq!(found, [[(6, 5), (5, 0)]]);
}

#[test]
fn hitting_on_the_way_is_another_play() {
    let quiet = board(&[(24, 1)], &[]);
    let blot = board(&[(24, 1)], &[(3, 1)]);
    let count = |b| plays(&b, roll(3, 2), PointLimit::Unlimited).len();
    assert_eq!((count(quiet), count(blot)), (1, 2));
}

#[test]
fn egyptian_rule_bars_a_sixth_checker() {
    let board = board(&[(8, 2), (6, 5)], &[(1, 2)]);
    let onto_six = |plays: Vec<Vec<(u8, u8)>>| {
        plays
            .into_iter()
            .filter(|play| play.contains(&(8, 6)))
            .collect::<Vec<_>>()
    };
    let free = onto_six(plays(&board, roll(2, 2), PointLimit::Unlimited));
    assert!(free.iter().any(|play| play[..2] == [(8, 6), (8, 6)]));
    // The stack on the six point must shrink before a checker can come in.
    let limited = onto_six(plays(&board, roll(2, 2), PointLimit::Five));
    assert!(!limited.is_empty());
    assert!(limited.iter().all(|play| play[0] == (6, 4)));
}

#[test]
fn egyptian_rule_does_not_limit_checkers_off() {
    let board = board(&[(1, 2)], &[]);
    assert_eq!(board.on_roll()[0], 13);
    assert_eq!(plays(&board, roll(6, 5), PointLimit::Five).len(), 1);
}

#[test]
fn found_is_what_is_legal() {
    let start = Variation::Standard.start();
    let mut list = PlayList::new();
    list.generate(&start, roll(3, 1));
    let after = |steps: &[(u8, u8)]| {
        let mut play = Play::DANCE;
        for &(from, to) in steps {
            play = play.then(crate::Step {
                from: crate::Point::new(from).unwrap(),
                to: crate::Point::new(to).unwrap(),
                hit: false,
            });
        }
        start.after(&play)
    };
    let made = after(&[(8, 5), (6, 5)]).unwrap();
    assert_eq!(list.find(&made).map(|i| list.boards()[i]), Some(made));
    let two_threes = after(&[(8, 5), (8, 5)]).unwrap();
    assert_eq!(list.find(&two_threes), None);
    assert_eq!(after(&[(6, 1)]), None, "no landing on a held point");
    assert_eq!(after(&[(7, 1)]), None, "no leaving an empty point");
    assert_eq!(after(&[(6, 8)]), None, "no going backwards");
}
