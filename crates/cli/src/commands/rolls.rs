//! `barpoint rolls`: expected number of rolls to bear off.

use std::io::Write;

use barpoint_app::databases::memory;
use barpoint_app::size;
use barpoint_bearoff::{ExpectedRolls, MAX_CHECKERS, MAX_POINTS, Numbering};
use barpoint_rules::{Board, PlayList, Roll, Setup, notation};
use barpoint_wire::RollsRow;
use clap::ValueEnum;

use crate::args::number::whole;
use crate::error::CliError;
use crate::position::parse_roll;

/// Expected number of rolls to bear off
///
/// One side alone, playing every roll for the fewest expected rolls afterwards, as in H. A. Peelle's "Backgammon
/// tools in J". Example: `barpoint rolls 0 0 0 1 1 1` prints 2.48642.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Checkers on the ace point, the deuce point, ...; up to 18 points and 15 checkers
    #[arg(
        value_name = "CHECKERS",
        required_unless_present = "table",
        conflicts_with = "table"
    )]
    counts: Vec<u8>,
    /// Rank the plays of this roll (61, 6-1), fewest expected rolls afterwards first
    #[arg(long, value_name = "ROLL", value_parser = parse_roll)]
    best: Option<Roll>,
    /// Print the expected rolls of every position with up to 15 checkers
    #[arg(long, conflicts_with = "best")]
    table: bool,
    /// Points of the table
    #[arg(long, default_value_t = 6, value_parser = whole::<u8>(1..=12, "points"), conflicts_with = "counts")]
    points: u8,
    /// Layout of the table
    #[arg(long, value_enum, default_value_t = Layout::Csv, conflicts_with = "counts")]
    format: Layout,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Layout {
    /// One line for each position: the checkers on each point, then the rolls.
    Csv,
    /// An array of {"checkers": [..], "rolls": ..}.
    Json,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.table {
        return print_table(&table(args.points, MAX_CHECKERS)?, args.format, out);
    }
    let total: u32 = args.counts.iter().map(|&n| u32::from(n)).sum();
    let points = u8::try_from(args.counts.len()).unwrap_or(u8::MAX);
    let (Ok(total), 1..=MAX_POINTS) = (u8::try_from(total), points) else {
        return Err(out_of_range());
    };
    if total == 0 && args.best.is_some() {
        return Err(CliError::Input(
            "expected at least one checker, found none".to_owned(),
        ));
    }
    let table = table(points, total.max(1))?;
    if let Some(roll) = args.best {
        return print_plays(&table, &args.counts, roll, out);
    }
    let mean = table.mean(&args.counts).ok_or_else(out_of_range)?;
    Ok(writeln!(out, "{mean:.5}")?)
}

fn out_of_range() -> CliError {
    CliError::Input("expected up to 18 points with up to 15 checkers in all".to_owned())
}

/// Larger tables would take too long for one number.
const MOST_MEMORY: u64 = 4_000_000_000;

fn table(points: u8, checkers: u8) -> Result<ExpectedRolls, CliError> {
    let numbering = Numbering::new(points, checkers).ok_or_else(out_of_range)?;
    let needed = ExpectedRolls::memory_bytes(numbering);
    let most = memory().map_or(MOST_MEMORY, |memory| MOST_MEMORY.min(memory / 2));
    let table = (needed <= most).then(|| ExpectedRolls::build(numbering));
    table.flatten().ok_or_else(|| {
        CliError::Input(format!(
            "{points} points with {checkers} checkers need a table of {}, expected at most {}; \
             fewer points or checkers",
            size(needed),
            size(most)
        ))
    })
}

fn print_plays(
    table: &ExpectedRolls,
    counts: &[u8],
    roll: Roll,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let total: u8 = counts.iter().sum();
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    setup.on_roll[0] = MAX_CHECKERS - total;
    setup.on_roll[1..=counts.len()].copy_from_slice(counts);
    setup.opponent[0] = MAX_CHECKERS;
    let board = Board::try_from(setup).map_err(|error| CliError::Input(error.to_string()))?;
    let mut plays = PlayList::new();
    plays.generate(&board, roll);
    let after = |board: &Board| {
        let mean = table.mean(&board.on_roll()[1..=counts.len()]);
        mean.unwrap_or(f64::INFINITY)
    };
    let values = plays.boards().iter().map(after);
    let mut ranked: Vec<_> = values.zip(plays.plays()).collect();
    ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (mean, play) in ranked {
        writeln!(out, "{:<28} {mean:.5}", notation::display_play(play))?;
    }
    Ok(())
}

fn print_table(table: &ExpectedRolls, layout: Layout, out: &mut dyn Write) -> Result<(), CliError> {
    let numbering = table.numbering();
    let points = usize::from(numbering.points());
    if layout == Layout::Csv {
        let names: Vec<String> = (1..=points).map(|p| format!("p{p}")).collect();
        writeln!(out, "{},rolls", names.join(","))?;
    }
    let mut lead = "[\n";
    for (index, mean) in (0..).zip(table.means()) {
        let Some(counts) = numbering.position(index) else {
            continue;
        };
        let counts = &counts[..points];
        match layout {
            Layout::Csv => {
                let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
                writeln!(out, "{},{mean:.5}", counts.join(","))?;
            }
            Layout::Json => {
                write!(out, "{lead}")?;
                serde_json::to_writer(&mut *out, &RollsRow::new(counts, *mean))
                    .map_err(std::io::Error::from)?;
                lead = ",\n";
            }
        }
    }
    if layout == Layout::Json {
        writeln!(out, "\n]")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(args: &Args) -> String {
        let mut out = Vec::new();
        run(args, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn args(counts: &[u8], best: Option<Roll>) -> Args {
        Args {
            counts: counts.to_vec(),
            best,
            table: counts.is_empty(),
            points: 6,
            format: Layout::Csv,
        }
    }

    /// Problem 487 of Robertie's 501 Essential Backgammon Problems, as Peelle's article solves it.
    #[test]
    fn plays_are_ranked_by_the_rolls_they_leave() {
        assert_eq!(output(&args(&[0, 0, 0, 1, 1, 1], None)), "2.48642\n");
        let ranked = output(&args(&[0, 2, 2, 2, 0, 4], Roll::new(6, 1)));
        let lines: Vec<&str> = ranked.lines().collect();
        assert_eq!(
            lines[0].split_whitespace().collect::<Vec<_>>(),
            ["6/5", "6/off", "5.30267"]
        );
        assert!(
            lines.iter().any(|line| line.ends_with("5.40427")),
            "{ranked}"
        );
    }

    #[test]
    fn the_table_has_every_home_position() {
        let table = output(&args(&[], None));
        assert_eq!(table.lines().count(), 54_265);
        assert!(table.contains("\n0,0,0,2,3,4,6.56681\n"));
        let json = output(&Args {
            format: Layout::Json,
            points: 2,
            ..args(&[], None)
        });
        let rows: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(rows.as_array().map(Vec::len), Some(136));
    }

    #[test]
    fn nonsense_is_an_input_error() {
        for counts in [vec![16], vec![9, 9], vec![0; 19], vec![255, 255]] {
            let error = run(&args(&counts, None), &mut Vec::new()).unwrap_err();
            assert!(matches!(error, CliError::Input(_)), "{counts:?}");
        }
        let nothing = run(&args(&[0, 0, 0], Roll::new(6, 1)), &mut Vec::new());
        assert!(matches!(nothing, Err(CliError::Input(_))));
    }

    /// 155 and 1037 million positions: refused before anything is allocated.
    #[test]
    fn a_table_that_does_not_fit_is_refused_at_once() {
        for counts in [vec![1; 15], [vec![0; 17], vec![15]].concat()] {
            let error = run(&args(&counts, None), &mut Vec::new()).unwrap_err();
            assert!(matches!(error, CliError::Input(_)), "{counts:?}");
            assert!(error.to_string().contains("GB"), "{error}");
        }
    }
}
