//! `barpoint book show`: what the book says.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::{describe, files};
use barpoint_book::{Book, Entry, OpeningPlay};
use barpoint_rollout::Estimate;
use barpoint_rules::Roll;
use barpoint_rules::notation::display_play;
use barpoint_wire::BookReport;

use crate::args::FormatArg;
use crate::commands::print_json;
use crate::error::CliError;
use crate::position::parse_roll;
use crate::render::wrap;

/// Show an opening roll or a reply from the opening book
///
/// The plays rolled out, best first, with cubeful equities at money play, standard errors, and how far each is behind the
/// best. Without a roll, the best play of every opening roll, or of every reply.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The roll: 31, 6-4
    #[arg(value_parser = parse_roll)]
    roll: Option<Roll>,
    /// Replies to this opening, such as '31: 8/5 6/5'
    #[arg(long, value_name = "OPENING")]
    reply_to: Option<OpeningPlay>,
    /// Another book than the one built in
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let book = open(args)?;
    let after = args.reply_to;
    let asked = |entry: &&Entry| {
        let decision = entry.decision;
        decision.after == after && args.roll.is_none_or(|roll| roll == decision.roll)
    };
    let entries: Vec<&Entry> = book.entries.iter().filter(asked).collect();
    let report = BookReport::of(&book, &entries).ok_or_else(|| missing(args, &book))?;
    if args.format.is_json() {
        return print_json(out, &report);
    }
    match after {
        None => writeln!(out, "Opening rolls at money play, cube in the middle")?,
        Some(after) => writeln!(out, "Replies to {after} at money play, cube in the middle")?,
    }
    let settings = book.settings.shared(&entries[0].decision);
    for line in wrap(&describe::trials(&settings), "  ") {
        writeln!(out, "{line}")?;
    }
    writeln!(
        out,
        "\n{:4} {:<18} {:>15} {:>15} {:>5} {:>5} {:>5} {:>6}",
        "roll", "play", "equity", "behind", "win", "wg", "lg", "trials"
    )?;
    for entry in entries {
        print(out, entry, args.roll.is_some())?;
    }
    Ok(())
}

fn open(args: &Args) -> Result<Book, CliError> {
    let Some(path) = &args.book else {
        return Ok(Book::built_in()?);
    };
    let text = files::read_text(path)?;
    Book::from_text(&text).map_err(|error| CliError::File {
        path: path.clone(),
        reason: error.to_string(),
    })
}

/// Why there is nothing to show.
fn missing(args: &Args, book: &Book) -> CliError {
    let known: Vec<String> = book
        .sensible_plays()
        .iter()
        .map(OpeningPlay::to_string)
        .collect();
    CliError::Input(match (args.reply_to, args.roll) {
        (None, Some(roll)) if roll.is_double() => {
            format!("expected an opening roll, found {roll}: no game begins with a double")
        }
        (Some(after), _) if !known.contains(&after.to_string()) => {
            format!(
                "expected an opening play with replies in the book ({}), found {after}",
                known.join("; ")
            )
        }
        _ => "expected a decision of the book, found one that it lacks".to_owned(),
    })
}

/// The plays of a decision, or the best alone.
fn print(out: &mut dyn Write, entry: &Entry, all: bool) -> Result<(), CliError> {
    let count = if all { entry.plays.len() } else { 1 };
    let mut roll = entry.decision.roll.to_string();
    for known in entry.plays.iter().take(count) {
        let behind = if known.behind.mean > 0.0 {
            measured(&Estimate {
                mean: -known.behind.mean,
                ..known.behind
            })
        } else {
            String::new()
        };
        let [win, gammons, _, lost, _] =
            known.chances.map(|chance| format!("{:.1}", 100.0 * chance));
        writeln!(
            out,
            "{roll:4} {:<18} {:>15} {behind:>15} {win:>5} {gammons:>5} {lost:>5} {:>6}",
            display_play(&known.play),
            measured(&known.equity),
            known.trials
        )?;
        roll.clear();
    }
    Ok(())
}

/// A number with its standard error.
fn measured(estimate: &Estimate) -> String {
    format!("{:+.4} ±{:.4}", estimate.mean, estimate.std_err)
}
