//! Offering to build a database that a position would profit from.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use barpoint_bearoff::{HyperCheckers, HyperPlan, OneSidedPlan, TwoSidedPlan, seal};
use barpoint_engine::Engine;
use barpoint_eval::Regime;
use barpoint_rules::{Board, MatchState};
use clap::ValueEnum;

use super::build::{Plan, carry_out};
use super::hyper;
use crate::commands::size;
use crate::databases;
use crate::error::CliError;

/// Whether missing databases are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum When {
    /// Without asking.
    Yes,
    /// Never, without a word.
    No,
    /// After asking, on a terminal.
    Ask,
}

/// What to do about databases that are not there.
#[derive(clap::Args)]
pub(crate) struct OfferArgs {
    /// Whether to build a bearoff database that this position would profit from: yes, no or ask. By
    /// default asks once, and only on a terminal
    #[arg(long, value_enum, value_name = "WHEN")]
    build_databases: Option<When>,
}

/// A database that can be offered.
enum Offered {
    Bearoff(Plan),
    Hyper(HyperPlan),
}

impl Offered {
    /// Bytes of the file and processor time.
    fn cost(&self) -> (u64, Duration) {
        match self {
            Self::Bearoff(plan) => {
                let cost = plan.cost(1);
                (cost.file, cost.time)
            }
            Self::Hyper(plan) => (plan.file_len(), plan.time()),
        }
    }

    fn file_name(&self) -> String {
        match self {
            Self::Bearoff(plan) => databases::file_name(plan.header()),
            Self::Hyper(plan) => databases::hypergammon_name(plan.checkers),
        }
    }

    fn carry_out(self, path: &Path) -> Result<(), CliError> {
        let out = &mut std::io::stderr();
        match self {
            Self::Bearoff(plan) => carry_out(plan, path, None, None, out),
            Self::Hyper(plan) => hyper::carry_out(&plan, path, None, out),
        }
    }
}

/// The farthest point either side has a checker on.
pub(super) fn farthest(board: &Board) -> usize {
    let held = |p: &usize| board.on_roll()[*p] > 0 || board.opponent()[*p] > 0;
    (1..26).rev().find(held).unwrap_or(0)
}

/// Points of a home board.
const HOME: usize = 6;
/// Larger files are left to `barpoint bearoff build`.
const MOST_BYTES: u64 = 100_000_000;
/// The least two-sided database worth having.
const LEAST_CHECKERS: u8 = 6;

impl OfferArgs {
    /// Sees to the database that knows the position of a game better than the engine does. True if it was
    /// built: an engine made now knows more.
    pub(crate) fn better(&self, engine: &Engine, state: &MatchState) -> Result<bool, CliError> {
        let board = state.board();
        let regime = engine.regime(board);
        if let Some(checkers) = HyperCheckers::of(state.rules().variation) {
            let plan = HyperPlan::new(checkers);
            let missing = regime == Regime::Net;
            return self.settle(missing.then_some(Offered::Hyper(plan)), "solve this game");
        }
        match regime {
            Regime::OneSided if farthest(board) <= HOME => self.two_sided(board),
            Regime::Net if !board.has_contact() => self.one_sided(farthest(board)),
            _ => Ok(false),
        }
    }

    /// Sees to the two-sided database that has a position with all checkers home. True if it was built.
    pub(super) fn two_sided(&self, board: &Board) -> Result<bool, CliError> {
        let left = |half: &[u8; 26]| half[1..].iter().sum::<u8>();
        let checkers = left(board.on_roll()).max(left(board.opponent()));
        let plan = TwoSidedPlan::new(6, checkers.max(LEAST_CHECKERS));
        self.settle(
            plan.map(Plan::TwoSided).map(Offered::Bearoff),
            "make this exact",
        )
    }

    /// Sees to a one-sided database on so many points. True if it was built.
    pub(super) fn one_sided(&self, points: usize) -> Result<bool, CliError> {
        let plan = u8::try_from(points).ok().and_then(OneSidedPlan::new);
        self.settle(
            plan.map(Plan::OneSided).map(Offered::Bearoff),
            "know this position",
        )
    }

    fn settle(&self, offered: Option<Offered>, gain: &str) -> Result<bool, CliError> {
        let Some(offered) = offered.filter(|_| self.build_databases != Some(When::No)) else {
            return Ok(false);
        };
        let wanted = self.build_databases == Some(When::Yes);
        let (bytes, time) = offered.cost();
        let folder = databases::folder();
        let unable = match &folder {
            _ if bytes > MOST_BYTES => Some(format!(
                "{} are left to barpoint bearoff build",
                size(bytes)
            )),
            Err(error) => Some(error.to_string()),
            Ok(_) => None,
        };
        if let Some(reason) = &unable {
            if wanted {
                // Nothing depends on whether anybody reads it.
                let _ = writeln!(std::io::stderr(), "no database built: {reason}");
            }
            return Ok(false);
        }
        let folder = folder?;
        let name = offered.file_name();
        let refusal = folder.join(format!("{name}.declined"));
        let asked = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        let cost = format!("{}, about {} s", size(bytes), time.as_secs().max(1));
        let mut log = std::io::stderr();
        match self.build_databases {
            Some(When::Yes) => {}
            None if refusal.exists() => return Ok(false),
            _ if !asked => {
                // That Hypergammon lacks its database has been said by those who looked for it.
                if let Offered::Bearoff(_) = offered {
                    // Nothing depends on whether anybody reads it.
                    let _ = writeln!(
                        log,
                        "hint: a database would {gain} ({cost}): --build-databases yes"
                    );
                }
                return Ok(false);
            }
            _ => {
                write!(log, "A database would {gain} ({cost}). Build it? [y/n] ")?;
                let mut answer = String::new();
                std::io::stdin().lock().read_line(&mut answer)?;
                if !agrees(&answer) {
                    if decline(&folder, &refusal).is_ok() {
                        writeln!(log, "Not asked again; --build-databases ask does.")?;
                    }
                    return Ok(false);
                }
            }
        }
        let path = folder.join(name);
        let build = || {
            databases::create(&folder)?;
            offered.carry_out(&path)?;
            seal(&path).map_err(|error| CliError::Job(error.to_string()))
        };
        match build() {
            Ok(()) => Ok(true),
            Err(error) if error.is_fatal() => Err(error),
            Err(error) => {
                // What was asked for can be answered without the database.
                let _ = writeln!(log, "no database built: {error}");
                Ok(false)
            }
        }
    }
}

fn agrees(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}

/// Remembers that the user does not want a database; where that fails the question comes again.
fn decline(folder: &Path, refusal: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::write(refusal, "")
}

#[cfg(test)]
mod tests {
    use super::agrees;

    #[test]
    fn only_yes_is_consent() {
        for yes in ["y\n", "Yes\r\n", " y "] {
            assert!(agrees(yes), "{yes:?}");
        }
        for no in ["", "\n", "n\n", "maybe\n"] {
            assert!(!agrees(no), "{no:?}");
        }
    }
}
