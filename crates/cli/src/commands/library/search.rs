//! `barpoint library search`: decisions by what they look like.

use std::io::Write;

use barpoint_equity::Equity;
use barpoint_record::SkillMark;
use barpoint_rules::Roll;
use barpoint_store::{DecisionKinds, Found, Hit, MatchRow, Pattern, Phase, Query, ScoreQuery};
use barpoint_wire::LibrarySearch;
use clap::ValueEnum;

use super::counted;
use super::filter::{FilterArgs, LibraryArg};
use crate::args::number::equity;
use crate::args::{FormatArg, MarksArg, OutputFormat};
use crate::commands::met::parse_cube;
use crate::commands::print_json;
use crate::error::CliError;
use crate::render::fitted;
use crate::render::style::marked;

/// Find decisions in the library, costliest first
///
/// Every option narrows the search; of one that is given several times one value must fit. Position, score and cube are seen by the
/// player who decides.
///
/// A board is described by words such as `me6` (the player holds the own 6-point with two checkers or more), `me8=1` (has a blot on
/// the 8-point), `me4=3+` (three or more on the 4-point), `opp20` (the opponent holds the player's 20-point), `oppbar`
/// (is on the bar), `mebar=0`, `oppoff=1+` (has borne off). All points are counted by the player who decides.
#[derive(clap::Args)]
pub(super) struct Args {
    /// What the board looks like: all words must fit
    #[arg(long, value_name = "WORDS")]
    board: Option<Pattern>,
    /// What was decided: checker, cube, or one of no-double, double, take and pass
    #[arg(long, value_name = "KIND")]
    kind: Vec<DecisionKinds>,
    /// Phase of the game: opening, blitz, prime, holding, back-game, middle, race or bear-off
    #[arg(long, value_name = "PHASE")]
    phase: Vec<Phase>,
    /// The roll played
    #[arg(long, value_name = "DICE")]
    roll: Vec<Roll>,
    /// The score: points the player and the opponent need (3-5; 1-5C in the Crawford game, 1-5PC after it), or money
    #[arg(long, value_name = "OWN-THEIR")]
    score: Vec<ScoreQuery>,
    /// Value of the cube
    #[arg(long, value_name = "VALUE", value_parser = parse_cube)]
    cube: Vec<u32>,
    /// How the decision is marked
    #[arg(long, value_name = "MARK", value_enum)]
    mark: Vec<Mark>,
    #[command(flatten)]
    marks: MarksArg,
    /// Errors of this size or more, in points (EMG in matches)
    #[arg(long, value_name = "EQUITY", value_parser = equity)]
    error: Option<f32>,
    /// Decisions shown
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    library: LibraryArg,
    #[command(flatten)]
    format: FormatArg,
}

/// The mark of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Mark {
    Doubtful,
    Bad,
    VeryBad,
}

impl From<Mark> for SkillMark {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::Doubtful => Self::Doubtful,
            Mark::Bad => Self::Bad,
            Mark::VeryBad => Self::VeryBad,
        }
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let library = args.library.open()?;
    let query = Query {
        matches: args.filter.filter(&library)?,
        kinds: args.kind.iter().flat_map(|kinds| kinds.0.clone()).collect(),
        phases: args.phase.clone(),
        rolls: args.roll.clone(),
        marks: args.mark.iter().map(|&mark| mark.into()).collect(),
        thresholds: args.marks.thresholds(),
        scores: args.score.clone(),
        cubes: args.cube.clone(),
        least_loss: args.error.map(Equity),
        pattern: args.board.clone().unwrap_or_default(),
    };
    let found = library.search(&query, args.most)?;
    let rows = found.hits.iter().map(|hit| library.match_row(hit.match_id));
    let rows: Vec<MatchRow> = rows.collect::<Result<_, _>>()?;
    match args.format.get() {
        OutputFormat::Json => print_json(out, &LibrarySearch::new(&found, &rows)),
        OutputFormat::Text => {
            // A rating over errors alone would say nothing.
            let has_rating = args.error.is_none() && args.mark.is_empty();
            print_text(out, (&found, has_rating), &rows)
        }
    }
}

fn print_text(
    out: &mut dyn Write,
    (found, has_rating): (&Found, bool),
    rows: &[MatchRow],
) -> Result<(), CliError> {
    write!(out, "{}", counted(found.total, "decision", "decisions"))?;
    if let Some(pr) = found.rate.pr().filter(|_| has_rating) {
        let (counting, loss) = (found.rate.decisions(), found.rate.loss());
        write!(
            out,
            "; {counting} count, error {loss:.3} in all, PR {pr:.2}"
        )?;
    }
    writeln!(out)?;
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "\n error  kind       phase      roll  score   player and position ID"
    )?;
    for (hit, row) in found.hits.iter().zip(rows) {
        print_hit(out, hit, row)?;
    }
    let hidden = found.total.saturating_sub(rows.len() as u64);
    if hidden > 0 {
        writeln!(out, "{hidden} more: --most {}", found.total)?;
    }
    Ok(())
}

/// Two lines: the decision, and where it is.
fn print_hit(out: &mut dyn Write, hit: &Hit, row: &MatchRow) -> Result<(), CliError> {
    let decision = &hit.decision;
    let loss = decision
        .loss
        .map_or_else(|| "     -".to_owned(), |loss| format!("{:6.3}", loss.get()));
    let roll = decision
        .roll
        .map_or_else(|| "-".to_owned(), |roll| roll.to_string());
    let (player, opponent) = (
        &row.players[decision.side],
        &row.players[decision.side.other()],
    );
    writeln!(
        out,
        "{}  {:<9}  {:<9}  {roll:<4}  {:<6}  {} {}",
        marked(decision.mark, loss),
        decision.kind.name(),
        decision.phase.name(),
        decision.score.to_string(),
        fitted(player, 18),
        decision.board,
    )?;
    let place = format!(
        "vs {opponent}, game {}, entry {}, match {}{}",
        decision.at.game + 1,
        decision.at.entry + 1,
        hit.match_id.get(),
        row.event
            .as_ref()
            .map_or_else(String::new, |event| format!(", {event}"))
    );
    writeln!(out, "        {}", fitted(&place, 72).trim_end())?;
    Ok(())
}
