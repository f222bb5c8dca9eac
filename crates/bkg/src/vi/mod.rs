//! BKG-VI: the player that section VI of the paper proposes and its program never was.
//!
//! A recogniser puts every position after a play into one class of [`CLASSES`], tried in canonical order. The function of
//! the class predicts the expectation of the side that has just moved: its chances to win, to win a gammon and to lose one,
//! each a sum of what the counts of [`TERMS`] are worth there. Where blots can be hit the class is unstable, and its value
//! is `h * W(hit) + (1 - h) * W(missed)` with `h = P1 / 36`, as in Figure 4 ([`Chances::joined`]).
//!
//! What it does not do: fitting the functions (the crate `lab` does), the cube.

mod chances;
mod classes;
mod counts;
mod encoded;
mod functions;
mod hits;
mod neighbours;
mod rows;
mod terms;
mod text;
mod value;

pub use chances::Chances;
pub use classes::{CLASSES, Class, RACE, Recognised};
pub use encoded::Encoded;
pub use functions::{Functions, LANES, ROW_UNIT, Row};
pub use neighbours::{BEARING_OFF, Neighbours};
pub use rows::{ROWS, Rows};
pub use terms::{Count, TERMS, Term};
pub use text::FunctionsError;
pub use value::Expectation;
