//! The functions of the classes.

use super::Chances;
use super::classes::CLASSES;
use super::neighbours::Neighbours;
use super::rows::{ROWS, Rows};

/// What one value of one term is worth, in units of [`ROW_UNIT`]: chances to win, to win a gammon and to lose one if no blot
/// is hit, and from [`LANES`] on the same if one is; the fourth of each is not used.
pub type Row = [i16; 2 * LANES];

/// Numbers for each of the two cases.
pub const LANES: usize = 4;

/// A unit of the tables: a twentieth of a per cent.
pub const ROW_UNIT: f32 = 0.0005;

/// For each class a table of [`ROWS`] rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Functions {
    rows: Vec<Row>,
    neighbours: [Neighbours; CLASSES.len()],
}

impl Default for Functions {
    /// All zero: before the first fit.
    fn default() -> Self {
        Self {
            rows: vec![[0; 2 * LANES]; CLASSES.len() * ROWS],
            neighbours: [Neighbours::default(); CLASSES.len()],
        }
    }
}

impl Functions {
    /// The table of a class.
    ///
    /// # Panics
    /// Without such a class.
    #[must_use]
    pub fn of(&self, class: usize) -> &[Row] {
        &self.rows[class * ROWS..][..ROWS]
    }

    /// The table of a class, to be changed.
    ///
    /// # Panics
    /// Without such a class.
    pub fn of_mut(&mut self, class: usize) -> &mut [Row] {
        &mut self.rows[class * ROWS..][..ROWS]
    }

    /// The classes that follow a class, as the games of the fit showed them.
    ///
    /// # Panics
    /// Without such a class.
    #[must_use]
    pub const fn neighbours(&self, class: usize) -> Neighbours {
        self.neighbours[class]
    }

    /// Keeps the classes that follow a class.
    ///
    /// # Panics
    /// Without such a class.
    pub const fn set_neighbours(&mut self, class: usize, neighbours: Neighbours) {
        self.neighbours[class] = neighbours;
    }

    /// Keeps what a row is worth, as near as it can be written.
    ///
    /// # Panics
    /// Without such a class or row.
    pub fn set_row(&mut self, class: usize, row: usize, worth: [f32; 2 * LANES]) {
        let largest = f32::from(super::text::LARGEST);
        let unit = |chance: f32| (chance / ROW_UNIT).round().clamp(-largest, largest) as i16;
        self.of_mut(class)[row] = worth.map(unit);
    }

    /// What a class predicts of a position with these rows, of which so many rolls hit.
    #[must_use]
    pub fn predict(&self, class: usize, rows: &Rows, p1: u8) -> Chances {
        joined(sum(self.of(class), [0; 2 * LANES], rows), p1)
    }
}

/// Rows added up. Sums wrap: what is added in between may leave the range, what comes out does not.
#[inline]
pub(super) fn sum(table: &[Row], from: Row, rows: &[u16]) -> Row {
    let mut sum = from;
    for &row in rows {
        let row = &table[usize::from(row)];
        for (sum, worth) in sum.iter_mut().zip(row) {
            *sum = sum.wrapping_add(*worth);
        }
    }
    sum
}

/// The two cases of a sum, joined by the rolls that hit.
#[inline]
pub(super) fn joined(sum: Row, p1: u8) -> Chances {
    let chances = |lane: usize| Chances {
        win: f32::from(sum[lane]) * ROW_UNIT,
        win_gammon: f32::from(sum[lane + 1]) * ROW_UNIT,
        lose_gammon: f32::from(sum[lane + 2]) * ROW_UNIT,
    };
    Chances::joined(p1, chances(LANES), chances(0)).eased()
}
