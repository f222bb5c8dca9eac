//! Scores an evaluator on decisions with known answers.
//!
//! Three kinds of record, one JSON object a line: checker plays (what does the favourite play lose
//! against the best listed one?), cube decisions (what do the doubling and the take decision
//! lose?) and outcome chances (how far off is the equity?). Money play, cubeless plays, cubeful
//! cube decisions, no Jacoby rule; equities in points per cube. Records that a training run held out are
//! chances too; their errors are grouped by features of the positions.

mod berliner;
mod bias;
mod record;
mod score;

pub use berliner::play_score;
pub use bias::{Errors, errors, held_out, known, play_losses};
pub use record::{CheckerRecord, CubeRecord, JudgeError, ProbabilityRecord, Record, parse};
pub use score::{Report, Score, Subject, judge};
