//! Half-turns (one die each) until men are home or off (paper, IV.F).

use crate::Men;

/// Distance times two over seven, rounded up: half-turns that one man is expected to need.
const fn expected(distance: u8) -> i32 {
    (distance as i32 * 2 + 6) / 7
}

/// `Expallin`: expected half-turns to bring all men home, each man on its own.
///
/// ```
/// use barpoint_bkg::{Men, expected_all_in};
/// use barpoint_rules::Board;
///
/// // One pip is a half-turn, four pips are two.
/// let board = Board::with_checkers(&[(7, 1), (10, 2), (3, 1)], &[])?;
/// assert_eq!(expected_all_in(&Men::of(board.on_roll())), 1 + 2 * 2);
/// # Ok::<(), barpoint_rules::BoardError>(())
/// ```
#[must_use]
pub fn expected_all_in(men: &Men) -> i32 {
    men.places()
        .map(|(place, men)| i32::from(men) * expected(place.saturating_sub(6)))
        .sum()
}

/// `Exp1off`: expected half-turns to bear the first man off; 0 if one is off.
#[must_use]
pub fn expected_first_off(men: &Men) -> i32 {
    match men.off() {
        0 => expected_all_in(men) + foremost_home(men, expected),
        _ => 0,
    }
}

/// `Expturns`: expected half-turns to bear off all men.
#[must_use]
pub fn expected_turns(men: &Men) -> i32 {
    all_off(men, expected)
}

/// `Maxturns`: half-turns to bear off all men if every roll is 2-1: three pips in two half-turns.
#[must_use]
pub const fn most_turns(men: &Men) -> i32 {
    (men.pips() + 2) / 3 * 2
}

/// `Minturns`: half-turns to bear off all men if every die is a 6.
#[must_use]
pub fn fewest_turns(men: &Men) -> i32 {
    all_off(men, |distance| i32::from(distance.div_ceil(6)))
}

/// `Max1off`: half-turns to bear the first man off if every roll is 2-1.
#[must_use]
pub fn most_first_off(men: &Men) -> i32 {
    if men.off() > 0 {
        return 0;
    }
    let to_go: i32 = men
        .places()
        .map(|(place, men)| i32::from(men) * i32::from(place.saturating_sub(6)))
        .sum();
    (to_go + foremost_home(men, i32::from) + 2) / 3 * 2
}

/// `Min1off`: half-turns to bear the first man off if every die is a 6.
#[must_use]
pub fn fewest_first_off(men: &Men) -> i32 {
    let to_go = |place: u8| i32::from(place.saturating_sub(6).div_ceil(6));
    match men.off() {
        0 => {
            1 + men
                .places()
                .map(|(place, men)| i32::from(men) * to_go(place))
                .sum::<i32>()
        }
        _ => 0,
    }
}

/// Half-turns to bring all men out of the other side's home board if every die is a 6.
#[must_use]
pub fn fewest_out_of_their_home(men: &Men) -> i32 {
    all_off(men, |place| i32::from(place.saturating_sub(18).div_ceil(6)))
}

fn all_off(men: &Men, turns: impl Fn(u8) -> i32) -> i32 {
    men.places()
        .map(|(place, men)| i32::from(men) * turns(place))
        .sum()
}

/// What the man nearest to going off still needs once at home.
fn foremost_home(men: &Men, turns: impl Fn(u8) -> i32) -> i32 {
    men.places()
        .next()
        .map_or(0, |(place, _)| turns(place.min(6)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;
    use barpoint_testkit::board;

    fn men(own: &[(u8, u8)]) -> Men {
        Men::of(board(own, &[]).on_roll())
    }

    #[test]
    fn expectations_are_sums_of_ceilings() {
        assert_eq!([0, 1, 3, 4, 7, 8, 18].map(expected), [0, 1, 1, 2, 2, 3, 6]);
        let start = Men::of(Variation::Standard.start().on_roll());
        // 18 pips for two men, 7 for five, 2 for three.
        assert_eq!(expected_all_in(&start), 2 * 6 + 5 * 2 + 3);
        assert_eq!(expected_first_off(&start), 25 + 2);
        assert_eq!(expected_turns(&start), 2 * 7 + 5 * 4 + 3 * 3 + 5 * 2);
    }

    #[test]
    fn least_and_most_enclose_the_expected() {
        for own in [
            &[(24, 2), (13, 5), (8, 3), (6, 5)][..],
            &[(6, 2), (2, 3)],
            &[(1, 4)],
            &[(9, 7), (3, 8)],
        ] {
            let men = men(own);
            assert!(fewest_turns(&men) <= expected_turns(&men), "{own:?}");
            assert!(
                fewest_first_off(&men) <= expected_first_off(&men),
                "{own:?}"
            );
            assert!(expected_first_off(&men) <= most_first_off(&men), "{own:?}");
        }
    }

    #[test]
    fn worked_by_hand() {
        // Two men on the six point and three on the deuce: 6s take five half-turns, 2-1s 18 pips.
        let men = men(&[(6, 2), (2, 3)]);
        assert_eq!((fewest_turns(&men), most_turns(&men)), (5, 12));
        assert_eq!((fewest_first_off(&men), most_first_off(&men)), (0, 0));
    }
}
