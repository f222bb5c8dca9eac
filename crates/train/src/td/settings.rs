//! The settings of a bootstrap.

use serde::{Deserialize, Serialize};

use barpoint_eval::Class;
use barpoint_rules::Board;

use crate::checks::{Checks, LEAST_RATE, MOST_KEPT, MOST_OF_A_BATCH};
use crate::encode::Inputs;

/// Settings of a bootstrap stage.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TdSettings {
    /// Name of the stage and of its result.
    pub name: String,
    /// What the net sees.
    pub inputs: Inputs,
    /// Hidden units: 64 to 4096 in steps of 64.
    pub hidden: usize,
    /// Net of the same sizes to start from; random weights if absent.
    #[serde(default)]
    pub from: Option<String>,
    /// Net that values races, which are then not trained; without it the net learns races too and must have
    /// raw inputs only.
    #[serde(default)]
    pub race: Option<String>,
    /// Net that chooses which plays the net in training evaluates.
    #[serde(default)]
    pub prefilter: Option<String>,
    /// Candidates the prefilter net keeps.
    #[serde(default = "crate::games::keep")]
    pub keep: usize,
    /// Name of a decisions stage that measures how well the net chooses plays; not measured if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decisions: Option<String>,
    /// Games to play.
    pub games: u64,
    /// Games played with the same weights.
    #[serde(default = "TdSettings::games_per_round")]
    pub games_per_round: u64,
    /// Records per step.
    #[serde(default = "TdSettings::batch")]
    pub batch: usize,
    /// Learning rate at the beginning and at the end; falls exponentially.
    pub rate: [f32; 2],
    /// Lambda at the beginning and from half of the games on; falls linearly.
    pub lambda: [f32; 2],
}

impl TdSettings {
    const fn games_per_round() -> u64 {
        64
    }

    const fn batch() -> usize {
        64
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        let mut checks = Checks::default()
            .at_least_one("games", self.games)
            .shape(&self.inputs.shape(self.hidden, [0; 3]).check())
            .range("keep", self.keep, [1, MOST_KEPT])
            .range("games_per_round", self.games_per_round, [1, 1_000_000])
            .range("batch", self.batch, [1, MOST_OF_A_BATCH]);
        for rate in self.rate {
            checks = checks.range("rate", rate, [LEAST_RATE, 1.0]);
        }
        for lambda in self.lambda {
            checks = checks.range("lambda", lambda, [0.0, 1.0]);
        }
        checks.first_problem()
    }

    /// Whether the net learns from positions like this.
    pub(super) fn trains(&self, board: &Board) -> bool {
        self.race.is_none() || Class::of(board) == Class::Contact
    }

    pub(super) fn rate_at(&self, share: f32) -> f32 {
        self.rate[0] * (self.rate[1] / self.rate[0]).powf(share)
    }

    pub(super) fn lambda_at(&self, share: f32) -> f32 {
        let [from, to] = self.lambda;
        from + (to - from) * (2.0 * share).min(1.0)
    }
}
