//! Plays whose legality shows without looking at any other.

use super::view::{View, target};
use crate::{Board, Play, Point, Roll};

impl Play {
    /// The board after this play, the mover still in its `on_roll` half, if its steps use every die of the roll and each
    /// of them is legal in the order given; also if it is no movement and no checker can be moved.
    ///
    /// Such a play is legal, since no other can use more dice. `None` says nothing: plays that leave a die unused,
    /// or name their steps in another order, may still be in the [`crate::PlayList`].
    #[must_use]
    pub fn whole_after(&self, board: &Board, roll: Roll) -> Option<Board> {
        let moves = self.steps().iter().map(|step| (step.from, step.to));
        if self.is_dance() {
            let sources = |die| View::sources_on(board, die);
            let stuck = sources(roll.high()) | sources(roll.low()) == 0;
            return stuck.then_some(*board);
        }
        whole(board, roll, moves).map(|(_, after)| after)
    }
}

/// The play of these moves, in their order, and the board after it, if they use every die of the roll and each is legal.
pub(crate) fn whole(
    board: &Board,
    roll: Roll,
    moves: impl ExactSizeIterator<Item = (Point, Point)> + Clone,
) -> Option<(Play, Board)> {
    let (high, low) = (roll.high(), roll.low());
    match (moves.len(), roll.is_double()) {
        (4, true) => with_dice(board, moves, [high; 4]),
        (2, false) => with_dice(board, moves.clone(), [high, low, 0, 0])
            .or_else(|| with_dice(board, moves, [low, high, 0, 0])),
        _ => None,
    }
}

/// The same with each move made by its own die.
fn with_dice(
    board: &Board,
    moves: impl Iterator<Item = (Point, Point)>,
    dice: [u8; 4],
) -> Option<(Play, Board)> {
    let mut board = *board;
    let mut play = Play::DANCE;
    for ((from, to), die) in moves.zip(dice) {
        let (from, to) = (from.index(), to.index());
        if to != target(from, die) || View::sources_on(&board, die) >> from & 1 == 0 {
            return None;
        }
        play = play.then(board.advance(from, to));
    }
    Some((play, board))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use crate::testing::{board, roll};
    use crate::{Board, Play, PlayList, Point, Roll, Step, Variation};

    fn play(steps: &[(u8, u8)]) -> Play {
        let point = |n| Point::new(n).unwrap();
        let steps: Vec<Step> = steps
            .iter()
            .map(|&(from, to)| Step {
                from: point(from),
                to: point(to),
                hit: false,
            })
            .collect();
        Play::from_steps(&steps).unwrap()
    }

    #[test]
    fn only_plays_of_all_dice_are_told_from_themselves() {
        let start = Variation::Standard.start();
        let made = play(&[(8, 5), (6, 5)]).whole_after(&start, roll(3, 1));
        assert_eq!(made, start.after(&play(&[(8, 5), (6, 5)])));
        for other in [&[(8, 5)][..], &[(8, 4)], &[(13, 10), (13, 10)], &[]] {
            assert_eq!(play(other).whole_after(&start, roll(3, 1)), None);
        }
        // From the bar first, off only when all are home.
        let entering = board(&[(25, 1), (6, 1)], &[]);
        assert_eq!(
            play(&[(6, 3), (25, 24)]).whole_after(&entering, roll(3, 1)),
            None
        );
        assert!(
            play(&[(25, 22), (6, 5)])
                .whole_after(&entering, roll(3, 1))
                .is_some()
        );
        let shut = board(
            &[(25, 1)],
            &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)],
        );
        assert_eq!(Play::DANCE.whole_after(&shut, roll(3, 1)), Some(shut));
    }

    /// Some position on the way of a game, and a roll.
    fn positions() -> impl Strategy<Value = (Board, Roll)> {
        let rolls =
            prop::collection::vec((1..=6_u8, 1..=6_u8, any::<prop::sample::Index>()), 1..60);
        rolls.prop_map(|rolls| {
            let mut list = PlayList::new();
            let mut board = Variation::Standard.start();
            let mut last = roll(6, 5);
            for (a, b, choice) in rolls {
                last = roll(a, b);
                list.generate(&board, last);
                if list.is_empty() {
                    continue;
                }
                let next = list.boards()[choice.index(list.len())];
                if next.on_roll()[0] == 15 {
                    break;
                }
                board = next.swapped();
            }
            (board, last)
        })
    }

    proptest! {
        #[test]
        fn what_is_told_agrees_with_the_list((board, roll) in positions()) {
            let mut list = PlayList::new();
            list.generate(&board, roll);
            let dice = if roll.is_double() { 4 } else { 2 };
            for (play, after) in list.plays().iter().zip(list.boards()) {
                let whole = play.whole_after(&board, roll);
                if play.steps().len() == dice {
                    prop_assert_eq!(whole, Some(*after));
                } else {
                    prop_assert_eq!(whole, None);
                }
            }
            prop_assert_eq!(Play::DANCE.whole_after(&board, roll).is_some(), list.is_empty());
        }

        #[test]
        fn what_is_told_of_any_steps_is_in_the_list(
            (board, roll) in positions(),
            steps in prop::collection::vec((1..=25_u8, 0..=6_u8), 1..=4),
        ) {
            let steps: Vec<(u8, u8)> = steps
                .iter()
                .map(|&(from, pips)| (from, from.saturating_sub(pips)))
                .collect();
            if let Some(after) = play(&steps).whole_after(&board, roll) {
                let mut list = PlayList::new();
                list.generate(&board, roll);
                prop_assert!(list.find(&after).is_some());
            }
        }
    }
}
