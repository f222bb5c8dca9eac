//! Rollouts: squared standard error times processor seconds, which trials cannot change.

use super::measure::Run;
use super::programs::Programs;
use crate::{TaskError, target};

/// What is rolled out.
struct Sample {
    name: &'static str,
    /// Position ID; the player on roll does not double.
    board: &'static str,
    /// Half-moves after which trials end.
    truncation: Option<&'static str>,
}

const SAMPLES: [Sample; 4] = [
    Sample {
        name: "opening after 31",
        board: "sGfwATDgc/ABMA",
        truncation: None,
    },
    Sample {
        name: "opening after 31, 11 plies",
        board: "sGfwATDgc/ABMA",
        truncation: Some("11"),
    },
    Sample {
        name: "contact",
        board: "4O3gATCY5+ABIQ",
        truncation: None,
    },
    Sample {
        name: "race",
        board: "2+4OAADb7g4AAA",
        truncation: None,
    },
];

const TRIALS: &str = "1296";

/// What a rollout came to.
struct Rollout {
    equity: f64,
    std_err: f64,
    cpu: f64,
}

impl Rollout {
    fn cost(&self) -> f64 {
        self.std_err * self.std_err * self.cpu
    }

    fn show(&self) -> String {
        format!(
            "{:+.4} +- {:.4} in {:.2} s",
            self.equity, self.std_err, self.cpu
        )
    }
}

/// The positions, 0-ply, cubeful, 1,296 trials on one thread, by both programs.
pub(super) fn compare(programs: &Programs) -> Result<Vec<String>, TaskError> {
    // gnubg makes a database of small endings at its start; barpoint keeps the same for itself, no other is wanted.
    let data = target().join("no-databases");
    let mut lines = vec![format!(
        "{TRIALS} cubeful trials, 0-ply: equity, standard error, processor seconds; ratio of squared error x seconds"
    )];
    for sample in &SAMPLES {
        let gnubg = gnubg(programs, sample)?;
        let run =
            programs.fewest(|| programs.barpoint_with(&data, &arguments(sample, TRIALS, "1")))?;
        let barpoint = barpoint(programs, &run)?;
        lines.push(format!(
            "{:<32} gnubg {}, barpoint {}: {:.1}x",
            sample.name,
            gnubg.show(),
            barpoint.show(),
            gnubg.cost() / barpoint.cost()
        ));
    }
    Ok(lines)
}

/// The arguments of a rollout of the opening.
pub(super) fn opening<'a>(trials: &'a str, threads: &'a str) -> Vec<&'a str> {
    arguments(&SAMPLES[0], trials, threads)
}

/// gnubg prints rollout results only to terminals.
fn gnubg(programs: &Programs, sample: &Sample) -> Result<Rollout, TaskError> {
    let settings = format!(
        "set player 0 human\nset player 1 human\nset automatic roll off\nset automatic game off\n\
         set automatic move off\nset automatic bearoff off\nset output digits 6\nset jacoby off\n\
         new session\nset turn 1\nset board {}\nset rollout trials {TRIALS}\nset rollout seed 1\n\
         set rollout chequerplay plies 0\nset rollout cubedecision plies 0\n\
         set rollout truncation chequerplay plies 0\nset rollout truncation cubedecision plies 0\n{}",
        sample.board,
        sample.truncation.map_or_else(String::new, |plies| format!(
            "set rollout truncation enable on\nset rollout truncation plies {plies}\n"
        ))
    );
    let run = programs.gnubg_on_terminal(&format!("{settings}rollout\n"))?;
    let start = programs.gnubg_on_terminal(&settings)?;
    let missing = || TaskError::Output {
        expected: "the equity and error of a rollout of gnubg".to_owned(),
    };
    // The last such lines: means, then errors in brackets.
    let last = |errors: bool| {
        let lines = run.printed.lines().rev();
        let mut wanted = lines.filter(|line| line.trim_start().starts_with('[') == errors);
        wanted.find_map(|line| {
            let number = line.split(" CF ").nth(1)?.trim().split(']').next()?;
            number.trim().parse::<f64>().ok()
        })
    };
    Ok(Rollout {
        equity: last(false).ok_or_else(missing)?,
        std_err: last(true).ok_or_else(missing)?,
        cpu: run.cpu - start.cpu,
    })
}

fn arguments<'a>(sample: &'a Sample, trials: &'a str, threads: &'a str) -> Vec<&'a str> {
    let mut arguments = vec![
        "rollout",
        sample.board,
        "--no-jacoby",
        "--no-double-only",
        // As gnubg's settings below: decisions at 0 plies throughout, whatever the defaults.
        "--ply",
        "0",
        "--trials",
        trials,
        "--threads",
        threads,
        "--format",
        "json",
    ];
    if let Some(plies) = sample.truncation {
        arguments.extend(["--truncate", plies]);
    }
    arguments
}

fn barpoint(programs: &Programs, run: &Run) -> Result<Rollout, TaskError> {
    let missing = || TaskError::Output {
        expected: "the equity and error of a rollout of barpoint".to_owned(),
    };
    let report: serde_json::Value = serde_json::from_str(&run.printed).map_err(|_| missing())?;
    let equity = &report["candidates"][0]["equity"];
    let number = |name: &str| equity[name].as_f64().ok_or_else(missing);
    Ok(Rollout {
        equity: number("value")?,
        std_err: number("std_err")?,
        cpu: programs.beyond_start(run),
    })
}
