//! Filling the one-sided table, position by position in ascending number.

use barpoint_rules::Roll;

use super::{MAX_FIRST, MAX_ROLLS, ONE, Row};
use crate::plays::{Leaving, for_each_result};
use crate::{HOME_POSITIONS, HomePosition};

/// All rows. For every roll the result with the smallest mean number of rolls is played, chosen
/// separately for "everything off" and "first checker off". All sums are integers, rounded once per
/// position, with the remainder put on the likeliest entry so that each row sums to one.
pub(super) fn rows() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::with_capacity(HOME_POSITIONS);
    // Stored mean rolls of each row, in units of 1/65535 roll: [everything off, first off].
    let mut means: Vec<[u32; 2]> = Vec::with_capacity(HOME_POSITIONS);
    let mut certain = Row {
        last: [0; MAX_ROLLS + 1],
        first: [0; MAX_FIRST + 1],
    };
    certain.last[0] = u16::MAX;
    certain.first[0] = u16::MAX;
    rows.push(certain);
    means.push([0, 0]);
    for index in 1..HOME_POSITIONS {
        let Some(position) = HomePosition::from_index(index) else {
            continue;
        };
        let row = row(position, &rows, &means);
        means.push([stored_mean(&row.last), stored_mean(&row.first)]);
        rows.push(row);
    }
    rows
}

fn row(position: HomePosition, rows: &[Row], means: &[[u32; 2]]) -> Row {
    let points = position.points();
    let all_on = points.iter().sum::<u8>() == 15;
    let mut last = [0u32; MAX_ROLLS + 1];
    let mut first = [0u32; MAX_FIRST + 1];
    for (roll, weight) in Roll::weighted() {
        let (mut best, mut best_first) = (usize::MAX, usize::MAX);
        let (mut least, mut least_first) = (u32::MAX, u32::MAX);
        for_each_result(Leaving::BearingOff, points, roll, &mut |result| {
            let result = result as usize;
            let [mean, mean_first] = means[result];
            if mean < least {
                (best, least) = (result, mean);
            }
            if mean_first < least_first {
                (best_first, least_first) = (result, mean_first);
            }
        });
        delay(&mut last, &rows[best].last, weight);
        if all_on {
            delay(&mut first, &rows[best_first].first, weight);
        }
    }
    let mut row = Row {
        last: rounded(&last),
        first: [0; MAX_FIRST + 1],
    };
    if all_on {
        row.first = rounded(&first);
    } else {
        row.first[0] = u16::MAX;
    }
    row
}

/// Adds a result's distribution, one roll later, with the roll's weight.
pub(crate) fn delay<const N: usize>(sum: &mut [u32; N], result: &[u16; N], weight: u8) {
    for (sum, &p) in sum[1..].iter_mut().zip(result) {
        *sum += u32::from(p) * u32::from(weight);
    }
}

/// Divides by 36, rounding, and makes the entries sum to exactly one.
pub(crate) fn rounded<const N: usize>(sums: &[u32; N]) -> [u16; N] {
    let mut entries = sums.map(|sum| (sum + 18) / 36);
    let total: u32 = entries.iter().sum();
    let mut largest = 0;
    for i in 1..N {
        if entries[i] > entries[largest] {
            largest = i;
        }
    }
    entries[largest] = entries[largest] + ONE - total;
    entries.map(|entry| entry as u16)
}

/// The mean of a stored distribution, in units of 1/65535.
pub(crate) fn stored_mean(stored: &[u16]) -> u32 {
    (0u32..).zip(stored).map(|(i, &p)| i * u32::from(p)).sum()
}
