//! `barpoint analyse --rollout-errors`: decisions that look like errors, rolled out.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use barpoint_engine::{Engine, ErrorRollouts, TrialChoice};
use barpoint_equity::Equity;
use barpoint_eval::CubeUse;
use barpoint_record::MatchRecord;
use barpoint_rollout::{KeptRollouts, PlayerSettings};

use super::interrupt;
use crate::args::number::{equity, plies, trials, whole};
use crate::error::CliError;
use crate::meter::ProgressArg;
use barpoint_app::files;

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
        default_value_t = 0.03,
        value_parser = equity,
        requires = "rollout_errors"
    )]
    rollout_threshold: f32,
    /// How many of the best plays are rolled out beside the one made
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u16>(1..=65535, "plays"),
        requires = "rollout_errors")]
    rollout_plays: u16,
    /// Trials of each candidate
    #[arg(long, value_name = "N", default_value_t = 360, value_parser = trials(1),
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
    /// Truncate trials after so many plies
    #[arg(long, value_name = "PLIES", value_parser = whole::<u16>(1..=65535, "plies"),
        requires = "rollout_errors")]
    rollout_truncate: Option<u16>,
    /// Seed of the dice: a number, any text, or `random`
    #[arg(
        long,
        value_name = "SEED",
        default_value = "1",
        value_parser = super::rollout::parse_seed,
        requires = "rollout_errors"
    )]
    rollout_seed: u64,
    /// Keep the trials in a file, of several matches too, and go on from there if it exists
    #[arg(long, value_name = "FILE", requires = "rollout_errors")]
    rollout_checkpoint: Option<PathBuf>,
}

/// The trials of all errors rolled out, and the file they are kept in.
pub(crate) struct Kept<'a> {
    path: Option<&'a Path>,
    rollouts: KeptRollouts,
    saved: Instant,
}

impl<'a> Kept<'a> {
    /// Time between two writes.
    const EVERY: Duration = Duration::from_secs(5);

    /// What the file has, if there is one; a file that cannot be written is told before the work, not after.
    pub(crate) fn open(args: &'a RolloutArgs) -> Result<Self, CliError> {
        let path = args.rollout_checkpoint.as_deref();
        let rollouts = match path.filter(|path| path.exists()) {
            None => KeptRollouts::default(),
            Some(path) => KeptRollouts::from_bytes(&files::read_kept(path)?).map_err(|error| {
                CliError::File {
                    path: path.to_path_buf(),
                    reason: error.to_string(),
                }
            })?,
        };
        let kept = Self {
            path,
            rollouts,
            saved: Instant::now(),
        };
        kept.save()?;
        Ok(kept)
    }

    fn save(&self) -> Result<(), CliError> {
        if let Some(path) = self.path {
            files::write_whole(path, &self.rollouts.to_bytes(None))?;
        }
        Ok(())
    }
}

/// Rolls out the errors of an analysed match, if asked to.
pub(crate) fn run(
    args: &RolloutArgs,
    engine: &Engine,
    (threads, shown): (usize, ProgressArg),
    path: &Path,
    record: &mut MatchRecord,
    kept: &mut Kept<'_>,
) -> Result<(), CliError> {
    let Some(how) = args.how() else {
        return Ok(());
    };
    let stop = interrupt();
    let name = path.file_name().unwrap_or(path.as_os_str());
    let meter = shown.meter(&name.to_string_lossy(), 0, "errors rolled out");
    let (mut failed, path) = (None, kept.path);
    let saved = &mut kept.saved;
    engine.rollout_errors(record, &how, threads, &mut kept.rollouts, &mut |progress| {
        let decisions = &progress.decisions;
        meter.show(decisions.done as u64, decisions.total as u64, "");
        if let Some(path) = path.filter(|_| saved.elapsed() >= Kept::EVERY) {
            *saved = Instant::now();
            let bytes = progress.kept.to_bytes(Some(progress.under_way));
            failed = files::write_whole(path, &bytes).err();
        }
        if failed.is_some() || stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    meter.end();
    match failed {
        None => kept.save(),
        Some(error) => Err(error.into()),
    }
}

impl RolloutArgs {
    /// How errors are rolled out, if they are.
    pub(crate) fn how(&self) -> Option<ErrorRollouts> {
        self.rollout_errors.then(|| self.settings())
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
            settings: choice.settings(CubeUse::Cubeful),
        }
    }
}
