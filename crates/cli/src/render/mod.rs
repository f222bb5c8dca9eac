//! Output of the command line: boards, tables, reports.

pub(crate) mod analysts;
pub(crate) mod board;
pub(crate) mod games;
mod mistake;
pub(crate) mod players;
mod rating;
pub(crate) mod report;
mod rolled_out;
pub(crate) mod rollout;
pub(crate) mod situation;
pub(crate) mod stored;
pub(crate) mod style;
pub(crate) mod values;
pub(crate) mod window;

/// Columns of a line.
const WIDTH: usize = 80;

/// The lines of a text, broken between words; lines after the first begin with `indent`.
pub(crate) fn wrap(text: &str, indent: &str) -> Vec<String> {
    let options = textwrap::Options::new(WIDTH).subsequent_indent(indent);
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(std::borrow::Cow::into_owned).collect()
}

/// A name in at most this many columns, ending in an ellipsis where it is cut; control characters do not reach the terminal.
pub(crate) fn shortened(name: &str, width: usize) -> String {
    let name = crate::error::visible(name);
    if textwrap::core::display_width(&name) <= width {
        return name;
    }
    let (mut text, mut used) = (String::new(), 1);
    for letter in name.chars() {
        used += textwrap::core::display_width(letter.encode_utf8(&mut [0; 4]));
        if used > width {
            break;
        }
        text.push(letter);
    }
    text + "…"
}

/// The same, filled with blanks.
pub(crate) fn fitted(name: &str, width: usize) -> String {
    let mut text = shortened(name, width);
    let used = textwrap::core::display_width(&text);
    text.extend(std::iter::repeat_n(' ', width - used));
    text
}

#[cfg(test)]
mod tests {
    use super::fitted;

    #[test]
    fn names_take_their_columns() {
        assert_eq!(fitted("Zoë", 5), "Zoë  ");
        assert_eq!(fitted("Maximiliana", 5), "Maxi…");
        assert_eq!(fitted("田中純一", 5), "田中…");
    }
}
