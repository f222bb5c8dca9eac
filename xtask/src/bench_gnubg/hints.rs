//! Hints: plays and cube decisions at several depths.

use super::measure::Run;
use super::programs::{Pair, Programs};
use super::sections::{line, milliseconds};
use crate::TaskError;

/// A position of the hints.
struct Sample {
    name: &'static str,
    /// Position ID.
    board: &'static str,
    /// Match ID: money, the roll thrown.
    rolled: &'static str,
}

/// Before the roll for money, whatever the position.
const UNROLLED: &str = "cAkAAAAAAAAA";

/// The positions of the hints; docs/benchmarks.md shows them.
const POSITIONS: [Sample; 6] = [
    Sample {
        name: "opening 43",
        board: "4HPwATDgc/ABMA",
        rolled: "cAkOAAAAAAAA",
    },
    Sample {
        name: "middle game 62",
        board: "4O3gATCY5+ABIQ",
        rolled: "cAkLAAAAAAAA",
    },
    Sample {
        name: "many plays 44",
        board: "OJ8DADNgNpwNMA",
        rolled: "cAkSAAAAAAAA",
    },
    Sample {
        name: "back game 53",
        board: "2G63AADYngMAMw",
        rolled: "cIkOAAAAAAAA",
    },
    Sample {
        name: "prime against prime 61",
        board: "2G6DAQzYboMBDA",
        rolled: "cAkHAAAAAAAA",
    },
    Sample {
        name: "bear-in against an anchor 51",
        board: "7O4JAAOYt9sAAA",
        rolled: "cIkGAAAAAAAA",
    },
];

/// Hints with cold caches: the median of the positions, then each.
pub(super) fn hints(
    programs: &Programs,
    name: &str,
    plies: u8,
    rolled: bool,
    repeats: u32,
) -> Result<Vec<String>, TaskError> {
    let mut pairs = Vec::new();
    for position in &POSITIONS {
        let matched = if rolled { position.rolled } else { UNROLLED };
        let id = format!("{}:{matched}", position.board);
        let script = |hint: &str| {
            let settings = format!(
                "set player both human\nset evaluation chequer evaluation plies {plies}\n\
                 set evaluation cube evaluation plies {plies}\nset gnubgid {id}\n"
            );
            (0..repeats).fold(settings, |script, _| {
                format!("{script}clear cache\nclear hint\n{hint}\n")
            })
        };
        let plies = plies.to_string();
        let arguments = ["hint", &id, "--ply", &plies, "--filter", "staged", "--time"];
        let pair = programs.compare(
            || {
                let (with, without) = (script("hint"), script(""));
                let cost = programs.gnubg(&with)?.cpu - programs.gnubg(&without)?.cpu;
                Ok(cost / f64::from(repeats))
            },
            || {
                let mut least = f64::INFINITY;
                for _ in 0..repeats {
                    least = least.min(timed(&programs.barpoint(&arguments)?)?);
                }
                Ok(least)
            },
        )?;
        pairs.push((position.name, pair));
    }
    let each = pairs
        .iter()
        .map(|(name, pair)| line(&format!("  {name}"), *pair, milliseconds));
    let middle = Pair {
        gnubg: median(pairs.iter().map(|(_, pair)| pair.gnubg)),
        barpoint: median(pairs.iter().map(|(_, pair)| pair.barpoint)),
    };
    let first = line(&format!("{name}, median"), middle, milliseconds);
    Ok(std::iter::once(first).chain(each).collect())
}

/// Processor seconds of a hint, as `barpoint hint --time` says: like gnubg's, without the nets to read.
fn timed(run: &Run) -> Result<f64, TaskError> {
    let took = run.printed.lines().find_map(|line| {
        let milliseconds = line.strip_prefix("Took ")?;
        let milliseconds = milliseconds.strip_suffix(" ms of processor time")?;
        milliseconds.parse::<f64>().ok()
    });
    took.map(|milliseconds| milliseconds / 1000.0)
        .ok_or_else(|| TaskError::Output {
            expected: "a line \"Took N ms of processor time\" of barpoint hint".to_owned(),
        })
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let half = values.len() / 2;
    f64::midpoint(values[half - 1], values[half])
}
