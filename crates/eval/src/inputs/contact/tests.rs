//! The fast inputs against slow ones that follow the definitions word by word.

use barpoint_rules::{Board, Play, PlayList, Roll, Setup, Variation};

use super::*;
use crate::samples::random_boards;

type Half = [u8; 26];

fn fast(board: &Board) -> [f32; CONTACT_INPUTS] {
    let mut out = [f32::NAN; CONTACT_INPUTS];
    contact_inputs(board, &mut out);
    out
}

/// Pips a lone checker on `from` can run with a roll, the other side holding `held` (by their own
/// numbers); bearing off is never blocked.
fn runs(from: usize, held: &dyn Fn(usize) -> bool, roll: Roll) -> usize {
    let open = |pips: usize| pips > 12 || pips >= from || !held(25 - from + pips);
    let (a, b) = (usize::from(roll.high()), usize::from(roll.low()));
    let steps: &[&[usize]] = if a == b {
        &[&[a, a, a, a]]
    } else {
        &[&[a, b], &[b, a]]
    };
    let run = |order: &&[usize]| {
        let mut gone = 0;
        for die in *order {
            if open(gone + die) {
                gone += die;
            } else if a == b {
                break;
            }
        }
        gone
    };
    steps.iter().map(run).max().unwrap()
}

/// (E, M) of a lone checker of the side opposed by `theirs`.
fn escape_and_mobility(from: usize, theirs: &Half) -> (f32, f32) {
    let held = |point: usize| (1..25).contains(&point) && theirs[point] >= 2;
    let (mut escape, mut mobility) = (0.0, 0.0);
    for (roll, weight) in Roll::weighted() {
        let pips = runs(from, &held, roll);
        let weight = f32::from(weight) / 36.0;
        mobility += weight * pips as f32;
        escape += if pips > 6 { weight } else { 0.0 };
    }
    (escape, mobility)
}

fn slow(own: &Half, theirs: &Half) -> SideInputs {
    let places = || (1..26).filter(|&p| own[p] > 0);
    let sum = |weight: &dyn Fn(usize) -> f32| -> f32 {
        places().map(|p| f32::from(own[p]) * weight(p)).sum()
    };
    let when = |condition: bool, value: f32| if condition { value } else { 0.0 };
    let count = |condition: &dyn Fn(usize) -> bool| places().filter(|&p| condition(p)).count();
    let checkers: Vec<usize> = (1..26)
        .rev()
        .flat_map(|p| std::iter::repeat_n(p, own[p].into()))
        .collect();
    let rear = checkers[0];
    let their_rear = (1..26).rev().find(|&p| theirs[p] > 0).unwrap();
    let r = 25 - their_rear;
    let (rear_escape, rear_mobility) = escape_and_mobility(rear, theirs);
    let second = *checkers.get(1).unwrap_or(&rear);
    let mean = sum(&|p| p as f32) / checkers.len() as f32;
    let variance = sum(&|p| (p as f32 - mean).powi(2)) / checkers.len() as f32;
    let closed = (1..7).filter(|&p| theirs[p] >= 2).count() as f32 / 6.0;
    let anchors: Vec<usize> = (19..25).filter(|&p| own[p] >= 2).collect();
    let run_from = |p: usize| (p..25).take_while(|&q| own[q] >= 2).count();
    let holds = |squares: &mut dyn Iterator<Item = usize>| {
        squares
            .map(|s| 1.0 - escape_and_mobility(s, own).0)
            .fold(0.0, f32::max)
    };
    let free_pips = sum(&|p| when(p < r, p as f32)) / 100.0;
    SideInputs {
        rear_escape,
        rear_mobility: rear_mobility * 6.0 / 49.0,
        second_escape: escape_and_mobility(second, theirs).0,
        pips: sum(&|p| p as f32) / 167.0,
        mobility: sum(&|p| when(p > 6, escape_and_mobility(p, theirs).1)) / 15.0 * 6.0 / 49.0,
        contact_pips: sum(&|p| p.saturating_sub(r) as f32) / 167.0,
        free_pips,
        timing: sum(&|p| when((7..=18).contains(&p), p as f32 - 5.0)) / 50.0,
        spares: places()
            .map(|p| f32::from(own[p]) - 3.0)
            .filter(|&n| n > 0.0)
            .sum::<f32>()
            / 6.0,
        in_contact: sum(&|p| when(p > r, 1.0)) / 15.0,
        back: sum(&|p| when(p >= 19, 1.0)) / 5.0,
        spread: variance.sqrt() / 8.0,
        dance: when(own[25] > 0, closed * closed),
        half_dance: when(own[25] > 1, 1.0 - (1.0 - closed) * (1.0 - closed)),
        home_points: count(&|p| p <= 6 && own[p] >= 2) as f32 / 6.0,
        prime: (1..25).map(run_from).max().unwrap() as f32 / 6.0,
        containment: holds(&mut (16..26)),
        containment_ahead: holds(&mut (16..26).filter(|&s| s <= their_rear)),
        deep_anchor: anchors.last().map_or(0.0, |&p| (p - 18) as f32 / 6.0),
        two_anchors: when(anchors.len() > 1, 1.0),
        advanced_anchor: anchors.first().map_or(0.0, |&p| (25 - p) as f32 / 6.0),
        home_blots: count(&|p| p <= 6 && own[p] == 1) as f32 / 3.0
            * [0.5, 1.0].get(their_rear.wrapping_sub(24)).unwrap_or(&0.0),
        stranded: rear.saturating_sub(18) as f32 / 7.0 * free_pips,
        ..SideInputs::default()
    }
}

const NAMES_OF_SHOTS: std::ops::Range<usize> = 12..15;

#[test]
fn all_but_the_shots_follow_their_definitions() {
    for board in random_boards(4000, 1) {
        let fast = fast(&board);
        let halves = [
            (board.on_roll(), board.opponent(), &fast[..PER_SIDE]),
            (board.opponent(), board.on_roll(), &fast[PER_SIDE..]),
        ];
        for (own, theirs, fast) in halves {
            let slow = slow(own, theirs).to_array();
            for i in (0..PER_SIDE).filter(|i| !NAMES_OF_SHOTS.contains(i)) {
                assert!(
                    (fast[i] - slow[i]).abs() < 1e-5,
                    "input {i}: fast {} slow {}\n{own:?}\n{theirs:?}",
                    fast[i],
                    slow[i]
                );
            }
        }
    }
}

/// (hit, double hit, mean pips) of the player on roll's next roll by listing its legal plays.
fn shots_by_plays(board: &Board, plays: &mut PlayList) -> [u32; 3] {
    let mut shots = [0; 3];
    for (roll, weight) in Roll::weighted() {
        plays.generate(board, roll);
        let sent = |after: &Board| after.opponent()[25] - board.opponent()[25];
        let most = plays.boards().iter().map(sent).max().unwrap_or(0);
        // A blot on the hitter's point `t` has come `t` pips from its own bar.
        let hits = plays.plays().iter().flat_map(Play::steps);
        let costs = hits.filter(|s| s.hit).map(|s| u32::from(s.to.number()));
        let weight = u32::from(weight);
        shots[0] += weight * u32::from(most >= 1);
        shots[1] += weight * u32::from(most >= 2);
        shots[2] += weight * costs.max().unwrap_or(0);
    }
    shots
}

#[test]
fn shots_are_those_of_the_legal_plays() {
    let mut plays = PlayList::new();
    let (mut exact_total, mut excess_total) = ([0; 3], [0; 3]);
    for board in random_boards(6000, 2) {
        let exact = shots_by_plays(&board, &mut plays);
        let (own, theirs) = (Masks::of(board.on_roll()), Masks::of(board.opponent()));
        let shots = shots(own, board.on_roll()[25], theirs);
        let fast = [shots.hit, shots.double_hit, shots.pips];
        for i in 0..3 {
            assert!(
                fast[i] >= exact[i],
                "{i}: fast {fast:?} exact {exact:?} {board:?}"
            );
            exact_total[i] += exact[i];
            excess_total[i] += fast[i] - exact[i];
        }
    }
    // Too many: hits that the rule to play both dice forbids, and a few pairs of hits.
    for (i, share) in [1000, 50, 1000].into_iter().enumerate() {
        let (exact, excess) = (exact_total[i], excess_total[i]);
        assert!(excess * share < exact, "{i}: {excess} over {exact}");
    }
}

#[test]
fn inputs_stay_within_bounds() {
    let mut boards = random_boards(4000, 3);
    let start = Variation::Standard.start();
    for place in [1, 18, 24, 25] {
        let mut on_roll = [0; 26];
        on_roll[place] = 15;
        for opponent in [[0; 26], *start.opponent()] {
            boards.extend(Board::try_from(Setup { on_roll, opponent }));
        }
    }
    for board in boards {
        for (i, value) in fast(&board).into_iter().enumerate() {
            assert!(
                (-4.0..=4.0).contains(&value),
                "input {i} is {value}: {board:?}"
            );
        }
    }
}

#[test]
fn both_sides_are_seen_alike() {
    for board in random_boards(200, 4) {
        let (one, other) = (fast(&board), fast(&board.swapped()));
        let [first, second, joint] = [2 * PER_SIDE, 2 * Prospects::COUNT, JOINT];
        for (from, count) in [(0, first / 2), (first, second / 2)] {
            let (middle, to) = (from + count, from + 2 * count);
            assert_eq!(one[from..middle], other[middle..to]);
            assert_eq!(one[middle..to], other[from..middle]);
        }
        let (one, other) = (
            &one[CONTACT_INPUTS - joint..],
            &other[CONTACT_INPUTS - joint..],
        );
        assert_eq!(one[1..], [other[2], other[1]]);
    }
}

/// Every input of one side belongs to one group; what is lost by being left behind needs the sums too.
#[test]
fn groups_make_up_the_inputs() {
    const STRANDED: usize = PER_SIDE - 1;
    for board in random_boards(200, 7) {
        let mut sum = [0.0; CONTACT_INPUTS];
        for (_, group) in ContactGroup::ALL {
            let mut part = [f32::NAN; CONTACT_INPUTS];
            group.write(&board, &mut part);
            for (sum, value) in sum.iter_mut().zip(part) {
                *sum += value;
            }
        }
        for (at, (sum, value)) in sum.into_iter().zip(fast(&board)).enumerate() {
            let stranded = at < 2 * PER_SIDE && at % PER_SIDE == STRANDED;
            if !stranded && at < CONTACT_INPUTS - JOINT {
                assert!((sum - value).abs() < 1e-6, "{at} of {board:?}");
            }
        }
    }
}
