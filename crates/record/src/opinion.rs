//! What other programs said of decisions, kept as found beside our own analysis and never mixed with it.

use barpoint_equity::{Equity, Outcome};
use barpoint_rules::{BySide, Play};

use crate::{Depth, Software};

/// A program, or a person, whose analysis a file holds.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analyst {
    /// The program by its own word; the name of a person has no version.
    pub software: Software,
    /// The match equity table it used, by the name the file gives.
    pub met: Option<String>,
    /// Its own figures for each player, where the file holds any.
    pub figures: BySide<AnalystFigures>,
}

/// What an analyst counted of one player, by its own definitions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AnalystFigures {
    /// Performance rating: 500 times the mean equity lost per counted decision.
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::optional"))]
    pub pr: Option<f32>,
    /// Decisions counted.
    pub decisions: Option<u32>,
    /// Equity lost in checker plays, EMG in matches.
    pub checker_loss: Option<Equity>,
    /// Equity lost in cube decisions, EMG in matches.
    pub cube_loss: Option<Equity>,
    /// Luck of the dice, EMG in matches.
    pub luck: Option<Equity>,
}

/// How deeply an analyst looked, in its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Level {
    /// Its own name for it (`XG Roller++`, `3-ply`, `Opening book`).
    pub name: String,
    /// The same by our count, where that is known: plies as gnubg counts them, one fewer than XG's.
    pub depth: Option<Depth>,
}

/// What an analyst said of one decision or roll.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Opinion {
    /// Whose: an index into [`crate::MatchRecord::analysts`].
    pub analyst: usize,
    /// What it said.
    pub said: Said,
}

/// The kinds of opinions.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Said {
    /// Of a checker play.
    Checker(CheckerOpinion),
    /// Of a cube decision.
    Cube(CubeOpinion),
    /// Of the luck of a roll.
    Luck {
        /// Value of the roll minus the average roll, from the player who rolled; EMG in matches.
        equity: Equity,
        /// How deeply it looked, where the file tells.
        level: Option<Level>,
    },
    /// How a rollout was made that another opinion of the same entry and analyst rests on.
    Rollout(RolloutFacts),
}

/// What was rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum RolledOutPart {
    /// The play with this index in the checker opinion.
    Play(usize),
    /// The cube decision.
    Cube,
}

/// How an analyst rolled something out, as far as its file tells.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RolloutFacts {
    /// What was rolled out.
    pub of: RolledOutPart,
    /// Trials played; of a cube decision those without doubling.
    pub trials: u32,
    /// Trials of a double that is taken.
    pub trials_doubled: Option<u32>,
    /// Seed of the dice, as the user set it.
    pub seed: Option<i64>,
    /// After how many moves trials end with an evaluation; `None` if they are played out.
    pub truncated_after: Option<u32>,
    /// Whether luck was taken out.
    pub variance_reduction: bool,
    /// Whether the cube was in play.
    pub cubeful: bool,
    /// Level of the checker plays.
    pub checker_level: Option<Level>,
    /// Level of the cube decisions.
    pub cube_level: Option<Level>,
    /// How long it took, in seconds.
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::optional"))]
    pub seconds: Option<f32>,
}

/// An opinion of a checker play, from the player moving.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CheckerOpinion {
    /// The plays in the order of the file, best first.
    pub plays: Vec<RatedPlay>,
    /// Index in `plays` of the play made, if listed.
    pub played: Option<usize>,
    /// Equity lost by the play made, by the file's own word.
    pub loss: Option<Equity>,
}

/// A play and what an analyst made of it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RatedPlay {
    /// The play.
    pub play: Play,
    /// How deeply it was looked at.
    pub level: Level,
    /// Cubeless chances after the play, where the file holds them.
    pub outcome: Option<Outcome>,
    /// Equity after the play, with the cube; EMG in matches.
    pub equity: Equity,
    /// Standard error of the equity, for rollouts.
    pub std_err: Option<Equity>,
}

/// An opinion of a cube decision, from the player who may double; equities with the cube, EMG in matches.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeOpinion {
    /// How deeply it was looked at.
    pub level: Level,
    /// Cubeless chances, where the file holds them.
    pub outcome: Option<Outcome>,
    /// Equity of not doubling.
    pub no_double: Option<Equity>,
    /// Equity of a double that is taken.
    pub double_take: Option<Equity>,
    /// Equity of a double that is passed.
    pub double_pass: Option<Equity>,
    /// Standard errors of not doubling and of a double that is taken, for rollouts.
    pub std_errs: Option<[Equity; 2]>,
    /// Equity lost by the player who could double, by the file's own word.
    pub double_loss: Option<Equity>,
    /// Equity lost by the player who answered, by the file's own word.
    pub answer_loss: Option<Equity>,
}

impl CheckerOpinion {
    /// Equity lost by the play made: by the file's own word, else the difference from the best play, where both are listed.
    #[must_use]
    pub fn lost(&self) -> Option<Equity> {
        self.loss.or_else(|| {
            let made = self.plays.get(self.played?)?;
            Some(Equity(self.plays.first()?.equity.get() - made.equity.get()))
        })
    }
}

impl CubeOpinion {
    /// Whether doubling is right, where its equities tell.
    #[must_use]
    pub fn is_double(&self) -> Option<bool> {
        let (none, take) = (self.no_double?.get(), self.double_take?.get());
        Some(take.min(self.pass()) >= none)
    }

    /// Whether taking is right, where its equities tell.
    #[must_use]
    pub fn is_take(&self) -> Option<bool> {
        Some(self.double_take?.get() <= self.pass())
    }

    fn pass(&self) -> f32 {
        self.double_pass.map_or(1.0, Equity::get)
    }
}

/// The clock when something happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clock {
    /// Milliseconds since the match began.
    pub since_start: Option<u64>,
    /// Milliseconds that each side has left; below 0 when out of time.
    pub left: BySide<Option<i64>>,
}

/// Bytes of a source file that only its own format understands, kept so that writing it again loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Attachment {
    /// Name of the format.
    pub format: String,
    /// What it is there.
    pub name: String,
    /// Its bytes as found.
    #[cfg_attr(feature = "serde", serde(with = "crate::base64"))]
    pub bytes: Vec<u8>,
}
