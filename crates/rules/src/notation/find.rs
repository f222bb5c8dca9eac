//! Finds the ID in a text: typed by a user, pasted from another program, or in an exported page.

use super::{
    GnubgId, GnubgIdError, MatchId, MatchIdError, PositionIdError, Xgid, XgidError,
    parse_position_id,
};
use crate::Board;

/// An ID of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyId {
    /// A Position ID: a board seen by the player on roll.
    Position(Board),
    /// A Match ID without a position.
    Match(MatchId),
    /// A Position ID with a Match ID.
    Gnubg(GnubgId),
    /// An XGID.
    Xgid(Xgid),
}

/// Why no ID was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindIdError {
    /// Nothing that looks like one.
    #[error("expected a Position ID, Match ID, GNUBG ID or XGID, found none")]
    None,
    /// A damaged Position ID.
    #[error(transparent)]
    Position(#[from] PositionIdError),
    /// A damaged Match ID.
    #[error(transparent)]
    Match(#[from] MatchIdError),
    /// A damaged pair.
    #[error(transparent)]
    Gnubg(#[from] GnubgIdError),
    /// A damaged XGID.
    #[error(transparent)]
    Xgid(#[from] XgidError),
}

/// Reads the ID in a text, the one that says most if there are several: an XGID (after `XGID=`, or
/// by its colons) before a pair `PositionID:MatchID`, that before a Position ID and a Match ID with
/// labels that end in `ID`, those before either alone. A bare Position ID or Match ID is read
/// only if it is all there is.
///
/// # Errors
/// If nothing looks like an ID, or what does is damaged.
pub fn find_id(text: &str) -> Result<AnyId, FindIdError> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || "\"'()[]{}<>,;".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    if let Some(xgid) = words.iter().find_map(|word| xgid_in(word)) {
        return Ok(AnyId::Xgid(xgid.parse()?));
    }
    if let Some(pair) = words.iter().find_map(|word| pair_in(word)) {
        return Ok(AnyId::Gnubg(pair.parse()?));
    }
    if let [word] = words[..]
        && !word.contains([':', '='])
    {
        return alone(word);
    }
    let position = labelled(&words, "position").map(parse_position_id);
    let game = labelled(&words, "match").map(str::parse);
    Ok(match (position.transpose()?, game.transpose()?) {
        (Some(board), Some(match_id)) => AnyId::Gnubg(GnubgId { board, match_id }),
        (Some(board), None) => AnyId::Position(board),
        (None, Some(match_id)) => AnyId::Match(match_id),
        (None, None) => return Err(FindIdError::None),
    })
}

/// The XGID in a word: what follows the label, or the whole word if it has that many colons.
fn xgid_in(word: &str) -> Option<&str> {
    let label = word.to_ascii_uppercase().find("XGID=");
    match label {
        Some(start) => word.get(start + "XGID=".len()..),
        None => (word.matches(':').count() == 9).then_some(word),
    }
}

/// The pair of IDs in a word, with or without a label such as `GNUBGID=`.
fn pair_in(word: &str) -> Option<&str> {
    let value = word.rsplit_once('=').map_or(word, |(_, value)| value);
    let (position, game) = value.split_once(':')?;
    (position.len() == 14 && game.len() >= 8).then_some(value)
}

/// The only word of a text.
fn alone(word: &str) -> Result<AnyId, FindIdError> {
    if word.len() == 12 {
        return Ok(AnyId::Match(word.parse()?));
    }
    Ok(AnyId::Position(parse_position_id(word)?))
}

/// The word after a label such as `Position ID: `, `Match-ID: ` or `Match ID   : `.
fn labelled<'a>(words: &[&'a str], kind: &str) -> Option<&'a str> {
    let start = words
        .iter()
        .position(|word| word.to_ascii_lowercase().starts_with(kind))?;
    let mut rest = words[start..].iter().skip_while(|word| {
        let word = word.to_ascii_lowercase();
        !word.trim_end_matches([':', '=']).ends_with("id")
    });
    rest.next()?;
    rest.copied().find(|&word| word != ":")
}

#[cfg(test)]
mod tests;
