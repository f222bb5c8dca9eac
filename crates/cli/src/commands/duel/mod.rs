//! `barpoint duel`: head-to-head play between engines.

mod play;
mod prepared;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_equity::Met;
use barpoint_eval::Evaluator;
use barpoint_lab::duel::{Duel, DuelReport, Kept, Played, duel};
use barpoint_wire::DuelResult;

use super::{go_on, interrupt};
use crate::args::FormatArg;
use crate::error::CliError;
use crate::evaluators::NetSource;
use crate::meter::ProgressArg;
pub(super) use play::{Named, PlayArgs};

/// Let two engines play money games
///
/// Engines are barpoint:PLY (looking into the plays that the filter `normal` leaves) or barpoint:LEVEL (a preset such as world-class, also by its name alone),
/// barpoint:narrow (0-ply as inside rollouts: a third of the time, a little weaker), human:PR (errs as people of that performance rating do, 3 to 20; see `barpoint people`), bkg (Berliner's program of
/// 1977), gnubg:PLY (an installed GNU Backgammon), FOLDER:PLY, FOLDER:LEVEL or FOLDER:narrow (weight files), 'ubgi:COMMAND' (any engine that
/// speaks UBGI, by its command line; with --cubeful it must decide about the cube as docs/ubgi.md has it), or
/// socket:HOST:PORT (a program that listens as gnubg's `external` does);
/// barpoint's decide cubes by another theory with +learned, +janowski, +jump or +janowski2 (barpoint:0+jump); those with a
/// level or a number of plies take settings after a space: filter=FILTER, reduced=PERCENT, noise=DEVIATION and
/// cube-model=THEORY, as `barpoint judge` has them, and no-pruning ('barpoint:2 filter=staged-wide').
/// Games come in pairs with the same dice and exchanged seats; results are also luck-adjusted with the built-in nets
/// alone, which without databases have another fingerprint than `barpoint hint` shows.
/// Points per game are from the first engine's side, with the standard error over pairs. No Jacoby rule, no beavers.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// First engine
    #[arg(long, value_name = "ENGINE")]
    a: Named,
    /// Second engine
    #[arg(long, value_name = "ENGINE")]
    b: Named,
    /// Games to play, an even number
    #[arg(long, default_value_t = 1000, value_parser = even_games)]
    games: u64,
    #[command(flatten)]
    play: PlayArgs,
    /// Keep the games played in this file: started again, the duel goes on where it stopped
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    #[command(flatten)]
    progress: ProgressArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Games come in pairs with the same dice.
fn even_games(text: &str) -> Result<u64, String> {
    match text.parse() {
        Ok(games) if games > 0 && games % 2 == 0 => Ok(games),
        _ => Err("expected an even number of games, at least 2".into()),
    }
}

impl Args {
    /// The games of an earlier run, if they are kept.
    fn kept(&self, luck_by: &str) -> Result<Kept, CliError> {
        let Some(path) = &self.keep else {
            return Ok(Kept::nowhere());
        };
        let played = Played {
            first: self.a.words.clone(),
            second: self.b.words.clone(),
            cubeful: self.play.cubeful,
            seed: self.play.seed,
            luck_by: luck_by.to_owned(),
        };
        Kept::file(path, &played).map_err(|error| CliError::Job(error.to_string()))
    }

    fn result(&self, report: &DuelReport, luck_by: String) -> DuelResult {
        // Errors are known from how far pairs differ.
        let error = |error: f64| (report.games > 2).then_some(error);
        DuelResult {
            version: barpoint_wire::VERSION,
            first: self.a.words.clone(),
            second: self.b.words.clone(),
            cubeful: self.play.cubeful,
            seed: self.play.seed,
            luck_by,
            games: report.games,
            points: report.points,
            points_std_err: error(report.points_std_err),
            adjusted: report.adjusted,
            adjusted_std_err: error(report.adjusted_std_err),
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let met = Arc::new(Met::kazaross_xg2());
    let ([first, second], workers) = args.play.prepared([&args.a, &args.b], &met)?;
    let meter = NetSource::BuiltIn.load()?;
    let settings = Duel {
        games: args.games,
        seed: args.play.seed,
        cubeful: args.play.cubeful,
        workers,
    };
    let luck_by = meter.fingerprint().to_string();
    let mut kept = args.kept(&luck_by)?;
    let shown = args.progress.meter("", args.games, "games");
    let stop: &AtomicBool = interrupt();
    let outcome = duel(
        &settings,
        &|| first.contestant(),
        &|| second.contestant(),
        &meter,
        &met,
        &mut kept,
        &mut |progress| {
            let report = &progress.report;
            let so_far = format!(
                ", {:+.4} +- {:.4}",
                report.adjusted, report.adjusted_std_err
            );
            shown.show(progress.games, args.games, &so_far);
            go_on(stop)
        },
    );
    shown.end();
    let report = outcome.map_err(|error| CliError::Job(error.to_string()))?;
    if report.games == 0 {
        return Err(CliError::Interrupted);
    }
    if args.format.is_json() {
        super::print_json(out, &args.result(&report, luck_by))?;
    } else {
        let kind = if args.play.cubeful {
            "cubeful"
        } else {
            "cubeless"
        };
        writeln!(
            out,
            "{kind} money, seed {}, luck by nets {luck_by}",
            args.play.seed
        )?;
        writeln!(out, "{report}")?;
    }
    if stop.load(Ordering::Relaxed) {
        Err(CliError::Interrupted)
    } else {
        Ok(())
    }
}
