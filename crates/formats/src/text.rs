//! Text encodings and dates of match files.

use std::borrow::Cow;

mod utf16;

use barpoint_record::{Date, Entry};
use barpoint_rules::Roll;

/// Decodes UTF-8 and UTF-16, with or without a byte-order mark; bytes that are neither are taken for ISO-8859-1, one by
/// one, so that a damaged place spoils nothing else. Files of old Macs get line feeds.
pub(crate) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let text = match utf16::decode(bytes) {
        Some(text) => Cow::Owned(text),
        None => one_byte_encodings(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)),
    };
    if has_lone_returns(&text) {
        return Cow::Owned(text.replace('\r', "\n"));
    }
    text
}

/// After so many bytes that are no UTF-8, none of the rest is taken for it.
const MOST_ODD: usize = 100_000;

fn one_byte_encodings(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    let mut chunks = bytes.utf8_chunks().peekable();
    let mut is_utf8 = false;
    let (mut passed, mut odd) = (0, 0);
    while let Some(chunk) = chunks.next() {
        passed += chunk.valid().len() + chunk.invalid().len();
        odd += chunk.invalid().len();
        text.push_str(chunk.valid());
        is_utf8 |= !chunk.valid().is_ascii();
        // The end of the file cuts a character in two; others before it show that it is UTF-8.
        let is_cut = chunks.peek().is_none()
            && std::str::from_utf8(chunk.invalid()).is_err_and(|error| error.error_len().is_none());
        if !(is_cut && is_utf8) {
            text.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
        }
        if odd > MOST_ODD {
            let rest = bytes.get(passed..).unwrap_or_default();
            text.reserve(rest.len() + rest.len() / 2);
            text.extend(rest.iter().map(|&byte| char::from(byte)));
            break;
        }
    }
    Cow::Owned(text)
}

/// Whether lines end with carriage returns alone, as on old Macs.
fn has_lone_returns(text: &str) -> bool {
    // All later lines will end as the first does.
    text.split_once('\r')
        .is_some_and(|(_, after)| !after.is_empty() && !after.starts_with('\n'))
}

/// A date with its parts in falling size: `1981.07.24`, `1981.07` or `1981`.
pub(crate) fn read_date(text: &str, separators: &[char]) -> Option<Date> {
    let mut parts = text.trim().split(separators);
    let year = parts.next()?.parse().ok().filter(|&year: &u16| year > 0)?;
    let mut part = |limit: u8| match parts.next() {
        None => Some(None),
        Some(part) => {
            let number = part.parse().ok().filter(|n| (1..=limit).contains(n))?;
            Some(Some(number))
        }
    };
    let date = Date {
        year,
        month: part(12)?,
        day: part(31)?,
    };
    parts.next().is_none().then_some(date)
}

/// The dice of a roll, the smaller first where it was written first.
pub(crate) fn dice(roll: Roll, entry: &Entry) -> String {
    let mut text = String::new();
    push_dice(&mut text, roll, entry);
    text
}

/// Adds the dice of a roll to a text, the smaller first where it was written first.
pub(crate) fn push_dice(text: &mut String, roll: Roll, entry: &Entry) {
    let dice = if entry.low_die_first {
        [roll.low(), roll.high()]
    } else {
        [roll.high(), roll.low()]
    };
    text.extend(dice.map(|die| char::from(b'0' + die)));
}

/// Adds a line to a comment.
pub(crate) fn add_comment(slot: &mut Option<String>, text: &str) {
    match slot {
        Some(comment) => {
            comment.push('\n');
            comment.push_str(text);
        }
        None if text.is_empty() => {}
        None => *slot = Some(text.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn three_encodings_give_the_same_name() {
        assert_eq!(decode("Kümin".as_bytes()), "Kümin");
        assert_eq!(decode(b"\xef\xbb\xbfK\xc3\xbcmin"), "Kümin");
        assert_eq!(decode(b"K\xfcmin"), "Kümin");
    }

    #[test]
    fn a_damaged_place_spoils_no_other() {
        assert_eq!(decode(b"K\xc3\xbcmin\xff, Zo\xc3\xab"), "Kümin\u{ff}, Zoë");
    }

    #[test]
    fn lines_of_old_macs_are_lines() {
        assert_eq!(decode(b"a\rb\r\rc"), "a\nb\n\nc");
        assert_eq!(decode(b"a\r\nb\r\n"), "a\r\nb\r\n");
    }

    #[test]
    fn a_character_cut_in_two_is_left_out() {
        assert_eq!(decode(b"K\xc3\xbcm\xc3"), "Küm");
        assert_eq!(decode(b"GALV\xc3"), "GALVÃ");
    }
}
