//! The settings: what they are, how they are set, shown, saved and read again.
//!
//! Settings that have an effect are fields; what gnubg's windows alone use is kept as text and written back.

mod evaluation;
mod judging;
mod rollout;

pub(crate) use evaluation::{Decision, Decisions, Evaluation, Method};
pub(crate) use judging::{Analysis, Thresholds, Tutor};
pub(crate) use rollout::{Alike, Limit, Player, Rollout};

use barpoint_eval::MoveFilter;
use barpoint_rules::BySide;

/// How figures are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Output {
    /// Digits after the point of chances and equities.
    pub(crate) digits: usize,
    /// Equities of matches as match-winning chances.
    pub(crate) mwc: bool,
    /// Match-winning chances in percent.
    pub(crate) match_percent: bool,
    /// Chances of the game in percent.
    pub(crate) game_percent: bool,
    /// Boards as one line of figures, as on FIBS.
    pub(crate) raw_board: bool,
    /// What the rates of errors are multiplied with.
    pub(crate) error_factor: f32,
}

impl Default for Output {
    fn default() -> Self {
        Self {
            digits: 3,
            mwc: false,
            match_percent: true,
            game_percent: false,
            raw_board: false,
            error_factor: 1000.0,
        }
    }
}

/// The settings that have an effect, besides those of the game and of the players' names.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Settings {
    /// What `hint` and `eval` look at.
    pub(crate) hints: Decisions,
    /// What `analyse` looks at.
    pub(crate) analysis: Analysis,
    /// What the players look at that the program plays.
    pub(crate) players: BySide<Decisions>,
    /// What `rollout` does.
    pub(crate) rollout: Rollout,
    /// What all rollouts take from other settings of theirs.
    pub(crate) alike: Alike,
    pub(crate) tutor: Tutor,
    pub(crate) output: Output,
}

impl Default for Settings {
    /// gnubg's.
    fn default() -> Self {
        let normal = Decisions::with(MoveFilter::NORMAL);
        Self {
            hints: normal.clone(),
            analysis: Analysis::default(),
            players: BySide::new(normal.clone(), normal),
            rollout: Rollout::usual(),
            alike: Alike {
                cube: false,
                players: true,
                truncation: true,
            },
            tutor: Tutor::default(),
            output: Output::default(),
        }
    }
}
