//! What readers of whole files share.

use barpoint_record::{MatchRecord, Player, RawProperty};
use barpoint_rules::{BySide, Side};

use crate::{ImportError, Imported};

/// Larger files are not read: hundreds of long matches are smaller.
const LARGEST_FILE: usize = 8 << 20;

/// Refuses files that are too large to be of these formats.
pub(crate) fn check_size(format: &'static str, bytes: &[u8]) -> Result<(), ImportError> {
    if bytes.len() <= LARGEST_FILE {
        return Ok(());
    }
    let expected = "a file of at most 8 MB";
    let found = format!("{} bytes", bytes.len());
    Err(ImportError::expected(format, 1, expected, found))
}

/// The matches of a file in which something was played; else what was expected.
pub(crate) fn played(
    format: &'static str,
    mut matches: Vec<Imported>,
    expected: &'static str,
) -> Result<Vec<Imported>, ImportError> {
    matches.retain(|one| !one.record.games.is_empty());
    if matches.is_empty() {
        return Err(ImportError::expected(format, 1, expected, "none"));
    }
    matches.shrink_to_fit();
    for one in &mut matches {
        one.record.games.shrink_to_fit();
        one.warnings.shrink_to_fit();
    }
    Ok(matches)
}

/// No head has more entries; the rest is left out.
const LONGEST_HEAD: usize = 200;

/// Keeps an entry of a head as found, the first of its name.
pub(crate) fn keep(record: &mut MatchRecord, key: &str, value: &str) {
    let extra = &mut record.info.extra;
    if extra.len() < LONGEST_HEAD && !extra.iter().any(|property| property.key == key) {
        extra.push(RawProperty {
            key: key.to_owned(),
            values: vec![value.to_owned()],
        });
    }
}

/// Leaves only the rules that a match or a session has.
pub(crate) const fn settle_rules(record: &mut MatchRecord) {
    if record.length > 0 {
        record.rules.jacoby = false;
    } else {
        record.rules.crawford = false;
    }
}

/// The side of the player of this name; `None` for other names, and where both have it.
pub(crate) fn side_named(players: &BySide<Player>, name: &str) -> Option<Side> {
    match (players.white.name == name, players.black.name == name) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        _ => None,
    }
}

/// The first number in a text.
pub(crate) fn number_after(text: &str) -> Option<u32> {
    let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let end = digits.find(|c: char| !c.is_ascii_digit());
    digits[..end.unwrap_or(digits.len())].parse().ok()
}
