//! Many positions: lists of them, and answers about each on many threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};

use barpoint_engine::position::NamedPosition;
use barpoint_equity::Outcome;
use barpoint_rules::Board;

use crate::position::{ReadError, Reading, read};

/// A line of a list.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number, from 1.
    pub line: usize,
    /// The position it names.
    pub position: Result<NamedPosition, ReadError>,
}

/// The positions of a list, one a line: any ID, or a text that contains one. Blank lines and lines that begin with `#` are
/// skipped.
///
/// ```
/// use barpoint_app::position::Reading;
/// use barpoint_app::positions::list;
///
/// let found = list("# openings\n\n4HPwATDgc/ABMA\nnothing\n", &Reading::default());
/// let lines = found.iter().map(|entry| (entry.line, entry.position.is_ok()));
/// assert_eq!(lines.collect::<Vec<_>>(), [(3, true), (4, false)]);
/// ```
#[must_use]
pub fn list(text: &str, reading: &Reading) -> Vec<Entry> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let named = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    named
        .map(|(line, text)| Entry {
            line,
            position: read(text, reading),
        })
        .collect()
}

/// Asks the same question about many items on several threads. The answers come to `on_answer` in order, each as soon as it
/// and those before it are ready; when it breaks, the rest is left out.
pub fn ask_each<'a, T: Sync, A: Send, B>(
    things: &'a [T],
    threads: usize,
    ask: impl Fn(&'a T) -> A + Sync,
    mut on_answer: impl FnMut(A) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (next, ended) = (AtomicUsize::new(0), AtomicBool::new(false));
    let work = |answers: mpsc::SyncSender<(usize, A)>| {
        while !ended.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(index) else {
                break;
            };
            if answers.send((index, ask(thing))).is_err() {
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = threads.clamp(1, things.len().max(1));
        let (sender, answers) = mpsc::sync_channel(threads);
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        let (mut waiting, mut wanted) = (BTreeMap::new(), 0);
        for (index, answer) in answers {
            waiting.insert(index, answer);
            while let Some(answer) = waiting.remove(&wanted) {
                wanted += 1;
                if let ControlFlow::Break(found) = on_answer(answer) {
                    ended.store(true, Ordering::Relaxed);
                    return ControlFlow::Break(found);
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Boards that a thread takes at a time: enough for batches of the nets, few enough to share out evenly.
const BATCH: usize = 512;

/// Evaluates as many boards as `found` has rows on several threads: `board` gives the board of a number, `evaluate` the
/// outcomes of some boards, whose chances ([`Outcome::to_array`]) become the rows.
///
/// # Errors
/// If there is no such board; its number comes first. Of several one is told.
pub fn evaluate_many<E: Send>(
    threads: usize,
    board: impl Fn(usize) -> Result<Board, E> + Sync,
    evaluate: impl Fn(&[Board], &mut [Outcome]) + Sync,
    found: &mut [[f32; 5]],
) -> Result<(), (usize, E)> {
    let batches = found.len().div_ceil(BATCH);
    let rest = Mutex::new((0..).step_by(BATCH).zip(found.chunks_mut(BATCH)));
    let wrong = Mutex::new(None);
    let work = || -> Result<(), (usize, E)> {
        let (mut boards, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            let next = rest.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some((first, rows)) = next else {
                return Ok(());
            };
            boards.clear();
            for index in first..first + rows.len() {
                boards.push(board(index).map_err(|error| (index, error))?);
            }
            outcomes.resize(boards.len(), Outcome::default());
            evaluate(&boards, &mut outcomes);
            for (row, outcome) in rows.iter_mut().zip(&outcomes) {
                *row = outcome.to_array();
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, batches.max(1)) {
            scope.spawn(|| {
                if let Err(error) = work() {
                    *wrong.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap_or_else(PoisonError::into_inner);
    wrong.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_boards_have_the_values_that_each_has_alone() {
        let start = barpoint_rules::Variation::Standard.start();
        let boards: Vec<Board> = (0..1300)
            .map(|n| if n % 3 == 0 { start } else { start.swapped() })
            .collect();
        let pips = |boards: &[Board], outcomes: &mut [Outcome]| {
            for (board, outcome) in boards.iter().zip(outcomes) {
                *outcome = Outcome::from_array([0.5, 0.0, 0.0, 0.0, f32::from(board.on_roll()[6])]);
            }
        };
        for threads in [0, 1, 3] {
            let mut found = vec![[0.0; 5]; boards.len()];
            let done = evaluate_many(threads, |n| Ok::<_, ()>(boards[n]), pips, &mut found);
            assert_eq!(done, Ok(()));
            assert!(found.iter().all(|row| (row[4] - 5.0).abs() < f32::EPSILON));
            let wrong = |n| if n == 700 { Err("none") } else { Ok(start) };
            assert_eq!(
                evaluate_many(threads, wrong, pips, &mut found),
                Err((700, "none"))
            );
        }
    }

    #[test]
    fn answers_come_in_order_on_any_number_of_threads() {
        let numbers: Vec<u64> = (0..500).collect();
        for threads in [0, 1, 3, 900] {
            let mut found = Vec::new();
            let slow_first = |n: &u64| {
                std::thread::sleep(std::time::Duration::from_micros(50 * (n % 7)));
                n * n
            };
            let end = ask_each(&numbers, threads, slow_first, |square| {
                found.push(square);
                ControlFlow::<()>::Continue(())
            });
            assert!(end.is_continue());
            assert!(
                found.iter().copied().eq(numbers.iter().map(|n| n * n)),
                "{threads}"
            );
        }
    }

    #[test]
    fn who_breaks_gets_no_more_answers() {
        let numbers: Vec<u32> = (0..1000).collect();
        let mut seen = 0;
        let end = ask_each(
            &numbers,
            4,
            |n| *n,
            |n| {
                seen += 1;
                if n == 9 {
                    ControlFlow::Break(n)
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        assert_eq!((end, seen), (ControlFlow::Break(9), 10));
    }

    #[test]
    fn nothing_is_asked_of_nothing() {
        let end = ask_each(&[], 4, |n: &u32| *n, ControlFlow::Break);
        assert!(end.is_continue());
    }
}
