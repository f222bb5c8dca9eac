//! The fast play generator against the slow one.

use barpoint_rules::{Board, PlayList, PointLimit, Roll};
use barpoint_testkit::Phase;
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
