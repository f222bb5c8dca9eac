//! Why there is no engine.

use barpoint_bearoff::BuildError;
use barpoint_engine::Edition;
use barpoint_eval::nets::NetsError;

use crate::databases::DatabaseBuildError;

/// Why there is no engine.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EngineError {
    /// The program is damaged.
    #[error("the built-in nets are damaged: {0}")]
    BuiltIn(#[from] NetsError),
    /// Other nets that cannot be used.
    #[error(transparent)]
    Nets(Box<dyn std::error::Error + Send + Sync>),
    /// No memory for a table.
    #[error("cannot compute the two-sided bearoff table: {0}")]
    Table(#[from] BuildError),
    /// The user cancelled the build of a database.
    #[error(transparent)]
    Database(#[from] DatabaseBuildError),
    /// No memory for the tables of BKG.
    #[error("not enough memory for the bearoff tables of BKG")]
    Bkg,
    /// BKG asked about Hypergammon.
    #[error("level {}: expected backgammon, which BKG plays, found Hypergammon", .0.name())]
    BkgVariation(Edition),
}
