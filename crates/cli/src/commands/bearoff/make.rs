//! `barpoint makebearoff`: the options of GNU Backgammon's makebearoff.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::Threads;
use barpoint_app::databases::{BuildJob, Place, Plan};
use barpoint_bearoff::{Form, Gammons, OneSidedPlan, TwoSidedPlan};

use super::build::carry_out;
use crate::args::number::whole;
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Build a bearoff database with the options of GNU Backgammon's makebearoff
#[derive(clap::Args)]
#[command(
    override_usage = "barpoint makebearoff --two-sided <PxC> --outfile <FILE> [OPTIONS]\n       barpoint makebearoff --one-sided <P> --outfile <FILE> [OPTIONS]"
)]
#[command(group(clap::ArgGroup::new("kind").required(true).args(["two_sided", "one_sided"])))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each switch of the command"
)]
pub(crate) struct Args {
    /// Two-sided database of P points and C checkers
    #[arg(long, short, value_name = "PxC")]
    two_sided: Option<String>,
    /// One-sided database of P points
    #[arg(long, short, value_name = "P", conflicts_with = "two_sided", value_parser = whole::<u8>(1..=18, "points"))]
    one_sided: Option<u8>,
    /// One-sided: bytes of memory for working tables, the rest is on disk [default: most of what is free]
    #[arg(long, short = 's', value_name = "N", value_parser = whole::<u64>(0..=u64::MAX, "bytes"))]
    xhash_size: Option<u64>,
    /// Reuse the contents of an older database of the same kind
    #[arg(long, short = 'O', value_name = "FILE")]
    old_bearoff: Option<PathBuf>,
    /// Write no header
    #[arg(long, short = 'H')]
    no_header: bool,
    /// Leave out the cubeful equities of two-sided databases
    #[arg(long, short = 'C')]
    no_cubeful: bool,
    /// Store one-sided distributions uncompressed
    #[arg(long, short = 'c')]
    no_compress: bool,
    /// Leave out the gammon distributions
    #[arg(long, short = 'g')]
    no_gammon: bool,
    /// Store means and deviations in place of distributions
    #[arg(long, short = 'n')]
    normal_dist: bool,
    /// File to write
    #[arg(long, short = 'f', value_name = "FILE")]
    outfile: PathBuf,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let plan = args.plan()?;
    let place = Place::Replace(&args.outfile);
    let job = BuildJob::prepare(plan, &place, args.old_bearoff.as_deref(), Threads::ALL)?;
    carry_out(&job, args.progress, out)
}

impl Args {
    fn plan(&self) -> Result<Plan, CliError> {
        if let Some(size) = &self.two_sided {
            let numbers = size.split_once('x');
            let numbers = numbers.and_then(|(p, c)| Some((p.parse().ok()?, c.parse().ok()?)));
            let plan = numbers.and_then(|(points, checkers)| TwoSidedPlan::new(points, checkers));
            let mut plan = plan.ok_or_else(|| {
                let expected = "expected PxC with 1 to 12 points and 1 to 15 checkers";
                CliError::Input(format!("{expected}, found {size:?}"))
            })?;
            plan.cubeful = !self.no_cubeful;
            plan.header = !self.no_header;
            return Ok(Plan::TwoSided(plan));
        }
        let plan = self.one_sided.and_then(OneSidedPlan::new);
        let mut plan = plan.ok_or_else(|| CliError::Input("expected 1 to 18 points".to_owned()))?;
        plan.header = !self.no_header;
        plan.memory = self.xhash_size.unwrap_or(plan.memory);
        if self.no_gammon {
            plan.gammons = Gammons::Leave;
        }
        plan.form = match (self.normal_dist, self.no_compress) {
            (true, _) => Form::Normal,
            (false, true) => Form::Uncompressed,
            (false, false) => Form::Compressed,
        };
        Ok(Plan::OneSided(plan))
    }
}
