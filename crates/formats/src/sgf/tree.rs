//! From game trees to the record.

use barpoint_record::MatchRecord;

use super::estimate::Unit;
use super::parse::Tree;
use super::setup::Cursor;
use super::{NAME, node, root};
use crate::ImportError;
use crate::error::Warning;

/// Whether a tree says no more than that it is one of backgammon.
pub(super) fn says_nothing(tree: &Tree) -> bool {
    let mut properties = tree.nodes.iter().flat_map(|node| &node.properties);
    properties.all(|p| matches!(p.key.as_str(), "FF" | "GM" | "CA" | "AP"))
}

/// Reads all games of a collection into one match.
pub(super) fn read(
    trees: &[Tree],
    warnings: &mut Vec<Warning>,
) -> Result<MatchRecord, ImportError> {
    let mut record = MatchRecord::default();
    for tree in trees {
        let Some((first, rest)) = tree.nodes.split_first() else {
            return Err(ImportError::expected(
                NAME,
                1,
                "\";\" after \"(\"",
                "an empty game tree",
            ));
        };
        let mut game = root::read(first, &mut record, warnings)?;
        let mut cursor = Cursor::new(&record.rules);
        for next in rest {
            let unit = Unit::of(record.length);
            node::read(next, unit, &mut cursor, &mut game.entries, warnings);
        }
        record.games.push(game);
    }
    warnings.sort_by_key(|warning| match warning.place {
        crate::Place::Line(line) => u64::from(line),
        crate::Place::Byte(byte) => byte,
        crate::Place::Turn { .. } => u64::MAX,
    });
    Ok(record)
}
