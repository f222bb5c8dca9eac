//! The fit of BKG-VI in a folder: every step is logged, and an interrupted fit resumes with the same bits.
//!
//! `plan.json` says what is played, `log.jsonl` has a line for every step done, `step-N.txt` the functions after N steps: those
//! that the games of each round were played with, and the last.

mod files;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::fit::{Plan, Round, Step};
use barpoint_bkg::vi::{CLASSES, Expectation, Functions};
use barpoint_bkg::{Bkg, Edition};
use serde::{Deserialize, Serialize};

use files::{json, read, write};

pub use files::FitError;

/// What a fit is of; the number of threads changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planned {
    /// Games of each round.
    pub games: u32,
    /// Seed of the dice.
    pub seed: u64,
}

/// A step in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Logged {
    /// Its number, from 1.
    pub step: usize,
    /// Its round, from 0.
    pub round: u32,
    /// Steps of the round.
    pub of: usize,
    /// The class.
    pub class: String,
    /// Positions it was fitted to.
    pub samples: usize,
    /// Positions held out.
    pub held_out: usize,
    /// Error of the expectation on those, points, before the step.
    pub before: f64,
    /// After it.
    pub after: f64,
    /// Whether the function was replaced.
    pub kept: bool,
}

/// A fit in a folder.
#[derive(Debug)]
pub struct Fit {
    folder: PathBuf,
    planned: Planned,
    log: Vec<Logged>,
    table: Arc<OneSided>,
    bkg: Bkg,
}

impl Fit {
    /// Begins a fit, or goes on with the one in the folder.
    ///
    /// # Errors
    /// If its files cannot be used, or are another fit's.
    pub fn open(folder: &Path, planned: Planned, table: Arc<OneSided>) -> Result<Self, FitError> {
        let bkg = Edition::Of1977.program(Arc::clone(&table));
        let mut fit = Self {
            folder: folder.to_path_buf(),
            planned,
            log: Vec::new(),
            bkg: bkg.ok_or(FitError::Memory)?,
            table,
        };
        fs::create_dir_all(folder).map_err(|error| FitError::File {
            path: folder.to_path_buf(),
            error,
        })?;
        let path = folder.join("plan.json");
        if path.exists() {
            let found = json(&path, &read(&path)?)?;
            if found != planned {
                return Err(FitError::OtherPlan {
                    path,
                    wanted: planned,
                    found,
                });
            }
        } else {
            write(&fit.step(0), &Functions::default().to_string())?;
            write(&path, &format!("{}\n", serde_json::json!(planned)))?;
        }
        let log = fit.log_path();
        if log.exists() {
            for line in read(&log)?.lines() {
                fit.log.push(json(&log, line)?);
            }
        }
        Ok(fit)
    }

    /// The steps done so far.
    #[must_use]
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// Goes on until so many rounds are done, or `on_step` breaks; the functions then.
    ///
    /// # Errors
    /// If its files cannot be used.
    pub fn run(
        &mut self,
        rounds: u32,
        threads: usize,
        on_step: &mut dyn FnMut(&Logged) -> ControlFlow<()>,
    ) -> Result<Functions, FitError> {
        let mut functions = self.functions(self.log.len())?;
        loop {
            let (number, begun) = self.place();
            if number >= rounds {
                return Ok(functions);
            }
            let plan = Plan {
                games: self.planned.games,
                seed: self.planned.seed,
                threads,
            };
            let first = self.functions(begun)?;
            let played_with = Expectation::new(Arc::new(first), Arc::clone(&self.table));
            let round = Round::play(&plan, number, &self.bkg, &played_with);
            for &class in &round.steps()[self.log.len() - begun..] {
                let step = round.fit(class, &mut functions, &self.table);
                let logged = self.keep(&step, number, round.steps().len(), &functions, begun)?;
                if on_step(&logged).is_break() {
                    return Ok(functions);
                }
            }
        }
    }

    /// The round to go on with, and the step after which it began.
    fn place(&self) -> (u32, usize) {
        let Some(last) = self.log.last() else {
            return (0, 0);
        };
        let done = self
            .log
            .iter()
            .filter(|step| step.round == last.round)
            .count();
        if done >= last.of {
            (last.round + 1, self.log.len())
        } else {
            (last.round, self.log.len() - done)
        }
    }

    /// Saves the functions, then logs the step: one that is not in the log is done again.
    fn keep(
        &mut self,
        step: &Step,
        round: u32,
        of: usize,
        functions: &Functions,
        begun: usize,
    ) -> Result<Logged, FitError> {
        let number = self.log.len() + 1;
        write(&self.step(number), &functions.to_string())?;
        let logged = Logged {
            step: number,
            round,
            of,
            class: CLASSES[step.class].name.to_owned(),
            samples: step.samples,
            held_out: step.held_out,
            before: step.before,
            after: step.after,
            kept: step.kept,
        };
        let path = self.log_path();
        let mut log = OpenOptions::new().create(true).append(true).open(&path);
        let line = format!("{}\n", serde_json::json!(logged));
        let logs = log
            .as_mut()
            .map_err(|error| std::io::Error::from(error.kind()));
        logs.and_then(|log| log.write_all(line.as_bytes()))
            .map_err(|error| FitError::File { path, error })?;
        self.log.push(logged.clone());
        if number - 1 != begun {
            // Of no use any more; that it stays does no harm.
            let _ = fs::remove_file(self.step(number - 1));
        }
        Ok(logged)
    }

    fn functions(&self, step: usize) -> Result<Functions, FitError> {
        let path = self.step(step);
        let functions = read(&path)?.parse();
        functions.map_err(
            |error: barpoint_bkg::vi::FunctionsError| FitError::Damaged {
                path,
                reason: error.to_string(),
            },
        )
    }

    fn step(&self, number: usize) -> PathBuf {
        self.folder.join(format!("step-{number}.txt"))
    }

    fn log_path(&self) -> PathBuf {
        self.folder.join("log.jsonl")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLANNED: Planned = Planned {
        games: 500,
        seed: 6,
    };

    fn open(folder: &Path, planned: Planned) -> Result<Fit, FitError> {
        Fit::open(folder, planned, Arc::new(OneSided::build()))
    }

    /// Interrupted in the middle of either round and resumed with other threads, it ends with the same functions and log.
    #[test]
    fn an_interrupted_fit_resumes_with_the_same_bits() {
        let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let go_on = &mut |_: &Logged| ControlFlow::Continue(());
        let mut whole = open(folders[0].path(), PLANNED).unwrap();
        let functions = whole.run(2, 1, go_on).unwrap();
        for stop in [3, whole.log.len() - 5] {
            let mut part = open(folders[1].path(), PLANNED).unwrap();
            let until = &mut |step: &Logged| {
                if step.step == stop {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            };
            part.run(2, 2, until).unwrap();
            assert_eq!(part.log.len(), stop);
        }
        let mut resumed = open(folders[1].path(), PLANNED).unwrap();
        assert!(resumed.run(2, 2, go_on).unwrap() == functions);
        assert_eq!(resumed.log(), whole.log());
        assert!(functions != Functions::default(), "nothing was fitted");
        let other = Planned { seed: 7, ..PLANNED };
        assert!(matches!(
            open(folders[1].path(), other),
            Err(FitError::OtherPlan { .. })
        ));
    }
}
