//! Settings of a fit of the net of cube lives.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use barpoint_eval::inputs::RAW_INPUTS;
use barpoint_nn::{Parallelism, Shape, TrainerSettings};

use crate::Nets;
use crate::checks::{Checks, LEAST_RATE};

/// Settings of a stage that fits the net of cube lives, with its table, to values one roll ahead.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct CubeLifeSettings {
    /// Name of the stage and of its net.
    pub name: String,
    /// The nets that play and judge.
    pub nets: Nets,
    /// Rounds: each values its positions with what the one before learned.
    #[serde(default = "CubeLifeSettings::rounds")]
    pub rounds: u32,
    /// Games of each round.
    pub games: u64,
    /// Plies that values look ahead.
    #[serde(default = "CubeLifeSettings::plies")]
    pub plies: u8,
    /// Units of the first hidden layer.
    #[serde(default = "CubeLifeSettings::units")]
    pub hidden: usize,
    /// Units of the hidden layer after it; 0 for none.
    #[serde(default = "CubeLifeSettings::units")]
    pub second: usize,
    /// How often each position is used in its round.
    #[serde(default = "CubeLifeSettings::epochs")]
    pub epochs: f64,
    /// Positions per step.
    #[serde(default = "CubeLifeSettings::batch")]
    pub batch: usize,
    /// Largest learning rate, that of the first step of a round; falls to zero along a line.
    #[serde(default = "CubeLifeSettings::rate")]
    pub rate: f32,
    /// Folder for the three files that ship, relative to the run's folder.
    pub to: PathBuf,
}

impl CubeLifeSettings {
    const fn rounds() -> u32 {
        3
    }

    const fn plies() -> u8 {
        1
    }

    const fn units() -> usize {
        64
    }

    const fn epochs() -> f64 {
        20.0
    }

    const fn batch() -> usize {
        1024
    }

    const fn rate() -> f32 {
        2e-3
    }

    /// What is wrong with the settings, if anything.
    pub(crate) fn problem(&self) -> Option<String> {
        Checks::default()
            .at_least_one("rounds", self.rounds.into())
            .range("games", self.games, [2, 100_000_000])
            .range("plies", self.plies, [1, 3])
            .range("epochs", self.epochs, [1e-6, 1e6])
            .range("batch", self.batch, [1, 1 << 15])
            .range("rate", self.rate, [LEAST_RATE, 1.0])
            .shape(&self.shape().check())
            .first_problem()
    }

    pub(super) const fn shape(&self) -> Shape {
        Shape {
            sparse: RAW_INPUTS,
            dense: 0,
            hidden: self.hidden,
            further: [self.second, 0, 0],
        }
    }

    pub(super) const fn trainer_settings() -> TrainerSettings {
        TrainerSettings {
            parallelism: Parallelism::Pool,
            ..TrainerSettings::STANDARD
        }
    }
}
