//! `barpoint eval`: the value of a position before the roll.

use std::io::Write;

use barpoint_equity::CubeContext;
use barpoint_eval::{Class, SearchSettings};
use barpoint_wire::{CubeAdvice, DepthValue, EvaluationReport, PositionInfo, class_name};

use super::OutputFormat;
use super::inquiry::InquiryArgs;
use crate::error::CliError;
use crate::render::{situation, values};

/// Evaluate a position before the roll
///
/// Prints winning and gammon chances and equities at every depth up to --ply, then the cube decision.
/// Everything is from the player on roll; gammon figures include backgammons.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    format: OutputFormat,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (state, engine) = args.inquiry.open()?;
    let player = state.on_roll();
    let context = CubeContext::of(&state, player);
    let strength = args.inquiry.strength.strength();
    let settings = strength.search;
    let depths: Vec<DepthValue> = (0..=settings.plies)
        .map(|plies| {
            let settings = SearchSettings { plies, ..settings };
            DepthValue::of(plies, &engine.evaluate(state.board(), context, settings))
        })
        .collect();
    let cube = engine.cube(player, state.board(), context, settings);
    let class = class_name(Class::of(state.board()));
    if args.format == OutputFormat::Json {
        let report = EvaluationReport {
            version: barpoint_wire::VERSION,
            position: PositionInfo::of(&state),
            class: class.to_owned(),
            source: engine.source(state.board(), context),
            nets: engine.fingerprint().to_string(),
            settings: (&strength).into(),
            met: engine.met().name().to_owned(),
            depths,
            cube: cube.as_ref().map(CubeAdvice::from),
        };
        return super::print_json(out, &report);
    }
    situation::state(out, &state)?;
    let source = engine.source(state.board(), context);
    writeln!(
        out,
        "\n  {class}, by {source}; nets {}\n",
        engine.fingerprint()
    )?;
    writeln!(
        out,
        "depth     win     wg    wbg     lg    lbg   cubeless   cubeful"
    )?;
    for depth in &depths {
        let c = &depth.chances;
        writeln!(
            out,
            "{}-ply  {:>6.2} {:>6.2} {:>6.2} {:>6.2} {:>6.2}    {:>+7.3}   {:>+7.3}",
            depth.plies,
            100.0 * c.win,
            100.0 * c.win_gammon,
            100.0 * c.win_backgammon,
            100.0 * c.lose_gammon,
            100.0 * c.lose_backgammon,
            depth.cubeless_equity,
            depth.cubeful_equity
        )?;
    }
    if let Some(cube) = cube {
        writeln!(out)?;
        values::cube(out, &cube)?;
    }
    Ok(())
}
