//! Progress of long jobs, on standard error: a bar on a terminal, elsewhere a line every few seconds, and nothing with
//! `--quiet`.

use std::io::{IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use crate::error::visible;

/// Whether progress is shown.
#[derive(clap::Args, Clone, Copy, Debug, Default)]
pub(crate) struct ProgressArg {
    /// Show no progress
    #[arg(long, short)]
    quiet: bool,
}

impl ProgressArg {
    /// Shows the progress of a job of `total` steps, each called a `unit`; `name` comes first.
    pub(crate) fn meter(self, name: &str, total: u64, unit: &str) -> Meter {
        let (name, unit) = (visible(name), unit.to_owned());
        let screen = match (self.quiet, std::io::stderr().is_terminal()) {
            (true, _) => Screen::Off,
            (false, true) => Screen::Bar(bar(&name, total, &unit)),
            (false, false) => Screen::Lines {
                name,
                unit,
                said: Instant::now(),
            },
        };
        Meter {
            shown: Mutex::new(Shown {
                screen,
                begun: Instant::now(),
                // Steps done before this run say nothing about its speed.
                first: None,
                done: 0,
                total,
            }),
        }
    }
}

fn bar(name: &str, total: u64, unit: &str) -> ProgressBar {
    let bar = ProgressBar::new(total).with_prefix(name.to_owned());
    let space = if name.is_empty() { "" } else { " " };
    let template = format!("{{prefix}}{space}{{bar:30}} {{pos}}/{{len}} {unit}{{msg}}");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Shows how far a job is, from any thread.
pub(crate) struct Meter {
    shown: Mutex<Shown>,
}

struct Shown {
    screen: Screen,
    begun: Instant,
    first: Option<u64>,
    done: u64,
    total: u64,
}

enum Screen {
    Off,
    Bar(ProgressBar),
    Lines {
        name: String,
        unit: String,
        said: Instant,
    },
}

impl Meter {
    /// Time between two lines.
    const EVERY: Duration = Duration::from_secs(10);

    /// Shows that `done` of `total` steps are done; `note` follows on the same line.
    pub(crate) fn show(&self, done: u64, total: u64, note: &str) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.done = done;
        shown.total = total;
        shown.tell(note);
    }

    /// Shows how far the job is by a note that also says how much time is left. Elsewhere than on a terminal it is
    /// printed at once: the job knows when to speak.
    pub(crate) fn log(&self, done: u64, total: u64, note: &str) {
        self.speak(
            [done, total],
            |bar| bar.set_message(note.to_owned()),
            |name, unit| line(name, done, total, unit, note),
        );
    }

    /// Shows how many steps were done by an earlier run.
    pub(crate) fn begin_at(&self, done: u64) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.done = done;
        shown.tell("");
    }

    /// Shows that one more step is done.
    pub(crate) fn step(&self) {
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.done += 1;
        shown.tell("");
    }

    /// Shows how far the job is with a text of several lines. Elsewhere than on a terminal it is printed at once.
    pub(crate) fn report(&self, done: u64, total: u64, text: &str) {
        self.speak(
            [done, total],
            |bar| bar.set_prefix(format!("{text}\n")),
            |_, unit| format!("{done} of {total} {unit}\n{text}"),
        );
    }

    /// Moves the bar and dresses it, or prints a line made of the name and the unit.
    fn speak(
        &self,
        [done, total]: [u64; 2],
        dress: impl FnOnce(&ProgressBar),
        line: impl FnOnce(&str, &str) -> String,
    ) {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match &shown.screen {
            Screen::Off => {}
            Screen::Bar(bar) => {
                bar.set_length(total);
                bar.set_position(done);
                dress(bar);
            }
            Screen::Lines { name, unit, .. } => print(&line(name, unit)),
        }
    }

    /// Says something that stays on the screen.
    pub(crate) fn say(&self, text: &str) {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        match &shown.screen {
            Screen::Off => {}
            Screen::Bar(bar) => bar.println(text),
            Screen::Lines { .. } => print(text),
        }
    }

    /// Takes the bar off the screen.
    pub(crate) fn end(&self) {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if let Screen::Bar(bar) = &shown.screen {
            bar.finish_and_clear();
        }
    }
}

impl Shown {
    fn tell(&mut self, note: &str) {
        let first = *self.first.get_or_insert(self.done);
        let (done, total) = (self.done, self.total);
        let elapsed = self.begun.elapsed();
        match &mut self.screen {
            Screen::Off => {}
            Screen::Bar(bar) => {
                let left = left(
                    elapsed,
                    done.saturating_sub(first),
                    total.saturating_sub(done),
                );
                bar.set_length(total);
                bar.set_position(done);
                bar.set_message(format!("{left}{note}"));
            }
            Screen::Lines { name, unit, said } => {
                if said.elapsed() < Meter::EVERY {
                    return;
                }
                *said = Instant::now();
                let left = left(
                    elapsed,
                    done.saturating_sub(first),
                    total.saturating_sub(done),
                );
                print(&line(name, done, total, unit, &format!("{left}{note}")));
            }
        }
    }
}

fn line(name: &str, done: u64, total: u64, unit: &str, note: &str) -> String {
    let percent = done.saturating_mul(100) / total.max(1);
    let colon = if name.is_empty() { "" } else { ": " };
    format!("{name}{colon}{done} of {total} {unit} ({percent} %){note}")
}

/// Jobs continue even if progress cannot be printed.
fn print(line: &str) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}

/// The time left at the present rate; nothing before there is a rate.
fn left(elapsed: Duration, done: u64, missing: u64) -> String {
    const SETTLED: Duration = Duration::from_secs(2);
    if elapsed < SETTLED || done == 0 || missing == 0 {
        return String::new();
    }
    #[expect(clippy::cast_precision_loss, reason = "only a share is wanted")]
    let still = missing as f64 / done as f64;
    let left = elapsed.mul_f64(still.min(1e6));
    format!(", {} left", HumanDuration(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_shown_once_there_is_a_rate() {
        assert_eq!(left(Duration::from_millis(900), 5, 95), "");
        assert_eq!(left(Duration::from_secs(9), 0, 100), "");
        assert_eq!(left(Duration::from_secs(10), 25, 75), ", 30 seconds left");
        assert_eq!(left(Duration::from_secs(61), 1, 240), ", 4 hours left");
        assert_eq!(left(Duration::from_secs(61), 1, 0), "");
    }
}
