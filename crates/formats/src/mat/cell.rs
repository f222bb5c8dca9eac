//! What a player did, as a cell of a row words it.

use barpoint_rules::Roll;

/// What a player did, as a cell words it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell<'a> {
    /// Dice and what came after the colon.
    Roll {
        /// The dice.
        roll: Roll,
        /// Whether the smaller comes first.
        low_die_first: bool,
        /// What was done with them.
        moves: Moves<'a>,
    },
    /// `00: ????`: nothing is known.
    UnknownRoll,
    /// `Doubles => 2`, `Redoubles`, with the value if given.
    Double(Option<u32>),
    /// `Beavers`, `Raccoons`, …
    Beaver,
    /// `Takes`.
    Take,
    /// `Drops`.
    Drop,
    /// `Resigns`, `Concedes`, `Losses 1 point`, with the points if given.
    Resign(Option<u32>),
    /// `Wins 2 points`.
    Wins(u32),
}

/// What was done with a roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Moves<'a> {
    /// Nothing is said, or that nothing could be moved.
    None,
    /// `????`: the game ended before the play.
    NotPlayed,
    /// The player resigned instead of playing.
    Resigned,
    /// The moves.
    Text(&'a str),
    /// A position record stands for an illegal play.
    Position(&'a str),
}

/// Keywords that begin a cell, by prefix, in small letters.
const KEYWORDS: [&str; 14] = [
    "double", "redouble", "beaver", "raccoon", "take", "accept", "drop", "pass", "reject",
    "resign", "concede", "loss", "lose", "win",
];

/// How long two dice with their colon are, `43:` or `43 :`; `None` if the text begins otherwise.
pub(super) fn dice_length(bytes: &[u8]) -> Option<usize> {
    let &[b'0'..=b'6', b'0'..=b'6', ref rest @ ..] = bytes else {
        return None;
    };
    let blanks = rest.iter().take_while(|&&b| b == b' ').count();
    (rest.get(blanks) == Some(&b':')).then_some(2 + blanks + 1)
}

/// Whether a text begins with the word of a cell.
pub(super) fn starts_with_keyword(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(u8::is_ascii_alphabetic)
        && KEYWORDS.iter().any(|word| starts_with_word(bytes, word))
}

/// Whether a text begins with this word, in letters of any size.
fn starts_with_word(bytes: &[u8], word: &str) -> bool {
    let start = bytes.get(..word.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes()))
}

/// Reads a cell; `None` if it is none.
pub(super) fn parse_cell(text: &str) -> Option<Cell<'_>> {
    let text = text.trim_ascii();
    let bytes = text.as_bytes();
    if let Some(length) = dice_length(bytes) {
        return parse_roll(text, length);
    }
    let begins = |words: &[&str]| words.iter().any(|word| starts_with_word(bytes, word));
    let number = || {
        let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
        let end = digits.find(|c: char| !c.is_ascii_digit());
        digits[..end.unwrap_or(digits.len())].parse().ok()
    };
    Some(match () {
        () if begins(&["double", "redouble"]) => Cell::Double(number()),
        () if begins(&["beaver", "raccoon"]) => Cell::Beaver,
        () if begins(&["take", "accept"]) => Cell::Take,
        () if begins(&["drop", "pass", "reject"]) => Cell::Drop,
        () if begins(&["resign", "concede"]) => Cell::Resign(None),
        () if begins(&["loss", "lose"]) => Cell::Resign(number()),
        () if begins(&["win"]) => Cell::Wins(number()?),
        () => return None,
    })
}

fn parse_roll(text: &str, length: usize) -> Option<Cell<'_>> {
    let bytes = text.as_bytes();
    let (a, b) = (bytes[0] - b'0', bytes[1] - b'0');
    let moves = text[length..].trim_ascii();
    let Some(roll) = Roll::new(a, b) else {
        return Some(Cell::UnknownRoll);
    };
    let begins = |word: &str| starts_with_word(moves.as_bytes(), word);
    let moves = if moves.is_empty() || begins("cannot") {
        Moves::None
    } else if moves.bytes().all(|b| b == b'?') {
        Moves::NotPlayed
    } else if begins("resign") || begins("concede") || begins("los") {
        Moves::Resigned
    } else if begins("illegal") {
        let open = moves.find('(')?;
        let close = moves.rfind(')').filter(|&close| close > open)?;
        Moves::Position(&moves[open + 1..close])
    } else {
        Moves::Text(moves)
    };
    Some(Cell::Roll {
        roll,
        low_die_first: a < b,
        moves,
    })
}
