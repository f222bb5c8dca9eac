//! Texts of a program's own that travel with a match, such as further analyses of it.

use barpoint_record::{MatchRecord, RawProperty};

use super::escapes::{escape, unescape};

/// Our own property in the root of the first game, one value for each text; other programs pass over it. Two letters,
/// since gnubg takes a longer name for a syntax error.
const ATTACHED: &str = "XL";

/// Attaches texts to a match, in place of any that were attached; they are written into its SGF file alone.
///
/// A match without games carries none.
pub fn attach(record: &mut MatchRecord, texts: &[String]) {
    detach(record);
    if let Some(game) = record.games.first_mut()
        && !texts.is_empty()
    {
        game.extra.push(RawProperty {
            key: ATTACHED.to_owned(),
            values: texts.iter().map(|text| escape(text)).collect(),
        });
    }
}

/// Takes the texts attached to a match away from it; none if there are none.
pub fn detach(record: &mut MatchRecord) -> Vec<String> {
    let Some(game) = record.games.first_mut() else {
        return Vec::new();
    };
    let at = game.extra.iter().position(|own| own.key == ATTACHED);
    let found = at.map(|at| game.extra.remove(at).values);
    let values = found.unwrap_or_default();
    values.iter().map(|value| unescape(value)).collect()
}
