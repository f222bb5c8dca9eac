//! Offering to build a database that a position would profit from.

use std::io::{BufRead, IsTerminal, Write};
use std::path::Path;

use barpoint_bearoff::{OneSidedPlan, TwoSidedPlan, seal};
use barpoint_engine::Engine;
use barpoint_eval::Regime;
use barpoint_rules::{Board, CHECKERS, MatchState};
use clap::ValueEnum;

use super::build::{Plan, carry_out};
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

/// Larger files are left to `barpoint bearoff build`.
const MOST_BYTES: u64 = 100_000_000;
/// The least two-sided database worth having.
const LEAST_CHECKERS: u8 = 6;

impl OfferArgs {
    /// Sees to the two-sided database that would make the value of the position of a game exact. True if it
    /// was built: an engine made now knows more.
    pub(crate) fn exact(&self, engine: &Engine, state: &MatchState) -> Result<bool, CliError> {
        let board = state.board();
        let hypergammon = state.rules().variation.checkers() < CHECKERS;
        if hypergammon || engine.regime(board) != Regime::OneSided {
            return Ok(false);
        }
        self.two_sided(board)
    }

    /// Sees to the two-sided database that has a position with all checkers home. True if it was built.
    pub(super) fn two_sided(&self, board: &Board) -> Result<bool, CliError> {
        let left = |half: &[u8; 26]| half[1..].iter().sum::<u8>();
        let checkers = left(board.on_roll()).max(left(board.opponent()));
        let plan = TwoSidedPlan::new(6, checkers.max(LEAST_CHECKERS));
        self.settle(plan.map(Plan::TwoSided), "make this exact")
    }

    /// Sees to a one-sided database on so many points. True if it was built.
    pub(super) fn one_sided(&self, points: usize) -> Result<bool, CliError> {
        let plan = u8::try_from(points).ok().and_then(OneSidedPlan::new);
        self.settle(plan.map(Plan::OneSided), "know this position")
    }

    fn settle(&self, plan: Option<Plan>, gain: &str) -> Result<bool, CliError> {
        let Some(plan) = plan.filter(|_| self.build_databases != Some(When::No)) else {
            return Ok(false);
        };
        let wanted = self.build_databases == Some(When::Yes);
        let (_, bytes, _, time) = plan.cost();
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
        let name = databases::file_name(plan.header());
        let refusal = folder.join(format!("{name}.declined"));
        let asked = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        let cost = format!("{}, about {} s", size(bytes), time.as_secs().max(1));
        let mut log = std::io::stderr();
        match self.build_databases {
            Some(When::Yes) => {}
            None if refusal.exists() => return Ok(false),
            _ if !asked => {
                // Nothing depends on whether anybody reads it.
                let _ = writeln!(
                    log,
                    "hint: a database would {gain} ({cost}): --build-databases yes"
                );
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
            carry_out(plan, &path, None, None, &mut std::io::stderr())?;
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
