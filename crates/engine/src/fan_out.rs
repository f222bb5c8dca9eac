//! The same work on several threads, its results on the caller's.

use std::sync::mpsc::{self, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

/// How long the caller waits for a result before it is asked all the same whether to go on.
const PATIENCE: Duration = Duration::from_millis(100);

/// The most threads a job is given, whatever number is asked for.
pub const MOST_THREADS: usize = 1024;

/// Runs `work` on that many threads (at least 1, at most [`MOST_THREADS`]) and hands what they send to `each`, on this thread; several times a second, whether
/// anything comes or not, `each` gets `None`. Returns when all threads have ended. Results come in any order.
pub fn fan_out<T: Send>(
    threads: usize,
    work: impl Fn(&SyncSender<T>) + Sync,
    mut each: impl FnMut(Option<T>),
) {
    std::thread::scope(|scope| {
        // No more than one result a thread may wait to be counted: who breaks soon stops soon.
        let threads = threads.clamp(1, MOST_THREADS);
        let (sender, results) = mpsc::sync_channel(threads);
        for _ in 0..threads {
            let (sender, work) = (sender.clone(), &work);
            scope.spawn(move || work(&sender));
        }
        drop(sender);
        let mut asked = Instant::now();
        loop {
            match results.recv_timeout(PATIENCE) {
                Ok(result) => each(Some(result)),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            // Also while results keep coming.
            if asked.elapsed() >= PATIENCE {
                each(None);
                asked = Instant::now();
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_arrives_once_and_a_slow_thread_is_not_waited_for_in_silence() {
        let (mut sum, mut asked) = (0, false);
        let work = |results: &SyncSender<u32>| {
            for number in 1..=10 {
                results.send(number).unwrap();
            }
            std::thread::sleep(3 * PATIENCE);
        };
        fan_out(3, work, |result| match result {
            Some(number) => sum += number,
            None => asked = true,
        });
        assert_eq!((sum, asked), (3 * 55, true));
    }

    #[test]
    fn whether_to_go_on_is_asked_while_results_keep_coming() {
        let work = |results: &SyncSender<()>| {
            for _ in 0..50 {
                std::thread::sleep(PATIENCE / 10);
                results.send(()).unwrap();
            }
        };
        let (mut left, mut asked) = (50, 0);
        fan_out(1, work, |result| match result {
            Some(()) => left -= 1,
            None => asked += i32::from(left > 0),
        });
        assert!(asked >= 2, "{asked}");
    }
}
