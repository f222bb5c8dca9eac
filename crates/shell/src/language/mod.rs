//! The commands and how lines mean them.

mod list;
mod lookup;
mod words;

pub use list::{Command, Language, Use};
pub use lookup::{Lookup, Meaning};
pub use words::{Line, Words};
