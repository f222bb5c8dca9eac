//! Why one play or cube action is better than another, in facts that can be counted.
//!
//! - [`explain()`]: the decision at hand; [`explain_cube`]: what a cube decision rests on;
//! - [`explain_plays`]: one play beside another, with [`Remark`]s that numbers license;
//! - [`Facts`]: counts of a position after a play: shots, points made, checkers behind and the rolls that free them;
//! - [`TERMS`], [`Family`]: the numbers by which plays are compared, in kinds of reasons;
//! - [`BkgView`]: how BKG of 1977 and BKG-VI see the same plays;
//! - [`Measured`]: what each of them was measured to be worth, by phase of the game.
//!
//! What it does not do: find the best play, or choose words; those are in `engine` and in the interfaces.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    reason = "pips, points and rolls are far below 2^24"
)]

mod bkg_view;
mod credit;
mod cube;
mod cube_figures;
mod cube_remark;
mod cube_statement;
mod explanation;
mod facts;
mod lost;
mod market;
mod market_walk;
mod measured;
mod opened;
mod outcome;
mod parts;
mod race_table;
mod reason;
mod remark;
mod replies;
mod reply;
mod roll_set;
mod statement;
mod term;
mod weights;

pub use bkg_view::{BkgRanked, BkgTerm, BkgView, MOST_BKG_TERMS};
pub use cube::{CubeExplanation, explain_cube};
pub use cube_statement::{Alive, AnswerSaid, Call, CubeStatement, MarketSaid, Unusual, WindowSaid};
pub use explanation::{
    ExplainedPlay, Explanation, NoExplanation, PlayExplanation, explain, explain_plays,
};
pub use facts::Facts;
pub use market::{FirstRoll, LosingReply, MarketLosers};
pub use opened::opened;
pub use parts::{Part, Parts};
pub use race_table::RaceTable;
pub use remark::{CLOSE, LEAST_CONCESSION, LEAST_PART, LEAST_SHARE, MOST_PART, Remark};
pub use replies::Replies;
pub use reply::ReplyTo;
pub use roll_set::RollSet;
pub use statement::{Counted, Statement};
pub use term::{Family, TERMS, Term, terms};
pub use weights::Measured;
