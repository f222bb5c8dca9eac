//! Texts as values of properties.

/// The text of a value: escapes resolved, blanks other than line ends as spaces.
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                // An escaped line end is no line end at all.
                Some('\n') | None => {}
                Some(escaped) => text.push(escaped),
            },
            '\r' => {}
            '\n' => text.push('\n'),
            c if is_blank(c) => text.push(' '),
            c => text.push(c),
        }
    }
    text
}

/// The value that [`unescape`] turns into this text.
pub(super) fn escape(text: &str) -> String {
    let mut raw = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(if is_blank(c) || c == '\r' { ' ' } else { c });
    }
    raw
}

/// Blanks within a line that SGF knows no difference between.
const fn is_blank(c: char) -> bool {
    matches!(c, '\t' | '\u{b}' | '\u{c}')
}
