//! Rows of means and standard deviations, in place of distributions.

use std::sync::Arc;

use super::BuildError;
use super::choose::Picks;
use super::column::{Column, Storage};
use super::table::{Gammons, Table, is_double, locate};

/// Mean and standard deviation of the rolls to bear off everything, then of the rolls to bear off the
/// first of 15 checkers (zeros when one is off).
pub(crate) type Moments = [f32; 4];

/// 1/36 as the released tools multiply by it: their bytes need the rounded reciprocal.
const ONE_36TH: f32 = 1.0 / 36.0;

/// Moments of a band of positions.
pub(crate) struct NormalRows(Column<Moments>);

impl NormalRows {
    /// By row.
    pub(crate) fn rows(&self) -> &[Moments] {
        self.0.as_slice()
    }

    /// Mean and deviation from the rows picked, one roll later. Single precision in the order of the
    /// rolls, as in the released databases.
    fn average(&self, home: Option<&Self>, picks: &Picks, part: usize) -> [f32; 2] {
        let (own, home) = (self.rows(), home.map(Self::rows));
        let (mut mean_sum, mut square_sum) = (0.0f32, 0.0f32);
        for (roll, &place) in picks.iter().enumerate() {
            let (rows, row) = locate(own, home, place);
            let row = &rows[row];
            let (mean, deviation) = (1.0 + row[2 * part], row[2 * part + 1]);
            let weight = if is_double(roll) { 1.0 } else { 2.0 };
            mean_sum += weight * mean;
            square_sum += weight * (deviation * deviation + mean * mean);
        }
        let mean = mean_sum * ONE_36TH;
        [mean, (square_sum * ONE_36TH - mean * mean).sqrt()]
    }
}

impl Table for NormalRows {
    fn new(_: Gammons, rows: usize, storage: &Arc<Storage>) -> Result<Self, BuildError> {
        Ok(Self(Column::new(storage, rows)?))
    }

    fn reserve(&mut self, rows: usize) -> Result<(), BuildError> {
        self.0.reserve(rows)
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    /// Bits of floats that are not negative are in the order of the floats.
    fn keys(&self, row: usize) -> [i32; 2] {
        let [mean, _, first, _] = self.rows()[row];
        [mean, first].map(|key| key.to_bits().cast_signed())
    }

    fn push_off(&mut self) {
        self.0.push([0.0; 4]);
    }

    fn push(&mut self, home: Option<&Self>, last: &Picks, first: Option<&Picks>) {
        let [mean, deviation] = self.average(home, last, 0);
        let first = first.map_or([0.0; 2], |first| self.average(home, first, 1));
        self.0.push([mean, deviation, first[0], first[1]]);
    }

    fn push_copy(&mut self, from: &Self, row: usize) {
        self.0.push(from.rows()[row]);
    }

    fn encode(&self, start: usize) -> Vec<u8> {
        let numbers = self.rows()[start..].as_flattened();
        numbers.iter().flat_map(|x| x.to_le_bytes()).collect()
    }

    fn rows_in(bytes: &[u8]) -> Option<usize> {
        let (rows, rest) = bytes.as_chunks::<16>();
        rest.is_empty().then_some(rows.len())
    }

    fn decode(&mut self, bytes: &[u8]) -> Result<(), BuildError> {
        let (rows, rest) = bytes.as_chunks::<16>();
        if !rest.is_empty() {
            return Err(BuildError::Checkpoint);
        }
        self.reserve(rows.len())?;
        for row in rows {
            let (numbers, _) = row.as_chunks::<4>();
            self.0
                .push(std::array::from_fn(|i| f32::from_le_bytes(numbers[i])));
        }
        Ok(())
    }
}
