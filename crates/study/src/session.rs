//! Which card comes next.

/// Seconds of a day.
pub const DAY: u64 = 24 * 60 * 60;

/// New cards that a day begins with, unless somebody asks for more.
pub const NEW_A_DAY: u32 = 20;

/// The first new card of a day comes this many seconds after the first of the day before, or later: less than a day, so that
/// who studies at about the same hour finds new ones every day.
pub const STUDY_DAY: u64 = 18 * 60 * 60;

/// Where nothing else is left to ask, cards due within this many seconds are asked already.
pub const AHEAD: u64 = 20 * 60;

/// Cards that could be asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting<T> {
    /// The one that has been due longest.
    pub due: Option<T>,
    /// The oldest of those never asked.
    pub new: Option<T>,
    /// The first that will be due within [`AHEAD`].
    pub soon: Option<T>,
}

/// The card that comes next: one that is due, then a new one if the day allows another, then one that is due soon.
///
/// ```
/// use barpoint_study::{Waiting, next_card};
///
/// let waiting = Waiting { due: None, new: Some("new"), soon: Some("soon") };
/// assert_eq!(next_card(waiting, true), Some("new"));
/// assert_eq!(next_card(waiting, false), Some("soon"));
/// ```
pub fn next_card<T>(waiting: Waiting<T>, new_allowed: bool) -> Option<T> {
    let new = waiting.new.filter(|_| new_allowed);
    waiting.due.or(new).or(waiting.soon)
}
