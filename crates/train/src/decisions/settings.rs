//! The settings of a stage that collects decisions.

use serde::{Deserialize, Serialize};

use crate::Nets;
use crate::checks::{Checks, MOST_KEPT};

/// Settings of a stage that collects decisions to measure nets by.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct DecisionSettings {
    /// Name of the stage and of its records.
    pub name: String,
    /// Nets that play and look ahead.
    pub nets: Nets,
    /// Games to play, from the opening position; with a `pool`, how many of its positions to take.
    pub games: u64,
    /// Names of records: if there are any, the positions are drawn from these (one roll each) instead of from games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pool: Vec<String>,
    /// One in this many positions is taken.
    #[serde(default = "DecisionSettings::every")]
    pub every: u32,
    /// Best plays that are compared; positions with fewer are not taken.
    #[serde(default = "DecisionSettings::candidates")]
    pub candidates: usize,
    /// Candidates the prefilter net keeps in play.
    #[serde(default = "crate::games::keep")]
    pub keep: usize,
    /// Whether candidates are valued one roll ahead; otherwise they keep their static values.
    #[serde(
        default = "DecisionSettings::ahead",
        skip_serializing_if = "Clone::clone"
    )]
    pub ahead: bool,
    /// How many of the 36 rolls after a candidate are looked ahead a second time, the same for all candidates of a
    /// decision: 0 for values one roll ahead, 36 for values two rolls ahead, fewer for an estimate of these.
    #[serde(default, skip_serializing_if = "crate::checks::is_default")]
    pub second: u8,
    /// Whether what is compared are the best plays of as many different rolls, instead of as many plays of one roll. So
    /// positions after dances, forced plays and plays without a rival come as often as look-ahead meets them.
    #[serde(default, skip_serializing_if = "crate::checks::is_default")]
    pub across_rolls: bool,
    /// Decisions whose second-best play is further behind than this are not taken, if given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f32>,
}

impl DecisionSettings {
    const fn every() -> u32 {
        8
    }

    const fn ahead() -> bool {
        true
    }

    const fn candidates() -> usize {
        5
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        Checks::default()
            .at_least_one("games", self.games)
            .range("every", self.every, [1, 1_000_000])
            .range("candidates", self.candidates, [2, MOST_KEPT])
            .range("keep", self.keep, [1, MOST_KEPT])
            .range("second", self.second, [0, if self.ahead { 36 } else { 0 }])
            .that(!self.across_rolls || self.candidates <= 21, || {
                format!(
                    "expected at most 21 candidates across rolls, found {}",
                    self.candidates
                )
            })
            .range("margin", self.margin.unwrap_or_default(), [0.0, 10.0])
            .first_problem()
    }
}
