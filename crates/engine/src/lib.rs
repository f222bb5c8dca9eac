//! The engine as programs use it: hints, evaluations, match analysis and rollouts.
//!
//! An [`Engine`] owns an evaluator, a match equity table and a cache of positions it has evaluated. Long jobs report
//! progress and can be stopped, keeping what is done; their results do not depend on the number of threads.
//!
//! What it does not do: read or write files, print, hold a user's settings.

#![forbid(unsafe_code)]

mod analyse;
mod answer;
mod berliner;
mod bkg_evaluator;
mod bkg_plays;
mod calculation;
mod cost;
mod cube_chart;
pub mod curves;
mod deeper;
pub mod endgame;
mod endings;
mod engine;
mod error_rollouts;
mod evaluate;
mod fan_out;
mod forecast;
mod hint;
mod known_costs;
mod level;
mod level_error;
pub mod maps;
mod moments;
pub mod position;
mod race;
mod resignation;
mod reviewed;
mod rollout;
mod rollout_answer;
mod rollout_task;
mod short_rollouts;
mod shown;
mod stopping;
mod stored_advice;
mod strength;
mod strength_choice;
mod study;
mod summary;
pub mod table;
mod trial_choice;

pub use analyse::Report;
pub use answer::{Answer, Basis, NoDecision, Source, Weights};
pub use barpoint_analysis::{EntryIndex, Progress};
pub use barpoint_bkg::vi::Chances as BkgChances;
pub use barpoint_bkg::{Bkg, Edition, StateClass, Tables as BkgTables};
pub use barpoint_human::{HumanPr, HumanPrError, PEOPLE, Person};
pub use barpoint_record::{Depth, MatchRecord};
pub use barpoint_rollout::Trials;
pub use barpoint_rollout::{DiceSource, Mersenne, ShortRollout};
pub use berliner::{BkgCube, BkgHint, BkgMemory, BkgPlay, BkgWorth, bkg_hint, bkg_resigns};
pub use bkg_evaluator::BkgEvaluator;
pub use bkg_plays::BkgPlays;
pub use calculation::{CubeCalculation, GivenChances, WorthOfGame};
pub use cost::LevelCost;
pub use cube_chart::CubeChart;
pub use endings::Endings;
pub use engine::{Engine, EngineOptions};
pub use error_rollouts::{ErrorProgress, ErrorRollouts};
pub use evaluate::EvaluationByDepth;
pub use fan_out::{MOST_THREADS, fan_out};
pub use forecast::RolloutForecast;
pub use hint::{CubeHint, CubeTrials, Hint, PlayAdvice};
pub use known_costs::{KnownCost, KnownCosts};
pub use level::Level;
pub use level_error::LevelError;
pub use race::{NoRace, RaceStudy};
pub use resignation::{ResignationAdvice, ResignationStudy};
pub use reviewed::{EntryFigures, ReviewedEntry, ReviewedMatch, figures};
pub use rollout::{RolloutEnd, RolloutJob, Stop};
pub use rollout_answer::{CandidateName, RolledOut, RolloutFindings, RolloutOutlook};
pub use rollout_task::{Candidates, RolloutRangeError, RolloutTask};
pub use shown::ShownPosition;
pub use stored_advice::{CubeLosses, NoStoredCube, StoredCube, StoredPlay};
pub use strength::{CANDIDATES, Strength};
pub use strength_choice::StrengthChoice;
pub use study::CubeStudy;
pub use summary::MatchSummary;
pub use table::Verdict;
pub use trial_choice::{LateChange, PlayerChange, TrialChoice};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
