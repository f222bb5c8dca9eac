//! Output of the command line: boards, tables, reports.

pub(crate) mod board;
pub(crate) mod equity_plot;
pub(crate) mod report;
pub(crate) mod rollout;
pub(crate) mod situation;
pub(crate) mod stored;
pub(crate) mod style;
pub(crate) mod values;
pub(crate) mod window;
pub(crate) mod wrap;
