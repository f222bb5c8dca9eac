//! Progress of a build on standard error: a bar on a terminal, else a line every few seconds.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Shows how far a build is.
pub(super) struct Meter {
    bar: Option<ProgressBar>,
    said: Mutex<Instant>,
}

impl Meter {
    const EVERY: Duration = Duration::from_secs(5);

    pub(super) fn new() -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {percent} %, {eta} left{msg}")
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            ProgressBar::new(0).with_style(style)
        });
        Self {
            bar,
            said: Mutex::new(Instant::now()),
        }
    }

    /// Shows that `done` positions of `total` are computed; `note` says what else is to be known.
    pub(super) fn show(&self, done: u64, total: u64, note: impl FnOnce() -> String) {
        if let Some(bar) = &self.bar {
            bar.set_length(total);
            bar.set_position(done);
            bar.set_message(note());
        } else if let Ok(mut said) = self.said.try_lock()
            && said.elapsed() >= Self::EVERY
        {
            *said = Instant::now();
            let percent = done.saturating_mul(100) / total.max(1);
            let mut log = std::io::stderr().lock();
            // Building goes on when nobody can read it.
            let _ = writeln!(log, "{done} of {total} positions ({percent} %){}", note());
        }
    }

    pub(super) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
