//! Measured strengths of the levels.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::SettingsInfo;

/// Measured figures of one level. All equities are EMG (points per cube in money play).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LevelRow {
    /// Name.
    pub name: String,
    /// Its settings; `null` for one that errs as people do.
    pub settings: Option<SettingsInfo>,
    /// Performance rating: 500 x mean error per unforced play or close or actual cube decision.
    pub pr: f64,
    /// Its standard error.
    pub pr_std_err: f64,
    /// Performance rating of plays alone.
    pub play_pr: f64,
    /// Performance rating of cube decisions alone.
    pub cube_pr: f64,
    /// Snowie error rate: 1000 x one player's error per move of either player.
    pub snowie_error_rate: f64,
    /// Plays examined.
    pub plays: u32,
    /// Cube decisions examined.
    pub cubes: u32,
}

/// A measurement of the levels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LevelsReport {
    /// Version of this interface.
    pub version: u32,
    /// Fingerprint of the nets measured.
    pub nets: String,
    /// Day of the measurement, `YYYY-MM-DD`.
    pub date: String,
    /// The judge.
    pub reference: SettingsInfo,
    /// Seed of the games.
    pub seed: u32,
    /// Games whose decisions were examined.
    pub games: usize,
    /// One in this many decisions was examined.
    pub one_in: u8,
    /// The levels, weakest first.
    pub levels: Vec<LevelRow>,
}

/// How well levels decide where the choices were rolled out to the end, no net judging them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RolledOutLevels {
    /// Version of this interface.
    pub version: u32,
    /// Fingerprint of the nets measured.
    pub nets: String,
    /// Day of the measurement, `YYYY-MM-DD`.
    pub date: String,
    /// How many plays, all of them close, those at money without the cube.
    pub decisions: usize,
    /// What the best plays lose on average because the rollouts are noisy, as `pr`.
    pub floor: f64,
    /// How many cube decisions, all of them close.
    #[serde(default)]
    pub cubes: usize,
    /// What the best of these lose on average because the rollouts are noisy, as `cube_pr`.
    #[serde(default)]
    pub cube_floor: f64,
    /// The levels, weakest first.
    pub levels: Vec<RolledOutLevel>,
}

/// How well a level does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct RolledOutLevel {
    /// Name.
    pub name: String,
    /// Its settings.
    pub settings: SettingsInfo,
    /// 500 x the mean loss of a play in points, in matches EMG.
    pub pr: f64,
    /// Its standard error.
    pub pr_std_err: f64,
    /// The same of a cube decision, what doubling and taking lose together; 0 if there is none.
    #[serde(default)]
    pub cube_pr: f64,
    /// Its standard error.
    #[serde(default)]
    pub cube_pr_std_err: f64,
}

/// What is known of how well levels play.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownLevels {
    /// Over decisions of games, judged by nets, whose errors levels share.
    pub games: LevelsReport,
    /// Where close choices were rolled out.
    pub rolled_out: RolledOutLevels,
}

impl KnownLevels {
    /// The performance rating of a level with these nets: the higher of both measurements, so that none is called better than rollouts or
    /// games show. Rolled-out plays and cube decisions weigh as they are met in games.
    #[must_use]
    pub fn pr(&self, level: &str, nets: &str) -> Option<f64> {
        let games = (self.games.nets == nets).then_some(&self.games.levels);
        let rolled_out = (self.rolled_out.nets == nets).then_some(&self.rolled_out.levels);
        let of_games = games.and_then(|rows| Some(rows.iter().find(|row| row.name == level)?.pr));
        let of_rollouts = rolled_out.and_then(|rows| {
            let row = rows.iter().find(|row| row.name == level)?;
            Some(self.rolled_out(row))
        });
        of_games.into_iter().chain(of_rollouts).reduce(f64::max)
    }

    fn rolled_out(&self, level: &RolledOutLevel) -> f64 {
        let met = self.games.levels.last();
        let (plays, cubes) = met.map_or((1, 0), |row| (row.plays, row.cubes));
        let weight = |met: u32, judged: usize| if judged > 0 { f64::from(met) } else { 0.0 };
        let plays = weight(plays, self.rolled_out.decisions);
        let cubes = weight(cubes, self.rolled_out.cubes);
        let mean = (level.pr * plays + level.cube_pr * cubes) / (plays + cubes).max(1.0);
        (1000.0 * mean).round() / 1000.0
    }
}

/// A measurement and whether it holds for the nets in use.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LevelsShown {
    /// The measurement.
    #[serde(flatten)]
    pub measured: LevelsReport,
    /// How well the levels choose among plays rolled out; shipped for the presets alone.
    pub rolled_out: Option<RolledOutLevels>,
    /// Fingerprint of the nets in use.
    pub nets_in_use: String,
    /// Whether these are the nets measured.
    pub current: bool,
}
