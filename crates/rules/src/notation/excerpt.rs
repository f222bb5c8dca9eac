//! What a message quotes of a text.

use std::borrow::Cow;

/// The longest quotation, in characters.
const LIMIT: usize = 40;

/// The first line of a text that is not blank, cut after 40 characters; an ellipsis shows that there is more.
#[must_use]
pub fn excerpt(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let line = text.lines().next().unwrap_or_default().trim_end();
    let cut = line
        .char_indices()
        .nth(LIMIT)
        .map_or(line.len(), |(at, _)| at);
    if cut == text.len() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(format!("{}…", line[..cut].trim_end()))
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn only_a_line_is_quoted_and_of_that_only_the_beginning() {
        assert_eq!(excerpt(" 4HPwATDgc/ABM\n"), "4HPwATDgc/ABM");
        assert_eq!(excerpt("\n\nfirst\nsecond"), "first…");
        assert_eq!(excerpt(&"ä".repeat(40)), "ä".repeat(40));
        assert_eq!(excerpt(&"ä".repeat(41)), format!("{}…", "ä".repeat(40)));
        assert_eq!(excerpt(""), "");
    }
}
