//! Wraps text to the width of a terminal.

/// Columns of a line.
pub(crate) const WIDTH: usize = 80;

/// The lines of a text, broken between words; lines after the first begin with `indent`.
pub(crate) fn wrap(text: &str, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut empty = true;
    for word in text.split(' ') {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, indent.to_owned()));
        } else if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_longer_than_a_terminal() {
        assert_eq!(wrap("a few words", "  "), ["a few words"]);
        let text = "word ".repeat(40);
        let lines = wrap(text.trim_end(), "  ");
        assert!(lines.iter().all(|line| line.len() <= WIDTH), "{lines:?}");
        assert_eq!(lines.concat().matches("word").count(), 40);
        assert!(lines[1].starts_with("  word"));
    }
}
