//! What each kind of reason for a play accounts for, measured on decisions whose answers are known.
//!
//! - [`games_from`], [`Pair`]: pairs of plays met in games of the program against itself;
//! - [`Answer`]: how the difference between them is found;
//! - [`Kept`], [`read()`]: pairs in a file that grows;
//! - [`fit()`], [`Fitted`]: the worth of each term by phase, and what each family explains of held-out decisions.

mod file;
mod fit;
mod pair;
mod rust;

pub use file::{How, Kept, Read, read};
pub use fit::{Explained, Fitted, OfPhase, fit};
pub use pair::{Answer, BLOCK, Pair, PairError, games_from};
