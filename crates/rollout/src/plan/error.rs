//! Why something cannot be rolled out.

/// Why nothing can be rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlanError {
    /// The plan has no candidate.
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
    /// Trials would end before their first ply.
    #[error("expected truncation after at least 1 ply, found 0")]
    Truncation,
    /// Variance reduction needs at least one play of each roll.
    #[error("expected at least 1 candidate play for variance reduction, found 0")]
    Candidates,
}
