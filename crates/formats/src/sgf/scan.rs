//! Places in the text of a tree.

/// How much of a damaged place is looked at to quote it.
const QUOTED: usize = 200;

/// Where the bracket is that closes a value.
pub(super) fn value_end(value: &str) -> Option<usize> {
    let bytes = value.as_bytes();
    let mut at = 0;
    loop {
        at += bytes
            .get(at..)?
            .iter()
            .position(|b| matches!(b, b']' | b'\\'))?;
        if bytes[at] == b']' {
            return Some(at);
        }
        at += 2;
    }
}

/// Whether a parenthesis opens a game rather than a variation: its root names the format or the game.
pub(super) fn begins_game(text: &str) -> bool {
    let root = text.strip_prefix('(').map(str::trim_start);
    let node = root.and_then(|text| text.strip_prefix(';'));
    node.is_some_and(|node| {
        let node = node.trim_start();
        node.starts_with("FF[") || node.starts_with("GM[")
    })
}

/// The beginning of a text, short enough to be quoted.
pub(super) fn quoted(text: &str) -> &str {
    let end = text.char_indices().nth(QUOTED).map(|(at, _)| at);
    &text[..end.unwrap_or(text.len())]
}
