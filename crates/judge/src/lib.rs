//! Scores an evaluator on decisions with known answers.
//!
//! Three kinds of record, one JSON object a line: checker plays (what does the favourite play lose
//! against the best listed one?), cube decisions (what do the doubling and the take decision
//! lose?) and outcome chances (how far off is the equity?). Plays at money are cubeless, those at the match score that the record names are
//! played with the cube; cube decisions at money without the Jacoby rule or at such a score; equities in points per cube, in matches EMG.
//!
//! What a record loses is a pure function of it, and a report one of all that is lost: whoever judges may share the records out.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of decisions are far below 2^52"
)]

mod cube_record;
mod look_ahead;
mod noise;
mod plays;
mod raw;
mod record;
mod score;
mod score_name;
mod situation;

pub use cube_record::CubeRecord;
pub use look_ahead::LookAhead;
pub use noise::noise_floor;
pub use record::{CheckerRecord, JudgeError, ProbabilityRecord, Record, parse};
pub use score::{Report, Score, Subject, losses};
pub use score_name::score_name;
