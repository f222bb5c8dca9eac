//! Bearing off from home, one side alone: in a position of home checkers every die can be played
//! as long as a checker is left, so "as many dice as possible" needs no search.

use crate::index::points_index;

/// Calls `visit` with the number of every position reachable with this roll, duplicates included.
///
/// Order: the larger die first, then the smaller first; sources from the 6-point down; on a double
/// each next source at or below the one before. Where two results are equally good the first
/// visited is kept, as other one-sided databases do, so that tables can be compared entry by entry.
pub(crate) fn for_each_result(points: [u8; 6], high: u8, low: u8, visit: &mut impl FnMut(u32)) {
    if high == low {
        doubles(points, high, 4, 6, visit);
        return;
    }
    for (first, second) in [(high, low), (low, high)] {
        for_each_step(points, first, 6, &mut |after, _| {
            if after == [0; 6] {
                visit(0);
            } else {
                for_each_step(after, second, 6, &mut |last, _| visit(points_index(last)));
            }
        });
    }
}

/// `visit` is `dyn` because the recursion would otherwise instantiate itself without end.
fn doubles(points: [u8; 6], die: u8, left: u8, top: u8, visit: &mut dyn FnMut(u32)) {
    if left == 0 || points == [0; 6] {
        visit(points_index(points));
        return;
    }
    for_each_step(points, die, top, &mut |after, from| {
        doubles(after, die, left - 1, from, visit);
    });
}

/// Calls `visit` with the position after each legal step from points `top` and below, and with the
/// point left.
fn for_each_step(points: [u8; 6], die: u8, top: u8, visit: &mut impl FnMut([u8; 6], u8)) {
    let farthest = (1..=6).rev().find(|&p| points[usize::from(p) - 1] > 0);
    let farthest = farthest.unwrap_or(0);
    for from in (1..=top).rev() {
        if points[usize::from(from) - 1] == 0 || (from < die && from != farthest) {
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
