use barpoint_rules::{Setup, Variation};
use barpoint_testkit::board;

use super::*;
use crate::samples::random_boards;

#[test]
fn wild_positions_by_example() {
    let usual = [(6, 5), (8, 3), (13, 5), (24, 2)];
    let cases: [(&[(u8, u8)], bool); 10] = [
        (&usual, false),
        (&[(6, 11), (8, 4)], false),
        (&[(6, 12), (8, 3)], true),
        (&[(7, 7), (8, 6), (3, 2)], false),
        (&[(7, 8), (8, 5), (3, 2)], true),
        (&[(24, 8), (6, 7)], true),
        (&[(24, 7), (6, 8)], false),
        (&[(19, 3), (20, 2), (21, 1), (25, 2), (6, 7)], true),
        (
            &[
                (1, 1),
                (5, 1),
                (8, 1),
                (9, 1),
                (10, 1),
                (17, 1),
                (24, 1),
                (6, 8),
            ],
            false,
        ),
        (
            &[
                (1, 1),
                (5, 1),
                (8, 1),
                (9, 1),
                (10, 1),
                (16, 1),
                (17, 1),
                (24, 1),
                (6, 7),
            ],
            true,
        ),
    ];
    for (half, wild) in cases {
        let board = board(half, &[(2, 3), (3, 3), (7, 3), (10, 2), (11, 2), (13, 2)]);
        assert_eq!(Plan::of(&board) == Plan::Wild, wild, "{half:?}");
        assert_eq!(Plan::of(&board.swapped()) == Plan::Wild, wild, "{half:?}");
    }
    assert_eq!(Plan::of(&Variation::Standard.start()), Plan::BothHeld);
}

#[test]
fn wild_by_what_both_sides_have() {
    type Half<'a> = &'a [(u8, u8)];
    let usual: Half<'_> = &[(6, 5), (8, 3), (13, 5), (24, 2)];
    let five: Half<'_> = &[(1, 1), (2, 1), (4, 1), (5, 1), (7, 1), (6, 5), (8, 5)];
    let cases: [(Half<'_>, Half<'_>, bool); 8] = [
        // Ten blots.
        (
            &[
                (3, 1),
                (7, 1),
                (9, 1),
                (11, 1),
                (15, 1),
                (6, 4),
                (8, 3),
                (13, 3),
            ],
            five,
            true,
        ),
        (&[(6, 4), (8, 4), (13, 4), (3, 3)], five, false),
        // Five points.
        (
            &[(6, 6), (8, 6), (10, 3)],
            &[(7, 6), (9, 6), (11, 3)],
            false,
        ),
        (&[(6, 8), (8, 6), (10, 1)], &[(7, 6), (9, 6), (11, 3)], true),
        // A heap each.
        (
            &[(13, 7), (6, 4), (8, 4)],
            &[(6, 11), (8, 2), (24, 2)],
            true,
        ),
        (
            &[(13, 7), (6, 4), (8, 4)],
            &[(6, 10), (8, 3), (24, 2)],
            false,
        ),
        // Four away from home after bearing off.
        (&[(2, 3), (3, 3), (9, 2), (24, 2)], usual, true),
        (&[(2, 3), (3, 3), (9, 1), (24, 2)], usual, false),
    ];
    for (one, other, wild) in cases {
        let board = board(one, other);
        assert_eq!(Plan::of(&board) == Plan::Wild, wild, "{one:?} {other:?}");
        assert_eq!(
            Plan::of(&board.swapped()) == Plan::Wild,
            wild,
            "{one:?} {other:?}"
        );
    }
}

/// The board with every other place of the side on roll empty.
fn without_some(board: &Board) -> Board {
    let mut on_roll = *board.on_roll();
    for count in on_roll.iter_mut().step_by(2) {
        *count = 0;
    }
    let opponent = *board.opponent();
    Board::try_from(Setup { on_roll, opponent }).unwrap()
}

#[test]
fn wild_is_what_it_says() {
    let count =
        |half: &[u8], wanted: fn(u8) -> bool| half.iter().filter(|&&count| wanted(count)).count();
    let checkers = |half: &[u8]| half.iter().sum::<u8>();
    let slowly = |board: &Board| {
        let sides = [board.on_roll(), board.opponent()];
        let sum =
            |of: &dyn Fn(&[u8; 26]) -> usize| sides.iter().map(|half| of(half)).sum::<usize>();
        let blots = |half: &[u8; 26]| count(&half[1..25], |count| count == 1);
        let back = |half: &[u8; 26]| usize::from(checkers(&half[19..]));
        let alone = sides.iter().any(|half| {
            count(&half[7..25], |count| count >= 8) > 0
                || count(&half[1..7], |count| count >= 12) > 0
                || back(half) >= 8
                || blots(half) >= 8
                || checkers(&half[1..]) < 15 && checkers(&half[7..]) >= 4
        });
        let heaps = sides.iter().all(|half| {
            count(&half[7..25], |count| count >= 7) > 0
                || count(&half[1..7], |count| count >= 11) > 0
        });
        let all = sum(&|half| usize::from(checkers(&half[1..]))) == 30;
        alone
            || sum(&blots) >= 10
            || heaps
            || all && sum(&|half| count(&half[1..25], |count| count >= 2)) <= 5
    };
    let mut wild = 0;
    for (number, board) in random_boards(20_000, 8).into_iter().enumerate() {
        let board = if number % 2 == 0 {
            board
        } else {
            without_some(&board)
        };
        let found = Plan::of(&board) == Plan::Wild;
        assert_eq!(found, slowly(&board), "{board:?}");
        wild += usize::from(found);
    }
    assert!((1_000..19_000).contains(&wild), "{wild}");
}
