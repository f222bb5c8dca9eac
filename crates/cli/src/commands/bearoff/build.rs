//! `barpoint bearoff build`: computes a database.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use barpoint_app::Folders;
use barpoint_app::databases::{BuildJob, BuildProgress, Place, Plan};
use barpoint_bearoff::{
    Form, Gammons, HyperCheckers, HyperPlan, MAX_CHECKERS, OneSidedPlan, TwoSidedPlan,
};

use super::hyper;
use crate::args::ThreadsArg;
use crate::args::number::whole;
use crate::commands::interrupt;
use crate::error::CliError;
use crate::meter::ProgressArg;
use crate::position::parse_checkers;
use crate::render::wrap;

/// Compute a database
///
/// The file is identical to that of GNU Backgammon's makebearoff (or makehyper, with one or two checkers). The cost
/// is printed first. After an interruption the same command resumes from its checkpoint (FILE.partial). Without -o
/// the database goes into the data folder (`$BARPOINT_DATA`), where it is found from then on, with a checksum beside
/// it.
#[derive(clap::Args)]
#[command(
    override_usage = "barpoint bearoff build --one-sided [OPTIONS]\n       barpoint bearoff build --two-sided [OPTIONS]\n       barpoint bearoff build --hypergammon <CHECKERS> [OPTIONS]"
)]
#[command(group(clap::ArgGroup::new("kind").required(true).args(["one_sided", "two_sided", "hypergammon"])))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each switch of the command"
)]
pub(crate) struct Args {
    /// Rolls to bear off, each side alone
    #[arg(long, conflicts_with = "two_sided")]
    one_sided: bool,
    /// Exact equities for both sides together
    #[arg(long)]
    two_sided: bool,
    /// Solve Hypergammon with this number of checkers a side: chances and cubeful equities of every position
    #[arg(
        long,
        value_name = "CHECKERS",
        value_parser = parse_checkers,
        conflicts_with_all = [
            "one_sided", "two_sided", "points", "checkers", "reuse",
            "uncompressed", "normal", "no_gammons", "no_cubeful",
        ]
    )]
    hypergammon: Option<HyperCheckers>,
    /// Points covered: 1 to 18, two-sided 1 to 12
    #[arg(long, default_value_t = 6, value_parser = whole::<u8>(1..=18, "points"))]
    points: u8,
    /// Most checkers a side has left [default: 15 one-sided, 6 two-sided]
    #[arg(long, value_parser = whole::<u8>(1..=15, "checkers"))]
    checkers: Option<u8>,
    /// File to write
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Store all 32 entries of each distribution
    #[arg(long, conflicts_with = "two_sided")]
    uncompressed: bool,
    /// Store means and deviations in place of distributions
    #[arg(long, conflicts_with_all = ["two_sided", "uncompressed", "no_gammons"])]
    normal: bool,
    /// Leave out the rolls to bear off the first checker
    #[arg(long, conflicts_with = "two_sided")]
    no_gammons: bool,
    /// Leave out the cubeful equities
    #[arg(long, conflicts_with = "one_sided")]
    no_cubeful: bool,
    /// Reuse the contents of an older database of the same kind
    #[arg(long, value_name = "FILE")]
    reuse: Option<PathBuf>,
    /// Hypergammon: iterate until no number changes by more than this
    #[arg(long, value_name = "CHANGE", conflicts_with_all = ["one_sided", "two_sided"], value_parser = hyper::parse_threshold,
        default_value_t = HyperPlan::THRESHOLD)]
    threshold: f32,
    /// Hypergammon: seconds between checkpoints
    #[arg(
        long,
        value_name = "SECONDS",
        conflicts_with_all = ["one_sided", "two_sided"],
        default_value_t = 60,
        value_parser = whole::<u64>(0..=u64::MAX, "seconds")
    )]
    checkpoint: u64,
    /// One-sided: memory for working tables (800M, 2G), the rest is on disk [default: most of what is free]
    #[arg(long, value_name = "SIZE", conflicts_with_all = ["two_sided", "hypergammon"], value_parser = parse_bytes)]
    memory: Option<u64>,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let folders = Folders::from_environment();
    let place = match &args.output {
        Some(path) => Place::File(path),
        None => Place::DataFolder(&folders),
    };
    let job = BuildJob::prepare(
        args.plan()?,
        &place,
        args.reuse.as_deref(),
        args.threads.threads(),
    )?;
    carry_out(&job, args.progress, out)
}

impl Args {
    fn plan(&self) -> Result<Plan, CliError> {
        let wrong = |text: &str| CliError::Input(text.to_owned());
        if let Some(checkers) = self.hypergammon {
            return Ok(Plan::Hypergammon(HyperPlan {
                threshold: self.threshold,
                checkpoint_every: Some(Duration::from_secs(self.checkpoint)),
                ..HyperPlan::new(checkers)
            }));
        }
        if self.two_sided {
            let plan = TwoSidedPlan::new(self.points, self.checkers.unwrap_or(6));
            let mut plan =
                plan.ok_or_else(|| wrong("expected 1 to 12 points and 1 to 15 checkers"))?;
            plan.cubeful = !self.no_cubeful;
            return Ok(Plan::TwoSided(plan));
        }
        let plan = OneSidedPlan::with_checkers(self.points, self.checkers.unwrap_or(MAX_CHECKERS));
        let mut plan = plan.ok_or_else(|| wrong("expected 1 to 18 points and 1 to 15 checkers"))?;
        plan.form = match (self.normal, self.uncompressed) {
            (true, _) => Form::Normal,
            (false, true) => Form::Uncompressed,
            (false, false) => Form::Compressed,
        };
        if self.no_gammons {
            plan.gammons = Gammons::Leave;
        }
        plan.memory = self.memory.unwrap_or(plan.memory);
        Ok(Plan::OneSided(plan))
    }
}

/// Prints the cost of a plan, builds it with progress on standard error, and prints the result.
pub(super) fn carry_out(
    job: &BuildJob,
    shown: ProgressArg,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    for line in wrap(&job.cost().to_string(), "  ") {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    let stop = interrupt();
    let meter = shown.meter("", 0, "positions");
    let built = job.run(&|progress| {
        meter.show(progress.done, progress.total, &pass(progress));
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    meter.end();
    Ok(writeln!(out, "{}", built?)?)
}

/// Which pass a build is in, if it has several.
pub(crate) fn pass(progress: &BuildProgress) -> String {
    progress.pass.map_or_else(String::new, |(pass, change)| {
        format!(", pass {pass}, largest change {change:.6}")
    })
}

/// Reads a number of bytes, with k, M or G for powers of 1000.
fn parse_bytes(text: &str) -> Result<u64, String> {
    let (digits, unit) = match text.as_bytes().last() {
        Some(b'k' | b'K') => (&text[..text.len() - 1], 1000),
        Some(b'm' | b'M') => (&text[..text.len() - 1], 1_000_000),
        Some(b'g' | b'G') => (&text[..text.len() - 1], 1_000_000_000),
        _ => (text, 1),
    };
    let number: Option<u64> = digits.parse().ok();
    number
        .and_then(|number| number.checked_mul(unit))
        .ok_or_else(|| format!("expected a size such as 800M or 2G, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::parse_bytes;

    #[test]
    fn bytes_are_read_with_units() {
        assert_eq!(parse_bytes("800M"), Ok(800_000_000));
        assert_eq!(parse_bytes("2G"), Ok(2_000_000_000));
        assert_eq!(parse_bytes("5"), Ok(5));
        for wrong in ["", "M", "-1", "1T", "99999999999G", "1.5G"] {
            assert!(parse_bytes(wrong).is_err(), "{wrong}");
        }
    }
}
