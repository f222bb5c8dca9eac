//! `barpoint analyse`: where the points of matches were lost.

mod call;
mod totals;

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::EngineSettings;
use barpoint_app::matches::{AnalysisJob, KeptTrials, Saving};
use barpoint_engine::Edition;

use self::call::Call;
use self::totals::Totals;
use super::error_rollouts::RolloutArgs;
use super::json_list::JsonList;
use crate::args::number::whole;
use crate::args::{AnalysisArgs, DECIDING, FormatArg, StrengthArgs, engines};
use crate::error::CliError;
use crate::{sources, streams};

/// Analyse matches: checker play, cube and luck
///
/// Reads match files of any known format (recognised by content), evaluates every decision of both players and prints the
/// result, each player's statistics and the costliest decisions; of several matches also how every player did over all of
/// them. Ctrl-C ends the analysis and reports what is done. With --save FOLDER a call that was stopped continues where it
/// was: matches saved there that were analysed in the same way are not analysed again. Exit code 0 if all files succeeded,
/// 1 otherwise.
///
/// With --level bkg-vi all equities are those of the functions of BKG-VI, without look-ahead. With --level bkg they are too, but plays
/// are measured by those that Berliner's program of 1977 would make: a play loses what the functions value it below BKG's own, and
/// one that they value above loses nothing; with --rollout-errors its own plays decide, cubeless, of both sides, and cube decisions keep
/// the value of the functions. It decides no cube while the sides are engaged, so that cube decisions are those of BKG-VI.
#[derive(clap::Args)]
#[command(mut_arg("level", |level| level.help(DECIDING)))]
pub(crate) struct Args {
    /// Match files, folders, ZIP archives or patterns such as 'cup/*.mat'; `-` for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print the analysis that the files hold, GNU Backgammon's or ours, without evaluating anything
    #[arg(long, conflicts_with_all = ["level", "ply", "filter", "noise", "noise_seed", "reduced", "no_pruning", "cubeless",
        "cube_model", "nets", "threads", "save", "rollout_errors"])]
    stored: bool,
    #[command(flatten)]
    strength: StrengthArgs,
    #[command(flatten)]
    analysis: AnalysisArgs,
    /// Print one line for each match and the players' totals, in place of whole reports
    #[arg(long)]
    summary: bool,
    /// How many of the costliest decisions to show
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=u64::MAX, "decisions"))]
    top: usize,
    /// Save the analysed match as SGF: a file, or a folder if there are several files (in its folders, as they are named). An
    /// interrupted analysis is saved beside it as OUT.part.sgf. With `-` one match is written to standard output in place of
    /// the report
    #[arg(long, value_name = "OUT.sgf")]
    save: Option<PathBuf>,
    #[command(flatten)]
    rollouts: RolloutArgs,
    #[command(flatten)]
    format: FormatArg,
}

impl Args {
    /// Whether the analysed match goes to standard output.
    fn is_streamed(&self) -> bool {
        self.save.as_deref().is_some_and(streams::is_standard)
    }

    /// Refuses what would mix with the match on standard output.
    fn check_streamed(&self) -> Result<(), CliError> {
        let wrong = match &self.files[..] {
            [_] if !self.format.is_json() => return Ok(()),
            [_] => "--format json would be mixed with it",
            _ => "there are several matches",
        };
        let error = format!("--save -: standard output takes one match, but {wrong}");
        Err(CliError::Input(error))
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = sources::all(&args.files)?;
    let saving = match &args.save {
        Some(_) if args.is_streamed() => {
            args.check_streamed()?;
            None
        }
        Some(to) => {
            let saving = Saving::new(to, &sources);
            Some(saving.map_err(|error| CliError::Input(format!("--save: {error}")))?)
        }
        None => None,
    };
    let strength = args.strength.strength()?;
    if strength.program == Some(Edition::Of1977) && args.rollouts.changes_players() {
        let message = "--level bkg: expected no settings of the players of rollouts: it plays every game to the end";
        return Err(CliError::Input(message.to_owned()));
    }
    let is_list = args.format.is_json() && !args.summary && sources.len() > 1;
    let mut call = Call {
        args,
        engines: engines(EngineSettings {
            marks: args.analysis.marks.thresholds(),
            ..args.strength.settings()
        }),
        job: AnalysisJob {
            strength,
            rollouts: args.rollouts.how(),
            threads: args.analysis.threads.count(),
        },
        kept: KeptTrials::open(args.rollouts.checkpoint())?,
        saving,
        list: JsonList::new(is_list),
        totals: Totals::default(),
        out,
    };
    if !args.summary {
        call.list.begin(call.out)?;
    }
    let outcome = call.all(&sources);
    if !args.summary {
        // What was printed before an error is a whole array too.
        call.list.end(call.out)?;
    }
    call.print_totals(sources.len())?;
    outcome
}
