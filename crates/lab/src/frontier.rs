//! How strong engines are for their price: what their plays lose, and how long they take to find them.

mod started;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

use barpoint_judge::{CheckerRecord, Score};
use barpoint_rules::{Board, Roll};

use crate::duel::{Contestant, DuelError, Factory};
use crate::judge::{Choice, choice};

/// Whose time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Processor time of this program, all its threads together.
    Ours,
    /// Processor time of the program that is asked, where the system tells it; otherwise time of the clock, while it thinks
    /// alone.
    Others,
}

/// An engine's choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// What each loses, in points; none if the file does not value it.
    pub losses: Vec<Option<f64>>,
    /// How long they took together.
    pub took: Duration,
}

/// A strength and its price.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The engine.
    pub name: String,
    /// Whether it is one of ours.
    pub ours: bool,
    /// What its choices lose, x1000.
    pub score: Score,
    /// Milliseconds of a decision.
    pub milliseconds: f64,
}

/// What the best of ours has at the price of a rival, and pays for its strength, as shares of the rival's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Compared {
    /// The error of our most accurate one that costs no more; none if all cost more.
    pub error: Option<f64>,
    /// The cost of our cheapest one that is as accurate; none if none is.
    pub cost: Option<f64>,
}

/// What an engine chooses, and how long that takes. `done` is called after each decision; once it breaks, the rest have no
/// loss.
///
/// # Errors
/// If the engine cannot be started or fails.
pub fn try_engine(
    records: &[CheckerRecord],
    engine: &Factory<'_>,
    clock: Clock,
    done: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Tried, DuelError> {
    ask(records, engine()?.as_mut(), clock, done)
}

/// Decisions, with other rolls, that ours are asked about beforehand: what is read and allocated once belongs to none of them.
const REHEARSED: usize = 12;

/// The decision with another roll, so that nothing of the answer is remembered.
fn rehearsal(record: &CheckerRecord) -> CheckerRecord {
    let other = |&(board, roll): &(Board, Roll)| {
        let mut rolls = Roll::weighted().map(|(roll, _)| roll);
        let next = rolls.nth((roll.index() + 1) % Roll::weighted().count());
        (board, next.unwrap_or(roll))
    };
    CheckerRecord {
        before: record.before.as_ref().map(other),
        ..record.clone()
    }
}

/// Asks an engine about one decision after the other, rehearsed, since engines start slowly.
fn ask(
    records: &[CheckerRecord],
    engine: &mut dyn Contestant,
    clock: Clock,
    done: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Tried, DuelError> {
    let rehearsed = match clock {
        Clock::Ours => REHEARSED,
        Clock::Others => 1,
    };
    for record in records.iter().take(rehearsed) {
        choice(&rehearsal(record), &mut |turn| engine.choose(turn))?;
    }
    let (mut losses, mut took) = (vec![None; records.len()], Duration::ZERO);
    let before = started::processor_time();
    for (record, lost) in records.iter().zip(&mut losses) {
        let found = choice(record, &mut |turn| {
            let (began, worked) = (Instant::now(), ProcessTime::now());
            let chosen = engine.choose(turn);
            took += match clock {
                Clock::Ours => worked.elapsed(),
                Clock::Others => began.elapsed(),
            };
            chosen
        })?;
        if let Choice::Loses(loss) = found {
            *lost = Some(loss);
        }
        if done().is_break() {
            break;
        }
    }
    if let (Clock::Others, Some(before), Some(after)) = (clock, before, started::processor_time()) {
        // A program over a socket is not one that we have started.
        if after > before {
            took = after.saturating_sub(before);
        }
    }
    Ok(Tried { losses, took })
}

/// The points of several engines on the decisions in which the choice of every one is valued: what a play that is not listed
/// loses nobody knows.
#[must_use]
pub fn points(tried: Vec<(String, Clock, Tried)>) -> Vec<Point> {
    let count = tried.first().map_or(0, |(_, _, tried)| tried.losses.len());
    let common: Vec<usize> = (0..count)
        .filter(|&at| tried.iter().all(|(_, _, one)| one.losses[at].is_some()))
        .collect();
    let point = |(name, clock, one): (String, Clock, Tried)| {
        let losses: Vec<f64> = common.iter().filter_map(|&at| one.losses[at]).collect();
        Point {
            name,
            ours: clock == Clock::Ours,
            score: Score::of(&losses),
            milliseconds: 1000.0 * one.took.as_secs_f64() / count.max(1) as f64,
        }
    };
    tried.into_iter().map(point).collect()
}

/// How ours compare with a rival.
#[must_use]
pub fn compared(points: &[Point], rival: &Point) -> Compared {
    let ours = || points.iter().filter(|point| point.ours);
    let least = |values: &mut dyn Iterator<Item = f64>| values.min_by(f64::total_cmp);
    let mut affordable = ours()
        .filter(|point| point.milliseconds <= rival.milliseconds)
        .map(|point| point.score.mean / rival.score.mean);
    let mut accurate = ours()
        .filter(|point| point.score.mean <= rival.score.mean)
        .map(|point| point.milliseconds / rival.milliseconds);
    Compared {
        error: least(&mut affordable),
        cost: least(&mut accurate),
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;

    use super::*;

    fn tried(losses: &[Option<f64>], milliseconds: u64) -> Tried {
        Tried {
            losses: losses.to_vec(),
            took: Duration::from_millis(milliseconds),
        }
    }

    #[test]
    fn engines_are_compared_on_the_decisions_in_which_all_choices_are_valued() {
        let found = points(vec![
            (
                "quick".into(),
                Clock::Ours,
                tried(&[Some(0.02), Some(0.9), Some(0.0)], 3),
            ),
            (
                "slow".into(),
                Clock::Ours,
                tried(&[Some(0.004), Some(0.0), Some(0.0)], 60),
            ),
            (
                "rival".into(),
                Clock::Others,
                tried(&[Some(0.01), None, Some(0.01)], 30),
            ),
        ]);
        let means: Vec<f64> = found.iter().map(|point| point.score.mean).collect();
        assert_eq!(means, [10.0, 2.0, 10.0]);
        assert_eq!(found[0].score.count, 2);
        assert!((found[1].milliseconds - 20.0).abs() < 1e-9);
        let compared = compared(&found, &found[2]);
        // The quick one costs a tenth and is as good; the slow one is better and costs too much.
        assert_eq!(compared.error, Some(1.0));
        assert!((compared.cost.unwrap() - 0.1).abs() < 1e-9);
    }

    #[test]
    fn what_is_rehearsed_is_not_what_is_asked() {
        let board: Board = Variation::Standard.start();
        for (roll, _) in Roll::weighted() {
            let asked = CheckerRecord {
                plays: Vec::new(),
                std_errs: Vec::new(),
                behind_std_errs: Vec::new(),
                phase: None,
                before: Some((board, roll)),
                context: None,
            };
            let (rehearsed, other) = rehearsal(&asked).before.unwrap();
            assert_eq!(rehearsed, board);
            assert_ne!(other, roll);
        }
    }

    #[test]
    fn nothing_of_ours_may_be_cheap_or_good_enough() {
        let found = points(vec![
            ("ours".into(), Clock::Ours, tried(&[Some(0.02)], 3)),
            ("rival".into(), Clock::Others, tried(&[Some(0.01)], 1)),
        ]);
        let none = Compared {
            error: None,
            cost: None,
        };
        assert_eq!(compared(&found, &found[1]), none);
    }
}
