//! Symmetric positive matrices: just enough to solve normal equations.

/// A square matrix, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Matrix {
    pub(crate) size: usize,
    pub(crate) cells: Vec<f64>,
}

impl Matrix {
    pub(crate) fn zero(size: usize) -> Self {
        Self {
            size,
            cells: vec![0.0; size * size],
        }
    }

    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        self.cells[row * self.size + column] += value;
    }

    pub(crate) fn at(&self, row: usize, column: usize) -> f64 {
        self.cells[row * self.size + column]
    }

    /// The lower triangle whose product with its transpose it is (Cholesky); pivots that rounding made negative count as
    /// tiny ones.
    fn root(&self) -> Self {
        let mut root = Self::zero(self.size);
        for row in 0..self.size {
            for column in 0..=row {
                let sum: f64 = (0..column)
                    .map(|k| root.at(row, k) * root.at(column, k))
                    .sum();
                let rest = self.at(row, column) - sum;
                let cell = if row == column {
                    rest.max(1e-12).sqrt()
                } else {
                    rest / root.at(column, column)
                };
                root.add(row, column, cell);
            }
        }
        root
    }

    /// The inverse of a symmetric positive matrix.
    pub(crate) fn inverse(&self) -> Self {
        let root = self.root();
        let mut inverse = Self::zero(self.size);
        for column in 0..self.size {
            let mut unit = vec![0.0; self.size];
            unit[column] = 1.0;
            for (row, value) in root.solved(unit).into_iter().enumerate() {
                inverse.add(row, column, value);
            }
        }
        inverse
    }

    /// The solution of the equations of which this is the Cholesky root.
    fn solved(&self, mut values: Vec<f64>) -> Vec<f64> {
        for row in 0..self.size {
            let sum: f64 = (0..row).map(|k| self.at(row, k) * values[k]).sum();
            values[row] = (values[row] - sum) / self.at(row, row);
        }
        for row in (0..self.size).rev() {
            let sum: f64 = (row + 1..self.size)
                .map(|k| self.at(k, row) * values[k])
                .sum();
            values[row] = (values[row] - sum) / self.at(row, row);
        }
        values
    }

    pub(crate) fn times(&self, vector: &[f64]) -> Vec<f64> {
        self.cells
            .chunks_exact(self.size.max(1))
            .map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let cells = vec![4.0, 2.0, 0.4, 2.0, 5.0, 1.0, 0.4, 1.0, 3.0];
        let matrix = Matrix { size: 3, cells };
        let inverse = matrix.inverse();
        for column in 0..3 {
            let unit: Vec<f64> = (0..3).map(|row| inverse.at(row, column)).collect();
            for (row, found) in matrix.times(&unit).into_iter().enumerate() {
                let expected = if row == column { 1.0 } else { 0.0 };
                assert!((found - expected).abs() < 1e-12, "{row} {column} {found}");
            }
        }
    }
}
