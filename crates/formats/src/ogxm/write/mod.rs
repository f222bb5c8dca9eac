//! Writing matches: what a record keeps of the file it came from stays byte for byte where nothing changed.

mod blocks;
mod composer;
mod decisions;
mod game;
mod header;
mod losses;
mod notes;
mod out;
mod own;
mod turns;
mod words;

use barpoint_record::{GameRecord, MatchRecord};

use super::NAME;
use super::read::{self, Parts, WHOLE};
use crate::ExportError;
use composer::Composer;

pub(super) use losses::losses;

/// The version that more of the header needs.
const MORE_HEADER: u16 = 1;

/// Writes a record.
pub(super) fn write(record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
    let base = base(record);
    if let Some(base) = &base
        && is_same(record, &base.record)
    {
        return Ok(base.file.whole.to_vec());
    }
    let mut file = Composer::new(record, base.as_ref())?;
    file.blocks();
    file.rest();
    Ok(file.finish())
}

/// The file a record was read from, if it keeps it.
fn base(record: &MatchRecord) -> Option<Parts<'_>> {
    let mut attached = record.attachments.iter();
    let whole = attached.find(|part| part.format == NAME && part.name == WHOLE)?;
    read::parts(&whole.bytes, 0).ok()
}

fn is_same(record: &MatchRecord, base: &MatchRecord) -> bool {
    let bare = MatchRecord {
        attachments: Vec::new(),
        ..record.clone()
    };
    bare == *base
}

fn is_same_game(game: &GameRecord, base: &GameRecord) -> bool {
    let same_entries = game.entries.len() == base.entries.len()
        && game
            .entries
            .iter()
            .zip(&base.entries)
            .all(|(a, b)| a.event == b.event && a.low_die_first == b.low_die_first);
    same_entries
        && game.result == base.result
        && game.automatic_doubles == base.automatic_doubles
        && game.crawford == base.crawford
}

#[cfg(test)]
mod tests;
