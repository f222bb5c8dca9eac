//! The jump model without its approximation: the integral equation solved numerically.
//!
//! Inside the doubling window the equity is the average of the equities one jump away, -1 and +1 outside.
//! With normal jumps and equity linear between the points of a grid this is a system of linear equations
//! (M. Higgins, 2012, appendix 4).

use crate::normal::{below, height};
use crate::units::narrowed;

/// A centred cube in a game whose winning chance makes normal jumps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JumpProcess {
    /// Below this winning chance the player on roll passes.
    pub take: f32,
    /// Above this one the opponent does.
    pub cash: f32,
    /// Standard deviation of the jumps between 10 % and 90 %; it falls evenly to nothing at 0 and 100 %.
    pub deviation: f32,
}

/// Where the deviation begins to fall, from either end.
const EDGE: f64 = 0.1;

impl JumpProcess {
    /// Winning chances across the window and equities there, at `steps + 1` points (at least 3).
    #[must_use]
    pub fn solve(&self, steps: usize) -> Vec<(f32, f32)> {
        let steps = steps.max(2);
        let (take, cash) = (f64::from(self.take), f64::from(self.cash));
        #[expect(clippy::cast_precision_loss, reason = "a few hundred steps")]
        let grid: Vec<f64> = (0..=steps)
            .map(|i| take + (cash - take) * i as f64 / steps as f64)
            .collect();
        let rows = grid.iter().map(|&chance| self.equation(chance, &grid));
        let equities = solved(rows.collect());
        let narrow = |(chance, equity): (f64, f64)| (narrowed(chance), narrowed(equity));
        grid.into_iter().zip(equities).map(narrow).collect()
    }

    /// The closed form: a line that meets -1 and +1 an expected jump outside the window.
    #[must_use]
    pub fn approximation(&self, chance: f32) -> f32 {
        let jump = |at: f32| self.deviation_at(f64::from(at)) * (2.0 / std::f64::consts::PI).sqrt();
        let left = f64::from(self.take) - jump(self.take);
        let right = f64::from(self.cash) + jump(self.cash);
        narrowed(2.0 * (f64::from(chance) - left) / (right - left) - 1.0)
    }

    fn deviation_at(&self, chance: f64) -> f64 {
        let inner = (chance.min(1.0 - chance) / EDGE).clamp(0.0, 1.0);
        f64::from(self.deviation) * inner
    }

    /// `E_i - sum of E_j times their weights = what lies outside`: weights, then the right-hand side.
    fn equation(&self, chance: f64, grid: &[f64]) -> Vec<f64> {
        let deviation = self.deviation_at(chance).max(1e-9);
        let z = |point: f64| (point - chance) / deviation;
        let mut row = vec![0.0; grid.len() + 1];
        for (j, ends) in grid.windows(2).enumerate() {
            let (low, high) = (ends[0], ends[1]);
            // Chance to land in between, and the average place times that chance.
            let mass = below(z(high)) - below(z(low));
            let moment = chance * mass + deviation * (height(z(low)) - height(z(high)));
            row[j] -= (high * mass - moment) / (high - low);
            row[j + 1] -= (moment - low * mass) / (high - low);
        }
        if let Some(own) = grid
            .iter()
            .position(|&point| point.to_bits() == chance.to_bits())
        {
            row[own] += 1.0;
        }
        row[grid.len()] = 1.0 - below(z(f64::from(self.cash))) - below(z(f64::from(self.take)));
        row
    }
}

/// Gauss's elimination with the largest pivot of each column; each row ends with its right-hand side.
fn solved(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for column in 0..size {
        let largest = |&a: &usize, &b: &usize| {
            let at = |row: usize| f64::abs(rows[row][column]);
            at(a).total_cmp(&at(b))
        };
        let pivot = (column..size).max_by(largest).unwrap_or(column);
        rows.swap(column, pivot);
        let (done, rest) = rows.split_at_mut(column + 1);
        let leading = &done[column];
        for row in rest {
            let factor = row[column] / leading[column];
            for (value, known) in row.iter_mut().zip(leading).skip(column) {
                *value -= factor * known;
            }
        }
    }
    let mut solution = vec![0.0; size];
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|j| rows[row][j] * solution[j]).sum();
        solution[row] = (rows[row][size] - known) / rows[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figure 7: a window of 30 to 70 % and a deviation of 20 %; the approximation stays close.
    #[test]
    fn the_approximation_is_close_where_the_paper_says_so() {
        let process = JumpProcess {
            take: 0.3,
            cash: 0.7,
            deviation: 0.2,
        };
        let exact = process.solve(100);
        assert_eq!(exact.len(), 101);
        for &(chance, equity) in &exact {
            let approximation = process.approximation(chance);
            assert!(
                (equity - approximation).abs() < 0.05,
                "{chance}: {equity} {approximation}"
            );
        }
        // By symmetry.
        let (_, middle) = exact[50];
        assert!(middle.abs() < 1e-6, "{middle}");
        let [(_, first), (_, last)] = [exact[0], exact[100]];
        assert!(
            (first + last).abs() < 1e-6 && first > -0.7,
            "{first} {last}"
        );
    }

    /// Small jumps leave the live cube: a line from -1 to 1.
    #[test]
    fn without_jumps_the_cube_is_live() {
        let process = JumpProcess {
            take: 0.2,
            cash: 0.8,
            deviation: 0.02,
        };
        for (chance, equity) in process.solve(150) {
            let live = (chance - 0.5) / 0.3;
            assert!((equity - live).abs() < 0.06, "{chance}: {equity} {live}");
        }
    }

    /// A grid twice as fine gives the same equities.
    #[test]
    fn the_grid_is_fine_enough() {
        let process = JumpProcess {
            take: 0.25,
            cash: 0.75,
            deviation: 0.114,
        };
        let (coarse, fine) = (process.solve(60), process.solve(120));
        for (a, b) in coarse.iter().zip(fine.iter().step_by(2)) {
            assert!((a.1 - b.1).abs() < 5e-4, "{a:?} {b:?}");
        }
    }
}
