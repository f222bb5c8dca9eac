//! Characters as addresses have them.

use std::borrow::Cow;

/// The text with the printable characters that stand as `%3A` in it; other percent signs are left.
pub(super) fn percent_decoded(text: &str) -> Cow<'_, str> {
    let mut decoded = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        let (before, after) = rest.split_at(at);
        decoded.push_str(before);
        let code = after
            .get(1..3)
            .filter(|code| code.bytes().all(|b| b.is_ascii_hexdigit()));
        let byte = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        let taken = if let Some(byte @ b' '..=b'~') = byte {
            decoded.push(char::from(byte));
            3
        } else {
            decoded.push('%');
            1
        };
        rest = &after[taken..];
    }
    if decoded.is_empty() {
        return Cow::Borrowed(text);
    }
    decoded.push_str(rest);
    Cow::Owned(decoded)
}
