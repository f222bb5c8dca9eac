//! What can go wrong in a run.

use std::path::PathBuf;

use barpoint_nn::Shape;

/// Why a run stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
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
    /// Too few records for a single step.
    #[error(
        "stage {stage}: expected epochs that make a step of a batch at least, found {records} records"
    )]
    NoSteps {
        /// Name of the stage.
        stage: String,
        /// Records to fit.
        records: usize,
    },
    /// The net to start from does not have the sizes of the stage.
    #[error("{}: expected a net to start from that fits {}, found {}", net.display(), sizes(expected), sizes(found))]
    OtherShape {
        /// Its file.
        net: PathBuf,
        /// Sizes of the stage.
        expected: Shape,
        /// Sizes of the net.
        found: Shape,
    },
    /// A problem with a stage rather than with its file.
    #[error("stage {stage}: {source}")]
    Stage {
        /// Name of the stage.
        stage: String,
        /// What.
        source: Box<TrainError>,
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
    /// A Python program could not be run, or failed.
    #[error("stage {stage}: {problem}")]
    Python {
        /// Name of the stage.
        stage: String,
        /// What it said, or why it could not be run.
        problem: String,
    },
    /// The threads could not be started.
    #[error("cannot start worker threads: {0}")]
    Threads(String),
}

impl TrainError {
    /// The same, with the stage named unless it is already.
    pub(crate) fn in_stage(self, stage: &str) -> Self {
        match self {
            Self::Shape(_) | Self::OtherShape { .. } | Self::Evaluator(_) => Self::Stage {
                stage: stage.into(),
                source: Box::new(self),
            },
            named => named,
        }
    }
}

/// The sizes of a net in words.
fn sizes(shape: &Shape) -> String {
    let Shape {
        sparse,
        dense,
        hidden,
        further,
    } = shape;
    let further = further.iter().filter(|&&units| units > 0);
    let further: String = further.map(|units| format!(", {units}")).collect();
    format!("{sparse} raw and {dense} hand-made inputs, {hidden}{further} hidden units")
}
