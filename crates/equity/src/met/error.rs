//! Why rows of numbers are no match equity table.

use super::{Met, MetDefinition, PostCrawfordRow, PreCrawfordTable};

/// Why rows of numbers are not a match equity table.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
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

pub(super) fn check(definition: &MetDefinition) -> Result<(), MetError> {
    match &definition.pre_crawford {
        PreCrawfordTable::Explicit(rows) => check_rows(rows)?,
        PreCrawfordTable::Extension => {}
        PreCrawfordTable::Zadeh(_, length) | PreCrawfordTable::Mec(_, length) => {
            check_length(usize::from(*length))?;
        }
    }
    for row in &definition.post_crawford {
        if let PostCrawfordRow::Explicit(row) = row {
            let found = row.len();
            if !(1..=usize::from(Met::LENGTH)).contains(&found) {
                return Err(MetError::PostCrawfordLength { found });
            }
        }
    }
    Ok(())
}

fn check_length(found: usize) -> Result<(), MetError> {
    if (1..=usize::from(Met::LENGTH)).contains(&found) {
        Ok(())
    } else {
        Err(MetError::Length { found })
    }
}

fn check_rows(rows: &[Vec<f64>]) -> Result<(), MetError> {
    let expected = rows.len();
    check_length(expected)?;
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
    Ok(())
}

/// The first number that is no chance.
pub(super) fn wrong_chance<'a>(mut numbers: impl Iterator<Item = &'a f64>) -> Option<f64> {
    numbers
        .find(|&&number| !(0.0..=1.0).contains(&number))
        .copied()
}
