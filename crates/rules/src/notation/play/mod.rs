//! Plays as text: `24/20*/18(2)`, `bar/22 6/5*`, `13/10 10/9 `.
//!
//! Points are the mover's, 25 or `bar` the bar, 0 or `off` off. Writers differ in whether a
//! checker's steps are merged, in hit marks and in padding; the reader takes all of them and
//! resolves the text on the board with the dice. No roll is written or read here.

mod error;
mod plain;
mod read;
mod text;
mod write;

pub use error::PlayTextError;
pub use read::{ReadPlayError, read_play};
pub use text::literal_steps;
pub use write::{display_play, mat_play};

#[cfg(test)]
mod tests;
