//! The fast play generator against the slow one.

use barpoint_rules::{Board, CHECKERS, Play, PlayList, PointLimit, Roll};
use barpoint_testkit::{Phase, boards, rolls};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A board in an order fit for sorting.
type Key = ([u8; 26], [u8; 26]);

fn sorted(list: &PlayList) -> Vec<Key> {
    let mut keys: Vec<Key> = list
        .boards()
        .iter()
        .map(|board| (*board.on_roll(), *board.opponent()))
        .collect();
    keys.sort_unstable();
    keys
}

#[track_caller]
fn check(board: &Board, roll: Roll, fast: &mut PlayList, slow: &mut PlayList) {
    fast.generate(board, roll);
    slow.generate_slowly(board, roll, PointLimit::Unlimited);
    assert_eq!(sorted(fast), sorted(slow), "roll {roll} of {board:?}");
    for (play, after) in fast.plays().iter().zip(fast.boards()) {
        assert_eq!(board.after(play), Some(*after), "{play:?} of {board:?}");
    }
}

#[test]
fn fast_and_slow_generators_agree_in_every_phase() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut fast, mut slow) = (PlayList::new(), PlayList::new());
    let rolls: Vec<Roll> = Roll::weighted().map(|(roll, _)| roll).collect();
    for round in 0..20_000 {
        for phase in Phase::ALL {
            let board = phase.board(&mut rng);
            check(&board, rolls[round % rolls.len()], &mut fast, &mut slow);
        }
    }
}

proptest! {
    #[test]
    fn plays_keep_the_rules(board in boards(), roll in rolls()) {
        let mut list = PlayList::new();
        list.generate(&board, roll);
        let used = |play: &Play| play.steps().len();
        let longest = list.plays().iter().map(used).max();
        for (index, (play, after)) in list.plays().iter().zip(list.boards()).enumerate() {
            prop_assert_eq!(Some(used(play)), longest);
            prop_assert_eq!(list.find(after), Some(index), "listed twice");
            for half in [after.on_roll(), after.opponent()] {
                prop_assert_eq!(half.iter().sum::<u8>(), CHECKERS);
            }
            let pips = board.pip_count() - after.pip_count();
            prop_assert!(pips > 0 && pips <= 4 * u32::from(roll.high()));
            let hits = play.steps().iter().filter(|step| step.hit).count();
            let sent_back = after.opponent()[25] - board.opponent()[25];
            prop_assert_eq!(hits, usize::from(sent_back));
        }
    }

    #[test]
    fn the_egyptian_rule_only_takes_plays_away(board in boards(), roll in rolls()) {
        let mut limited = PlayList::new();
        limited.generate_with(&board, roll, PointLimit::Five);
        for after in limited.boards() {
            for (before, after) in board.on_roll()[1..25].iter().zip(&after.on_roll()[1..25]) {
                prop_assert!(*after <= 5 || after <= before, "{after} on a point");
            }
        }
    }

    #[test]
    fn exchanging_the_sides_twice_changes_nothing(board in boards()) {
        prop_assert_eq!(board.swapped().swapped(), board);
        prop_assert_eq!(board.swapped().pip_count(), board.opponent_pip_count());
    }
}
