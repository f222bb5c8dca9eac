//! What positions are worth: outcome chances, equity, match equity, cubeful models.
//!
//! Values are from the player on roll. Pure values and functions: no files, clocks or threads.

#![forbid(unsafe_code)]

mod beaver;
mod context;
mod cubeful;
mod gammon_value;
#[cfg(test)]
mod golden;
mod met;
mod normal;
mod outcome;
mod payoffs;
mod race;
mod score;
#[cfg(feature = "serde")]
pub mod serial;
mod stakes;
mod units;
mod verdict;
mod window;

pub use context::{ContextError, Crawford, CubeAccess, CubeContext, Jacoby, MetSeat, Scoring};
pub use cubeful::{
    CubeLife, CubeTheory, CubeTraits, Cubeful, JumpModel, JumpPoints, JumpProcess, JumpVolatility,
    LifeCurve, LifeLine, LifeParts, LifePlace, LifeTable, TRAITS, Volatilities,
};
pub use gammon_value::{GammonValue, GammonValues};
pub use met::{
    MecParameters, Met, MetDefinition, MetError, MetNameError, PostCrawfordMec, PostCrawfordRow,
    PostCrawfordZadeh, PreCrawfordTable, ZadehParameters,
};
pub use outcome::{Outcome, OutcomeError};
pub use payoffs::Split;
pub use race::{RaceAction, RaceCount, RaceRule};
pub use score::MatchScore;
pub use stakes::Stakes;
pub use units::{Equity, Mwc};
pub use verdict::{BreakEven, CubeEquities, CubeVerdict, Offer, Response};
pub use window::{MarketWindow, MatchPoints, MoneyPoints, TakePoints};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
