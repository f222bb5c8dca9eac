//! Spaced repetition of decisions.
//!
//! - [`Card`]: a decision that can be asked about without its match.
//! - [`Grade`]: how well an answer was known, by the equity it gives up and the time it took.
//! - [`Scheduler`], [`Memory`]: when a card is asked again, by FSRS.
//! - [`places`]: where in a match the decisions stand that a card could ask about.
//! - [`next_card`]: which card comes next.
//!
//! What it does not do: store cards, evaluate answers, read a clock.

#![forbid(unsafe_code)]

mod card;
mod cut;
mod grade;
mod places;
mod schedule;
mod session;

pub use card::{Card, CardError, Question};
pub use grade::Grade;
pub use places::{Place, places};
pub use schedule::{Memory, ScheduleError, Scheduler};
pub use session::{AHEAD, DAY, NEW_A_DAY, STUDY_DAY, Waiting, next_card};
