//! Why rows of numbers are no match equity table.

use super::Met;

/// Why rows of numbers are no match equity table.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum MetError {
    /// No rows, or more than the longest match has points.
    #[error("expected a table of 1 to 64 rows, found {found}")]
    Length {
        /// How many rows there are.
        found: usize,
    },
    /// A row before the Crawford game is not as long as the table is high.
    #[error("expected {expected} numbers in row {row}, found {found}")]
    RowLength {
        /// The row, from 1.
        row: usize,
        /// The height of the table.
        expected: usize,
        /// The length of the row.
        found: usize,
    },
    /// A post-Crawford row is empty or longer than a match.
    #[error("expected 1 to 64 post-Crawford numbers, found {found}")]
    PostCrawfordLength {
        /// The length of the row.
        found: usize,
    },
    /// A number is no chance.
    #[error("expected chances between 0 and 1, found {found}")]
    Chance {
        /// The number.
        found: f64,
    },
}

pub(super) fn check(rows: &[Vec<f64>], post_crawford: [&[f64]; 2]) -> Result<(), MetError> {
    let lengths = 1..=usize::from(Met::LENGTH);
    let expected = rows.len();
    if !lengths.contains(&expected) {
        return Err(MetError::Length { found: expected });
    }
    for (row, numbers) in (1..).zip(rows) {
        let found = numbers.len();
        if found != expected {
            return Err(MetError::RowLength {
                row,
                expected,
                found,
            });
        }
    }
    for row in post_crawford {
        let found = row.len();
        if !lengths.contains(&found) {
            return Err(MetError::PostCrawfordLength { found });
        }
    }
    let mut numbers = rows
        .iter()
        .flatten()
        .chain(post_crawford.into_iter().flatten());
    match numbers.find(|&&number| !(0.0..=1.0).contains(&number)) {
        Some(&found) => Err(MetError::Chance { found }),
        None => Ok(()),
    }
}
