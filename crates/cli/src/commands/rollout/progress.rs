//! How far a rollout is, on standard error.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use barpoint_app::rollout::{Pace, Rollout};
use barpoint_engine::{Engine, RolloutFindings, RolloutJob, RolloutOutlook};
use barpoint_rollout::{Report, Schedule, StopRules};

use crate::meter::{self, ProgressArg};
use crate::render::rollout as render;

/// Shows the candidates and a forecast while trials are played.
pub(super) struct Meter {
    screen: meter::Meter,
    pace: Pace,
    shown: Instant,
    line: Instant,
    foretold: bool,
}

/// Time between two tables on a terminal, and elsewhere.
const EVERY: [Duration; 2] = [Duration::from_millis(500), Duration::from_secs(20)];
/// Rollouts that take longer than this many seconds begin with a forecast.
const WORTH_SAYING: f64 = 2.0;
/// Time between two JSON lines.
const LINES: Duration = Duration::from_secs(1);

impl Meter {
    /// For a job that begins now.
    pub(super) fn new(shown: ProgressArg, rollout: &Rollout, job: &RolloutJob) -> Self {
        let trials = job.trials.end - job.trials.start;
        let now = Instant::now();
        Self {
            screen: shown.meter("", trials.into(), "trials"),
            pace: Pace::new(job, rollout.trials()),
            shown: now,
            line: now,
            foretold: false,
        }
    }

    /// Shows what the trials say, if the last time is long ago.
    pub(super) fn show(&mut self, rollout: &Rollout, engine: &Engine, schedule: &Schedule<'_>) {
        self.pace.note(schedule);
        if !self.foretold && self.pace.played_now() >= StopRules::EVERY {
            let report = schedule.report();
            let outlook = self.pace.outlook(errors(&report));
            if outlook.seconds > WORTH_SAYING {
                self.screen.say(&in_words(&outlook));
            }
            self.foretold = true;
        }
        let every = EVERY[usize::from(!std::io::stderr().is_terminal())];
        if self.shown.elapsed() < every {
            return;
        }
        self.shown = Instant::now();
        let found = self.findings(rollout, engine, schedule);
        let mut table = Vec::new();
        let report = rollout.report(engine, found);
        // Writing to memory does not fail.
        let _ = render::rows(&mut table, &report);
        let table = String::from_utf8_lossy(&table).into_owned();
        let forecast = report
            .found
            .outlook
            .as_ref()
            .map_or_else(String::new, in_words);
        let done = self.pace.done();
        let (done, wanted) = (done.into(), self.pace.wanted().into());
        self.screen
            .report(done, wanted, &format!("{table}{forecast}"));
    }

    /// What the trials under way say, and how they go on.
    pub(super) fn findings(
        &mut self,
        rollout: &Rollout,
        engine: &Engine,
        schedule: &Schedule<'_>,
    ) -> RolloutFindings {
        self.pace.note(schedule);
        let report = schedule.report();
        RolloutFindings {
            outlook: Some(self.pace.outlook(errors(&report))),
            ..rollout.findings_of(engine, &report)
        }
    }

    /// How what was found would go on.
    pub(super) fn outlook(&self, found: &RolloutFindings) -> RolloutOutlook {
        let rows = found.candidates.iter();
        self.pace
            .outlook(rows.map(|row| row.figures.equity.std_err))
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
        self.screen.end();
    }
}

/// The standard errors of all candidates.
fn errors(report: &Report) -> impl Iterator<Item = f64> {
    report.rows.iter().map(|row| row.equity.std_err)
}

/// A forecast in words.
fn in_words(outlook: &RolloutOutlook) -> String {
    sentence(outlook.seconds, outlook.std_err, outlook.trials)
}

/// How long a rollout takes and how large the errors will be.
pub(super) fn sentence(seconds: f64, std_err: Option<f64>, trials: u32) -> String {
    let error = std_err.map_or_else(|| "not known yet".to_owned(), |error| format!("{error:.4}"));
    format!(
        "forecast: {} more, standard error {error} after {trials} trials",
        duration(seconds)
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
