//! Hypergammon databases: built by `barpoint bearoff build --hypergammon` and, with the options of GNU
//! Backgammon's makehyper, by `barpoint makehyper`.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::Threads;
use barpoint_app::databases::{BuildJob, Place, Plan, hypergammon_name};
use barpoint_bearoff::{HyperCheckers, HyperPlan};

use super::build::carry_out;
use crate::error::CliError;
use crate::meter::ProgressArg;
use crate::position::parse_checkers;

/// Build a Hypergammon database with the options of GNU Backgammon's makehyper
///
/// With one and two checkers the file is identical to makehyper's, unless it starts from another (-r); with three the
/// same numbers are found faster. After an interruption the same command resumes from its checkpoint (FILE.partial).
#[derive(clap::Args)]
pub(crate) struct MakeArgs {
    /// Checkers a side: 1, 2 or 3
    #[arg(long = "chequers", visible_alias = "checkers", short = 'c', value_name = "C",
        default_value = "3", value_parser = parse_checkers)]
    checkers: HyperCheckers,
    /// Iterate until no number changes by more than this
    #[arg(long, short = 't', value_name = "T", default_value_t = HyperPlan::THRESHOLD,
        value_parser = parse_threshold)]
    threshold: f32,
    /// Start from the numbers of this database
    #[arg(long, short = 'r', value_name = "FILE")]
    restart: Option<PathBuf>,
    /// Write no checkpoints
    #[arg(long, short = 'n')]
    no_checkpoint: bool,
    /// File to write [default: hyper1.bd, hyper2.bd or hyper3.bd]
    #[arg(long, short = 'f', value_name = "FILE")]
    outfile: Option<PathBuf>,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs `barpoint makehyper`.
pub(crate) fn make(args: &MakeArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut plan = HyperPlan {
        threshold: args.threshold,
        start: args.restart.clone(),
        ..HyperPlan::new(args.checkers)
    };
    if args.no_checkpoint {
        plan.checkpoint_every = None;
    }
    let default = || hypergammon_name(args.checkers).into();
    let path = args.outfile.clone().unwrap_or_else(default);
    let plan = Plan::Hypergammon(plan);
    carry_out(
        &BuildJob::prepare(plan, &Place::Replace(&path), None, Threads::ALL)?,
        args.progress,
        out,
    )
}

/// Reads a threshold of convergence.
pub(super) fn parse_threshold(text: &str) -> Result<f32, String> {
    let threshold = text.parse().ok();
    threshold
        .filter(|threshold| (0.0..=1.0).contains(threshold))
        .ok_or_else(|| format!("expected a change from 0 to 1, found {text:?}"))
}
