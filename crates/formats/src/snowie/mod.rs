//! Snowie's texts: positions, and matches with positions in them.

mod match_text;
mod position;
mod record;

pub(crate) use match_text::SnowieMatch;
pub(crate) use position::SnowiePosition;
pub(crate) use record::{Numbering, read, read_with_cube, write};
