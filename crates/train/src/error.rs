//! What can go wrong in a run.

use std::path::PathBuf;

/// Why a run stopped.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// A file could not be read or written.
    #[error("cannot use {}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file does not hold what it should.
    #[error("{}: {problem}", path.display())]
    Damaged {
        /// Which.
        path: PathBuf,
        /// What was expected and found.
        problem: String,
    },
    /// The records named do not hold a position of the kind asked for.
    #[error("stage {stage}: expected records to fit, found none")]
    NoRecords {
        /// Name of the stage.
        stage: String,
    },
    /// A net cannot have the sizes asked for.
    #[error(transparent)]
    Shape(#[from] barpoint_nn::ShapeError),
    /// A net to start from has other sizes than the stage asks for.
    #[error("expected a net to start from with {expected:?}, found {found:?}")]
    OtherShape {
        /// Sizes of the stage.
        expected: barpoint_nn::Shape,
        /// Sizes of the net.
        found: barpoint_nn::Shape,
    },
    /// Nets do not fit together.
    #[error(transparent)]
    Evaluator(#[from] barpoint_eval::EvaluatorError),
    /// The listener asked the run to stop.
    #[error("stage {stage} was stopped")]
    Stopped {
        /// Name of the stage.
        stage: String,
    },
    /// The threads could not be started.
    #[error("cannot start worker threads: {0}")]
    Threads(String),
}
