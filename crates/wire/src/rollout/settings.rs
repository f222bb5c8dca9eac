//! How trials are played.

use barpoint_engine::Strength;
use barpoint_eval::CubeUse;
use barpoint_rollout::{CubeLook, PlayerSettings, RolloutSettings, VarianceReduction};
use serde::Serialize;
use utoipa::ToSchema;

use crate::SettingsInfo;

/// How one player decides.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RolloutPlayer {
    /// Checker plays.
    pub checker: SettingsInfo,
    /// Cube decisions.
    pub cube: SettingsInfo,
}

impl From<&PlayerSettings> for RolloutPlayer {
    fn from(player: &PlayerSettings) -> Self {
        let info = |search| {
            SettingsInfo::from(&Strength {
                search,
                filter: player.filter,
                rollout: None,
                program: None,
            })
        };
        Self {
            checker: info(player.checker),
            cube: info(player.cube),
        }
    }
}

/// How the trials were played.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "they are independent settings, each with a name in the interface"
)]
pub struct RolloutInfo {
    /// Whether the cube is in play.
    pub cubeful: bool,
    /// The theory of cube decisions without look-ahead.
    pub cube_model: String,
    /// Plies of look-ahead for checker plays and cube decisions, of the player who decides and of the opponent.
    pub plies: [[u8; 2]; 2],
    /// The ply from which `late_plies` apply instead.
    pub late_from: Option<u16>,
    /// As `plies`.
    pub late_plies: Option<[[u8; 2]; 2]>,
    /// All settings of the player who decides and of the opponent.
    pub players: [RolloutPlayer; 2],
    /// As `players`, from `late_from` on.
    pub late_players: Option<[RolloutPlayer; 2]>,
    /// Plies after which trials are truncated; `null` if they run to the end of the game.
    pub truncation: Option<u16>,
    /// Plies of look-ahead in the evaluation of a truncated trial.
    pub truncation_plies: Option<u8>,
    /// Whether every cube decision is searched to full depth, however clear it is.
    pub all_cubes: bool,
    /// Plays considered for the luck of each roll; `null` without variance reduction.
    pub luck_candidates: Option<u8>,
    /// Whether trials end at exact bearoff values.
    pub exact_bearoffs: bool,
    /// Whether cubeless trials end at one-sided bearoff databases.
    pub one_sided_bearoffs: bool,
    /// Whether cubeful trials end where a database knows the chances only.
    pub live_cube_bearoffs: bool,
    /// Whether variance reduction subtracts the luck of the dice.
    pub variance_reduction: bool,
    /// Whether the first rolls are spread evenly.
    pub stratified_dice: bool,
    /// Whether the first roll is never a double.
    pub initial_position: bool,
    /// The generator of the dice.
    pub generator: &'static str,
    /// Its seed.
    pub seed: u64,
}

impl From<&RolloutSettings> for RolloutInfo {
    fn from(settings: &RolloutSettings) -> Self {
        let plies = |players: &[PlayerSettings; 2]| {
            [0, 1].map(|n| [players[n].checker.plies, players[n].cube.plies])
        };
        let all = |players: &[PlayerSettings; 2]| [0, 1].map(|n| RolloutPlayer::from(&players[n]));
        let dice = &settings.dice;
        Self {
            players: all(&settings.players),
            late_players: settings.late.map(|late| all(&late.players)),
            cubeful: settings.cube == CubeUse::Cubeful,
            cube_model: settings.players[0].cube.model.to_string(),
            plies: plies(&settings.players),
            late_from: settings.late.map(|late| late.from_ply),
            late_plies: settings.late.map(|late| plies(&late.players)),
            truncation: settings.truncation.map(|end| end.plies),
            truncation_plies: settings.truncation.map(|end| end.evaluation.plies),
            all_cubes: settings.cube_look == CubeLook::All,
            luck_candidates: match settings.variance_reduction {
                VarianceReduction::LookAhead { candidates } => Some(candidates),
                VarianceReduction::Off => None,
            },
            exact_bearoffs: settings.bearoff.exact,
            one_sided_bearoffs: settings.bearoff.one_sided,
            live_cube_bearoffs: settings.bearoff.live_cube,
            variance_reduction: settings.variance_reduction != VarianceReduction::Off,
            stratified_dice: dice.stratified,
            initial_position: dice.initial,
            generator: dice.generator.name(),
            seed: dice.seed,
        }
    }
}
