//! `barpoint met`: match equity tables and what scores are worth.

mod score;
mod table;
mod worth;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::met;
use barpoint_draw::plot::score_table;
use barpoint_equity::{Crawford, Met};
use barpoint_formats::met_xml;
use barpoint_wire::{MetReport, ScoreReport};

use crate::args::find_met;
use crate::args::number::whole;
use crate::args::{FormatArg, OutputFormat};
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::streams;
pub(super) use score::{Away, Stage, match_score, parse_cube, stage_words};

/// Show a match equity table, or what a score is worth
///
/// Every table GNU Backgammon ships by its name, tables computed by formula (mec-model, zadeh-model; also with
/// parameters, as mec-model:gammon-rate=0.28) and files in GNU Backgammon's XML format; all reach 64 points
/// a side. With --at: what every result of a game is worth at that score, gammon values and prices, doubling
/// windows of both players, and equities (EMG) as match-winning chances (MWC) and back.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which table: Kazaross-XG2, Rockwell-Kazaross, g11, jac050, jac100, jacobs, mec26, ortega, snowie,
    /// woolsey, mec, zadeh, mec-model or zadeh-model, or a file
    #[arg(long, value_name = "NAME|FILE.xml", default_value = "Kazaross-XG2", value_parser = find_met)]
    name: Arc<Met>,
    /// A file in GNU Backgammon's XML format, `-` for standard input
    #[arg(long, value_name = "FILE.xml", conflicts_with = "name")]
    file: Option<PathBuf>,
    /// Points a side to show
    #[arg(long, default_value_t = 15, value_parser = whole::<u8>(1..=Met::LENGTH.into(), "points"))]
    length: u8,
    /// The table seen by the other player
    #[arg(long)]
    invert: bool,
    /// A score, as points each player still needs: 4-2
    #[arg(long, value_name = "OWN-THEIR", value_parser = Away::parse, conflicts_with_all = ["save", "plot"])]
    at: Option<Away>,
    /// The cube at that score
    #[arg(long, default_value_t = 1, requires = "at", value_parser = parse_cube)]
    cube: u32,
    /// Which game it is, where just one player needs one point [default: crawford]
    #[arg(long, value_enum, requires = "at")]
    stage: Option<Stage>,
    /// Gammon rates: gammons in percent of your wins and of the opponent's
    #[arg(long, value_name = "OWN,THEIR", requires = "at", value_parser = score::parse_rates, default_value = "0,0")]
    gammons: [f32; 2],
    /// Save the table as XML, `-` for standard output
    #[arg(long, value_name = "OUT.xml")]
    save: Option<PathBuf>,
    /// Draw the table as SVG or PNG
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let table = match &args.file {
        None => Arc::clone(&args.name),
        Some(path) => Arc::new(met::parse(path, &streams::read_text(path)?)?),
    };
    let table = if args.invert {
        Arc::new(table.flipped())
    } else {
        table
    };
    if let Some(away) = args.at {
        let place = met::Place {
            score: match_score(away, args.stage)?,
            cube: args.cube,
            gammons: args.gammons,
        };
        let worth = met::at_score(&table, place);
        return match args.format.get() {
            OutputFormat::Json => super::print_json(out, &ScoreReport::from(&worth)),
            OutputFormat::Text => worth::print(out, &worth),
        };
    }
    if let Some(path) = &args.save {
        streams::write(path, met_xml::write(&table, args.length).as_bytes(), out)?;
    }
    if let Some(file) = &args.plot {
        let title = format!("{}: match-winning chance in %", table.name());
        let chance = |own, theirs| table.mwc(own, theirs, Crawford::Pre).single();
        file.save(&score_table::draw(&title, args.length, chance), out)?;
    }
    let standard = args.save.as_deref().is_some_and(streams::is_standard)
        || args.plot.as_ref().is_some_and(DrawingFile::is_standard);
    if standard {
        return Ok(());
    }
    match args.format.get() {
        OutputFormat::Json => {
            let report = MetReport::of(&table, args.length, args.invert);
            super::print_json(out, &report)
        }
        OutputFormat::Text => table::print(out, &table, args.length),
    }
}
