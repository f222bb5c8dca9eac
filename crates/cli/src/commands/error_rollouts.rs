//! `barpoint analyse --rollout-errors`: decisions that look like errors, rolled out.

use std::path::{Path, PathBuf};

use barpoint_engine::{ErrorRollouts, TrialChoice};
use barpoint_equity::Equity;
use barpoint_eval::CubeUse;
use barpoint_rollout::{PlayerSettings, StopRules};

use super::seed::parse_seed;
use crate::args::number::{equity, plies, trials, whole};

/// How errors are rolled out.
#[derive(clap::Args)]
#[expect(
    clippy::struct_field_names,
    reason = "the names are those of the options, which stand among others"
)]
pub(crate) struct RolloutArgs {
    /// Roll out decisions that look like errors, the best plays and the one made, and mark them again
    #[arg(long)]
    rollout_errors: bool,
    /// Decisions that lost more than this look like errors
    #[arg(
        long,
        value_name = "EQUITY",
        default_value_t = ErrorRollouts::THRESHOLD.get(),
        value_parser = equity,
        requires = "rollout_errors"
    )]
    rollout_threshold: f32,
    /// How many of the best plays are rolled out beside the one made
    #[arg(long, value_name = "N", default_value_t = ErrorRollouts::PLAYS, value_parser = whole::<u16>(1..=65535, "plays"),
        requires = "rollout_errors")]
    rollout_plays: u16,
    /// Trials of each candidate
    #[arg(long, value_name = "N", default_value_t = ErrorRollouts::TRIALS, value_parser = trials(1),
        requires = "rollout_errors")]
    rollout_trials: u32,
    /// Plies to look ahead in checker plays of the trials [default: 0]
    #[arg(long, value_name = "PLY", value_parser = plies(),
        requires = "rollout_errors")]
    rollout_ply: Option<u8>,
    /// Plies to look ahead in cube decisions of the trials [default: 2, or as --rollout-ply if that is more]
    #[arg(long, value_name = "PLY", value_parser = plies(),
        requires = "rollout_errors")]
    rollout_cube_ply: Option<u8>,
    /// Truncate trials after this many plies
    #[arg(long, value_name = "PLIES", value_parser = whole::<u16>(1..=65535, "plies"),
        requires = "rollout_errors")]
    rollout_truncate: Option<u16>,
    /// Seed of the dice: a number, any text, or `random`
    #[arg(
        long,
        value_name = "SEED",
        default_value = "1",
        value_parser = parse_seed,
        requires = "rollout_errors"
    )]
    rollout_seed: u64,
    /// Save the trials in a file, of several matches too, and resume from it if it exists
    #[arg(long, value_name = "FILE", requires = "rollout_errors")]
    rollout_checkpoint: Option<PathBuf>,
}

impl RolloutArgs {
    /// The file in which their trials are saved.
    pub(crate) fn checkpoint(&self) -> Option<&Path> {
        self.rollout_checkpoint.as_deref()
    }

    /// How errors are rolled out, if they are.
    pub(crate) fn how(&self) -> Option<ErrorRollouts> {
        self.rollout_errors.then(|| self.settings())
    }

    /// Whether anything is said of players or of truncation.
    pub(crate) const fn changes_players(&self) -> bool {
        self.rollout_ply.is_some()
            || self.rollout_cube_ply.is_some()
            || self.rollout_truncate.is_some()
    }

    fn settings(&self) -> ErrorRollouts {
        let mut choice = TrialChoice {
            checker_plies: self.rollout_ply,
            cube_plies: self.rollout_cube_ply,
            truncation: self.rollout_truncate.map(|plies| {
                (
                    plies,
                    self.rollout_ply.unwrap_or(PlayerSettings::CHECKER_PLIES),
                )
            }),
            ..TrialChoice::default()
        };
        choice.dice.seed = self.rollout_seed;
        ErrorRollouts {
            threshold: Equity(self.rollout_threshold),
            plays: usize::from(self.rollout_plays),
            trials: self.rollout_trials,
            rules: StopRules::NONE,
            settings: choice.settings(CubeUse::Cubeful),
            by_bkg: false,
        }
    }
}
