//! What cannot be rolled out.

/// Why nothing can be rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlanError {
    /// Nothing to compare.
    #[error("expected at least one candidate, found none")]
    Empty,
    /// The game is over.
    #[error("expected a position in play, found a finished game")]
    Over,
    /// Trials would never end.
    #[error(
        "expected a position in which a player can move, found both on the bar against closed boards"
    )]
    Deadlock,
    /// Trials of no length.
    #[error("expected truncation after at least 1 ply, found 0")]
    Truncation,
    /// Luck measured on nothing.
    #[error("expected at least 1 candidate play for variance reduction, found 0")]
    Candidates,
}
