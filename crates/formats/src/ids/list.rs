//! The IDs of a text, one after the other.

use barpoint_rules::notation::{AnyId, FindIdError, GnubgId, IdStateError, find_first_id};
use barpoint_rules::{Board, BySide, Decision, MatchRules, MatchState};

use super::clipboard::{self, Around};
use super::page::Page;
use super::{NAME, may_hold_id};
use crate::error::shorten;
use crate::warning::Warning;
use crate::{ImportError, Imported, WarningKind, position};

/// More positions in one file are refused: each takes far more memory than its line.
const MOST: usize = 20_000;

/// The IDs of one drawing are in the same line or in the next.
const NEAR: usize = 1;

/// An ID and the index of its line.
struct Found {
    index: usize,
    id: AnyId,
    /// Whether the line says what it is: `Position ID: `.
    is_drawn: bool,
}

/// What cannot be read, and where.
struct Bad {
    line: u32,
    found: String,
    /// Whether it is meant as an ID without doubt.
    is_labelled: bool,
}

/// Whether there is an ID in a text.
pub(super) fn has_id(page: &Page) -> bool {
    let mut lines = page.lines.iter();
    lines.any(|(_, line)| may_hold_id(line) && id_in(line).is_ok())
}

/// The ID of a line; one alone may be followed by words.
fn id_in(line: &str) -> Result<AnyId, FindIdError> {
    let found = find_first_id(line).map(|found| found.id);
    let word = line.split_whitespace().next().unwrap_or_default();
    match found {
        Err(FindIdError::None) if word.len() == 12 || word.len() == 14 => {
            find_first_id(word).map(|found| found.id)
        }
        found => found,
    }
}

/// Reads every ID.
pub(super) fn read(page: &Page) -> Result<Vec<Imported>, ImportError> {
    let (found, bad) = find(page)?;
    // In a list every line should be an ID; in a text only what is labelled is meant as one.
    let is_list = 2 * found.len() > found.len() + bad.len();
    let mut bad: Vec<Warning> = bad
        .into_iter()
        .filter(|bad| is_list || bad.is_labelled)
        .map(|bad| ignored(bad.line, "an ID", bad.found))
        .collect();
    let mut all: Vec<Imported> = Vec::new();
    for (number, one) in found.iter().enumerate() {
        let line = page.lines[one.index].0;
        let start = number
            .checked_sub(1)
            .and_then(|before| found.get(before))
            .map_or(0, |before| before.index + 1);
        let end = found
            .get(number + 1)
            .map_or(page.lines.len(), |next| next.index);
        let around = Around {
            before: &page.lines[start.min(one.index)..one.index],
            after: &page.lines[(one.index + 1).min(end)..end],
        };
        match state(&one.id) {
            Ok(state) => all.push(record(&state, line, &around)),
            Err(error) => bad.push(ignored(
                line,
                "an ID of a game in progress",
                error.to_string(),
            )),
        }
    }
    bad.sort_by_key(|warning| match warning.place {
        crate::Place::Line(line) => line,
        _ => u32::MAX,
    });
    let Some(first) = all.first_mut() else {
        let (line, found) = bad.first().map_or((1, "none".to_owned()), |warning| {
            let line = match warning.place {
                crate::Place::Line(line) => line,
                _ => 1,
            };
            // The message that this becomes part of quotes once more.
            let found = match &warning.kind {
                WarningKind::Ignored { found, .. } => found.replace('"', "'"),
                kind => kind.to_string(),
            };
            (line, found)
        });
        return Err(ImportError::expected(
            NAME,
            line,
            "an ID of a position",
            found,
        ));
    };
    first.warnings.splice(0..0, bad);
    Ok(all)
}

fn is_filled(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with([';', '#'])
}

fn ignored(line: u32, expected: &'static str, found: String) -> Warning {
    Warning::line(line, WarningKind::Ignored { expected, found })
}

/// The IDs, those of one drawing joined, and the lines that are none.
fn find(page: &Page) -> Result<(Vec<Found>, Vec<Bad>), ImportError> {
    let (mut found, mut bad) = (Vec::<Found>::new(), Vec::new());
    for (index, (number, line)) in page.lines.iter().enumerate() {
        if !is_filled(line) {
            continue;
        }
        match id_in(line) {
            Ok(id) => {
                let one = Found {
                    index,
                    id,
                    is_drawn: line.to_ascii_uppercase().contains("POSITION"),
                };
                if !found.last_mut().is_some_and(|last| last.takes(&one)) {
                    found.push(one);
                }
                if found.len() > MOST {
                    let expected = "at most 20000 positions; split the file";
                    return Err(ImportError::expected(NAME, *number, expected, "more"));
                }
            }
            Err(error) => bad.push(Bad {
                line: *number,
                found: match error {
                    FindIdError::None => shorten(line.trim()),
                    error => error.to_string(),
                },
                is_labelled: is_labelled(line),
            }),
        }
    }
    Ok((found, bad))
}

/// Whether a line says that an ID stands in it.
fn is_labelled(line: &str) -> bool {
    let upper = line.to_ascii_uppercase();
    let labels = [
        "XGID=",
        "OGID=",
        "GNUBGID",
        "POSITION ID",
        "POSITION-ID",
        "MATCH ID",
        "MATCH-ID",
    ];
    labels.iter().any(|label| upper.contains(label))
}

impl Found {
    /// Whether the ID of a line below is of the same drawing; this one then says all that both say.
    fn takes(&mut self, next: &Self) -> bool {
        let is_drawn = self.is_drawn || next.is_drawn;
        if next.index - self.index > NEAR || !is_drawn {
            return false;
        }
        let joined = match (&self.id, &next.id) {
            (AnyId::Position(board), AnyId::Match(match_id)) => Some(AnyId::Gnubg(GnubgId {
                board: *board,
                match_id: *match_id,
            })),
            (AnyId::Position(_) | AnyId::Gnubg(_), AnyId::Xgid(_) | AnyId::Ogid(_))
                if same_board(&self.id, &next.id) =>
            {
                Some(next.id)
            }
            (AnyId::Xgid(_) | AnyId::Ogid(_), AnyId::Position(_) | AnyId::Gnubg(_))
                if same_board(&self.id, &next.id) =>
            {
                Some(self.id)
            }
            _ => None,
        };
        if let Some(id) = joined {
            self.id = id;
            self.index = next.index;
        }
        joined.is_some()
    }
}

/// The board an ID shows, seen by the player on roll.
fn board(id: &AnyId) -> Option<Board> {
    match id {
        AnyId::Position(board) => Some(*board),
        AnyId::Match(_) => None,
        AnyId::Gnubg(id) => Some(id.board),
        AnyId::Xgid(id) => Some(id.board),
        AnyId::Ogid(id) => Some(id.board),
    }
}

fn same_board(a: &AnyId, b: &AnyId) -> bool {
    board(a).is_some() && board(a) == board(b)
}

/// The state an ID describes; a Match ID alone is the starting position at its score.
fn state(id: &AnyId) -> Result<MatchState, IdStateError> {
    let rules = MatchRules::default();
    match id {
        AnyId::Match(id) => Ok(id.state(rules.starting_board(), rules)?),
        id => id.state(rules),
    }
}

fn record(state: &MatchState, line: u32, around: &Around<'_>) -> Imported {
    let mut record = position::record(&BySide::default(), state);
    let mut warnings = Vec::new();
    if let Some(left_out) = clipboard::add(&mut record, state, around) {
        let found = "an analysis in another layout".to_owned();
        warnings.push(ignored(
            left_out.line,
            "an analysis of this position",
            found,
        ));
    }
    if let Decision::AnswerResignation(..) = state.decision() {
        let found = "a resignation on offer".to_owned();
        warnings.push(ignored(line, "a roll, a play or a double", found));
    }
    Imported { record, warnings }
}
