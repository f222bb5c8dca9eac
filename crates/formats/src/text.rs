//! Text encodings and dates of match files.

use barpoint_record::{Date, Entry};
use barpoint_rules::Roll;

/// Decodes UTF-8, with or without a byte-order mark; anything else is taken for ISO-8859-1.
pub(crate) fn decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let latin = || bytes.iter().map(|&b| char::from(b)).collect();
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        // The end of the file cuts a character in two; others before it show that it is UTF-8.
        Err(error) if error.error_len().is_none() => {
            let whole = &bytes[..error.valid_up_to()];
            let text = std::str::from_utf8(whole).ok().filter(|t| !t.is_ascii());
            text.map_or_else(latin, str::to_owned)
        }
        Err(_) => latin(),
    }
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
    if entry.low_die_first {
        format!("{}{}", roll.low(), roll.high())
    } else {
        roll.to_string()
    }
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
    fn a_character_cut_in_two_is_left_out() {
        assert_eq!(decode(b"K\xc3\xbcm\xc3"), "Küm");
        assert_eq!(decode(b"GALV\xc3"), "GALVÃ");
    }
}
