//! Positions of earlier records, to begin from.

use std::path::Path;

use barpoint_eval::Class;
use barpoint_rules::Board;

use crate::TrainError;
use crate::records::{self, Record, Records};

/// The contact positions in one part of some records, of which a stage needs some.
pub(crate) fn contact_boards(
    folder: &Path,
    stage: &str,
    names: &[String],
    part: impl Fn(Records) -> Vec<Record>,
) -> Result<Vec<Board>, TrainError> {
    let mut pool = Vec::new();
    for name in names {
        let records = part(records::read_finished(folder, name)?);
        let boards = records.iter().map(|record| record.board);
        pool.extend(boards.filter(|board| Class::of(board) == Class::Contact));
    }
    if pool.is_empty() {
        return Err(TrainError::NoRecords {
            stage: stage.to_owned(),
        });
    }
    Ok(pool)
}
