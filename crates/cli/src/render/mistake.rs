//! A costly decision with its position.

use std::io::Write;

use barpoint_analysis::{Mistake, MistakeKind};
use barpoint_equity::CubeEquities;
use barpoint_record::{GameRecord, MatchRecord, SkillMark, SkillThresholds};
use barpoint_rules::Side;
use barpoint_rules::notation::display_play;

use super::report::name;
use super::situation::Situation;
use super::style;
use crate::error::CliError;

/// Prints the decision: what was done, the position, and the equities.
pub(super) fn print(
    out: &mut dyn Write,
    record: &MatchRecord,
    (rank, mistake): (usize, &Mistake),
    marks: &SkillThresholds,
) -> Result<(), CliError> {
    let Some(game) = record.games.get(mistake.at.game) else {
        return Ok(());
    };
    let player = name(record, mistake.side);
    let (what, cube) = describe(mistake);
    writeln!(
        out,
        "{rank}. Game {}, move {}: {player} {what}, loses {:.3}{}",
        mistake.at.game + 1,
        move_number(game, mistake.at.entry),
        mistake.loss.get(),
        severity(marks.mark(mistake.loss))
    )?;
    // Takes and passes are shown from the doubler's side, as the equities are.
    let on_roll = match mistake.kind {
        MistakeKind::WrongTake(_) | MistakeKind::WrongPass(_) => mistake.side.other(),
        _ => mistake.side,
    };
    let names = barpoint_rules::BySide::from_fn(|side| record.players[side].name.as_str());
    let situation = Situation {
        names,
        bottom: on_roll,
        board: &mistake.board,
        score: game.score,
        length: record.length,
        crawford: game.crawford,
        cube: (mistake.context.cube(on_roll)).map_err(|error| CliError::Job(error.to_string()))?,
        roll: match mistake.kind {
            MistakeKind::Play { roll, .. } => Some(roll),
            _ => None,
        },
        answers: (on_roll != mistake.side).then_some(mistake.side),
        jacoby: record.length == 0 && record.rules.jacoby,
        beavers: record.length == 0 && record.rules.beavers > 0,
    };
    situation.print(out)?;
    writeln!(out, "    {}", situation.xgid())?;
    values(out, mistake.kind, cube)
}

/// The equities of the actions compared.
fn values(
    out: &mut dyn Write,
    kind: MistakeKind,
    cube: Option<CubeEquities>,
) -> Result<(), CliError> {
    match (kind, cube) {
        (MistakeKind::Play { made, best, .. }, _) => {
            writeln!(
                out,
                "    best    {:<28} {:>+7.3}",
                display_play(&best.0),
                best.1.get()
            )?;
            writeln!(
                out,
                "    played  {:<28} {:>+7.3}",
                display_play(&made.0),
                made.1.get()
            )?;
        }
        (_, Some(equities)) => {
            writeln!(
                out,
                "    no double {:+.3}   double/take {:+.3}   double/pass {:+.3}",
                equities.no_double.get(),
                equities.double_take.get(),
                CubeEquities::PASS.get()
            )?;
        }
        (_, None) => {}
    }
    Ok(())
}

fn describe(mistake: &Mistake) -> (String, Option<CubeEquities>) {
    match mistake.kind {
        MistakeKind::Play { roll, .. } => (format!("plays {roll}"), None),
        MistakeKind::MissedDouble(e) => ("does not double".to_owned(), Some(e)),
        MistakeKind::WrongDouble(e) => ("doubles".to_owned(), Some(e)),
        MistakeKind::WrongTake(e) => ("takes".to_owned(), Some(e)),
        MistakeKind::WrongPass(e) => ("passes".to_owned(), Some(e)),
    }
}

/// The number of a move as match files count: each player's move on one line.
fn move_number(game: &GameRecord, entry: usize) -> usize {
    let acts = game.entries[..=entry].iter().filter_map(|e| e.event.side());
    let first = game.entries.iter().find_map(|e| e.event.side());
    // White has the left column: a game that Black begins has an empty first cell.
    let offset = usize::from(first == Some(Side::Black));
    (acts.count() + offset).div_ceil(2)
}

fn severity(mark: Option<SkillMark>) -> String {
    let words = match mark {
        Some(SkillMark::VeryBad) => "very bad",
        Some(SkillMark::Bad) => "bad",
        Some(SkillMark::Doubtful) => "doubtful",
        None => return String::new(),
    };
    format!(" ({})", style::marked(mark, words))
}
