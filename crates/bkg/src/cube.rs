//! Doubling, taking and resigning in races, the only positions in which BKG does (paper, III.B and IV.D).

use barpoint_equity::{RaceCount, RaceRule};
use barpoint_rules::Board;

use crate::turns::{fewest_first_off, fewest_turns, most_first_off, most_turns};
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

/// What a side gives up as lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resignation {
    /// A single game.
    Single,
    /// A gammon.
    Gammon,
}

/// What the side on roll should resign: with the sides past each other and its fewest rolls more than the other's most, and
/// a gammon if that holds for its first man too. `None` if it can still win.
#[must_use]
pub fn resigns(board: &Board) -> Option<Resignation> {
    if board.has_contact() {
        return None;
    }
    let (men, other) = sides(board);
    // The side on roll is one roll ahead.
    let too_late = |fewest: i32, most: i32| rolls(fewest) > rolls(most);
    match too_late(fewest_turns(&men), most_turns(&other)) {
        false => None,
        true if too_late(fewest_first_off(&men), most_turns(&other)) => Some(Resignation::Gammon),
        true => Some(Resignation::Single),
    }
}

/// Whether the side not on roll accepts a resignation offered by the side on roll: it can win no more than that.
#[must_use]
pub fn accepts(board: &Board, offered: Resignation) -> bool {
    if board.has_contact() {
        return false;
    }
    let (men, other) = sides(board);
    let gammon_possible =
        men.off() == 0 && rolls(most_first_off(&men)) > rolls(fewest_turns(&other));
    offered == Resignation::Gammon || !gammon_possible
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

/// Whole rolls for half-turns; a double plays four.
const fn rolls(half_turns: i32) -> i32 {
    (half_turns + 1) / 2
}
