//! The settings: what they are, how they are set, shown, saved and read again.
//!
//! Settings that have an effect are fields; what gnubg's windows alone use is kept as text and written back.

mod effect;
mod evaluation;
mod field;
mod judging;
mod parse;
mod rollout;
mod rollout_dice;
mod row;
mod save;
mod set;
mod show;
mod store;
mod table;
mod value;

pub(crate) use evaluation::{Decision, Decisions, Evaluation, Method};
pub(crate) use judging::{Analysis, Thresholds, Tutor};
pub(crate) use rollout::{Alike, Player, Rollout};

use std::collections::BTreeMap;

use barpoint_analysis::statistics::Scale;
use barpoint_eval::MoveFilter;
use barpoint_rules::BySide;

use crate::commands::Handler;
use table::Table;

/// How figures are written.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of gnubg's")]
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
    /// Whether anything is said at all.
    pub(crate) shown: bool,
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
            shown: true,
        }
    }
}

/// Dice that are chosen among all rolls by what they are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cheat {
    pub(crate) on: bool,
    /// Which roll each player gets: 1 for the best, 21 for the worst.
    pub(crate) places: BySide<u8>,
}

/// The match saved from time to time while long jobs work on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Autosave {
    /// How often; 0 for never.
    pub(crate) minutes: u32,
    pub(crate) rollouts: bool,
    pub(crate) analyses: bool,
}

/// What is asked before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Confirm {
    /// Before a game is abandoned.
    pub(crate) new: bool,
    /// Before a file is overwritten.
    pub(crate) overwrite: bool,
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
    pub(crate) cheat: Cheat,
    pub(crate) confirm: Confirm,
    /// The match equity table: a file, or a name.
    pub(crate) met: String,
    pub(crate) met_inverted: bool,
    pub(crate) threads: usize,
    /// The FIBS rating of play without errors.
    pub(crate) rating_offset: f32,
    pub(crate) autosave: Autosave,
    /// Whether hints look at what the analysis looks at.
    pub(crate) hints_as_analysis: bool,
    /// What nothing in a text shell looks at, by path.
    kept: BTreeMap<String, String>,
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
            cheat: Cheat {
                on: false,
                places: BySide::new(1, 1),
            },
            confirm: Confirm {
                new: true,
                overwrite: true,
            },
            met: "/usr/share/gnubg/met/Kazaross-XG2.xml".to_owned(),
            met_inverted: false,
            threads: 1,
            rating_offset: 2050.0,
            autosave: Autosave {
                minutes: 15,
                rollouts: false,
                analyses: false,
            },
            hints_as_analysis: false,
            kept: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// How statistics are written.
    pub(crate) const fn scale(&self) -> Scale {
        Scale {
            factor: self.output.error_factor,
            rating: self.rating_offset,
        }
    }

    /// What `hint` and `eval` look at.
    pub(crate) const fn hints(&self) -> &Decisions {
        if self.hints_as_analysis {
            &self.analysis.decisions
        } else {
            &self.hints
        }
    }
}

/// What carries out a command that is about settings alone.
pub(crate) fn handler(path: &str) -> Option<Handler> {
    match path {
        "save settings" => Some(save::save),
        "relational setup" => Some(set::relational),
        _ => handler_of_group(path),
    }
}

fn handler_of_group(path: &str) -> Option<Handler> {
    if let Some(shown) = path.strip_prefix("show ") {
        let mut rows = Table::get().rows().iter();
        return rows
            .any(|row| show::is_below(&row.path, shown))
            .then_some(show::show as Handler);
    }
    let path = path.strip_prefix("set ")?;
    if rollout_dice::is_about_dice(path) {
        return Some(rollout_dice::set);
    }
    let found = path == "warning" || Table::get().find(&set::with_players(path)).is_some();
    found.then_some(set::set as Handler)
}
