//! `barpoint cube`: one cube decision in every light.

mod chart;
mod study;
mod trials;

use std::io::Write;

use barpoint_app::{describe, position};
use barpoint_draw::plot::curves;
use barpoint_engine::{Answer, CubeStudy, NoDecision};
use barpoint_equity::CubeLife;
use barpoint_rules::Decision;
use barpoint_wire::{CubeReport, RolledOutCube};

use super::inquiries::{Asked, InquiriesArgs, Inquiry};
use crate::args::{FormatArg, number};
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::render::{situation, values};

/// Study a cube decision: equities, theories, doubling windows, volatility
///
/// The decision at the depth and by the theory asked for (--ply, --cube-model); the same by every theory; how far the
/// winning chance moves in the next two rolls (over all 441 sequences) and what the jump model makes of it; market
/// windows and gammon values of both players. Everything is from the player who may double.
///
/// Several IDs or a list (--file, or `-` for standard input) are answered in order; with --format json one object a
/// line.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiries: InquiriesArgs,
    /// Roll the decision out as well, with this many trials (to the end, checker plays without look-ahead,
    /// cube decisions at 2 plies, variance reduction); `barpoint rollout` has every setting
    #[arg(long, value_name = "TRIALS", num_args = 0..=1, default_missing_value = "324", value_parser = number::trials(1))]
    rollout: Option<u32>,
    /// Cube lives of the player on roll and of the opponent for Janowski's model with two of them, on the chances
    /// found
    #[arg(long, value_name = "OWN,THEIR", value_parser = parse_lives)]
    lives: Option<[CubeLife; 2]>,
    /// Draw equities against winning chances as SVG or PNG: no double (also with a dead and a live cube), double
    /// and take
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if args.inquiries.names_roll() {
        return Err(CliError::Input(
            "--roll: a cube decision comes before the roll; `barpoint hint` and `barpoint rollout` rank its plays"
                .to_owned(),
        ));
    }
    let option = match (&args.plot, args.rollout) {
        (Some(_), _) => "--plot",
        (_, Some(_)) => "--rollout",
        (None, None) => return args.inquiries.answer(args, args.format, out),
    };
    let (question, engine) = args.inquiries.only(option)?;
    let answer = position::cube(&engine, &question, args.lives);
    let study = answer.found.as_ref().ok();
    if let Some(file) = &args.plot {
        let study = study.ok_or_else(|| {
            CliError::Input(
                "--plot: expected a cube decision to draw, found a position without one".to_owned(),
            )
        })?;
        file.save(
            &curves::draw(&chart::chart(&engine, &answer.basis, study)),
            out,
        )?;
        if file.is_standard() {
            return Ok(());
        }
    }
    let rolled_out = match (args.rollout, study) {
        (Some(trials), Some(_)) => Some(trials::roll_out(&engine, &question, trials)?),
        _ => None,
    };
    if args.format.is_json() {
        let report = CubeReport {
            rolled_out: rolled_out.as_ref().and_then(RolledOutCube::of),
            ..CubeReport::from(&answer)
        };
        return super::print_json(out, &report);
    }
    args.print(out, &answer)?;
    rolled_out.map_or(Ok(()), |found| trials::print(out, &found))
}

impl Inquiry for Args {
    type Answer = Answer<Result<CubeStudy, NoDecision>>;
    type Report = CubeReport;

    fn ask(&self, asked: Asked<'_>) -> Self::Answer {
        position::cube(asked.engine, asked.question, self.lives)
    }

    fn print(&self, out: &mut dyn Write, answer: &Self::Answer) -> Result<(), CliError> {
        let basis = &answer.basis;
        situation::state(out, &basis.state)?;
        let settings = describe::strength(&basis.strength);
        writeln!(out, "\n  {settings}; by {}\n", basis.source)?;
        if let Decision::Play(_, roll) = basis.state.decision() {
            writeln!(
                out,
                "The decision before the roll: the {roll} plays no part in it.\n"
            )?;
        }
        match &answer.found {
            Err(reason) => Ok(writeln!(out, "{}", values::no_decision(*reason, basis))?),
            Ok(study) => study::print(out, study),
        }
    }
}

/// Reads two cube lives.
fn parse_lives(text: &str) -> Result<[CubeLife; 2], String> {
    let life = |part: &str| part.trim().parse().ok().and_then(CubeLife::new);
    text.split_once(',')
        .and_then(|(own, theirs)| Some([life(own)?, life(theirs)?]))
        .ok_or_else(|| {
            format!("expected two cube lives from 0 to 1 such as 0.7,0.6, found {text:?}")
        })
}
