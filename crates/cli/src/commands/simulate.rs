//! `barpoint simulate`: a position played out by engines.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use barpoint_app::position::{Reading, read};
use barpoint_equity::Met;
use barpoint_eval::Evaluator;
use barpoint_lab::duel::{Simulation, SimulationReport, simulate};
use barpoint_rules::notation::Xgid;
use barpoint_wire::SimulationResult;

use super::duel::{Named, PlayArgs};
use super::{go_on, interrupt};
use crate::args::FormatArg;
use crate::args::number::whole;
use crate::error::CliError;
use crate::evaluators::NetSource;
use crate::meter::ProgressArg;

/// Play a position out many times, engine against engine
///
/// What a position is worth in play: any engine of `barpoint duel` plays for the player on roll, the same or another for the
/// opponent, to the end of every game, at money play without the Jacoby rule and beavers, with the cube where it lies or without
/// one. Tells how many games are won and lost, as gammons, as backgammons and by a refused double, and the points a game with their
/// standard error, also with the luck taken out. A rollout (`barpoint rollout`) tells more in less time where our nets are to be
/// trusted. Berliner's simulation facility.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Position ID, GNUBG ID, XGID or a text that contains one; a match is played as money, its score left out of account
    #[arg(value_name = "ID")]
    id: String,
    /// The engine of the player on roll: as for `barpoint duel`
    #[arg(long, value_name = "ENGINE", default_value = "expert")]
    player: Named,
    /// The engine of the opponent [default: the player's]
    #[arg(long, value_name = "ENGINE")]
    opponent: Option<Named>,
    /// Games to play
    #[arg(long, default_value_t = 1000, value_parser = whole::<u64>(1..=u64::MAX, "games"))]
    games: u64,
    #[command(flatten)]
    play: PlayArgs,
    #[command(flatten)]
    progress: ProgressArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let failed = |error: &dyn std::fmt::Display| CliError::Job(error.to_string());
    let reading = Reading {
        jacoby: false,
        ..Reading::default()
    };
    let named = read(&args.id, &reading).map_err(|error| failed(&error))?;
    let simulation = Simulation::new(&named.state, args.play.cubeful, args.games, args.play.seed);
    let mut simulation = simulation.map_err(|error| failed(&error))?;
    let met = Arc::new(Met::kazaross_xg2());
    let other = args.opponent.as_ref().unwrap_or(&args.player);
    let ([player, opponent], workers) = args.play.prepared([&args.player, other], &met)?;
    simulation.workers = workers;
    let meter = NetSource::BuiltIn.load()?;
    let shown = args.progress.meter("", args.games, "games");
    let stop = interrupt();
    let report = simulate(
        &simulation,
        &|| player.contestant(),
        &|| opponent.contestant(),
        (&meter, &met),
        &mut |report| {
            let [points, error] = report.adjusted;
            shown.show(
                report.games,
                args.games,
                &format!(", {points:+.4} +- {error:.4}"),
            );
            go_on(stop)
        },
    );
    shown.end();
    let report = report.map_err(|error| failed(&error))?;
    if report.games == 0 {
        return Err(CliError::Interrupted);
    }
    let result = result(args, &simulation, &report, meter.fingerprint().to_string());
    if args.format.is_json() {
        super::print_json(out, &result)?;
    } else {
        print(out, &result, named.state.length() > 0)?;
    }
    if stop.load(Ordering::Relaxed) {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "numbers of games are small")]
fn result(
    args: &Args,
    simulation: &Simulation,
    report: &SimulationReport,
    luck_by: String,
) -> SimulationResult {
    let share = |games: u64| games as f64 / report.games as f64;
    let error = |error: f64| (report.games > 1).then_some(error);
    let other = args.opponent.as_ref().unwrap_or(&args.player);
    SimulationResult {
        version: barpoint_wire::VERSION,
        position: Xgid::of(&simulation.state).to_string(),
        player: args.player.words.clone(),
        opponent: other.words.clone(),
        cubeful: args.play.cubeful,
        seed: args.play.seed,
        luck_by,
        games: report.games,
        won: report.won.map(share),
        lost: report.lost.map(share),
        passed: report.passed.map(share),
        doubled: share(report.doubled),
        points: report.points[0],
        points_std_err: error(report.points[1]),
        adjusted: report.adjusted[0],
        adjusted_std_err: error(report.adjusted[1]),
    }
}

fn print(out: &mut dyn Write, result: &SimulationResult, of_match: bool) -> std::io::Result<()> {
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let error = |error: Option<f64>| match error {
        Some(error) => format!("+- {error:.4}"),
        None => "(error unknown: one game)".to_owned(),
    };
    let kind = if result.cubeful {
        "cubeful"
    } else {
        "cubeless"
    };
    writeln!(out, "{}", result.position)?;
    let (player, opponent) = (&result.player, &result.opponent);
    writeln!(
        out,
        "{player} against {opponent}, {kind} money, seed {}",
        result.seed
    )?;
    if of_match {
        writeln!(out, "the score of the match is left out of account")?;
    }
    writeln!(out, "games          {}", result.games)?;
    for (name, [all, gammons, backgammons], passed) in [
        ("won", result.won, result.passed[0]),
        ("lost", result.lost, result.passed[1]),
    ] {
        let (all, gammons, backgammons) = (percent(all), percent(gammons), percent(backgammons));
        write!(
            out,
            "{name:<15}{all}, gammons {gammons}, backgammons {backgammons}"
        )?;
        if result.cubeful {
            write!(out, ", by a pass {}", percent(passed))?;
        }
        writeln!(out)?;
    }
    if result.cubeful {
        writeln!(out, "cube turned    {}", percent(result.doubled))?;
    }
    writeln!(
        out,
        "points/game    {:+.4} {}",
        result.points,
        error(result.points_std_err)
    )?;
    writeln!(
        out,
        "luck-adjusted  {:+.4} {}",
        result.adjusted,
        error(result.adjusted_std_err)
    )
}
