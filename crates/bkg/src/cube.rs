//! Doubling, taking and resigning in races, the only positions in which BKG does (paper, III.B and IV.D).

use barpoint_equity::{RaceCount, RaceRule};
use barpoint_rules::{Board, WinKind};

use crate::turns::{
    fewest_first_off, fewest_out_of_their_home, fewest_turns, most_first_off, most_turns,
};
use crate::{Men, Tables};

/// Where the cube is for a side that may double.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeAt {
    /// In the middle.
    Centre,
    /// On the side of the player who may double.
    Own,
}

/// The winning chance from which BKG always doubles.
pub const ALWAYS_DOUBLE: f64 = 0.65;
/// The winning chance of the other side above which BKG always passes.
pub const ALWAYS_PASS: f64 = 0.79;

/// BKG's ad hoc table between 51% and 65%, not printed: winning chance from which to double, by expected rolls left to the
/// side that needs fewer, with a centred cube and with one's own. The last roll of all doubles at better than even.
const DOUBLE_FROM: [(f64, f64, f64); 3] = [(1.0, 0.51, 0.51), (2.0, 0.56, 0.60), (3.0, 0.60, 0.63)];

/// Whether the side on roll doubles.
///
/// ```
/// use std::sync::Arc;
///
/// use barpoint_bearoff::OneSided;
/// use barpoint_bkg::{CubeAt, Tables, doubles, takes};
/// use barpoint_rules::Board;
///
/// let tables = Tables::new(Arc::new(OneSided::build())).ok_or("memory")?;
/// // Two men on the deuce point against one roll: 26 of 36 win at once, 72%.
/// let board = Board::with_checkers(&[(2, 2)], &[(1, 1)])?;
/// assert!(doubles(&board, CubeAt::Own, &tables) && takes(&board, &tables));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn doubles(board: &Board, cube: CubeAt, tables: &Tables) -> bool {
    if board.has_contact() {
        return false;
    }
    let (men, other) = sides(board);
    match tables.win_probability(&men, &other) {
        Some(win) => win >= double_from(cube, rolls_left(&men, &other, tables)),
        None => keeler(board).is_some_and(|count| count.action.doubles(cube == CubeAt::Own)),
    }
}

/// Whether the side not on roll takes a double.
#[must_use]
pub fn takes(board: &Board, tables: &Tables) -> bool {
    let (men, other) = sides(board);
    match tables.win_probability(&men, &other) {
        Some(win) => win <= ALWAYS_PASS,
        None => keeler(board).is_none_or(|count| count.action.takes()),
    }
}

/// What the side on roll should resign: with the sides past each other, its fewest rolls more than the other's most. A
/// gammon if that holds for its first man too, a backgammon if it holds for leaving the other's home board. `None` if it
/// can still win.
#[must_use]
pub fn resigns(board: &Board) -> Option<WinKind> {
    let (men, other) = sides(board);
    let too_late = |fewest: i32| doubles_only(fewest) > rolls(most_turns(&other));
    if board.has_contact() || !too_late(fewest_turns(&men)) {
        return None;
    }
    Some(if !too_late(fewest_first_off(&men)) {
        WinKind::Single
    } else if too_late(fewest_out_of_their_home(&men)) {
        WinKind::Backgammon
    } else {
        WinKind::Gammon
    })
}

/// Whether the side not on roll accepts a resignation of the side on roll: it can win no more than that.
#[must_use]
pub fn accepts(board: &Board, offered: WinKind) -> bool {
    let (men, other) = sides(board);
    let gammon = men.off() == 0 && rolls(most_first_off(&men)) > doubles_only(fewest_turns(&other));
    let backgammon = gammon && fewest_out_of_their_home(&men) > 0;
    let most = match (gammon, backgammon) {
        (_, true) => WinKind::Backgammon,
        (true, _) => WinKind::Gammon,
        _ => WinKind::Single,
    };
    !board.has_contact() && offered >= most
}

/// Keeler's count, for positions beyond the tables.
fn keeler(board: &Board) -> Option<RaceCount> {
    RaceCount::all(board)?
        .into_iter()
        .find(|count| count.rule == RaceRule::Keeler)
}

fn double_from(cube: CubeAt, rolls_left: f64) -> f64 {
    let row = DOUBLE_FROM.iter().find(|(rolls, ..)| rolls_left <= *rolls);
    row.map_or(ALWAYS_DOUBLE, |&(_, centre, own)| match cube {
        CubeAt::Centre => centre,
        CubeAt::Own => own,
    })
}

fn rolls_left(men: &Men, other: &Men, tables: &Tables) -> f64 {
    tables
        .expected_or_estimated(men)
        .min(tables.expected_or_estimated(other))
}

fn sides(board: &Board) -> (Men, Men) {
    (Men::of(board.on_roll()), Men::of(board.opponent()))
}

/// Whole rolls of two half-turns.
const fn rolls(half_turns: i32) -> i32 {
    (half_turns + 1) / 2
}

/// Whole rolls if each is a double, of four half-turns.
const fn doubles_only(half_turns: i32) -> i32 {
    (half_turns + 3) / 4
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, LazyLock};

    use super::*;
    use barpoint_bearoff::OneSided;
    use barpoint_testkit::board;

    static TABLES: LazyLock<Tables> =
        LazyLock::new(|| Tables::new(Arc::new(OneSided::build())).unwrap());

    #[test]
    fn chances_of_65_percent_double_and_above_79_percent_are_passed() {
        // Against one roll the chance is that of bearing off at once.
        let cases = [
            (&[(4, 1), (3, 1)][..], 17, true),
            (&[(4, 1), (1, 1)], 29, false),
            (&[(3, 1), (2, 1)], 25, true),
            (&[(3, 1), (1, 1)], 34, false),
            (&[(2, 2)], 26, true),
        ];
        for (own, rolls, taken) in cases {
            let board = board(own, &[(1, 2)]);
            let (men, other) = sides(&board);
            let win = TABLES.win_probability(&men, &other).unwrap();
            assert!(
                (win - f64::from(rolls) / 36.0).abs() < 1e-4,
                "{own:?} {win}"
            );
            assert_eq!(doubles(&board, CubeAt::Own, &TABLES), rolls > 18, "{own:?}");
            assert_eq!(takes(&board, &TABLES), taken, "{own:?}");
        }
    }

    #[test]
    fn beyond_the_tables_keelers_count_decides() {
        // 70 pips on the points from the four up: 10% less 2 is 5, less 1 is 6, plus 2 is 9 pips.
        for (behind, centre, own, taken) in [
            (4, false, false, true),
            (5, true, false, true),
            (6, true, true, true),
            (9, true, true, true),
            (10, true, true, false),
        ] {
            let board = board(
                &[(6, 6), (5, 6), (4, 1)],
                &[(6, 5), (5, 6), (6 + behind, 1), (4, 1)],
            );
            let (men, other) = sides(&board);
            assert_eq!((men.pips(), other.pips()), (70, 70 + i32::from(behind)));
            assert_eq!(doubles(&board, CubeAt::Centre, &TABLES), centre, "{behind}");
            assert_eq!(doubles(&board, CubeAt::Own, &TABLES), own, "{behind}");
            assert_eq!(takes(&board, &TABLES), taken, "{behind}");
        }
    }

    #[test]
    fn nothing_is_doubled_or_resigned_while_engaged() {
        let engaged = board(&[(24, 1)], &[(25, 15)]);
        assert!(!doubles(&engaged, CubeAt::Centre, &TABLES));
        assert_eq!(resigns(&engaged), None);
        assert!(!accepts(&engaged, WinKind::Backgammon));
    }

    #[test]
    fn resignations_by_least_and_most_rolls() {
        // Two rolls at most for the other side: four men on the ace point are one or two.
        let theirs = &[(1, 4)][..];
        let cases = [
            (&[(1, 8)][..], None),
            (&[(1, 9)], Some(WinKind::Single)),
            (&[(8, 10), (7, 5)], Some(WinKind::Gammon)),
            (&[(20, 9), (8, 6)], Some(WinKind::Backgammon)),
        ];
        for (own, expected) in cases {
            let board = board(own, theirs);
            assert_eq!(resigns(&board), expected, "{own:?}");
            let safe = expected.unwrap_or(WinKind::Single);
            assert!(accepts(&board, safe), "{own:?}");
            assert_eq!(
                accepts(&board, WinKind::Single),
                safe == WinKind::Single,
                "{own:?}"
            );
        }
    }
}
