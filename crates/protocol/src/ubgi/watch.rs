//! What goes on beside a search: its time, and the lines that come meanwhile.

use std::io;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::answer::Answers;
use super::lines::{Lines, Meanwhile};

/// Looks after a search.
pub(super) struct Watch<'a, 'b> {
    lines: &'a mut Lines,
    answers: &'a mut Answers<'b>,
    begun: Instant,
    limit: Option<Duration>,
    stopped: bool,
    failed: Option<io::Error>,
}

impl<'a, 'b> Watch<'a, 'b> {
    /// Begins now and ends after this many milliseconds, if any.
    pub(super) fn new(
        lines: &'a mut Lines,
        answers: &'a mut Answers<'b>,
        milliseconds: Option<u64>,
    ) -> Self {
        Self {
            lines,
            answers,
            begun: Instant::now(),
            limit: milliseconds.map(Duration::from_millis),
            stopped: false,
            failed: None,
        }
    }

    /// Whether the search goes on.
    pub(super) fn flow(&mut self) -> ControlFlow<()> {
        while let Some(line) = self.lines.meanwhile() {
            match line {
                Meanwhile::Stop => self.stopped = true,
                Meanwhile::IsReady => self.failed = self.answers.line(&"readyok").err(),
            }
        }
        let over = self
            .limit
            .is_some_and(|limit| self.begun.elapsed() >= limit);
        if self.stopped || over || self.failed.is_some() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Milliseconds so far.
    pub(super) fn milliseconds(&self) -> u128 {
        self.begun.elapsed().as_millis()
    }

    /// Where the answer goes; an error if nobody listened meanwhile.
    pub(super) fn end(self) -> io::Result<&'a mut Answers<'b>> {
        match self.failed {
            None => Ok(self.answers),
            Some(error) => Err(error),
        }
    }
}
