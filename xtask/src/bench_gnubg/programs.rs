//! The two programs and what each needs to start.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::measure::{Run, measure};
use crate::{TaskError, target};

/// Both programs, ready to be compared.
pub(super) struct Programs {
    gnubg: PathBuf,
    barpoint: PathBuf,
    /// Rounds of which the fastest counts.
    rounds: u32,
    gnubg_start: Run,
    barpoint_start: Run,
}

/// Processor seconds of both for the same work.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) gnubg: f64,
    pub(super) barpoint: f64,
}

/// A position that any hint starts from: what a start costs, nets and tables included.
const START: &str = "4HPwATDgc/ABMA:cAkAAAAAAAAA";

impl Programs {
    /// Measures how the programs start.
    pub(super) fn start(rounds: u32) -> Result<Self, TaskError> {
        let gnubg = std::env::var_os("GNUBG")
            .map_or_else(|| PathBuf::from("/usr/games/gnubg"), PathBuf::from);
        let barpoint = target().join("dist/barpoint");
        let gnubg_start = fastest(2 * rounds, || gnubg_run(&gnubg, ""))?;
        let barpoint_start = fastest(2 * rounds, || {
            measure(
                Command::new(&barpoint).args(["hint", START, "--ply", "0"]),
                "",
            )
        })?;
        Ok(Self {
            gnubg,
            barpoint,
            rounds,
            gnubg_start,
            barpoint_start,
        })
    }

    /// How often measurements are repeated.
    pub(super) const fn rounds(&self) -> u32 {
        self.rounds
    }

    /// A line about the vector instructions that barpoint uses.
    pub(super) fn instructions(&self) -> Result<String, TaskError> {
        let run = self.barpoint(&["calibrate", "--seconds", "1"])?;
        let line = run
            .printed
            .lines()
            .find(|line| line.starts_with("instructions "));
        let line = line.ok_or_else(|| TaskError::Output {
            expected: "a line \"instructions ...\" of barpoint calibrate".into(),
        })?;
        Ok(format!(
            "{line} (BARPOINT_INSTRUCTIONS=avx2 or portable for lesser ones)"
        ))
    }

    /// A line about starting.
    pub(super) fn starts(&self) -> String {
        let line = |run: &Run| format!("{:.1} ms, {:.0} MiB", 1000.0 * run.cpu, run.peak_mib);
        format!(
            "start-up: gnubg {}, barpoint {} ({:.1} ms on the clock)",
            line(&self.gnubg_start),
            line(&self.barpoint_start),
            1000.0 * self.barpoint_start.wall
        )
    }

    /// One gnubg session on one thread.
    pub(super) fn gnubg(&self, script: &str) -> Result<Run, TaskError> {
        gnubg_run(&self.gnubg, script)
    }

    /// One gnubg session on one thread and on a terminal, as `script` of util-linux makes one.
    pub(super) fn gnubg_on_terminal(&self, script: &str) -> Result<Run, TaskError> {
        let session = format!("{} -t -q -r", self.gnubg.display());
        let script = format!("set threads 1\nset display off\n{script}exit\ny\n");
        measure(
            Command::new("script").args(["-qec", &session, "/dev/null"]),
            &script,
        )
    }

    /// One Python program inside gnubg.
    pub(super) fn gnubg_python(&self, file: &std::path::Path) -> Result<Run, TaskError> {
        let mut command = Command::new(&self.gnubg);
        measure(command.args(["-t", "-q", "-r", "-p"]).arg(file), "")
    }

    /// One run of barpoint.
    pub(super) fn barpoint(&self, arguments: &[&str]) -> Result<Run, TaskError> {
        measure(Command::new(&self.barpoint).args(arguments), "")
    }

    /// One run of barpoint with the databases of a folder.
    pub(super) fn barpoint_with(&self, data: &Path, arguments: &[&str]) -> Result<Run, TaskError> {
        let mut command = Command::new(&self.barpoint);
        measure(command.env("BARPOINT_DATA", data).args(arguments), "")
    }

    /// Processor seconds a run took beyond starting.
    pub(super) fn beyond_start(&self, barpoint: &Run) -> f64 {
        (barpoint.cpu - self.barpoint_start.cpu).max(1e-6)
    }

    /// The better of several rounds, the programs taking turns.
    pub(super) fn compare(
        &self,
        mut gnubg: impl FnMut() -> Result<f64, TaskError>,
        mut barpoint: impl FnMut() -> Result<f64, TaskError>,
    ) -> Result<Pair, TaskError> {
        let mut best = Pair {
            gnubg: f64::INFINITY,
            barpoint: f64::INFINITY,
        };
        for _ in 0..self.rounds {
            best.gnubg = best.gnubg.min(gnubg()?);
            best.barpoint = best.barpoint.min(barpoint()?);
        }
        Ok(best)
    }

    /// The run of several rounds with the fewest processor seconds.
    pub(super) fn fewest(
        &self,
        run: impl FnMut() -> Result<Run, TaskError>,
    ) -> Result<Run, TaskError> {
        fastest(self.rounds, run)
    }
}

fn gnubg_run(program: &PathBuf, script: &str) -> Result<Run, TaskError> {
    let script = format!("set threads 1\nset display off\nset delay 0\n{script}");
    measure(Command::new(program).args(["-t", "-q", "-r"]), &script)
}

fn fastest(times: u32, mut run: impl FnMut() -> Result<Run, TaskError>) -> Result<Run, TaskError> {
    let mut best = run()?;
    for _ in 1..times {
        let other = run()?;
        if other.cpu < best.cpu {
            best = other;
        }
    }
    Ok(best)
}
