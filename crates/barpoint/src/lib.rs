//! Backgammon in Rust: rules, evaluation, analysis and rollouts.
//!
//! This crate re-exports those that do the work; each is a module here. Examples in their documentation name the crate:
//! for `use barpoint_rules::Board` write `use barpoint::rules::Board`, and so for the others.
//!
//! | module | what it knows |
//! |---|---|
//! | [`rules`] | boards, rolls, legal plays, the cube, matches, position IDs |
//! | [`equity`] | chances, equity, match equity tables, take points |
//! | [`eval`] | evaluation: settings, ranked plays, move filters |
//! | [`engine`] | hints, evaluations, match analysis, rollouts |
//! | [`rollout`] | what is rolled out and how, what the trials say |
//! | [`record`] | matches with their analysis |
//! | [`formats`] | match files: read, detect, write |
//! | [`analysis`] | errors, luck and statistics of an analysed match |
//! | [`bearoff`] | bearoff databases |
//! | [`draw`] | positions as SVG and PDF |
//!
//! The [`prelude`] has the names that most programs need. Start with [`Engine::built_in`], which plays with the
//! nets of the program, and [`MatchState`], which reads an XGID, a GNUBG ID or a Position ID:
//!
//! ```
//! use barpoint::prelude::*;
//!
//! // An opening 3-1 in a 7-point match.
//! let state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10".parse()?;
//! let engine = Engine::built_in()?;
//! let Hint::Plays(plays) = engine.hint(&state, &Strength::EXPERT).found else {
//!     panic!("there is a roll to play");
//! };
//! assert_eq!(plays[0].play.to_string(), "8/5 6/5");
//! assert!(plays[0].cubeful > plays[1].cubeful);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Conventions: a [`Board`] is seen by the player on roll, and so are values; [`Side`] says who that is. A ply is
//! counted as GNU Backgammon counts it: 0-ply is the nets alone. In matches equities are normalised (EMG). Long jobs
//! report progress, can be stopped, and give the same bits on any number of threads.
//!
//! Numbers out of range in settings (plies, noise, threads, cache) are taken as the nearest in range; each type says
//! what its range is.
//!
//! The folder `examples` has a program for each of the main jobs: `list_plays`, `best_play`, `cube_decision`,
//! `match_equity`, `roll_out` (with a time limit), `build_record` and `analyse_file`.
//!
//! Training nets takes one more crate, `barpoint-train`.
//!
//! [`Board`]: prelude::Board
//! [`Engine::built_in`]: engine::Engine::built_in
//! [`MatchState`]: prelude::MatchState
//! [`Side`]: prelude::Side

#![forbid(unsafe_code)]

#[doc(inline)]
pub use barpoint_analysis as analysis;
#[doc(inline)]
pub use barpoint_bearoff as bearoff;
#[doc(inline)]
pub use barpoint_draw as draw;
#[doc(inline)]
pub use barpoint_engine as engine;
#[doc(inline)]
pub use barpoint_equity as equity;
#[doc(inline)]
pub use barpoint_eval as eval;
#[doc(inline)]
pub use barpoint_formats as formats;
#[doc(inline)]
pub use barpoint_record as record;
#[doc(inline)]
pub use barpoint_rollout as rollout;
#[doc(inline)]
pub use barpoint_rules as rules;

pub mod prelude {
    //! The names that most programs need.
    //!
    //! ```
    //! use barpoint::prelude::*;
    //!
    //! let mut plays = PlayList::new();
    //! plays.generate(&Variation::Standard.start(), "31".parse()?);
    //! assert_eq!(plays.len(), 16);
    //! # Ok::<(), Box<dyn std::error::Error>>(())
    //! ```

    pub use barpoint_engine::{
        Answer, CANDIDATES, CubeHint, Engine, EngineOptions, Hint, NoDecision, PlayAdvice,
        RolloutEnd, RolloutJob, Stop, Strength,
    };
    pub use barpoint_equity::{
        CubeAccess, CubeContext, CubeEquities, CubeVerdict, Equity, MarketWindow, Met, Mwc, Offer,
        Outcome, Response, Scoring, Stakes, TakePoints,
    };
    pub use barpoint_eval::{CubeUse, MoveFilter, RankedPlay, SearchSettings};
    pub use barpoint_record::{Entry, Event, GameRecord, MatchRecord, Player};
    pub use barpoint_rollout::{PlayerSettings, RolloutPlan, RolloutSettings, StopRules, Trials};
    pub use barpoint_rules::{
        Action, Board, BySide, Crawford, Cube, CubeOwner, Decision, MatchRules, MatchState, Play,
        PlayList, Roll, Side, Variation, WinKind,
    };
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
