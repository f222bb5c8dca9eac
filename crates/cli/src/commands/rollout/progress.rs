//! How far a rollout is, on standard error.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use barpoint_engine::RolloutJob;
use barpoint_rollout::{Report, Schedule, StopRules, Trials};
use barpoint_wire::{RolloutOutlook, RolloutRow};
use indicatif::{ProgressBar, ProgressStyle};

use super::options::Question;
use crate::render::rollout as render;

/// Shows the candidates and a forecast while trials are played.
pub(super) struct Meter {
    names: Vec<String>,
    bar: Option<ProgressBar>,
    begun: Instant,
    shown: Instant,
    line: Instant,
    /// Trials that were there before.
    before: u32,
    first: u32,
    complete: u32,
    /// The trials of this job, and those of the whole rollout a sample of which it may be.
    end: u32,
    wanted: u32,
    foretold: bool,
}

/// Time between two tables on a terminal, and elsewhere.
const EVERY: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(20)];
/// Seconds from which on a forecast is told without being asked for.
const WORTH_SAYING: f64 = 2.0;
/// Time between two JSON lines.
const LINES: Duration = Duration::from_secs(1);

impl Meter {
    /// For a job that may be a sample of a rollout of `wanted` trials.
    pub(super) fn new(question: &Question, job: &RolloutJob, wanted: u32, played: &Trials) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{msg}\n{bar:40} {pos}/{len} trials")
                .unwrap_or_else(|_| ProgressStyle::default_bar());
            ProgressBar::new(u64::from(job.trials.end - job.trials.start)).with_style(style)
        });
        let now = Instant::now();
        let before = played.most();
        Self {
            names: question.names.clone(),
            bar,
            begun: now,
            shown: now,
            line: now,
            before,
            first: job.trials.start,
            complete: job.trials.start,
            end: job.trials.end,
            wanted,
            foretold: false,
        }
    }

    /// Shows what the trials say, if the last time is long ago.
    pub(super) fn show(&mut self, schedule: &Schedule<'_>) {
        self.complete = schedule.complete();
        if schedule.most_wanted() < self.end {
            self.wanted = schedule.most_wanted();
        }
        let done = self.complete - self.first;
        if !self.foretold && done >= self.before + StopRules::EVERY && self.end == self.wanted {
            let outlook = self.outlook(&schedule.report());
            if outlook.seconds > WORTH_SAYING {
                self.say(&told(&outlook));
            }
            self.foretold = true;
        }
        let every = EVERY[usize::from(self.bar.is_none())];
        if self.shown.elapsed() < every {
            return;
        }
        self.shown = Instant::now();
        let report = schedule.report();
        let mut table = Vec::new();
        let rows = RolloutRow::list(&report, &self.names);
        // Writing to memory does not fail.
        let _ = render::rows(&mut table, &rows);
        let table = String::from_utf8_lossy(&table).into_owned();
        let forecast = told(&self.outlook(&report));
        if let Some(bar) = &self.bar {
            bar.set_position(u64::from(done));
            bar.set_message(format!("{table}{forecast}"));
        } else {
            let of = self.wanted.min(self.end) - self.first;
            self.say(&format!("{done} of {of} trials\n{table}{forecast}"));
        }
    }

    fn say(&self, text: &str) {
        if let Some(bar) = &self.bar {
            bar.println(text);
        } else {
            // The rollout goes on when nobody can read this.
            let _ = writeln!(std::io::stderr().lock(), "{text}");
        }
    }

    /// How long the rest takes and how large the errors will be, by the trials played now.
    pub(super) fn outlook(&self, report: &Report) -> RolloutOutlook {
        let done = self.complete - self.first;
        let left = self.wanted.saturating_sub(self.complete);
        let new = done.saturating_sub(self.before).max(1);
        let seconds = self.begun.elapsed().as_secs_f64() / f64::from(new) * f64::from(left);
        let errors = report.rows.iter().map(|row| row.equity.std_err);
        let most = errors.fold(0.0, f64::max);
        let total = self.wanted - self.first;
        let then = most * (f64::from(done) / f64::from(total.max(1))).sqrt();
        RolloutOutlook {
            played: done,
            trials: total,
            seconds,
            standard_error: Some(then).filter(|error| error.is_finite()),
        }
    }

    /// Whether a JSON line is due.
    pub(super) fn is_time_for_a_line(&mut self) -> bool {
        let due = self.line.elapsed() >= LINES;
        if due {
            self.line = Instant::now();
        }
        due
    }

    pub(super) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A forecast in words.
pub(super) fn told(outlook: &RolloutOutlook) -> String {
    let error = outlook
        .standard_error
        .map_or_else(|| "not known yet".to_owned(), |error| format!("{error:.4}"));
    format!(
        "forecast: {} more, standard error {error} after {} trials",
        duration(outlook.seconds),
        outlook.trials
    )
}

/// A time as people say it.
fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 100.0 => format!("{s:.1} s"),
        s if s < 6000.0 => format!("{:.1} min", s / 60.0),
        s => format!("{:.1} h", s / 3600.0),
    }
}
