//! Training: self-play, labelling by look-ahead, fitting.
//!
//! [`run()`] carries out a training run described by one TOML file: [`TdSettings`] bootstraps a net from
//! random weights by self-play, [`GenerateSettings`] makes records with the nets so far,
//! [`RaceSettings`] labels races by a bearoff database, [`FitSettings`] fits better nets to them,
//! [`TorchSettings`] does so with `PyTorch`, [`OneSidedSettings`] fits nets to one side of races, [`CubeLifeSettings`] fits the net of cube lives, [`ExportSettings`] writes the weight files that ship.

#![forbid(unsafe_code)]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "counts of games and decisions are far below 2^52, inputs and counts below 2^16"
)]
#![cfg_attr(
    test,
    allow(clippy::float_cmp, reason = "chances of 0 and 1 come out exactly")
)]

mod checkpoint;
mod checks;
mod config;
mod context;
mod cube_life;
mod decisions;
mod encode;
mod encoding;
mod error;
mod export;
mod files;
mod fit;
mod games;
mod generate;
mod import;
mod look_ahead;
mod made;
mod net_folder;
mod nets;
mod one_sided;
mod order;
mod player;
mod pool;
mod progress;
mod races;
mod records;
mod run;
mod stage;
mod starts;
mod streams;
mod targets;
mod td;
mod torch;

pub use config::{Config, ConfigError};
pub use cube_life::CubeLifeSettings;
pub use decisions::DecisionSettings;
pub use encode::Inputs;
pub use encoding::EncodeSettings;
pub use error::TrainError;
pub use export::ExportSettings;
pub use fit::{FitSettings, Positions};
pub use generate::GenerateSettings;
pub use import::ImportSettings;
pub use net_folder::NetFolder;
pub use nets::{ContactNets, Nets, RaceNets};
pub use one_sided::{Checker, OneSidedSettings};
pub use progress::{Listener, Progress};
pub use races::RaceSettings;
pub use records::{Record, held_out};
pub use run::run;
pub use stage::Stage;
pub use starts::{Oddity, Starts};
pub use td::TdSettings;
pub use torch::{Member, TorchSettings};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
