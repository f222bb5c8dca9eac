//! `barpoint reference cubes`: cube decisions at money and at match scores, rolled out.

use std::io::Write;
use std::path::PathBuf;

use barpoint_engine::Engine;
use barpoint_lab::reference::{
    CUBE_PRECISION, End, cube_decision, cube_line, cube_settings, number_of, roll_out, seed_of,
};

use super::numbered::Numbered;
use crate::args::number::whole;
use crate::args::{NetsArg, ThreadsArg};
use crate::commands::{interrupt, stop_now};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Roll out close cube decisions at money and at twelve match scores
///
/// The scores take turns: money, 2-away 2-away, 3-away 2-away, 2-away 3-away, 3-away 3-away, 4-away 2-away, 2-away 4-away, 4-away 3-away,
/// 3-away 4-away, 5-away 5-away, 4-away 5-away with the player's own cube at 2, 9-away 11-away, and 4-away 1-away after the Crawford
/// game; at money and where both need 5 points or more the cube is centred and at 2 in turn. Each position is from a game of its own that
/// the program plays against itself; doubling or taking is within 0.2 of a tie by a 2-ply look-ahead.
///
/// Doubling and not doubling are rolled out to the end with the same dice, luck taken out, plays by the nets alone and cubes at 2 plies,
/// until every standard error is 0.01 EMG, in 1296 trials at most. FILE gets a line for each, which `barpoint judge` reads; interrupted at
/// any point, it resumes there. Nothing is to be fitted to these decisions: they judge.
#[derive(clap::Args)]
pub(super) struct Args {
    /// File of results (JSON lines)
    file: PathBuf,
    /// Decisions in all, money and the twelve scores in turn
    #[arg(long, value_name = "N", default_value = "260", value_parser = whole::<u32>(1..=1_000_000, "decisions"))]
    count: u32,
    /// Seed of the games and of the dice
    #[arg(long, default_value_t = 77, value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let results = Numbered {
        file: &args.file,
        count: args.count,
        unit: "decisions",
    };
    let seed = args.seed;
    let done = results.finished(
        |line, number| number_of(line) == Some(number) && seed_of(line) == Some(seed),
        |number| format!("cube decision {number} of seed {seed}"),
    )?;
    let engine = args.nets.source().engine()?;
    results.complete(done, args.progress, |number| {
        rolled_out(args, &engine, number)
    })?;
    let now = args.count.saturating_sub(done);
    Ok(writeln!(
        out,
        "{} of {} cube decisions are rolled out, {now} of them now",
        done.max(args.count),
        args.count
    )?)
}

/// The line of a decision.
fn rolled_out(args: &Args, engine: &Engine, number: u32) -> Result<String, CliError> {
    let stop = interrupt();
    let decision = cube_decision(engine, args.seed, number);
    let failed = |error: String| CliError::Job(format!("{}: {error}", decision.state));
    let plan = decision.plan(&cube_settings(args.seed, number));
    let plan = plan.map_err(|error| failed(error.to_string()))?;
    let end = roll_out(
        engine,
        (&decision, CUBE_PRECISION),
        &plan,
        (args.threads.count(), plan.no_trials()),
        &mut |_| stop_now(stop),
    );
    match end.map_err(|error| failed(error.to_string()))? {
        End::Finished(found) => {
            let nets = engine.fingerprint().to_string();
            Ok(cube_line(&decision, &found, args.seed, &nets))
        }
        End::Interrupted(_) => Err(CliError::Interrupted),
    }
}
