//! Results of the commands that measure engines: `duel`, `simulate` and `calibrate`.

use serde::Serialize;
use utoipa::ToSchema;

/// Games between two engines; points are the first one's.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DuelResult {
    /// Version of this interface.
    pub version: u32,
    /// The first engine, as named on the command line.
    pub first: String,
    /// The second engine.
    pub second: String,
    /// Whether they played with the cube.
    pub cubeful: bool,
    /// Seed of the dice.
    pub seed: u64,
    /// Fingerprint of the nets that measured the luck.
    pub luck_by: String,
    /// Games played.
    pub games: u64,
    /// Points per game.
    pub points: f64,
    /// Their standard error; `null` for a single pair of games.
    pub points_std_err: Option<f64>,
    /// Luck-adjusted points per game.
    pub adjusted: f64,
    /// Their standard error; `null` for a single pair of games.
    pub adjusted_std_err: Option<f64>,
}

/// Games that two engines played out from a position; all is seen by the player on roll there.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SimulationResult {
    /// Version of this interface.
    pub version: u32,
    /// The position, as an XGID.
    pub position: String,
    /// Who plays for the player on roll, as named on the command line.
    pub player: String,
    /// Who plays for the opponent.
    pub opponent: String,
    /// Whether they played with the cube.
    pub cubeful: bool,
    /// Seed of the dice.
    pub seed: u64,
    /// Fingerprint of the nets that measured the luck.
    pub luck_by: String,
    /// Games played out.
    pub games: u64,
    /// Share of games won, those won as gammons or backgammons, and as backgammons.
    pub won: [f64; 3],
    /// Share of games lost, likewise.
    pub lost: [f64; 3],
    /// Share of games won and lost by a refused double.
    pub passed: [f64; 2],
    /// Share of games in which the cube was turned.
    pub doubled: f64,
    /// Points a game.
    pub points: f64,
    /// Their standard error; `null` for a single game.
    pub points_std_err: Option<f64>,
    /// Luck-adjusted points a game.
    pub adjusted: f64,
    /// Their standard error; `null` for a single game.
    pub adjusted_std_err: Option<f64>,
}

/// Speed of one thread, per second of processor time.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SpeedReport {
    /// Version of this interface.
    pub version: u32,
    /// Vector instructions used: `avx512`, `avx2`, `neon` or `portable`.
    pub instructions: String,
    /// Fingerprint of the nets.
    pub nets: String,
    /// Static evaluations of contact positions.
    pub evaluations: f64,
    /// Plays chosen at 0-ply.
    pub choices: f64,
    /// Money games with the cube at 0-ply.
    pub games: f64,
}
