//! Output of the command line: boards, tables, reports.

pub(crate) mod board;
pub(crate) mod equity_plot;
mod mistake;
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
