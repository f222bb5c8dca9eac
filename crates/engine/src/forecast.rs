//! How long a rollout will take, estimated from a pilot of a fraction of a second.
//!
//! What counts is processor time, so that other programs at work meanwhile do not make a rollout look longer than it is.
//! The pilot plays trials without look-ahead, whatever the rollout does: they show how long trials are and how far
//! their results scatter. Where the rollout looks ahead, decisions of such trials are made anew as deeply as it would
//! make them, and their mean time is added for every ply.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use barpoint_eval::SearchSettings;
use barpoint_rollout::{CubeLook, PlayerSettings, RolloutPlan, Trials};
use cpu_time::ProcessTime;

use crate::moments::{Moment, number, spread};
use crate::{Engine, RolloutJob, Stop};

/// What a rollout will take on this machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutForecast {
    /// Trials of each candidate: those wanted, or fewer where the limit of the standard error is reached
    /// before. That a candidate may fall far behind is not foreseen.
    pub trials: u32,
    /// Seconds for all candidates, with all threads for itself.
    pub seconds: f64,
    /// The largest standard error at the end; equity as the rollout tells it.
    pub std_err: f64,
    /// Trials of the pilot.
    pub tried: u32,
}

/// Time for the trials of the pilot.
const TRIALS: Duration = Duration::from_millis(250);
/// Time for decisions looked ahead.
const DECISIONS: Duration = Duration::from_millis(250);
/// Games whose decisions are searched.
const COURSES: u32 = 12;
/// Half-moves looked ahead that are timed directly; deeper ones by how much longer few decisions take.
const TIMED: u8 = 2;

impl Engine {
    /// Forecasts the trials of a job that has played none yet. Takes about half a second; looking 3 plies ahead, on a
    /// slow machine, a second or two. `go_on` is asked in between; when it breaks, the forecast is of what is known.
    pub fn rollout_forecast(
        &self,
        plan: &RolloutPlan,
        job: &RolloutJob,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> RolloutForecast {
        let candidates = plan.candidates().len();
        let (begun, worked) = (Instant::now(), ProcessTime::now());
        let quick = plan.clone().without_look_ahead();
        let end = self.rollout(&quick, job, Trials::new(candidates), &mut |schedule| {
            // Two trials show how far results scatter.
            if go_on().is_break() {
                ControlFlow::Break(Stop::Now)
            } else if begun.elapsed() < TRIALS || schedule.complete() < 2 {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(Stop::AfterTrials)
            }
        });
        let threads = number(job.threads.clamp(1, crate::MOST_THREADS));
        // What else this program does meanwhile counts as work, but the pilot cannot have had more than its threads.
        let worked = worked.elapsed().as_secs_f64() / threads;
        let elapsed = begun.elapsed().as_secs_f64().min(worked);
        let played = (0..candidates).map(|at| end.trials.of(at).count()).sum();
        let tried = end.complete.max(1);
        let report = self.rollout_report(&quick, &end.trials, end.complete);
        let errors = report.rows.iter().map(|row| row.equity.std_err);
        let errors = errors.filter(|error| error.is_finite());
        let scatter = errors.fold(0.0, f64::max) * f64::from(tried).sqrt();
        let wanted = job.trials.end.saturating_sub(job.trials.start);
        let trials = match job.rules.std_err {
            Some(limit) => enough(scatter, limit).max(job.rules.min_trials).min(wanted),
            None => wanted,
        };
        let ahead = self.look_ahead_seconds(plan, go_on) / threads;
        let one = elapsed / number(played).max(1.0) + ahead;
        RolloutForecast {
            trials,
            seconds: one * f64::from(trials) * number(candidates),
            std_err: scatter / f64::from(trials).sqrt(),
            tried: end.complete,
        }
    }

    /// Seconds that looking ahead adds to a trial on one thread.
    fn look_ahead_seconds(
        &self,
        plan: &RolloutPlan,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> f64 {
        let settings = plan.settings();
        let (player, look) = (settings.players[0], settings.cube_look);
        let plies = player.checker.plies.max(player.cube.plies);
        if plies == 0 {
            return 0.0;
        }
        let candidates = plan.candidates().iter();
        let courses: Vec<Vec<Moment>> = candidates
            .flat_map(|candidate| (0..COURSES).map(move |trial| (candidate, trial)))
            .map(|(candidate, trial)| Moment::of_trial(&self.search, plan, candidate, trial))
            .collect();
        let half_moves: usize = courses.iter().map(Vec::len).sum();
        let mean_length = number(half_moves) / number(courses.len().max(1));
        let moments: Vec<Moment> = courses.into_iter().flatten().collect();
        let timed = ahead(&player, plies.min(TIMED));
        let begun = Instant::now();
        let mut times = Vec::new();
        for moment in spread(&moments) {
            if begun.elapsed() >= DECISIONS || go_on().is_break() {
                break;
            }
            times.push((moment, moment.seconds(&self.search, &timed, look)));
        }
        let sum: f64 = times.iter().map(|(_, seconds)| seconds).sum();
        let mean = sum / number(times.len()).max(1.0);
        let deeper = if plies > TIMED {
            self.ratio(&times, (player, look), go_on)
        } else {
            1.0
        };
        mean * deeper * mean_length
    }

    /// How much longer the settings of a player take than what was timed.
    fn ratio(
        &self,
        times: &[(&Moment, f64)],
        (player, look): (PlayerSettings, CubeLook),
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> f64 {
        let begun = Instant::now();
        let (mut deep, mut shallow) = (0.0, 0.0);
        for (moment, seconds) in times {
            deep += moment.seconds(&self.search, &player, look);
            shallow += seconds;
            if begun.elapsed() >= DECISIONS || go_on().is_break() {
                break;
            }
        }
        if shallow > 0.0 { deep / shallow } else { 1.0 }
    }
}

/// The same player looking ahead at most this many plies.
fn ahead(player: &PlayerSettings, plies: u8) -> PlayerSettings {
    let at = |settings: SearchSettings| SearchSettings {
        plies: plies.min(settings.plies),
        ..settings
    };
    PlayerSettings {
        checker: at(player.checker),
        cube: at(player.cube),
        ..*player
    }
}

/// Trials after which the standard error is below a limit.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the conversion saturates"
)]
fn enough(scatter: f64, limit: f64) -> u32 {
    (scatter / limit).powi(2).ceil() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trials_for_an_error() {
        assert_eq!(enough(0.5, 0.01), 2500);
        assert_eq!(enough(0.0, 0.01), 0);
    }
}
