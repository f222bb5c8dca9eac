//! When a card is asked again.

use fsrs::{FSRS, FSRSError, MemoryState};

use crate::{DAY, Grade};

/// What FSRS remembers of a card. Times are seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Days after which the answer is still known nine times in ten.
    pub stability: f32,
    /// From 1 to 10.
    pub difficulty: f32,
    /// When it was last answered.
    pub last: u64,
    /// When it is to be asked again.
    pub due: u64,
}

/// Why a card cannot be scheduled.
#[derive(Debug, thiserror::Error)]
#[error("the memory of this card makes no sense: {0}")]
pub struct ScheduleError(#[from] FSRSError);

/// Schedules cards by FSRS with its usual parameters.
#[derive(Clone, Debug)]
pub struct Scheduler(FSRS);

/// The chance to know a card when it is asked again.
const RETENTION: f32 = 0.9;
/// An error is asked again in the same session, after this many seconds.
const SOON: u64 = 10 * 60;
/// The longest interval, in days.
const LONGEST: f32 = 3650.0;
/// Cards come this many seconds early: who studies at about the same hour every day finds those of the day.
const EARLY: u64 = DAY / 4;

impl Scheduler {
    /// A scheduler.
    ///
    /// # Errors
    /// Never with the parameters of this version of FSRS.
    pub fn new() -> Result<Self, ScheduleError> {
        Ok(Self(FSRS::new(&[])?))
    }

    /// What is remembered of a card after an answer at this time; `None` before the first. An error is due again in ten
    /// minutes, anything else after the days that FSRS gives, at least one.
    ///
    /// # Errors
    /// If what was remembered cannot be.
    pub fn answered(
        &self,
        before: Option<&Memory>,
        grade: Grade,
        now: u64,
    ) -> Result<Memory, ScheduleError> {
        let state = before.map(|memory| MemoryState {
            stability: memory.stability,
            difficulty: memory.difficulty,
        });
        let days = before.map_or(0, |memory| days_between(memory.last, now));
        let next = self.0.next_states(state, RETENTION, days)?;
        let next = match grade {
            Grade::Again => next.again,
            Grade::Hard => next.hard,
            Grade::Good => next.good,
            Grade::Easy => next.easy,
        };
        let wait = match grade {
            Grade::Again => SOON,
            _ => whole_days(next.interval) * DAY - EARLY,
        };
        Ok(Memory {
            stability: next.memory.stability,
            difficulty: next.memory.difficulty,
            last: now,
            due: now.saturating_add(wait),
        })
    }
}

impl Memory {
    /// Whole days from the last answer to the next; 0 where it comes in the same session.
    #[must_use]
    pub fn days(&self) -> u32 {
        days_between(self.last, self.due)
    }
}

/// Days between two times, rounded.
fn days_between(from: u64, to: u64) -> u32 {
    let days = (to.saturating_sub(from) + DAY / 2) / DAY;
    u32::try_from(days).unwrap_or(u32::MAX)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it lies between 1 and 3650"
)]
fn whole_days(interval: f32) -> u64 {
    interval.round().clamp(1.0, LONGEST) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_800_000_000;

    fn after(before: Option<&Memory>, grade: Grade, now: u64) -> Memory {
        Scheduler::new()
            .unwrap()
            .answered(before, grade, now)
            .unwrap()
    }

    /// The first states that FSRS 6 documents for its usual parameters.
    #[test]
    fn the_first_answer_gives_the_documented_memory() {
        let first = Grade::ALL.map(|grade| after(None, grade, NOW));
        let states =
            first.map(|memory| format!("{:.2} {:.2}", memory.stability, memory.difficulty));
        let documented = ["0.21 6.41", "1.29 5.11", "2.31 2.12", "8.30 1.00"];
        assert_eq!(states, documented);
        assert_eq!(first.map(|memory| memory.days()), [0, 1, 2, 8]);
        assert_eq!(first[0].due, NOW + SOON);
    }

    #[test]
    fn what_is_known_is_asked_ever_more_rarely() {
        let mut memory = after(None, Grade::Good, NOW);
        let mut days = vec![memory.days()];
        for _ in 0..4 {
            memory = after(Some(&memory), Grade::Good, memory.due);
            days.push(memory.days());
        }
        assert!(days.is_sorted_by(|a, b| a < b), "{days:?}");
    }

    #[test]
    fn an_error_comes_back_in_the_session_and_sooner_later() {
        let known = after(None, Grade::Easy, NOW);
        let forgotten = after(Some(&known), Grade::Again, known.due);
        assert_eq!(forgotten.days(), 0);
        assert!(forgotten.stability < known.stability);
        let again = after(Some(&forgotten), Grade::Good, forgotten.due);
        assert!((1..8).contains(&again.days()), "{again:?}");
    }

    #[test]
    fn cards_of_yesterday_are_there_at_the_same_hour() {
        let memory = after(None, Grade::Hard, NOW);
        assert!(memory.due <= NOW + DAY - 3600);
        assert!(memory.due > NOW + DAY / 2);
    }

    #[test]
    fn a_memory_that_cannot_be_is_refused() {
        let broken = Memory {
            stability: f32::NAN,
            difficulty: 5.0,
            last: NOW,
            due: NOW,
        };
        let scheduler = Scheduler::new().unwrap();
        assert!(scheduler.answered(Some(&broken), Grade::Good, NOW).is_err());
    }
}
