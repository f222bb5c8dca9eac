//! Plays of checkers on six points, one side alone, until none is left there: every die can be played
//! as long as a checker is left, so "as many dice as possible" needs no search.

use barpoint_rules::Roll;

use crate::index::points_index;

/// How checkers leave the six points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// Borne off: a die higher than the point takes the farthest checker alone.
    BearingOff,
    /// Into the rest of the board: a die takes any checker on that point or a lower one.
    Escaping,
}

/// Calls `visit` with the number of every position reachable with this roll, duplicates included.
///
/// Order: the larger die first, then the smaller first; sources from the 6-point down; on a double
/// each next source at or below the one before. Where two results are equally good the first
/// visited is kept, as other one-sided databases do, so that tables can be compared entry by entry.
pub(crate) fn for_each_result(
    leaving: Leaving,
    points: [u8; 6],
    roll: Roll,
    visit: &mut impl FnMut(u32),
) {
    let (high, low) = (roll.high(), roll.low());
    if high == low {
        doubles(leaving, points, high, (4, 6), visit);
        return;
    }
    for (first, second) in [(high, low), (low, high)] {
        for_each_step(leaving, points, first, 6, &mut |after, _| {
            if after == [0; 6] {
                visit(0);
            } else {
                for_each_step(leaving, after, second, 6, &mut |last, _| {
                    visit(points_index(last));
                });
            }
        });
    }
}

/// `visit` is `dyn` because the recursion would otherwise instantiate itself without end.
fn doubles(
    leaving: Leaving,
    points: [u8; 6],
    die: u8,
    (left, top): (u8, u8),
    visit: &mut dyn FnMut(u32),
) {
    if left == 0 || points == [0; 6] {
        visit(points_index(points));
        return;
    }
    for_each_step(leaving, points, die, top, &mut |after, from| {
        doubles(leaving, after, die, (left - 1, from), visit);
    });
}

/// Calls `visit` with the position after each legal step from points `top` and below, and with the
/// point left.
fn for_each_step(
    leaving: Leaving,
    points: [u8; 6],
    die: u8,
    top: u8,
    visit: &mut impl FnMut([u8; 6], u8),
) {
    let farthest = (1..=6).rev().find(|&p| points[usize::from(p) - 1] > 0);
    let farthest = farthest.unwrap_or(0);
    for from in (1..=top).rev() {
        let may_leave = leaving == Leaving::Escaping || from == farthest;
        if points[usize::from(from) - 1] == 0 || (from < die && !may_leave) {
            continue;
        }
        let mut after = points;
        after[usize::from(from) - 1] -= 1;
        if from > die {
            after[usize::from(from - die) - 1] += 1;
        }
        visit(after, from);
    }
}
