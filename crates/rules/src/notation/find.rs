//! Finds the ID in a text: typed by a user, pasted from another program, or in an exported page.

mod labelled;

use super::percent::percent_decoded;
use super::{
    GnubgId, GnubgIdError, MatchId, MatchIdError, Ogid, OgidError, PositionIdError, Xgid,
    XgidError, parse_position_id,
};
use crate::Board;
use labelled::Labelled;

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
    /// An OGID.
    Ogid(Ogid),
}

/// Why no ID was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FindIdError {
    /// Nothing that looks like one.
    #[error("expected a Position ID, Match ID, GNUBG ID, XGID or OGID, found none")]
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
    /// A damaged OGID.
    #[error(transparent)]
    Ogid(#[from] OgidError),
}

/// The ID read in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundId {
    /// The first of its kind.
    pub id: AnyId,
    /// How many of that kind there are, this one included; one that is only repeated counts once.
    pub count: usize,
}

/// Reads the ID in a text ([`find_first_id`]), however many more there are.
///
/// ```
/// use barpoint_rules::Variation;
/// use barpoint_rules::notation::{AnyId, find_id};
///
/// let page = "GNU Backgammon  Position ID: 4HPwATDgc/ABMA";
/// assert_eq!(find_id(page), Ok(AnyId::Position(Variation::Standard.start())));
/// ```
///
/// # Errors
/// If nothing looks like an ID, or what does is damaged.
pub fn find_id(text: &str) -> Result<AnyId, FindIdError> {
    find_first_id(text).map(|found| found.id)
}

/// Reads the ID in a text, the one that says most if there are several kinds, the first of that kind: an XGID (after
/// `XGID=`, or by its colons), then an OGID (after `OGID=`, or by its fields), before a pair `PositionID:MatchID`, that before a Position ID and the Match ID that
/// follows it, both with labels that end in `ID`, those before either alone. A bare Match ID is read only if it is all there is,
/// or the value of `id=` in an address; a bare Position ID also among other words, if it looks unlike a word. Characters may be
/// percent-encoded, as in addresses.
///
/// # Errors
/// If nothing looks like an ID, or what does is damaged.
pub fn find_first_id(text: &str) -> Result<FoundId, FindIdError> {
    let text = percent_decoded(text);
    let words: Vec<&str> = words(&text).collect();
    if let Some((xgid, count)) = first_of(words.iter().copied().filter_map(xgid_in)) {
        let id = AnyId::Xgid(xgid.parse()?);
        return Ok(FoundId { id, count });
    }
    if let Some((ogid, count)) = first_of(words.iter().copied().filter_map(ogid_in)) {
        let id = AnyId::Ogid(ogid.parse()?);
        return Ok(FoundId { id, count });
    }
    if let Some((pair, count)) = first_of(words.iter().copied().filter_map(pair_in)) {
        let id = AnyId::Gnubg(pair.parse()?);
        return Ok(FoundId { id, count });
    }
    if let [word] = words[..]
        && !word.contains([':', '='])
    {
        return Ok(FoundId {
            id: alone(word)?,
            count: 1,
        });
    }
    if let Some(found) = Labelled::of(&text).first()? {
        return Ok(found);
    }
    if let Some(pair) = words.iter().copied().find_map(cut_pair_in) {
        return Err(pair
            .parse::<GnubgId>()
            .err()
            .map_or(FindIdError::None, FindIdError::from));
    }
    if let Some(asked) = words.iter().find_map(|word| word.strip_prefix("id=")) {
        let id = alone(asked)?;
        return Ok(FoundId { id, count: 1 });
    }
    let bare = first_of(words.iter().copied().filter_map(bare_in));
    let (board, count) = bare.ok_or(FindIdError::None)?;
    let id = AnyId::Position(board);
    Ok(FoundId { id, count })
}

/// What stands between blanks, brackets, quotes and the marks between the parts of an address.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || "\"'()[]{}<>,;?&#".contains(c))
        .filter(|word| !word.is_empty())
}

/// The first of these IDs and how many there are, the same one over and over being one.
fn first_of<T: PartialEq>(mut ids: impl Iterator<Item = T>) -> Option<(T, usize)> {
    let first = ids.next()?;
    let (mut all, mut differ) = (1, false);
    for id in ids {
        all += 1;
        differ |= id != first;
    }
    Some((first, if differ { all } else { 1 }))
}

/// The XGID in a word: what follows the label, or the whole word if it has that many colons.
fn xgid_in(word: &str) -> Option<&str> {
    let label = word.to_ascii_uppercase().find("XGID=");
    match label {
        Some(start) => word.get(start + "XGID=".len()..),
        None => (word.matches(':').count() == 9 && ogid_in(word).is_none())
            .then(|| word.rsplit_once('=').map_or(word, |(_, value)| value)),
    }
}

/// The OGID in a word: what follows the label, or the whole word if its first fields are those of one.
fn ogid_in(word: &str) -> Option<&str> {
    let label = word.to_ascii_uppercase().find("OGID=");
    let value = match label {
        Some(start) => word.get(start + "OGID=".len()..)?,
        None => word.rsplit_once('=').map_or(word, |(_, value)| value),
    };
    (label.is_some() || Ogid::is_shape(value)).then_some(value)
}

/// The pair of IDs in a word, with or without a label such as `GNUBGID=`.
fn pair_in(word: &str) -> Option<&str> {
    let value = word.rsplit_once('=').map_or(word, |(_, value)| value);
    let (position, game) = value.split_once(':')?;
    (position.len() == 14 && game.len() >= 8).then_some(value)
}

/// A pair of which the Match ID is missing, or all but its beginning.
fn cut_pair_in(word: &str) -> Option<&str> {
    let value = word.rsplit_once('=').map_or(word, |(_, value)| value);
    let (position, _) = value.split_once(':')?;
    parse_position_id(position).is_ok().then_some(value)
}

/// The board of a Position ID that stands among words, of which it has signs that they have not.
fn bare_in(word: &str) -> Option<Board> {
    let unlike_a_word = |c: char| !c.is_ascii_lowercase();
    word.get(1..)
        .filter(|rest| rest.contains(unlike_a_word))
        .and_then(|_| parse_position_id(word).ok())
}

/// The only word of a text.
fn alone(word: &str) -> Result<AnyId, FindIdError> {
    if word.len() == 12 {
        return Ok(AnyId::Match(word.parse()?));
    }
    Ok(AnyId::Position(parse_position_id(word)?))
}

#[cfg(test)]
mod tests;
