//! The match record tree: what any file format can hold, with slots for analyses.
//!
//! Plain data with public fields, sides by identity ([`barpoint_rules::Side`]); values inside analyses are
//! from the player named there. No files, clocks or threads.

#![forbid(unsafe_code)]

mod analysis;
#[cfg(feature = "serde")]
mod base64;
mod date;
mod depth;
mod estimate;
mod event;
mod game;
mod mark_counts;
mod marks;
mod match_record;
mod opinion;
mod recording;
mod replay;
mod settings;
mod statistics;
mod swap;

pub use analysis::{
    Candidate, CandidateValue, CubeAnalysis, CubeEvaluation, CubeRollout, MoveAnalysis, MoveRollout,
};
pub use barpoint_rules::MatchRules;
pub use date::{Date, DateError};
pub use depth::Depth;
pub use estimate::{Estimate, LEAST_SWING, RolledOut, Spread, StdErrError, StdErrs, Value};
pub use event::{Event, PlayedRoll, Start};
pub use game::{Entry, GameRecord, GameResult, RawProperty};
pub use mark_counts::{LuckMarkCounts, SkillCounts};
pub use marks::{Luck, LuckMark, SkillMark, SkillThresholds, SkillThresholdsError};
pub use match_record::{MatchInfo, MatchRecord, Player, Software};
pub use opinion::{
    Analyst, AnalystFigures, Attachment, CheckerOpinion, Clock, CubeOpinion, Level, Opinion,
    RatedPlay, RolledOutPart, RolloutFacts, Said,
};
pub use replay::{Replay, ReplayError, shown, situation};
pub use settings::{
    DiceSettings, EvalSettings, FilterLevel, Generator, InUse, LateSettings, PlayerSettings,
    Program, RolloutSettings, Truncation,
};
pub use statistics::{
    CheckerCounts, CubeCounts, CubeErrors, CubeMistake, ErrorTally, GameStatistics, LuckCounts,
    Total, Winnings,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
