//! `barpoint reference roll`: rolling the decisions of a set out.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use barpoint_app::files;
use barpoint_engine::{Engine, Trials};
use barpoint_lab::reference::{
    Decision, End, Part, Precision, number_of, roll_out, settings, to_line,
};

use super::{alone, decisions_of, read_decisions, whole_lines};
use crate::args::number::whole;
use crate::args::{NetsArg, ThreadsArg};
use crate::commands::{interrupt, stop_now};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Roll out the decisions of a reference set that have no result yet
///
/// To the end of the game, with variance reduction, the same dice for all candidates, one ply of look-ahead for the first three plies
/// and nets alone after, until the standard error of every difference to the best is 0.002 (0.004 with the cube and in
/// the wildest kinds of game) or a sixth of the difference, for at most 6,480 trials. Results are added to FOLDER/checker-money.jsonl, checker-match.jsonl, cube-money.jsonl
/// and cube-match.jsonl, each line written whole. Interrupted at any point, it resumes there.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder of the set
    folder: PathBuf,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    progress: ProgressArg,
    /// Roll out the decisions of this part alone
    #[arg(long, value_enum)]
    part: Option<PartArg>,
    /// Look this many plies ahead for every play of the trials, to see what bias the set has (in a folder of its own with the
    /// same decisions.jsonl; `barpoint reference compare` compares the results)
    #[arg(long, value_name = "N", value_parser = whole::<u8>(0..=2, "plies"))]
    throughout: Option<u8>,
    /// Aim at this standard error instead of 0.002 and 0.004
    #[arg(long, value_name = "POINTS", value_parser = std_err)]
    error: Option<f64>,
    /// Stop after this many decisions
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=65535, "decisions"))]
    decisions: Option<u16>,
}

fn std_err(text: &str) -> Result<f64, String> {
    let error = text.parse::<f64>().ok();
    let error = error.filter(|error| (0.0001..=1.0).contains(error));
    error.ok_or_else(|| "expected a standard error from 0.0001 to 1 point".to_owned())
}

/// A part of the set.
#[derive(Clone, Copy, clap::ValueEnum)]
enum PartArg {
    /// Checker plays at money
    CheckerMoney,
    /// Checker plays at match scores
    CheckerMatch,
    /// Cube decisions at money
    CubeMoney,
    /// Cube decisions at match scores
    CubeMatch,
}

impl From<PartArg> for Part {
    fn from(part: PartArg) -> Self {
        match part {
            PartArg::CheckerMoney => Self::CheckerMoney,
            PartArg::CheckerMatch => Self::CheckerMatch,
            PartArg::CubeMoney => Self::CubeMoney,
            PartArg::CubeMatch => Self::CubeMatch,
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let mut decisions = read_decisions(&args.folder)?;
    let _alone = alone(&decisions_of(&args.folder))?;
    let finished = finished(&args.folder)?;
    let stop = interrupt();
    let engine = args.nets.source().engine()?;
    let threads = args.threads.count();
    let part = args.part.map(Part::from);
    decisions.retain(|decision| part.is_none_or(|part| decision.part() == part));
    let (done, mut open): (Vec<_>, Vec<_>) = decisions
        .iter()
        .partition(|decision| finished.contains(&decision.number));
    open.truncate(args.decisions.map_or(usize::MAX, usize::from));
    let total = (done.len() + open.len()) as u64;
    let meter = args.progress.meter("", total, "decisions");
    meter.begin_at(done.len() as u64);
    let mut played = 0;
    for decision in open {
        let mut work = Work::new(args, &engine, decision)?;
        let end = work.roll(threads, &mut |trials| {
            let at = (done.len() + played) as u64;
            meter.show(
                at,
                total,
                &format!(", {trials} trials of number {}", decision.number),
            );
            stop_now(stop)
        })?;
        match end {
            End::Finished(found) => {
                let nets = engine.fingerprint().to_string();
                work.finish(&to_line(decision, &found, &nets))?;
            }
            End::Interrupted(trials) => {
                work.keep(&trials)?;
                return Err(CliError::Interrupted);
            }
        }
        played += 1;
    }
    meter.end();
    let total = done.len() + played;
    writeln!(
        out,
        "{total} of {} decisions are rolled out, {played} of them now",
        decisions.len()
    )?;
    Ok(())
}

/// The numbers of the decisions that have results; a line cut off by a crash is removed from its file.
fn finished(folder: &Path) -> Result<BTreeSet<u32>, CliError> {
    let mut numbers = BTreeSet::new();
    for part in Part::ALL {
        let path = folder.join(part.file_name());
        let found = whole_lines(&path)?;
        found.mend(&path)?;
        for (line, text) in (1..).zip(found.text.lines()) {
            let number = number_of(text).ok_or_else(|| CliError::File {
                path: path.clone(),
                reason: format!("line {line}: expected a result of a reference set"),
            })?;
            numbers.insert(number);
        }
    }
    Ok(numbers)
}

/// A decision being rolled out.
struct Work<'a> {
    engine: &'a Engine,
    decision: &'a Decision,
    precision: Precision,
    plan: barpoint_rollout::RolloutPlan,
    fingerprint: u64,
    /// Where trials are saved between runs.
    kept: PathBuf,
    results: PathBuf,
}

impl<'a> Work<'a> {
    fn new(args: &Args, engine: &'a Engine, decision: &'a Decision) -> Result<Self, CliError> {
        let folder = &args.folder;
        let plan = decision.plan(&settings(decision, args.throughout));
        let plan = plan.map_err(|error| CliError::Job(format!("{}: {error}", decision.state)))?;
        let usual = Precision::of(decision);
        Ok(Self {
            fingerprint: plan.fingerprint(engine.search()),
            engine,
            decision,
            precision: args.error.map_or(usual, |error| usual.aiming_at(error)),
            plan,
            kept: folder.join(format!("{}.trials", decision.number)),
            results: folder.join(decision.part().file_name()),
        })
    }

    /// Trials played in an earlier sitting; of other nets or settings none.
    fn played(&self) -> Trials {
        let candidates = self.plan.candidates().len();
        let bytes = files::read(&self.kept).ok();
        let read = bytes.map(|bytes| Trials::from_bytes(&bytes, self.fingerprint, candidates));
        read.and_then(Result::ok)
            .unwrap_or_else(|| Trials::new(candidates))
    }

    fn roll(
        &mut self,
        threads: usize,
        on_progress: &mut dyn FnMut(usize) -> ControlFlow<barpoint_engine::Stop>,
    ) -> Result<End, CliError> {
        const EVERY: Duration = Duration::from_mins(1);
        let mut saved = Instant::now();
        let mut failed = None;
        let played = self.played();
        let end = roll_out(
            self.engine,
            (self.decision, self.precision),
            &self.plan,
            (threads, played),
            &mut |schedule| {
                if saved.elapsed() >= EVERY {
                    saved = Instant::now();
                    failed = self.keep(schedule.trials()).err();
                    if failed.is_some() {
                        return ControlFlow::Break(barpoint_engine::Stop::Now);
                    }
                }
                on_progress(usize::try_from(schedule.complete()).unwrap_or(0))
            },
        );
        if let Some(error) = failed {
            return Err(error);
        }
        end.map_err(|error| CliError::Job(format!("{}: {error}", self.decision.state)))
    }

    fn keep(&self, trials: &Trials) -> Result<(), CliError> {
        Ok(files::write_whole(
            &self.kept,
            &trials.to_bytes(self.fingerprint),
        )?)
    }

    /// Adds the line of results and lets the trials go.
    fn finish(&self, line: &str) -> Result<(), CliError> {
        let unusable = |error: std::io::Error| CliError::File {
            path: self.results.clone(),
            reason: error.to_string(),
        };
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.results)
            .map_err(unusable)?;
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(unusable)?;
        file.sync_data().map_err(unusable)?;
        // The result is there; trials left behind cost nothing but room.
        std::fs::remove_file(&self.kept).ok();
        Ok(())
    }
}
