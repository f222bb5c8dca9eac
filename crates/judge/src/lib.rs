//! Scores an evaluator on decisions with known answers.
//!
//! Three kinds of record, one JSON object a line: checker plays (what does the favourite play lose
//! against the best listed one?), cube decisions (what do the doubling and the take decision
//! lose?) and outcome chances (how far off is the equity?). Money play, cubeless plays, cubeful
//! cube decisions, no Jacoby rule; equities in points per cube.
//!
//! What a record loses is a pure function of it, and a report one of all that is lost: whoever judges may share the records out.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of decisions are far below 2^52"
)]

mod look_ahead;
mod record;
mod score;

pub use look_ahead::LookAhead;
pub use record::{CheckerRecord, CubeRecord, JudgeError, ProbabilityRecord, Record, parse};
pub use score::{Report, Score, Subject, losses};
