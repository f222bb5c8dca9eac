//! The legal plays by trying everything: every checker, every order of the dice.

use std::collections::HashSet;

use super::{PlayList, PointLimit};
use crate::{Board, Play, Point, Roll, Step};

pub(super) fn generate(list: &mut PlayList, board: &Board, roll: Roll, limit: PointLimit) {
    let (high, low) = (roll.high(), roll.low());
    let orders = if roll.is_double() {
        vec![vec![high; 4]]
    } else {
        vec![vec![high, low], vec![low, high]]
    };
    let mut ends = Vec::new();
    for order in &orders {
        play_on(*board, Play::DANCE, order, limit, &mut ends);
    }
    let longest = ends.iter().map(|end| end.play.steps().len()).max();
    ends.retain(|end| end.play.steps().len() == longest.unwrap_or(0) && !end.play.is_dance());
    if longest == Some(1) && ends.iter().any(|end| end.first_die == Some(high)) {
        ends.retain(|end| end.first_die == Some(high));
    }
    let mut seen = HashSet::new();
    for end in ends {
        if seen.insert(end.board) {
            list.push(end.play, end.board);
        }
    }
}

/// Where an attempt to play the dice ended.
struct End {
    play: Play,
    board: Board,
    first_die: Option<u8>,
}

/// Plays the dice in this order as far as possible, in every way.
fn play_on(board: Board, play: Play, dice: &[u8], limit: PointLimit, ends: &mut Vec<End>) {
    let mut moved = false;
    if let [die, rest @ ..] = dice {
        for from in (1..=25).rev() {
            let Some((step, after)) = advance(&board, from, *die, limit) else {
                continue;
            };
            moved = true;
            let first = ends.len();
            play_on(after, play.then(step), rest, limit, ends);
            for end in &mut ends[first..] {
                end.first_die = Some(*die);
            }
        }
    }
    if !moved {
        ends.push(End {
            play,
            board,
            first_die: None,
        });
    }
}

/// The step of a checker on this point with this die and the board after it, if it is legal.
pub(super) fn advance(
    board: &Board,
    from: u8,
    die: u8,
    limit: PointLimit,
) -> Option<(Step, Board)> {
    let to = Point::new(landing(board, from, die, limit)?)?;
    let step = Step {
        from: Point::new(from)?,
        to,
        hit: board.theirs(to) == 1,
    };
    let after = board.after(&Play::DANCE.then(step))?;
    Some((step, after))
}

/// Where a checker on this point lands with this die, if that is a legal step.
fn landing(board: &Board, from: u8, die: u8, limit: PointLimit) -> Option<u8> {
    let own = |point: u8| board.on_roll()[usize::from(point)];
    let no_checker_here = own(from) == 0;
    let must_enter_first = own(25) > 0 && from != 25;
    if no_checker_here || must_enter_first {
        return None;
    }
    if from > die {
        let to = from - die;
        let held = board.theirs(Point::new(to)?) >= 2;
        let full = limit == PointLimit::Five && own(to) >= 5;
        return (!held && !full).then_some(to);
    }
    let all_home = (7..=25).all(|point| own(point) == 0);
    let rearmost = (from + 1..=6).all(|point| own(point) == 0);
    (all_home && (from == die || rearmost)).then_some(0)
}
