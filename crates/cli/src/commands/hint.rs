//! `barpoint hint`: the best plays of a roll, or the proper cube action.

use std::io::Write;
use std::ops::ControlFlow;

use barpoint_app::{CACHE_ENTRIES, berliner, describe, position};
use barpoint_engine::{
    Answer, Bkg, BkgHint, BkgMemory, Edition, Engine, Hint, StrengthChoice, bkg_hint,
};
use barpoint_rules::MatchState;
use barpoint_wire::{BkgReport, HintReport};
use cpu_time::ProcessTime;

use super::inquiries::{Asked, InquiriesArgs, Inquiry};
use crate::args::number::whole;
use crate::args::{DECIDING, FormatArg, StrengthArgs};
use crate::error::CliError;
use crate::evaluators::bkg;
use crate::render::{situation, values};

/// Show the best plays or the proper cube action
///
/// With a roll (in the ID or by --roll) the plays are ranked, those looked at most deeply first; plays that the move
/// filter left behind follow in groups of their own, unranked. Before the roll, or when a double has been offered, the
/// cube decision is shown; when a resignation is, whether to accept it. Equities are cubeful, in points per cube
/// (normalised in matches), from the player on roll.
///
/// With --level bkg the plays are those of Berliner's program of 1977 in its order, with heuristic points (or expected rolls when
/// bearing off), the state class they lead to and, where its bearoff tables know both sides, the winning chance; and its
/// cube action in races. Heuristic points are no equity: `barpoint eval --level bkg` gives one. With --level bkg-vi they are those of BKG-VI, the program that the
/// paper proposes: each with its expectation and chances.
///
/// Several IDs or a list (--file, or `-` for standard input) are answered in order; with --format json one object a
/// line.
#[derive(clap::Args)]
#[command(mut_arg("level", |level| level.help(DECIDING)))]
pub(crate) struct Args {
    #[command(flatten)]
    inquiries: InquiriesArgs,
    /// How many plays to list; with --format json all are
    #[arg(long, short = 'n', value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=u64::MAX, "plays"))]
    plays: usize,
    /// Run twice, the second time with nothing remembered; report the processor time of the second
    #[arg(long, conflicts_with = "format")]
    time: bool,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(edition) = args.inquiries.strength.bkg()? {
        if args.time {
            let name = edition.name();
            return Err(CliError::Input(format!(
                "--time: expected another level than {name}"
            )));
        }
        if args.inquiries.reading.is_hypergammon() {
            return Err(CliError::Input(format!(
                "--level {}: expected backgammon, which BKG plays, found Hypergammon",
                edition.name()
            )));
        }
        let asked = BkgArgs {
            bkg: bkg(edition)?,
            plays: args.plays,
        };
        return args.inquiries.answer(&asked, args.format, out);
    }
    let timed = args
        .time
        .then(|| args.inquiries.only("--time"))
        .transpose()?;
    args.inquiries.answer(args, args.format, out)?;
    if let Some((question, engine)) = timed {
        let ask = |engine: &Engine| {
            let go_on = &mut || ControlFlow::Continue(());
            std::hint::black_box(position::hint(engine, &question, go_on));
        };
        // The first answer reads the nets.
        ask(&engine);
        let engine = engine.with_empty_cache(CACHE_ENTRIES);
        let begun = ProcessTime::now();
        ask(&engine);
        let milliseconds = 1000.0 * begun.elapsed().as_secs_f64();
        writeln!(out, "Took {milliseconds:.2} ms of processor time")?;
    }
    Ok(())
}

impl Inquiry for Args {
    type Answer = Answer<Hint>;
    type Report = HintReport;

    fn ask(&self, asked: Asked<'_>) -> Self::Answer {
        position::hint(asked.engine, asked.question, asked.go_on)
    }

    fn choice(&self, strength: &StrengthArgs) -> Result<StrengthChoice, CliError> {
        strength.deciding()
    }

    fn print(&self, out: &mut dyn Write, answer: &Self::Answer) -> Result<(), CliError> {
        let Answer { basis, found } = answer;
        situation::state(out, &basis.state)?;
        writeln!(out, "  {}\n", describe::strength(&basis.strength))?;
        match found {
            Hint::Plays(rows) if rows.is_empty() => writeln!(out, "No legal play.")?,
            Hint::Plays(rows) => {
                values::plays(out, rows, self.plays)?;
                let rows = &rows[..self.plays.min(rows.len())];
                values::sources(out, rows.iter().map(|row| row.source.name()))?;
            }
            Hint::Cube(cube) => {
                values::cube(out, cube)?;
                writeln!(out, "Evaluated by: {}", basis.source)?;
            }
            Hint::Resignation(advice) => values::resignation(out, advice)?,
            Hint::None(reason) => writeln!(out, "{}", values::no_decision(*reason, basis))?,
        }
        Ok(())
    }
}

/// A BKG is asked.
struct BkgArgs {
    bkg: Bkg,
    plays: usize,
}

impl Inquiry for BkgArgs {
    type Answer = (MatchState, BkgHint);
    type Report = BkgReport;

    fn ask(&self, asked: Asked<'_>) -> Self::Answer {
        let state = asked.question.state;
        (state, bkg_hint(&self.bkg, &state, &BkgMemory::default()))
    }

    /// None counts.
    fn choice(&self, _: &StrengthArgs) -> Result<StrengthChoice, CliError> {
        Ok(StrengthChoice::default())
    }

    fn print(&self, out: &mut dyn Write, (state, hint): &Self::Answer) -> Result<(), CliError> {
        situation::state(out, state)?;
        let title = match self.bkg.edition() {
            Edition::Of1977 => "BKG (1977)",
            Edition::Vi => Edition::Vi.title(),
        };
        writeln!(out, "  {title}\n")?;
        Ok(write!(
            out,
            "{}",
            berliner::text(self.bkg.edition(), hint, self.plays)
        )?)
    }
}
