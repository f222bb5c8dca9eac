//! The opening book: the 15 opening rolls and the 21 replies to every sensible opening play, rolled out.
//!
//! [`Book::built_in`] is the book that ships with the program. It is made in steps that can be interrupted anywhere:
//! [`Step::new`] chooses the plays of a [`BookDecision`] by look-ahead, [`Step::roll_out`] plays the trials and
//! gives an [`Entry`], whose line goes to the file. The result of a decision depends only on the decision, the nets and the
//! [`BookSettings`], so a book can be made in many sittings and on many machines.
//!
//! What it does not do: touch files, print, advise on plays that were not rolled out.

#![forbid(unsafe_code)]

mod book;
mod decision;
mod entry;
mod error;
mod settings;
mod step;
mod text;

pub use book::Book;
pub use decision::{BookDecision, OpeningPlay};
pub use entry::{Entry, RolledPlay};
pub use error::BookError;
pub use settings::BookSettings;
pub use step::{End, Step};
