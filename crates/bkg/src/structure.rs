//! How one side's men stand: spacing, stacks, the home board, the next point to make (paper, IV.E and IV.F).

use crate::men::{HOME, mirrored};
use crate::{Men, OpenPoints};

/// `Moment2`: the second moment of the men behind the centre of mass, about that centre.
#[must_use]
pub fn moment2(men: &Men) -> f64 {
    let count = 15 - men.off();
    if count == 0 {
        return 0.0;
    }
    let centre = f64::from(men.pips()) / f64::from(count);
    men.places()
        .map(|(place, men)| (f64::from(place) - centre, f64::from(men)))
        .filter(|&(behind, _)| behind > 0.0)
        .map(|(behind, men)| men * behind * behind)
        .sum()
}

/// `Closeboard`: points closed at home, less the points the other side holds there, less 1 for every two blots there.
#[must_use]
pub fn close_board(men: &Men, other: &Men) -> i32 {
    let held = (mirrored(other.points()) & HOME).count_ones();
    let closed = (men.points() & HOME).count_ones();
    closed.cast_signed() - held.cast_signed() - home_blots(men) / 2
}

/// `Homblots`: blots at home.
#[must_use]
pub const fn home_blots(men: &Men) -> i32 {
    (men.singles() & HOME).count_ones().cast_signed()
}

/// `Histack`: for each point 1 for the third man, 1 for the fourth, 2 for the fifth, 3 for the sixth and so on.
///
/// ```
/// use barpoint_bkg::{Men, high_stacks};
/// use barpoint_rules::Variation;
///
/// // Two stacks of five and one of three.
/// assert_eq!(high_stacks(&Men::of(Variation::Standard.start().on_roll())), 9);
/// ```
#[must_use]
pub fn high_stacks(men: &Men) -> i32 {
    let stack = |men: i32| (3..=men).map(|man| (man - 3).max(1)).sum::<i32>();
    men.places()
        .filter(|&(place, _)| place <= 24)
        .map(|(_, men)| stack(i32::from(men)))
        .sum()
}

/// `GAP`: points without an own man between the man furthest back and the other side's, which a man may have to cross
/// alone.
#[must_use]
pub fn gap(men: &Men, other: &Men) -> i32 {
    let (from, to) = (men.most_back(), 25 - other.most_back().min(24));
    if from <= to {
        return 0;
    }
    let between = (1 << from) - (2 << to);
    (between & !men.occupied()).count_ones().cast_signed()
}

/// The point that a side wants to make next: the one of highest value that neither side holds.
#[must_use]
pub fn next_point(men: &Men, other: &Men, open: &OpenPoints) -> Option<u8> {
    let taken = men.points() | mirrored(other.points());
    let mut best = None;
    for (point, &value) in (0..).zip(&open.point_values) {
        let beats = best.is_none_or(|(_, highest)| value > highest);
        if value > 0.0 && taken >> point & 1 == 0 && beats {
            best = Some((point, value));
        }
    }
    best.map(|(point, _)| point)
}

/// `Builders`: spare men (single, or more than two on a point) within six points behind the point to make next.
#[must_use]
pub fn builders(men: &Men, point: u8) -> i32 {
    (point + 1..=(point + 6).min(24))
        .map(|place| match men.on(place) {
            1 => 1,
            count => i32::from(count.saturating_sub(2)),
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::{Board, Variation};
    use barpoint_testkit::board;

    fn men(board: &Board) -> (Men, Men) {
        (Men::of(board.on_roll()), Men::of(board.opponent()))
    }

    #[test]
    fn moment_of_two_men_apart() {
        // Centre 8; only the man on 12 is behind it.
        assert!((moment2(&men(&board(&[(12, 1), (4, 1)], &[])).0) - 16.0).abs() < 1e-9);
        // Start: centre 167/15; two men 12.87 behind, five 1.87 behind.
        let start = moment2(&men(&Variation::Standard.start()).0);
        assert!((start - 348.52).abs() < 0.01, "{start}");
    }

    /// The term is there to keep men together: closing up lowers it, running ahead raises it.
    #[test]
    fn stragglers_and_runaways_both_cost() {
        let base = moment2(&men(&board(&[(12, 2), (8, 6), (6, 7)], &[])).0);
        let closer = moment2(&men(&board(&[(11, 2), (8, 6), (6, 7)], &[])).0);
        let ahead = moment2(&men(&board(&[(12, 2), (8, 6), (6, 3), (1, 4)], &[])).0);
        assert!(closer < base && base < ahead);
    }

    #[test]
    fn the_board_counts_points_less_enemy_points_and_pairs_of_blots() {
        let closed = |own: &[(u8, u8)], other: &[(u8, u8)]| {
            let (own, other) = men(&board(own, other));
            close_board(&own, &other)
        };
        assert_eq!(closed(&[(6, 2), (5, 2), (4, 3)], &[]), 3);
        assert_eq!(closed(&[(6, 2), (5, 2), (4, 1), (3, 1)], &[]), 1);
        assert_eq!(closed(&[(6, 2), (5, 2), (4, 1)], &[(24, 2)]), 1);
        assert_eq!(closed(&[(4, 1), (3, 1)], &[(24, 2)]), -2);
    }

    #[test]
    fn stacks_grow_dear() {
        let stacks = [(2, 0), (3, 1), (4, 2), (5, 4), (6, 7), (7, 11)];
        for (count, value) in stacks {
            assert_eq!(high_stacks(&men(&board(&[(6, count)], &[])).0), value);
        }
    }

    #[test]
    fn gaps_are_empty_points_up_to_the_other_sides_last_man() {
        let gap = |own: &[(u8, u8)], other: &[(u8, u8)]| {
            let (own, other) = men(&board(own, other));
            gap(&own, &other)
        };
        // Men on 9, 8, 6 against an anchor on the ace point: 7, 5, 4, 3 and 2 are empty.
        assert_eq!(gap(&[(9, 2), (8, 2), (6, 2)], &[(24, 2)]), 5);
        assert_eq!(gap(&[(9, 2), (8, 2), (6, 2)], &[(20, 2)]), 1);
        assert_eq!(gap(&[(6, 2)], &[(20, 2)]), 0);
        assert_eq!(gap(&[(6, 2)], &[(12, 2)]), 0, "past each other");
        assert_eq!(
            gap(&[(3, 1)], &[(25, 1)]),
            1,
            "a man on the bar is behind all points"
        );
    }

    #[test]
    fn the_five_point_comes_first_and_is_built_from_behind() {
        let (own, other) = men(&Variation::Standard.start());
        assert_eq!(next_point(&own, &other, &OpenPoints::CHOSEN), Some(5));
        // Three spare men on the 6 point and one on the 8 point.
        assert_eq!(builders(&own, 5), 4);
        let (own, other) = men(&board(&[(5, 2), (6, 2)], &[(21, 2)]));
        assert_eq!(next_point(&own, &other, &OpenPoints::CHOSEN), Some(7));
    }
}
