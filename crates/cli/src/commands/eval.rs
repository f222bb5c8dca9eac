//! `barpoint eval`: the value of a position before the roll.

use std::io::Write;

use barpoint_app::position;
use barpoint_engine::{Answer, EvaluationByDepth};
use barpoint_wire::{BasisInfo, EvaluationReport};

use super::inquiries::{Asked, InquiriesArgs, Inquiry};
use crate::args::FormatArg;
use crate::error::CliError;
use crate::render::situation::weights;
use crate::render::{situation, values};

/// Evaluate a position before the roll
///
/// Prints winning and gammon chances and equities at every depth up to --ply, then the cube decision. Everything is
/// from the player on roll; gammon figures include backgammons.
///
/// Several IDs or a list (--file, or `-` for standard input) are answered in order; with --format json one object a
/// line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiries: InquiriesArgs,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    args.inquiries.answer(args, args.format, out)
}

impl Inquiry for Args {
    type Answer = Answer<EvaluationByDepth>;
    type Report = EvaluationReport;

    fn ask(&self, asked: Asked<'_>) -> Self::Answer {
        position::evaluate(asked.engine, asked.question, asked.go_on)
    }

    fn print(&self, out: &mut dyn Write, answer: &Self::Answer) -> Result<(), CliError> {
        let report = EvaluationReport::from(answer);
        situation::state(out, &answer.basis.state)?;
        let BasisInfo {
            class,
            source,
            nets,
            ..
        } = &report.basis;
        let weights = weights(&answer.basis.strength);
        writeln!(out, "\n  {class}, by {source}; {weights} {nets}\n")?;
        writeln!(
            out,
            "depth     win     wg    wbg     lg    lbg   cubeless   cubeful"
        )?;
        for depth in &report.depths {
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
        if let Ok(cube) = &answer.found.cube {
            writeln!(out)?;
            values::cube(out, cube)?;
        }
        Ok(())
    }
}
