//! What a copied text says beside the ID.

use barpoint_record::{Analyst, CubeOpinion, MatchRecord, Opinion, RatedPlay, Said};
use barpoint_rules::notation::read_play;
use barpoint_rules::{Decision, MatchState, Play, Side};

use super::{bgblitz, xg};

/// The lines around an ID: those since the ID before, and those up to the next.
pub(super) struct Around<'a> {
    pub(super) before: &'a [(u32, String)],
    pub(super) after: &'a [(u32, String)],
}

/// What a program said, and which program.
pub(super) struct Found {
    pub(super) analyst: Analyst,
    pub(super) said: Said,
}

/// Why an analysis is left out: the line where it begins.
pub(super) struct LeftOut {
    pub(super) line: u32,
}

/// Adds names and the analysis to the record of a position; tells where an analysis begins that was not understood.
pub(super) fn add(
    record: &mut MatchRecord,
    state: &MatchState,
    around: &Around<'_>,
) -> Option<LeftOut> {
    let names = xg::names(around.after).or_else(|| bgblitz::names(around.before));
    if let Some([top, bottom]) = names {
        record.players[Side::White].name = top;
        record.players[Side::Black].name = bottom;
    }
    let found = xg::read(around, state).or_else(|| bgblitz::read(around, state));
    match found {
        Some(found) => {
            let entry = record.games.first_mut()?.entries.last_mut()?;
            entry.opinions.push(Opinion {
                analyst: record.analysts.len(),
                said: found.said,
            });
            record.analysts.push(found.analyst);
            None
        }
        None => xg::begins(around.after)
            .or_else(|| bgblitz::begins(around.after))
            .map(|line| LeftOut { line }),
    }
}

/// The play of a text, for the roll that is to be played.
pub(super) fn play(text: &str, state: &MatchState) -> Option<Play> {
    let Decision::Play(_, roll) = state.decision() else {
        return None;
    };
    let text = text.replace(',', " ");
    let limit = state.rules().point_limit;
    read_play(text.trim(), state.board(), roll, limit).ok()
}

/// An opinion of the plays: all must have been read, best first by the word of the text.
pub(super) fn checker(plays: Vec<RatedPlay>) -> Option<Said> {
    (!plays.is_empty()).then_some(Said::Checker(barpoint_record::CheckerOpinion {
        plays,
        played: None,
        loss: None,
    }))
}

/// An opinion of the cube, where one is to be had; a pass is worth exactly a point.
pub(super) fn cube(opinion: CubeOpinion, state: &MatchState) -> Option<Said> {
    let turn = matches!(state.decision(), Decision::Turn(_));
    let pass = opinion.double_pass?.get();
    (turn && (pass - 1.0).abs() < 1e-6).then_some(Said::Cube(opinion))
}
