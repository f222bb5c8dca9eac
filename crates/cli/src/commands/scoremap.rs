//! `barpoint scoremap`: what to do at other scores.

use std::io::Write;

use barpoint_app::describe;
use barpoint_app::position::{self, MAP_SIZE};
use barpoint_wire::{NoDecisionName, ScoreCell, ScoreMap};

use super::inquiry::InquiryArgs;
use crate::args::FormatArg;
use crate::args::number::whole;
use crate::error::CliError;
use crate::render::situation;

/// Map what to do at every score
///
/// The proper cube action of the position at every score up to a number of points each, and at money play; with a
/// roll (in the ID or by --roll) the best play. A player who needs one point is there after the Crawford game. A star
/// marks what differs from money play.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    /// Points a side, 2 to 12
    #[arg(long, value_name = "POINTS", default_value_t = MAP_SIZE, value_parser = whole::<u8>(2..=12, "points"))]
    size: u8,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (question, engine) = args.inquiry.open_stopping()?;
    let stop = super::interrupt();
    let answer = position::scores(&engine, &question, args.size, &mut || super::go_on(stop));
    if super::go_on(stop).is_break() {
        return Err(CliError::Interrupted);
    }
    let map = ScoreMap::from(&answer);
    if args.format.is_json() {
        return super::print_json(out, &map);
    }
    situation::state(out, &answer.basis.state)?;
    writeln!(out, "  {}\n", describe::strength(&answer.basis.strength))?;
    print(out, &map)
}

fn print(out: &mut dyn Write, map: &ScoreMap) -> Result<(), CliError> {
    let mut key = Key::default();
    let mut cell = |cell: &ScoreCell| {
        let name = if map.of_plays {
            key.letter(&cell.short)
        } else {
            cell.short.clone()
        };
        if cell.same_as_money {
            name
        } else {
            format!("{name}*")
        }
    };
    writeln!(
        out,
        "  money: {}\n\n  away, the opponent's across:",
        cell(&map.money)
    )?;
    let across: String = (1..=map.size).map(|away| format!("{away:>6}")).collect();
    writeln!(out, "    {across}")?;
    for (away, row) in (1..).zip(&map.rows) {
        let cells: String = row
            .iter()
            .map(|found| format!("{:>6}", cell(found)))
            .collect();
        writeln!(out, "  {away:>2}{cells}")?;
    }
    writeln!(out)?;
    if map.of_plays {
        for (play, letter) in key.plays.iter().zip('a'..) {
            writeln!(out, "  {letter}  {play}")?;
        }
    } else if map.money.no_decision == Some(NoDecisionName::OpponentsCube) {
        writeln!(
            out,
            "  The opponent owns the cube; with --roll, the map is of plays"
        )?;
    } else {
        writeln!(
            out,
            "  ND no double, D double, TG too good to double; T take, P pass, B beaver"
        )?;
    }
    writeln!(
        out,
        "  * not as for money; – no decision; 1 away: after the Crawford game"
    )?;
    Ok(())
}

/// Plays by letters.
#[derive(Default)]
struct Key {
    plays: Vec<String>,
}

impl Key {
    fn letter(&mut self, play: &str) -> String {
        let known = self.plays.iter().position(|known| known == play);
        let at = known.unwrap_or_else(|| {
            self.plays.push(play.to_owned());
            self.plays.len() - 1
        });
        // One position has far fewer best plays than there are letters.
        ('a'..='z').nth(at).unwrap_or('?').to_string()
    }
}
