//! `barpoint bearoff show`: what the databases say about a position.

use std::io::Write;

use barpoint_app::EngineSettings;
use barpoint_app::bearoff::{self, Stored};
use barpoint_draw::plot::rolls::{self, RollChances};
use barpoint_engine::endgame::{Race, RaceSide};
use barpoint_rules::notation;
use barpoint_wire::{BearoffReport, HypergammonReport};

use super::OfferArgs;
use crate::args::{FormatArg, OutputFormat, engines};
use crate::commands::print_json;
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::position::PositionArgs;
use crate::render::stored;

/// Show how many rolls both sides need, before the roll
///
/// Prints for both sides the chances of bearing off in each number of rolls, the mean, the effective
/// pip count (mean rolls x 49/6) and what of it is wasted; winning and gammon chances from the two
/// distributions; and exact equities where a two-sided database has the position. Home positions are
/// always known; for others build a database on more points.
///
/// Of Hypergammon (--hypergammon, or contact with at most three checkers a side) it prints winning and
/// gammon chances and exact equities at money play for every place of the cube.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    offer: OfferArgs,
    #[command(flatten)]
    format: FormatArg,
    /// Draw the distributions of both sides as SVG or PNG
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.position.names_roll() {
        return Err(CliError::Input(
            "expected a position before the roll, found --roll; barpoint hint ID --roll ranks the plays"
                .to_owned(),
        ));
    }
    let state = args.position.state()?;
    if args.plot.is_some() && bearoff::hypergammon_game(&state).is_some() {
        return Err(CliError::Input(
            "--plot is for races, not for Hypergammon".to_owned(),
        ));
    }
    let engines = engines(EngineSettings::default());
    let found = bearoff::stored(&engines, &state, args.offer.policy())?;
    if let (Some(file), Stored::Race(race)) = (&args.plot, &found) {
        file.save(&drawing(race), out)?;
        if file.is_standard() {
            return Ok(());
        }
    }
    match (&found, args.format.get()) {
        (Stored::Race(race), OutputFormat::Text) => stored::race(out, race, state.roll()),
        (Stored::Race(race), OutputFormat::Json) => print_json(out, &BearoffReport::from(race)),
        (Stored::Hypergammon(found), OutputFormat::Text) => stored::hypergammon(out, found),
        (Stored::Hypergammon(found), OutputFormat::Json) => {
            print_json(out, &HypergammonReport::from(found))
        }
    }
}

fn drawing(race: &Race) -> String {
    let title = format!("Position {}", notation::position_id(&race.board));
    let sides = [("on roll", &race.on_roll), ("opponent", &race.opponent)];
    rolls::draw(&title, &sides.map(|(name, side)| chances(name, side)))
}

fn chances<'a>(name: &'a str, side: &'a RaceSide) -> RollChances<'a> {
    RollChances {
        name,
        chances: &side.rolls.last,
        mean: side.moments.mean,
        note: format!(
            "deviation {:.3}, {:.3} effective pips",
            side.moments.deviation,
            side.effective_pips()
        ),
    }
}
