//! A position in a Hypergammon database.

use std::path::Path;

use barpoint_bearoff::HyperCheckers;
use barpoint_engine::endgame::HyperPosition;
use barpoint_rules::Board;

use super::StoredError;
use crate::databases::hypergammon_files;

/// The values from the database for this game, or for more checkers unless the game is named.
pub(super) fn find(
    folder: &Path,
    board: &Board,
    checkers: HyperCheckers,
    named: bool,
) -> Result<HyperPosition, StoredError> {
    let (mut usable, mut not_used) = (Vec::new(), Vec::new());
    for (path, database) in hypergammon_files(folder) {
        match database {
            Err(reason) => not_used.push(reason.to_string()),
            Ok(found) if found.checkers() == checkers => usable.insert(0, (path, found)),
            Ok(found) if found.checkers() > checkers && !named => usable.push((path, found)),
            Ok(_) => {}
        }
    }
    let found = usable
        .iter()
        .find_map(|(path, database)| Some((path, database.checkers(), database.value(board)?)));
    let Some((path, checkers, value)) = found else {
        return Err(StoredError::NoHypergammon {
            checkers: checkers.count(),
            not_used,
        });
    };
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    Ok(HyperPosition {
        board: *board,
        file: name.into_owned(),
        checkers,
        value,
        not_used,
    })
}
