//! Who won a game: what its moves, its last line and the next score say.

use barpoint_record::{GameRecord, GameResult, MatchRecord};
use barpoint_rules::Side;

use super::game::Next;
use super::header;
use super::outcome::Outcome;
use crate::WarningKind;
use crate::score::gain;
use crate::warning::Warning;
use crate::warnings::Warnings;

/// Fills in the result of a game.
///
/// A game that ended on the board or with a pass has its result from the rules, any other from its `Wins`
/// line (the other side resigned), else from the next score line. Contradictions are reported; the rules
/// decide, except for the Jacoby rule, about which files are often silent.
pub(super) fn settle(
    game: &mut GameRecord,
    outcome: &Outcome,
    next: Next,
    record: &mut MatchRecord,
    line: u32,
    warnings: &mut Warnings,
) {
    let next_score = match next {
        Next::Score(score) => Some(score),
        Next::UnknownScore | Next::Nothing => None,
    };
    let scored = next_score.and_then(|next| gain(game.score, next));
    game.result = result(outcome, scored, next_score.is_none(), record);
    let Some(result) = game.result else {
        return;
    };
    let mut contradict = |stated: String| {
        let computed = format!("{} wins {}", name(record, result.winner), result.points);
        warnings.push(Warning::line(
            line,
            WarningKind::Contradiction { stated, computed },
        ));
    };
    let same = |other: (Side, u32)| other == (result.winner, result.points);
    let needed = u32::from(record.length.saturating_sub(game.score[result.winner]));
    let agrees = |(winner, points): (Side, u32)| {
        let capped = record.length > 0 && points == needed && needed < result.points;
        same((winner, points)) || (winner == result.winner && capped)
    };
    if let Some((winner, points)) = outcome.stated.filter(|&stated| !agrees(stated)) {
        contradict(format!("{} wins {points}", name(record, winner)));
    }
    if let Some(next) = next_score
        && !scored.is_some_and(same)
    {
        contradict(format!(
            "the next game starts at {} : {}",
            next.white, next.black
        ));
    }
}

/// The result by the rules, else by the `Wins` line, else by the change of the score, else by a resignation in the
/// last game.
fn result(
    outcome: &Outcome,
    scored: Option<(Side, u32)>,
    last: bool,
    record: &mut MatchRecord,
) -> Option<GameResult> {
    let state = outcome.replay.state();
    let computed = state.game_result().map(|result| GameResult {
        winner: result.winner,
        points: result.points,
        resigned: false,
    });
    let cube = state.cube().value();
    let resigned = |(winner, points): (Side, u32)| GameResult {
        winner,
        points,
        resigned: true,
    };
    // The winner's cell may count only the points that were still needed.
    let whole = |(winner, points): (Side, u32)| {
        if scored == Some((winner, points)) {
            return (winner, points);
        }
        (winner, points.div_ceil(cube).clamp(1, 3) * cube)
    };
    let stated = outcome.stated.map(whole).map(resigned);
    match (computed, stated) {
        (Some(computed), Some(stated)) if jacoby_was_off(computed, stated, record) => {
            record.rules.jacoby = false;
            Some(GameResult {
                points: stated.points,
                ..computed
            })
        }
        (Some(result), _) | (None, Some(result)) => Some(result),
        (None, None) => scored.map(resigned).or_else(|| {
            let loser = outcome.resigned.filter(|_| last)?;
            Some(resigned((loser.other(), cube)))
        }),
    }
}

/// Whether a gammon counted that the Jacoby rule would not have let count.
fn jacoby_was_off(computed: GameResult, stated: GameResult, record: &MatchRecord) -> bool {
    record.length == 0
        && record.rules.jacoby
        && !header::has(record, "jacoby")
        && computed.winner == stated.winner
        && (2..=3).any(|kind| stated.points == kind * computed.points)
}

fn name(record: &MatchRecord, side: Side) -> String {
    let name = &record.players[side].name;
    if name.is_empty() {
        side.to_string()
    } else {
        name.clone()
    }
}
