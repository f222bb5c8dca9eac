//! `barpoint rollout`: plays or cube actions compared by playing the game out many times.

mod options;
mod progress;
mod run;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::rollout::{Checkpoint, Part, Rollout, merge};
use barpoint_app::words;
use barpoint_engine::{Bkg, RolloutTask};
use barpoint_rollout::StopRules;
use barpoint_rules::MatchState;
use barpoint_wire::RolloutReport;
use clap::ValueEnum;
use cpu_time::ProcessTime;

use super::inquiry::InquiryArgs;
use crate::args::ThreadsArg;
use crate::args::number::trials;
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::evaluators::bkg;
use crate::meter::ProgressArg;
use crate::render::{rollout as render, situation};
use options::TrialArgs;
use run::{forecast, interrupted_if, play, print_line};

/// Roll out plays or a cube decision
///
/// Plays many games from each candidate, all with the same dice, and shows what each is worth:
/// the plays of a roll (in the ID or by --roll), or before the roll not doubling beside double and take.
/// Everything is from the player who decides. Trial N depends on nothing but the seed and N, so the
/// result is the same on any number of threads, in parts, and after a pause. Ctrl-C ends the rollout
/// and reports what is done.
///
/// With --level bkg or bkg-vi Berliner's program plays for both sides, keeping the state class of each side's last play as in
/// `barpoint simulate`: its best plays are compared, without a cube, every game to its end. The nets measure the luck of the dice alone.
#[derive(clap::Args)]
#[command(
    mut_arg("ply", |ply| ply.help(
        "Plies to look ahead in all decisions, as gnubg counts them: 0 is the net alone [default: 0 in checker \
         play, 2 in cube decisions]"
    )),
    mut_arg("level", |level| level.help(
        "A preset for all decisions: beginner, casual-play, intermediate, advanced, expert, world-class, supremo, \
         grandmaster or 4ply; the options below change parts of it. With bkg or bkg-vi Berliner's program makes the checker \
         plays of both sides, cubeless and to the end of every game; the nets only measure luck"
    )),
    mut_arg("filter", |filter| filter.help(
        "Which candidate plays are looked into: tiny, narrow, normal, large, huge, staged, staged-wide, or levels such as \
         0:2,8,0.16/2:0,2,0.04 (LEVEL:ACCEPT,EXTRA,THRESHOLD; levels not named are skipped) [default: normal]"
    ))
)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    #[command(flatten)]
    how: TrialArgs,
    /// Trials of each candidate; with 36 each first roll comes once, with 1296 each pair of rolls
    #[arg(long, default_value_t = RolloutTask::TRIALS,
        value_parser = trials(1))]
    trials: u32,
    /// Stop a candidate when the standard error of its equity is below this
    #[arg(long, value_name = "EQUITY", value_parser = words::limit)]
    stop_se: Option<f64>,
    /// Stop a candidate that is more than this many joint standard deviations behind the best
    #[arg(long, value_name = "JSD", value_parser = words::limit)]
    stop_jsd: Option<f64>,
    /// Do not stop before this many trials
    #[arg(long, value_name = "TRIALS", default_value_t = RolloutTask::MIN_TRIALS, value_parser = trials(0))]
    min_trials: u32,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    progress: ProgressArg,
    /// Save the trials in a file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Add this many trials to those in the checkpoint
    #[arg(
        long,
        value_name = "N",
        requires = "checkpoint",
        value_parser = trials(1),
        conflicts_with_all = ["slice", "trials"]
    )]
    extend: Option<u32>,
    /// Play only a part of the trials: part K of N, into the checkpoint of this part
    #[arg(long, value_name = "K/N", requires = "checkpoint", value_parser = options::parse_slice,
        conflicts_with_all = ["stop_se", "stop_jsd", "merge"])]
    slice: Option<Part>,
    /// Checkpoints of parts to add first
    #[arg(long, value_name = "FILE", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// Say how long it would take and how large the standard errors would be, after a pilot of half a second, and stop
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
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(file) = &args.plot {
        file.check(args.checkpoint.as_deref())?;
    }
    let program = args.program()?;
    let (question, engine) = match &program {
        Some(_) => args.inquiry.open_with_nets()?,
        None => args.inquiry.open()?,
    };
    let task = args.task(question.state)?;
    let task = match program {
        Some(program) => task.played_by(Arc::new(program)),
        None => task,
    };
    let mut rollout = Rollout::new(&engine, task)?;
    args.check_extension()?;
    let part = args.part();
    rollout.range(part)?;
    let checkpoint = Checkpoint::open(args.checkpoint.as_deref(), &mut rollout)?;
    for part in &args.merge {
        merge(&mut rollout, part)?;
    }
    checkpoint.save(&rollout, rollout.trials())?;
    let job = rollout.job(part, args.threads.count())?;
    if args.forecast {
        return forecast(args, &rollout, &engine, &job, out);
    }
    let begun = ProcessTime::now();
    let found = play(args, &engine, (&mut rollout, checkpoint), &job, out)?;
    let took = begun.elapsed();
    let report = rollout.report(&engine, found);
    let end = interrupted_if(!report.found.finished);
    if let Some(file) = args.plot.as_ref().filter(|file| file.is_standard()) {
        file.save(&rollout.drawing(&engine), out)?;
        return end;
    }
    match args.format {
        Format::Json => super::print_json(out, &RolloutReport::from(&report))?,
        Format::JsonLines => print_line(out, &RolloutReport::from(&report))?,
        Format::Text => {
            situation::state(out, &question.state)?;
            render::print(out, &report)?;
            let most = rollout.trials().most();
            writeln!(
                out,
                "{most} trial{}, {:.2} s of processor time",
                if most == 1 { "" } else { "s" },
                took.as_secs_f64()
            )?;
        }
    }
    if let Some(file) = &args.plot {
        file.save(&rollout.drawing(&engine), out)?;
    }
    end
}

impl Args {
    /// BKG or BKG-VI, where one of them plays.
    fn program(&self) -> Result<Option<Bkg>, CliError> {
        let Some(edition) = self.inquiry.strength.bkg()? else {
            return Ok(None);
        };
        if self.how.changes_players() {
            return Err(CliError::Input(format!(
                "--level {}: expected no other settings of players, and no truncation: it plays every game to the end",
                edition.name()
            )));
        }
        bkg(edition).map(Some)
    }

    /// The requested rollout.
    fn task(&self, state: MatchState) -> Result<RolloutTask, CliError> {
        let mut question = self.how.question(state, &self.inquiry.strength)?;
        question.trials = self.trials;
        question.rules = StopRules {
            std_err: self.stop_se,
            jsd: self.stop_jsd,
            min_trials: self.min_trials,
            ..StopRules::NONE
        };
        Ok(question.task(state))
    }

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

    /// Which trials are to be played.
    fn part(&self) -> Part {
        match (self.extend, self.slice) {
            (Some(more), _) => Part::More(more),
            (None, slice) => slice.unwrap_or_default(),
        }
    }
}
