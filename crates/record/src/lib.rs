//! The match record tree: what any file format can hold, with slots for analyses.
//!
//! Plain data with public fields, sides by identity ([`barpoint_rules::Side`]); values inside analyses are
//! from the player named there. No files, clocks or threads.

#![forbid(unsafe_code)]

mod analysis;
mod event;
mod game;
mod match_record;
mod replay;
mod statistics;

pub use analysis::{
    Candidate, CandidateValue, CubeAnalysis, CubeEvaluation, CubeRollout, EvalSettings, LuckMark,
    MoveAnalysis, MoveRollout, RolloutSettings, SkillMark,
};
pub use barpoint_rules::MatchRules;
pub use event::{Event, PlayedRoll, Start};
pub use game::{Entry, GameRecord, GameResult, RawProperty};
pub use match_record::{Date, MatchInfo, MatchRecord, Player};
pub use replay::{Replay, ReplayError, shown};
pub use statistics::{CheckerCounts, CubeCounts, GameStatistics, LuckCounts};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
