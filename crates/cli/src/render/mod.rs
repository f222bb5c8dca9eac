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

/// A name in exactly this many columns: cut, or filled with blanks; control characters do not reach the terminal.
pub(crate) fn fitted(name: &str, width: usize) -> String {
    let name = crate::error::visible(name);
    let mut text = String::new();
    let mut used = 0;
    for letter in name.chars() {
        let wide = textwrap::core::display_width(letter.encode_utf8(&mut [0; 4]));
        if used + wide > width {
            break;
        }
        text.push(letter);
        used += wide;
    }
    text.extend(std::iter::repeat_n(' ', width - used));
    text
}

#[cfg(test)]
mod tests {
    use super::fitted;

    #[test]
    fn names_take_their_columns() {
        assert_eq!(fitted("Zoë", 5), "Zoë  ");
        assert_eq!(fitted("Maximiliana", 5), "Maxim");
        assert_eq!(fitted("田中純一", 5), "田中 ");
    }
}
