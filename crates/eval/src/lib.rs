//! Position evaluation: classes, inputs, nets and bearoff composed, n-ply search.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "masks, table indices and scaled inputs are small by construction"
)]

mod cache;
pub mod calibration;
mod candidates;
mod chooser;
mod class;
mod composite;
mod cube_action;
mod cube_lives;
mod cube_model;
mod cubeful;
mod databases;
mod decision;
mod evaluator;
mod fnv;
mod hyper;
pub mod inputs;
mod learned_lives;
mod life;
mod life_net;
mod luck;
mod memo;
mod move_filter;
pub mod nets;
mod noise;
mod packed;
mod phase;
mod plan;
mod ply;
mod regime;
mod roll_values;
mod rolls;
#[cfg(test)]
mod samples;
mod search;
mod search_plays;
mod settings;
mod side_rolls;
mod static_player;
mod utility;
mod valuation;
mod volatility;
mod worth;

pub use barpoint_nn::{InstructionsError, instructions};
pub use class::{Class, is_crashed};
pub use composite::{Choice, CompositeEvaluator, EvaluatorError, Scratch};
pub use cube_action::CubeAction;
pub use cube_lives::{CubeLives, WithLives};
pub use cube_model::{CubeModel, average_volatility, usual_volatility};
pub use databases::Databases;
pub use decision::CubeDecision;
pub use evaluator::{Evaluator, Fingerprint};
pub use hyper::HyperEvaluator;
pub use learned_lives::LifeKind;
pub use life::cube_life;
pub use life_net::{LifeNet, LifeNetError};
pub use move_filter::{FILTER_DEPTHS, FilterError, FilterLevel, MoveFilter};
pub use noise::{Noise, NoiseSource};
pub use phase::{Phase, PhaseError};
pub use plan::Plan;
pub use regime::Regime;
pub use roll_values::{Remember, RollLuck, RollValues, RollsPossible};
pub use rolls::RollSet;
pub use search::{Evaluation, Search};
pub use search_plays::{AlwaysSearch, PlaysSearched, RankedPlay};
pub use settings::{ALL_CANDIDATES, CubeUse, MAX_PLIES, SearchSettings};
pub use side_rolls::{Prior, ROLLS};
pub use static_player::{Assessed, BeforeRoll, StaticPlayer};
pub use utility::{Utility, cubeless_equity, cubeless_utility};
pub use volatility::JumpStatistics;
pub use worth::{CubeWorth, MoneyEquities, PositionKind};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
