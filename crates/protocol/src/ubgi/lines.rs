//! Lines that come in, read ahead so that a search can be stopped.

use std::collections::VecDeque;
use std::io::{BufRead, Read};
use std::sync::mpsc::{Receiver, sync_channel};

/// The longest line read; what follows is dropped.
const LONGEST: u64 = 1 << 16;
/// How many lines are read ahead.
const AHEAD: usize = 1024;

/// What a line that came during a search asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meanwhile {
    /// To end it with the best found so far.
    Stop,
    /// Whether the engine is there.
    IsReady,
}

/// Lines, in the order in which they came.
pub(super) struct Lines {
    coming: Receiver<String>,
    waiting: VecDeque<String>,
}

impl Lines {
    /// Starts to read. A byte that is no text is shown as such; the lines after it are read.
    pub(super) fn read(mut input: impl BufRead + Send + 'static) -> Self {
        let (send, coming) = sync_channel(AHEAD);
        std::thread::spawn(move || {
            while let Some(line) = one(&mut input) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Self {
            coming,
            waiting: VecDeque::new(),
        }
    }

    /// The next line; `None` at the end.
    pub(super) fn next(&mut self) -> Option<String> {
        self.waiting.pop_front().or_else(|| self.coming.recv().ok())
    }

    /// A line that is answered while a search runs; others are kept for later.
    pub(super) fn meanwhile(&mut self) -> Option<Meanwhile> {
        while let Ok(line) = self.coming.try_recv() {
            match line.trim() {
                "stop" => return Some(Meanwhile::Stop),
                "isready" => return Some(Meanwhile::IsReady),
                _ => self.waiting.push_back(line),
            }
        }
        None
    }
}

/// A line without its end; `None` at the end of the input.
fn one(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST).read_until(b'\n', &mut bytes);
    if !read.is_ok_and(|count| count > 0) {
        return None;
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&bytes).trim_end().to_owned())
}
