//! Progress of a build on standard error: a bar on a terminal, else a line every few seconds.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use barpoint_app::databases::BuildProgress;
use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

/// The time left at the present rate; `None` before there is a rate.
fn left(elapsed: Duration, done: u64, total: u64) -> String {
    const SETTLED: Duration = Duration::from_secs(2);
    if elapsed < SETTLED || done == 0 {
        return String::new();
    }
    #[expect(clippy::cast_precision_loss, reason = "only a share is wanted")]
    let still = total.saturating_sub(done) as f64 / done as f64;
    let left = elapsed.mul_f64(still.min(1e6));
    format!(", {} left", HumanDuration(left))
}

/// Shows the progress of a build.
pub(crate) struct Meter {
    bar: Option<ProgressBar>,
    said: Mutex<Instant>,
}

impl Meter {
    const EVERY: Duration = Duration::from_secs(5);

    pub(crate) fn new() -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {percent} %{msg}")
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            ProgressBar::new(0).with_style(style)
        });
        Self {
            bar,
            said: Mutex::new(Instant::now()),
        }
    }

    /// Shows how many positions are computed.
    pub(crate) fn show(&self, progress: &BuildProgress) {
        let &BuildProgress { done, total, pass } = progress;
        let note = || {
            pass.map_or_else(String::new, |(pass, change)| {
                format!(", pass {pass}, largest change {change:.6}")
            })
        };
        if let Some(bar) = &self.bar {
            bar.set_length(total);
            bar.set_position(done);
            bar.set_message(format!("{}{}", left(bar.elapsed(), done, total), note()));
        } else if let Ok(mut said) = self.said.try_lock()
            && said.elapsed() >= Self::EVERY
        {
            *said = Instant::now();
            let percent = done.saturating_mul(100) / total.max(1);
            let mut log = std::io::stderr().lock();
            // The build continues even if progress cannot be printed.
            let _ = writeln!(log, "{done} of {total} positions ({percent} %){}", note());
        }
    }

    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_told_once_there_is_a_rate() {
        assert_eq!(left(Duration::from_millis(900), 5, 100), "");
        assert_eq!(left(Duration::from_secs(9), 0, 100), "");
        assert_eq!(left(Duration::from_secs(10), 25, 100), ", 30 seconds left");
        assert_eq!(left(Duration::from_secs(61), 1, 241), ", 4 hours left");
    }
}
