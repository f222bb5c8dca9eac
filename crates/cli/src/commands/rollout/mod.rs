//! `barpoint rollout`: what plays or cube actions are worth when the game is played out many times.

mod checkpoint;
mod options;
mod players;
mod progress;

use std::io::Write;
use std::ops::{ControlFlow, Range};
use std::path::PathBuf;

use barpoint_engine::{Engine, RolloutJob, Stop};
use barpoint_rollout::{Report, StopRules, Trials};
use barpoint_rules::MatchState;
use barpoint_wire::{
    PositionInfo, RolloutCube, RolloutOutlook, RolloutReport, RolloutRow, VERSION, rollout_verdict,
};
use clap::ValueEnum;
use cpu_time::ProcessTime;

use super::inquiry::InquiryArgs;
use super::interrupt;
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::render::{equity_plot, rollout as render, situation};
use checkpoint::Checkpoint;
use options::TrialArgs;
pub(crate) use options::{Question, parse_seed};
use progress::{Meter, told};

/// Roll out plays or a cube decision
///
/// Plays the game on many times from each candidate, all on the same dice, and tells what each is worth:
/// the plays of a roll (in the ID or by --roll), or before the roll not doubling beside double and take.
/// Everything is from the player who decides. Trial N depends on nothing but the seed and N, so the
/// result is the same on any number of threads, in parts, and after a pause. Ctrl-C ends the rollout
/// and reports what is done.
#[derive(clap::Args)]
#[command(
    mut_arg("ply", |ply| ply.help(
        "Half-moves to look ahead in all decisions, as gnubg counts them: 0 is the net alone [default: 0 in checker \
         play, 2 in cube decisions]"
    )),
    mut_arg("level", |level| level.help(
        "A preset for all decisions: beginner, casual-play, intermediate, advanced, expert, world-class, supremo, \
         grandmaster or 4ply; the options below change parts of it"
    )),
    mut_arg("filter", |filter| filter.help(
        "Which candidate plays are looked into: tiny, narrow, normal, large, huge, or levels such as \
         0:2,8,0.16/2:0,2,0.04 (LEVEL:ACCEPT,EXTRA,THRESHOLD; levels not named are skipped) [default: normal]"
    ))
)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    #[command(flatten)]
    how: TrialArgs,
    /// Trials of each candidate; with 36 each first roll comes once, with 1296 each pair of rolls
    #[arg(long, default_value_t = 1296, value_parser = clap::value_parser!(u32).range(1..=2_000_000))]
    trials: u32,
    /// Stop a candidate when the standard error of its equity is below this
    #[arg(long, value_name = "EQUITY", value_parser = options::parse_limit)]
    stop_se: Option<f64>,
    /// Stop a candidate that is more than so many joint standard deviations behind the best
    #[arg(long, value_name = "JSD", value_parser = options::parse_limit)]
    stop_jsd: Option<f64>,
    /// No stopping before so many trials
    #[arg(long, default_value_t = 324)]
    min_trials: u32,
    /// Threads; all processors if absent
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep the trials in a file, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Add so many trials to those in the checkpoint
    #[arg(
        long,
        value_name = "N",
        requires = "checkpoint",
        conflicts_with_all = ["slice", "trials"]
    )]
    extend: Option<u32>,
    /// Play only a part of the trials: part K of N, into the checkpoint of this part
    #[arg(long, value_name = "K/N", requires = "checkpoint", value_parser = options::parse_slice,
        conflicts_with_all = ["stop_se", "stop_jsd", "merge"])]
    slice: Option<(u32, u32)>,
    /// Checkpoints of parts to add first
    #[arg(long, value_name = "FILE", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// Play 36 trials (more), tell how long all would take and how large the errors would be, and end
    #[arg(long)]
    forecast: bool,
    /// Draw equity with its 95 % band against trials as SVG or PNG
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    /// Output format
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people, 80 columns wide.
    Text,
    /// One object at the end.
    Json,
    /// One line with an object about once a second, the last one when all is done.
    JsonLines,
}

/// Runs the command.
#[expect(
    clippy::too_many_lines,
    reason = "one job from its question to its answer"
)]
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (state, engine) = args.inquiry.open()?;
    let question = args.how.question(&state, &engine, &args.inquiry.strength)?;
    let stop = interrupt()?;
    args.check_extension()?;
    let mut checkpoint = Checkpoint::open(args.checkpoint.as_deref(), &question, &engine)?;
    for part in &args.merge {
        checkpoint.merge(part)?;
    }
    // A file that cannot be written is told before the work, not after.
    checkpoint.save(checkpoint.trials())?;
    let wanted = args.job(checkpoint.trials());
    let job = if args.forecast {
        sample(&wanted, checkpoint.trials())
    } else {
        wanted.clone()
    };
    let begun = ProcessTime::now();
    let mut meter = Meter::new(&question, &job, wanted.trials.end, checkpoint.trials());
    let mut failed = None;
    let played = checkpoint.trials().clone();
    let end = engine.rollout(&question.plan, &job, played, &mut |schedule| {
        let json = args.format == Format::JsonLines;
        if json && meter.is_time_for_a_line() {
            let report = schedule.report();
            let outlook = meter.outlook(&report);
            let report = wire(&state, &question, &engine, &report, Some(outlook));
            failed = print_line(out, &report).err();
        }
        meter.show(schedule);
        if failed.is_none() {
            failed = checkpoint.save_sometimes(schedule.trials()).err();
        }
        if failed.is_some() || stop.load(std::sync::atomic::Ordering::Relaxed) {
            ControlFlow::Break(Stop::Now)
        } else {
            ControlFlow::Continue(())
        }
    });
    let took = begun.elapsed();
    meter.end();
    checkpoint.save(&end.trials)?;
    if let Some(error) = failed {
        return Err(error);
    }
    if let Some(error) = end.failed {
        return Err(CliError::Job(error.to_string()));
    }
    let report = engine.rollout_report(&question.plan, &end.trials, end.complete);
    if args.forecast {
        let outlook = meter.outlook(&report);
        let report = wire(&state, &question, &engine, &report, Some(outlook));
        print_forecast(out, args.format, &report)?;
        return interrupted_unless(end.finished);
    }
    let outlook = (!end.finished).then(|| meter.outlook(&report));
    let wire = wire(&state, &question, &engine, &report, outlook);
    match args.format {
        Format::Json => super::print_json(out, &wire)?,
        Format::JsonLines => print_line(out, &wire)?,
        Format::Text => {
            situation::state(out, &state)?;
            let variation = state.rules().variation;
            let cube = rollout_verdict(&question.plan, &report, variation);
            render::print(out, &wire, cube)?;
            let most = end.trials.most();
            writeln!(
                out,
                "{most} trial{}, {:.2} s of processor time",
                if most == 1 { "" } else { "s" },
                took.as_secs_f64()
            )?;
        }
    }
    if let Some(file) = &args.plot {
        file.save(&equity_plot::draw(&question, &engine, &end.trials))?;
    }
    interrupted_unless(end.finished)
}

fn interrupted_unless(finished: bool) -> Result<(), CliError> {
    if finished {
        Ok(())
    } else {
        Err(CliError::Interrupted)
    }
}

/// The first trials of a job, enough to tell how it goes on.
fn sample(job: &RolloutJob, played: &Trials) -> RolloutJob {
    let begin = job.trials.start.max(played.most());
    let end = begin.saturating_add(StopRules::EVERY).min(job.trials.end);
    RolloutJob {
        trials: job.trials.start..end,
        rules: StopRules::NONE,
        threads: job.threads,
    }
}

/// How the rollout would go on: a sentence, or the report so far with its forecast. So few trials decide nothing.
fn print_forecast(
    out: &mut dyn Write,
    format: Format,
    report: &RolloutReport,
) -> Result<(), CliError> {
    let report = RolloutReport {
        cube: None,
        finished: report
            .forecast
            .is_some_and(|outlook| outlook.played >= outlook.trials),
        ..report.clone()
    };
    match format {
        Format::Json => super::print_json(out, &report),
        Format::JsonLines => print_line(out, &report),
        Format::Text => {
            let words = report.forecast.as_ref().map_or_else(String::new, told);
            Ok(writeln!(out, "{words}")?)
        }
    }
}

fn print_line(out: &mut dyn Write, report: &RolloutReport) -> Result<(), CliError> {
    serde_json::to_writer(&mut *out, report).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

impl Args {
    /// Refuses to extend what is not there.
    fn check_extension(&self) -> Result<(), CliError> {
        let missing = self.checkpoint.as_ref().filter(|path| !path.exists());
        match (self.extend, missing) {
            (Some(_), Some(path)) => Err(CliError::File {
                path: path.clone(),
                reason: "expected a checkpoint to extend, found no file".into(),
            }),
            _ => Ok(()),
        }
    }

    /// Which trials are to be played, and when they stop.
    fn job(&self, played: &Trials) -> RolloutJob {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        RolloutJob {
            trials: self.range(played),
            rules: StopRules {
                std_err: self.stop_se,
                jsd: self.stop_jsd,
                // Trials added to a finished rollout are all wanted.
                min_trials: match self.extend {
                    Some(_) => self.min_trials.max(self.range(played).end),
                    None => self.min_trials,
                },
            },
            threads: self.threads.map_or(processors, usize::from),
        }
    }

    fn range(&self, played: &Trials) -> Range<u32> {
        match (self.extend, self.slice) {
            (Some(more), _) => 0..played.most().saturating_add(more.min(2_000_000)),
            (None, Some((part, parts))) => {
                let begin = |part: u32| {
                    let at = u64::from(self.trials) * u64::from(part) / u64::from(parts);
                    u32::try_from(at).unwrap_or(self.trials)
                };
                begin(part - 1)..begin(part)
            }
            (None, None) => 0..self.trials,
        }
    }
}

fn wire(
    state: &MatchState,
    question: &Question,
    engine: &Engine,
    report: &Report,
    forecast: Option<RolloutOutlook>,
) -> RolloutReport {
    let mut candidates = RolloutRow::list(report, &question.names);
    for (row, known) in candidates
        .iter_mut()
        .zip(engine.rollout_known(&question.plan))
    {
        row.known = known;
    }
    RolloutReport {
        version: VERSION,
        position: PositionInfo::of(state),
        nets: engine.fingerprint().to_string(),
        met: engine.met().name().to_owned(),
        settings: question.plan.settings().into(),
        finished: forecast.is_none(),
        forecast,
        candidates,
        cube: RolloutCube::of(&question.plan, report, state.rules().variation),
    }
}
