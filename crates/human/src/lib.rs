//! Opponents who err as people of a chosen strength do.
//!
//! A person sees what each choice is worth, less clearly the weaker the person is, and has habits: likes to hit, fears
//! shots, stacks checkers, doubles late. [`Person`] chooses among all legal plays with chances that grow with both
//! (a conditional logit); the coefficients were fitted to matches of people by `barpoint people` and
//! stand, as statistics of many players together, in [`PEOPLE`]. `docs/human-opponents.md` tells how and how well.
//!
//! - [`HumanPr`]: the performance rating asked for, 3 to 20;
//! - [`Person`]: an opponent of that strength;
//! - [`PlayQuestion`], [`DoubleQuestion`], [`TakeQuestion`]: a decision as a person sees it;
//! - [`Habits`]: the coefficients, at every strength.
//!
//! What it does not do: look ahead, remember, plan or think about time; know one person from another.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of checkers and plays are small"
)]

mod chance;
mod cube_terms;
mod habits;
mod people;
mod person;
mod play_terms;
mod pr;
mod question;

pub use chance::probabilities;
pub use cube_terms::{DOUBLE_TERMS, TAKE_TERMS};
pub use habits::{Habits, Kind, Measured, Row, Weights};
pub use people::PEOPLE;
pub use person::Person;
pub use play_terms::PLAY_TERMS;
pub use pr::{HumanPr, HumanPrError};
pub use question::{DoubleQuestion, PlayQuestion, TakeQuestion};

/// Something that a person weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// Whether it is equity, which stronger people see more clearly, and not a habit.
    pub is_equity: bool,
}

impl Term {
    const fn equity(name: &'static str, about: &'static str) -> Self {
        Self {
            name,
            about,
            is_equity: true,
        }
    }

    const fn habit(name: &'static str, about: &'static str) -> Self {
        Self {
            name,
            about,
            is_equity: false,
        }
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
