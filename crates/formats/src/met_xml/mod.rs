//! Match equity tables in gnubg's XML format.
//!
//! `met` holds `info` (`name`, `description`, `length`), a `pre-crawford-table` and one or two
//! `post-crawford-table`s; tables are `row`s of `me` numbers (`type="explicit"`) or `parameters` of a formula
//! (`zadeh`, `mec`). Read so that a file gives the numbers it gives in gnubg 1.07:
//!
//! - a formula without a length (-1) counts for nothing before the Crawford game: the extension that
//!   continues short tables stands in all of it;
//! - a post-Crawford formula for `both` holds for the first player, the second gets the formula's usual
//!   parameters.
//!
//! Unlike gnubg, which falls back on its own table, anything that does not fit is an error. Files are
//! written as explicit rows.

mod element;
mod read;
mod write;

pub use read::{MetXmlError, read};
pub use write::write;

#[cfg(test)]
mod tests;
