//! Positions in the bearoff databases of the user and the program, and lists of databases.

mod hypergammon;
mod list;
mod race;

use barpoint_bearoff::HyperCheckers;
use barpoint_engine::endgame::{HyperPosition, Race};
use barpoint_rules::MatchState;

use crate::databases::{Cost, DatabaseBuildError, OfferPolicy};
use crate::{EngineError, Engines, NoDataFolder, size};

pub use list::{Contents, Listed, list};

/// A position as databases store it.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one at a time, and both are read whole"
)]
pub enum Stored {
    /// Of a race.
    Race(Race),
    /// Of Hypergammon.
    Hypergammon(HyperPosition),
}

/// Why no database has a position.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoredError {
    /// Neither a race nor Hypergammon.
    #[error(
        "expected a race without contact, or at most three checkers a side (Hypergammon); \
         databases know no other"
    )]
    Contact,
    /// No database reaches far enough.
    #[error(
        "no database spans {points} points ({}){}",
        one_sided_help(*.points, *.cost),
        listed(.not_used)
    )]
    NoOneSided {
        /// The farthest point of a side.
        points: u8,
        /// The cost of building one; `None` if none can reach that far.
        cost: Option<Cost>,
        /// One line for each database file refused.
        not_used: Vec<String>,
    },
    /// No database of this Hypergammon game.
    #[error(
        "no database of Hypergammon with {checkers} checkers \
         (barpoint bearoff build --hypergammon {checkers}){}",
        listed(.not_used)
    )]
    NoHypergammon {
        /// Checkers a side.
        checkers: u8,
        /// One line for each database file refused.
        not_used: Vec<String>,
    },
    /// There is no data folder.
    #[error(transparent)]
    NoFolder(#[from] NoDataFolder),
    /// The program's own tables cannot be computed.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The user cancelled the build of a database.
    #[error(transparent)]
    Database(#[from] DatabaseBuildError),
}

fn one_sided_help(points: u8, cost: Option<Cost>) -> String {
    cost.map_or_else(
        || "databases span 18 points at most".to_owned(),
        |cost| {
            let seconds = cost.time.as_secs().max(1);
            let size = size(cost.file);
            format!(
                "barpoint bearoff build --one-sided --points {points}: {size}, about {seconds} s"
            )
        },
    )
}

fn listed(not_used: &[String]) -> String {
    let lines = not_used.iter().map(|line| format!("; not used: {line}"));
    lines.collect()
}

/// The Hypergammon game of a position: as named, or the fewest checkers that a contact position with no more than
/// three a side needs. `None` for backgammon.
#[must_use]
pub fn hypergammon_game(state: &MatchState) -> Option<HyperCheckers> {
    let board = state.board();
    let most = board
        .checkers_in_play()
        .max(board.swapped().checkers_in_play());
    HyperCheckers::of(state.rules().variation)
        .or_else(|| HyperCheckers::new(most).filter(|_| board.has_contact()))
}

/// A position before the roll in the databases, after settling whether to build a missing one.
///
/// # Errors
/// If no database has it, or the user cancels a build.
pub fn stored(
    engines: &Engines,
    state: &MatchState,
    policy: OfferPolicy,
) -> Result<Stored, StoredError> {
    if let Some(checkers) = hypergammon_game(state) {
        let folder = engines.folders().data()?;
        let named = HyperCheckers::of(state.rules().variation).is_some();
        return hypergammon::find(folder, state.board(), checkers, named).map(Stored::Hypergammon);
    }
    if state.board().has_contact() {
        return Err(StoredError::Contact);
    }
    race::find(engines, state.board(), policy).map(Stored::Race)
}
