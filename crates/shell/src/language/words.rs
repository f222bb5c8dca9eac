//! A line and its words.

/// What a line is, before it is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Nothing to do: empty, or a comment.
    Nothing,
    /// A play, without the word `move`.
    Play(&'a str),
    /// A line of Python, after `>`.
    Python(&'a str),
    /// A command.
    Command(&'a str),
}

impl<'a> Line<'a> {
    /// What a line is.
    #[must_use]
    pub fn of(line: &'a str) -> Self {
        let line = line.trim();
        let first = line.split_whitespace().next().unwrap_or("");
        let lower = first.to_ascii_lowercase();
        match first.chars().next() {
            None | Some('#' | ':') => Self::Nothing,
            Some('>') => Self::Python(line[1..].trim_start()),
            Some(digit) if digit.is_ascii_digit() => Self::Play(line),
            _ if lower.starts_with("bar/") => Self::Play(line),
            _ => Self::Command(line),
        }
    }
}

/// The words of a command, one after the other. Quotes keep blanks in a word; inside double quotes a backslash takes the
/// next character as it is.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of a text.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self { rest: text }
    }

    /// What is left, without the blanks around it.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        self.rest.trim()
    }

    /// What is left as one text, without the quotes around it: a file name or a comment.
    #[must_use]
    pub fn text(mut self) -> String {
        let whole = self.rest();
        if whole.starts_with(['"', '\'']) {
            let word = self.next().unwrap_or_default();
            if self.rest().is_empty() {
                return word;
            }
        }
        whole.to_owned()
    }
}

impl Iterator for Words<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let text = self.rest.trim_start();
        if text.is_empty() {
            self.rest = text;
            return None;
        }
        let mut word = String::new();
        let mut quote = None;
        let mut letters = text.char_indices();
        let mut end = text.len();
        while let Some((at, letter)) = letters.next() {
            match (quote, letter) {
                (Some(open), _) if letter == open => quote = None,
                (Some('"'), '\\') => word.extend(letters.next().map(|(_, taken)| taken)),
                (Some(_), _) => word.push(letter),
                (None, '"' | '\'') => quote = Some(letter),
                (None, _) if letter.is_whitespace() => {
                    end = at;
                    break;
                }
                (None, _) => word.push(letter),
            }
        }
        self.rest = &text[end..];
        Some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        Words::new(text).collect()
    }

    #[test]
    fn quotes_keep_blanks() {
        assert_eq!(
            words("  load match 'my file.sgf' x"),
            ["load", "match", "my file.sgf", "x"]
        );
        assert_eq!(
            words(r#"set name "A \"B\" C" d"e f""#),
            ["set", "name", "A \"B\" C", "de f"]
        );
        assert_eq!(words("open 'without end"), ["open", "without end"]);
        assert_eq!(words("''"), [""]);
        assert_eq!(Words::new(" 'a b.mat' ").text(), "a b.mat");
        assert_eq!(Words::new(" 'a' and b ").text(), "'a' and b");
    }

    #[test]
    fn lines_are_told_apart() {
        assert_eq!(Line::of("  # roll"), Line::Nothing);
        assert_eq!(Line::of(""), Line::Nothing);
        assert_eq!(Line::of("8/5 6/5"), Line::Play("8/5 6/5"));
        assert_eq!(Line::of("BAR/22"), Line::Play("BAR/22"));
        assert_eq!(Line::of("bar"), Line::Command("bar"));
        assert_eq!(Line::of("> print(1)"), Line::Python("print(1)"));
    }
}
