//! `barpoint library stats`: how a player has played over time.

use std::io::Write;

use barpoint_store::{DecisionKind, Phase, PlayerStatistics, Rate, SeatStatistics};
use barpoint_wire::LibraryStatistics;

use super::counted;
use super::filter::{FilterArgs, LibraryArg};
use crate::args::number::whole;
use crate::args::{FormatArg, OutputFormat};
use crate::commands::print_json;
use crate::error::CliError;
use crate::render::fitted;

/// Show how a player has played: rating over time, by kind, phase and score
///
/// The performance rating (PR) is 500 times the mean error of the decisions that count: plays with a choice, and close or actual
/// cube decisions. Each stands with its standard error. Without --player all players of the matches are counted together.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Matches over which the rolling rating is taken
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(1..=100_000, "matches"))]
    window: usize,
    /// Matches shown, the last ones
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    library: LibraryArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Scores and kinds of errors shown.
const MOST_ROWS: usize = 8;

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let library = args.library.open()?;
    let found = library.statistics(&args.filter.filter(&library)?)?;
    let player = args.filter.player().map(str::to_owned);
    if args.format.get() == OutputFormat::Json {
        return print_json(out, &LibraryStatistics::new(player, &found, args.window));
    }
    let name = player.unwrap_or_else(|| "All players".to_owned());
    print_rates(out, &name, &found)?;
    print_matches(out, args, &found)
}

fn print_rates(out: &mut dyn Write, name: &str, found: &PlayerStatistics) -> Result<(), CliError> {
    let name = fitted(name, 40);
    let matches = counted(found.distinct_matches(), "match", "matches");
    writeln!(out, "{}: {matches}\n", name.trim_end())?;
    writeln!(out, "                         decisions    error      PR")?;
    let mut row = |name: &str, rate: &Rate| print_rate(out, name, rate);
    row("All", &found.total())?;
    row("Checker plays", &found.of_kinds(&[DecisionKind::Checker]))?;
    row("Cube decisions", &found.cube())?;
    row("  doubles", &found.doubles())?;
    row("  takes and passes", &found.answers())?;
    for phase in Phase::ALL {
        row(&format!("Phase {phase}"), &found.of_phase(phase))?;
    }
    for (score, rate) in found.scores.iter().take(MOST_ROWS) {
        row(&format!("Score {score}"), rate)?;
    }
    let expenses = found.expenses();
    if !expenses.is_empty() {
        writeln!(out, "\nWhat costs most          decisions    error      PR")?;
    }
    for cell in expenses.iter().take(MOST_ROWS) {
        print_rate(out, &format!("{}, {}", cell.kind, cell.phase), &cell.rate)?;
    }
    let luck = found.luck_balance();
    let (lucky, unlucky) = (
        luck.lucky_wins + luck.lucky_losses,
        luck.unlucky_wins + luck.unlucky_losses,
    );
    if lucky + unlucky > 0 {
        writeln!(
            out,
            "\nWon {} of {lucky} with the better luck, {} of {unlucky} with the worse",
            luck.lucky_wins, luck.unlucky_wins
        )?;
    }
    Ok(())
}

/// A row; nothing without decisions.
fn print_rate(out: &mut dyn Write, name: &str, rate: &Rate) -> Result<(), CliError> {
    if rate.decisions() > 0 {
        let (name, rating) = (fitted(name, 24), rating(rate));
        let (decisions, loss) = (rate.decisions(), rate.loss());
        let line = format!("{name} {decisions:>9} {loss:>8.3} {rating}");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A performance rating with its standard error, in 15 columns.
fn rating(rate: &Rate) -> String {
    match (rate.pr(), rate.std_err()) {
        (Some(pr), Some(error)) => format!("{pr:7.2} ± {error:5.2}"),
        (Some(pr), None) => format!("{pr:7.2}        "),
        (None, _) => format!("{:>7}        ", "-"),
    }
}

fn print_matches(
    out: &mut dyn Write,
    args: &Args,
    found: &PlayerStatistics,
) -> Result<(), CliError> {
    if found.matches.is_empty() {
        return Ok(());
    }
    let window = args.window;
    writeln!(
        out,
        "\ndate        opponent              result    luck      PR           last {window}"
    )?;
    let mut rolling = found.rolling(window).into_iter();
    let hidden = found.matches.len().saturating_sub(args.most);
    for (number, seat) in found.matches.iter().enumerate() {
        let rate = if seat.rate.decisions() > 0 {
            rolling.next()
        } else {
            None
        };
        if number >= hidden {
            print_match(out, seat, rate.map(|(_, rate)| rate))?;
        }
    }
    Ok(())
}

fn print_match(
    out: &mut dyn Write,
    seat: &SeatStatistics,
    rolling: Option<Rate>,
) -> Result<(), CliError> {
    let date = seat
        .played
        .map_or_else(String::new, |date| date.to_string());
    let opponent = fitted(&seat.opponent, 20);
    let result = format!("{}-{}", seat.points, seat.opponent_points);
    let luck = seat
        .luck
        .map_or_else(|| "-".to_owned(), |luck| format!("{luck:+.2}"));
    let last = rolling
        .and_then(|rate| rate.pr())
        .map_or_else(|| "-".to_owned(), |pr| format!("{pr:.2}"));
    let rating = rating(&seat.rate);
    writeln!(
        out,
        "{date:<10}  {opponent}  {result:>6} {luck:>7} {rating} {last:>7}"
    )?;
    Ok(())
}
