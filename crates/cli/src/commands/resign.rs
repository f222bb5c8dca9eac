//! `barpoint resign`: whether to resign, and whether to accept it.

use std::io::Write;

use barpoint_app::{describe, position};
use barpoint_engine::{ResignationAdvice, ResignationStudy};
use barpoint_rules::WinKind;
use barpoint_wire::ResignationsReport;
use clap::ValueEnum;

use super::inquiry::InquiryArgs;
use crate::args::FormatArg;
use crate::error::CliError;
use crate::render::situation::{self, letter};
use crate::render::values;

/// Say whether to accept a resignation, or whether to resign
///
/// A resignation on offer (in the ID, or by --offered) is accepted or declined, with what each is worth. Without one
/// the player on roll asks whether to resign: what a single game, a gammon and a backgammon would cost against
/// playing on, and which of them the opponent would accept.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    inquiry: InquiryArgs,
    /// What is offered, where the ID does not say: by the opponent of the player on roll, unless --by says otherwise
    #[arg(long, value_enum, value_name = "KIND")]
    offered: Option<Kind>,
    /// Who resigns or thinks of it
    #[arg(long, value_enum, value_name = "WHO")]
    by: Option<Who>,
    #[command(flatten)]
    format: FormatArg,
}

/// What a player resigns.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// A single game.
    Single,
    /// A gammon.
    Gammon,
    /// A backgammon.
    Backgammon,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Who {
    /// The player on roll.
    OnRoll,
    /// The other.
    Opponent,
}

impl From<Kind> for WinKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Single => Self::Single,
            Kind::Gammon => Self::Gammon,
            Kind::Backgammon => Self::Backgammon,
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let (question, engine) = args.inquiry.open()?;
    let state = &question.state;
    if state.resignation().is_some() && (args.offered.is_some() || args.by.is_some()) {
        return Err(CliError::Input(
            "--offered, --by: the ID already has a resignation on offer".to_owned(),
        ));
    }
    let on_roll = state.on_roll();
    let side = match (args.by, args.offered) {
        (Some(Who::Opponent), _) | (None, Some(_)) => on_roll.other(),
        (Some(Who::OnRoll), _) | (None, None) => on_roll,
    };
    let offered = args.offered.map(WinKind::from);
    let answer = position::resignations(&engine, &question, Some(side), offered);
    let answer = match answer {
        Ok(answer) => answer,
        Err(reason) => {
            let words = values::no_decision(reason, &engine.basis(state, &question.strength));
            return Err(CliError::Input(words.to_owned()));
        }
    };
    if args.format.is_json() {
        return super::print_json(out, &ResignationsReport::from(&answer));
    }
    let basis = &answer.basis;
    situation::state(out, &basis.state)?;
    writeln!(out, "  {}\n", describe::strength(&basis.strength))?;
    match answer.found.offer() {
        Some(advice) => offer(out, &answer.found, advice),
        None => thoughts(out, &answer.found),
    }
}

/// What to answer.
fn offer(
    out: &mut dyn Write,
    study: &ResignationStudy,
    advice: &ResignationAdvice,
) -> Result<(), CliError> {
    writeln!(
        out,
        "{} offers to resign {}.",
        letter(study.side),
        words(advice.kind)
    )?;
    values::resignation(out, advice)
}

/// Whether to resign.
fn thoughts(out: &mut dyn Write, study: &ResignationStudy) -> Result<(), CliError> {
    let (own, theirs) = (letter(study.side), letter(study.side.other()));
    writeln!(
        out,
        "{own} resigns               worth    costs   {theirs}'s answer"
    )?;
    for advice in &study.kinds {
        let answer = if advice.accepts {
            "accepts"
        } else {
            "declines"
        };
        writeln!(
            out,
            "  {:<16} {:>+11.3} {:>+8.3}   {answer}",
            words(advice.kind),
            -advice.accept.get(),
            advice.cost().get()
        )?;
    }
    let [single, ..] = &study.kinds;
    writeln!(
        out,
        "  {:<16} {:>+11.3}",
        "playing on",
        -single.play_on.get()
    )?;
    if let Some(advice) = study.free() {
        writeln!(out, "Proper action: resign {}", words(advice.kind))?;
    } else {
        let least = study.least_accepted();
        writeln!(
            out,
            "Proper action: play on ({theirs} accepts no less than {}, which costs {:.3})",
            words(least.kind),
            least.cost().get()
        )?;
    }
    Ok(())
}

const fn words(kind: WinKind) -> &'static str {
    match kind {
        WinKind::Single => "a single game",
        WinKind::Gammon => "a gammon",
        WinKind::Backgammon => "a backgammon",
    }
}
