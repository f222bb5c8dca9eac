//! The settings of a stage that generates records.

use serde::{Deserialize, Serialize};

use crate::checks::{Checks, MOST_KEPT};
use crate::files::is_zero;
use crate::{Nets, Starts};

/// Equities of money play without a cube are at most this far apart.
const MOST_EQUITY: f32 = 6.0;

/// Settings of a stage that generates records.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct GenerateSettings {
    /// Name of the stage and of its records.
    pub name: String,
    /// Nets that play and judge.
    pub nets: Nets,
    /// Where games begin.
    #[serde(default)]
    pub starts: Starts,
    /// Names of the records that mined and sampled starts are drawn from.
    #[serde(default)]
    pub pool: Vec<String>,
    /// Games to play.
    pub games: u64,
    /// Candidates the prefilter net keeps.
    #[serde(default = "crate::games::keep")]
    pub keep: usize,
    /// Weight of each further correction.
    #[serde(default = "GenerateSettings::lambda")]
    pub lambda: f32,
    /// Share of games that begin with disturbed plays.
    #[serde(default)]
    pub noisy_share: f64,
    /// Largest change of an equity in disturbed plays, uniform around zero.
    #[serde(default)]
    pub noise: f32,
    /// Fewest and most disturbed plays.
    #[serde(default)]
    pub noisy_plays: [u32; 2],
    /// If not 0, games end after this many turns: more of the positions that they begin with, fewer of those that follow.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turns: usize,
    /// If not 0, every game is a rollout of its first position: the mean target of this many games from there,
    /// with all first rolls equally often. For validation; best with `lambda` 1 and `hold_out` 1.
    #[serde(default)]
    pub trials: u32,
    /// Up to this many rivals of the best play are searched too. The game continues with the play that is
    /// then best; the others become records valued one roll ahead: nets that only see their own plays never
    /// learn what they underrate.
    #[serde(default)]
    pub siblings: usize,
    /// How far below the best play a rival may be without look-ahead, in equity.
    #[serde(default = "GenerateSettings::margin")]
    pub margin: f32,
    /// One game in this many is held out of training.
    #[serde(default = "crate::games::hold_out")]
    pub hold_out: u64,
}

impl GenerateSettings {
    const fn lambda() -> f32 {
        0.9
    }

    const fn margin() -> f32 {
        0.12
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let [fewest, most] = self.noisy_plays;
        let drawn = matches!(self.starts, Starts::Mined | Starts::Sampled);
        Checks::default()
            .at_least_one("games", self.games)
            .that(!drawn || !self.pool.is_empty(), || {
                "expected names of records to draw starts from as pool, found none".into()
            })
            .at_least_one("hold_out", self.hold_out)
            .range("keep", self.keep, [1, MOST_KEPT])
            .range("lambda", self.lambda, [0.0, 1.0])
            .range("noisy_share", self.noisy_share, [0.0, 1.0])
            .range("noise", self.noise, [0.0, MOST_EQUITY])
            .range("margin", self.margin, [0.0, MOST_EQUITY])
            .that(fewest <= most, || {
                format!("expected noisy_plays as fewest and most, found {fewest} and {most}")
            })
            .first_problem()
    }
}
