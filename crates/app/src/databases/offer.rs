//! Offers to build a database that would help with a position.

use std::path::Path;

use barpoint_bearoff::{HyperCheckers, HyperPlan, OneSidedPlan, TwoSidedPlan};
use barpoint_engine::Engine;
use barpoint_eval::Regime;
use barpoint_rules::{Board, MatchState};

use super::build::BuildJob;
use super::error::DatabaseBuildError;
use super::place::Place;
use super::plan::{Cost, Plan};
use crate::{Folders, Host, Note, Threads, files, size};

/// Whether missing databases are built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OfferPolicy {
    /// Without asking.
    Always,
    /// Never.
    Never,
    /// After asking.
    Ask,
    /// After asking, unless the user has already declined this database.
    #[default]
    AskOnce,
}

/// A database that could be built; displayed with its benefit and its cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    plan: Plan,
    gain: Gain,
}

/// The benefit of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gain {
    Exact,
    Known,
    Solved,
}

impl std::fmt::Display for Offer {
    /// `a database would make this exact (3429 kB, about 1 s)`
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let gain = match self.gain {
            Gain::Exact => "make this exact",
            Gain::Known => "know it",
            Gain::Solved => "solve this game",
        };
        let Cost { file, time, .. } = self.cost();
        let seconds = time.as_secs().max(1);
        write!(
            f,
            "a database would {gain} ({}, about {seconds} s)",
            size(file)
        )
    }
}

/// The farthest point either side has a checker on; 0 if all are off.
#[must_use]
pub fn farthest(board: &Board) -> usize {
    let held = |p: &usize| board.on_roll()[*p] > 0 || board.opponent()[*p] > 0;
    (1..26).rev().find(held).unwrap_or(0)
}

/// Points of a home board.
const HOME: usize = 6;
/// Larger files are left to `barpoint bearoff build`.
const MOST_BYTES: u64 = 100_000_000;
/// The smallest useful two-sided database.
const LEAST_CHECKERS: u8 = 6;

impl Offer {
    /// The database that would know the position of a game better than an engine does.
    #[must_use]
    pub fn for_position(engine: &Engine, state: &MatchState) -> Option<Self> {
        let board = state.board();
        let regime = engine.regime(board);
        if let Some(checkers) = HyperCheckers::of(state.rules().variation) {
            return (regime == Regime::Net).then(|| Self {
                plan: Plan::Hypergammon(HyperPlan::new(checkers)),
                gain: Gain::Solved,
            });
        }
        match regime {
            Regime::OneSided if farthest(board) <= HOME => Self::two_sided(board),
            Regime::Net if !board.has_contact() => Self::one_sided(farthest(board)),
            _ => None,
        }
    }

    /// The two-sided database that has a position with all checkers home.
    #[must_use]
    pub fn two_sided(board: &Board) -> Option<Self> {
        let left = |half: &[u8; 26]| half[1..].iter().sum::<u8>();
        let checkers = left(board.on_roll()).max(left(board.opponent()));
        Some(Self {
            plan: Plan::TwoSided(TwoSidedPlan::new(6, checkers.max(LEAST_CHECKERS))?),
            gain: Gain::Exact,
        })
    }

    /// The one-sided database on this number of points.
    #[must_use]
    pub fn one_sided(points: usize) -> Option<Self> {
        let plan = u8::try_from(points).ok().and_then(OneSidedPlan::new)?;
        Some(Self {
            plan: Plan::OneSided(plan),
            gain: Gain::Known,
        })
    }

    /// Its cost on one core.
    #[must_use]
    pub fn cost(&self) -> Cost {
        self.plan.cost(1)
    }

    /// Builds it if the user wants it. True if it was built.
    pub(crate) fn settle(
        self,
        policy: OfferPolicy,
        folders: &Folders,
        host: &dyn Host,
    ) -> Result<bool, DatabaseBuildError> {
        if policy == OfferPolicy::Never {
            return Ok(false);
        }
        let folder = match (folders.data(), self.cost().file) {
            (_, bytes) if bytes > MOST_BYTES => Err(DatabaseBuildError::TooLarge(bytes)),
            (folder, _) => folder.map_err(DatabaseBuildError::from),
        };
        let folder = match folder {
            Ok(folder) => folder,
            Err(error) => {
                if policy == OfferPolicy::Always {
                    host.tell(&Note::NotBuilt(error));
                }
                return Ok(false);
            }
        };
        let declined = folder.join(format!("{}.declined", self.plan.file_name()));
        if policy == OfferPolicy::AskOnce && declined.exists() {
            return Ok(false);
        }
        if policy != OfferPolicy::Always {
            match host.wants(&self) {
                Some(true) => {}
                Some(false) => {
                    if decline(folder, &declined).is_ok() {
                        host.tell(&Note::Declined);
                    }
                    return Ok(false);
                }
                None => {
                    // The missing Hypergammon database has been reported where it was looked for.
                    if self.gain != Gain::Solved {
                        host.tell(&Note::WouldHelp(self));
                    }
                    return Ok(false);
                }
            }
        }
        match build(self.plan, folders, host) {
            Ok(()) => Ok(true),
            Err(DatabaseBuildError::Stopped) => Err(DatabaseBuildError::Stopped),
            Err(error) => {
                // The question can be answered without the database.
                host.tell(&Note::NotBuilt(error));
                Ok(false)
            }
        }
    }
}

fn build(plan: Plan, folders: &Folders, host: &dyn Host) -> Result<(), DatabaseBuildError> {
    let job = BuildJob::prepare(plan, &Place::DataFolder(folders), None, Threads::ALL)?;
    host.tell(&Note::Building(job.cost()));
    let built = job.run(&|progress| host.building(progress))?;
    host.tell(&Note::Built(built));
    Ok(())
}

/// Remembers that the user declined a database; if that fails, the question is asked again.
fn decline(folder: &Path, declined: &Path) -> Result<(), files::FileError> {
    files::make_folder(folder)?;
    files::write_whole(declined, b"")
}
