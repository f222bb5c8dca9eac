//! What the command line shows: boards, tables, reports.

pub(crate) mod board;
