//! Reading benchmark records.

use barpoint_equity::{CubeContext, Outcome};
use barpoint_rules::notation::parse_position_id;
use barpoint_rules::{Board, Roll};

use crate::cube_record::CubeRecord;
use crate::plays::each_known_once;
use crate::raw::RawLine;
use crate::situation::{of_cube, of_plays};

/// Why a benchmark file cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct JudgeError {
    /// Line in the file, from 1.
    pub line: usize,
    /// What was expected or is wrong.
    pub reason: String,
}

/// Rival results of one roll with their true values.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckerRecord {
    /// Boards after the plays, seen by the opponent (who is on roll), with the mover's equity.
    pub plays: Vec<(Board, f32)>,
    /// Standard errors of the equities, where the file gives them all; empty otherwise.
    pub std_errs: Vec<f32>,
    /// Standard errors of the distances to the best play, those of each play where the file gives them.
    pub behind_std_errs: Vec<Option<f32>>,
    /// Kind of position, if the file says.
    pub phase: Option<String>,
    /// The board before the plays, seen by the mover, and the roll, if the file says.
    pub before: Option<(Board, Roll)>,
    /// Cube and score, seen by the mover, of plays in a match, whose equities are EMG with the cube in play; none of those at money,
    /// which are cubeless.
    pub context: Option<CubeContext>,
}

/// A position with its true outcome chances.
#[derive(Clone, Debug, PartialEq)]
pub struct ProbabilityRecord {
    /// The board, seen by the player on roll.
    pub board: Board,
    /// The chances of the player on roll.
    pub outcome: Outcome,
}

/// One line of a benchmark file.
#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    /// Rival plays.
    Checker(CheckerRecord),
    /// A cube decision.
    Cube(CubeRecord),
    /// Outcome chances.
    Probability(ProbabilityRecord),
}

impl Record {
    /// Whether it is about play with the cube: cube decisions and plays in matches.
    #[must_use]
    pub const fn is_cubeful(&self) -> bool {
        match self {
            Self::Cube(_) => true,
            Self::Checker(plays) => plays.context.is_some(),
            Self::Probability(_) => false,
        }
    }
}

/// Reads a whole benchmark file; blank lines are skipped.
///
/// # Errors
/// The first line that is not a known record, with its number.
pub fn parse(text: &str) -> Result<Vec<Record>, JudgeError> {
    let mut records = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        if content.trim().is_empty() {
            continue;
        }
        let record = parse_line(content).map_err(|reason| JudgeError { line, reason })?;
        records.push(record);
    }
    if records.is_empty() {
        return Err(JudgeError {
            line: 1,
            reason: "expected at least one record".to_owned(),
        });
    }
    Ok(records)
}

fn parse_line(content: &str) -> Result<Record, String> {
    let raw = RawLine::read(content)?;
    if let Some(moves) = raw.moves {
        let plays = moves
            .iter()
            .map(|m| Ok((board(&m.pos)?, equity("equity", m.equity)?)))
            .collect::<Result<Vec<_>, String>>()?;
        if plays.is_empty() {
            return Err("expected at least one entry in \"moves\"".to_owned());
        }
        for error in moves.iter().flat_map(|found| [found.se, found.se_behind]) {
            std_err(error)?;
        }
        let before = before(raw.id.as_deref(), raw.dice)?;
        each_known_once(&plays, before)?;
        if let Some(phase) = raw.phase.as_deref() {
            kind(phase)?;
        }
        let std_errs: Option<Vec<f32>> = moves.iter().map(|found| found.se).collect();
        return Ok(Record::Checker(CheckerRecord {
            plays,
            std_errs: std_errs.unwrap_or_default(),
            behind_std_errs: moves.iter().map(|found| found.se_behind).collect(),
            phase: raw.phase,
            before,
            context: match_context(raw.id.as_deref(), raw.dice, raw.xgid.as_deref())?,
        }));
    }
    let id = raw.id.ok_or("expected \"moves\" or a position in \"id\"")?;
    let board = board(&id)?;
    match (raw.nd, raw.dt, raw.probs) {
        (Some(no_double), Some(double_take), _) => Ok(Record::Cube(CubeRecord {
            board,
            context: context(&board, raw.xgid.as_deref())?,
            no_double: equity("nd", no_double)?,
            double_take: equity("dt", double_take)?,
            std_errs: std_err(raw.se_nd)?
                .zip(std_err(raw.se_dt)?)
                .map(|(hold, take)| [hold, take]),
        })),
        (_, _, Some(probs)) if probs.iter().any(|p| !CHANCES.contains(p)) => Err(format!(
            "expected five chances from 0 to 1 in \"probs\", found {probs:?}"
        )),
        (_, _, Some(probs)) if !agree(probs) => Err(format!(
            "expected no more backgammons than gammons nor more gammons than games in \"probs\", found {probs:?}"
        )),
        (_, _, Some(probs)) => Ok(Record::Probability(ProbabilityRecord {
            board,
            outcome: Outcome::from_array(probs),
        })),
        _ => Err("expected \"moves\", \"nd\" and \"dt\", or \"probs\"".to_owned()),
    }
}

/// Chances as files give them: rolled-out ones can be slightly out of range.
const CHANCES: std::ops::RangeInclusive<f32> = -0.05..=1.05;

/// Whether wins include the gammons and these the backgammons, within the same tolerance.
fn agree(
    [
        win,
        win_gammon,
        win_backgammon,
        lose_gammon,
        lose_backgammon,
    ]: [f32; 5],
) -> bool {
    [
        (win_gammon, win),
        (win_backgammon, win_gammon),
        (lose_gammon, 1.0 - win),
        (lose_backgammon, lose_gammon),
    ]
    .into_iter()
    .all(|(part, whole)| part <= whole + *CHANCES.end() - 1.0)
}

/// Cube and score where the file gives them; otherwise money with a centred cube.
fn context(board: &Board, xgid: Option<&str>) -> Result<CubeContext, String> {
    let Some(xgid) = xgid else {
        return Ok(CubeContext::MONEY);
    };
    let (described, context) = of_cube(xgid)?;
    same(board, &described)?;
    Ok(context)
}

/// Cube and score of plays in a match; none at money and where the file does not say.
fn match_context(
    id: Option<&str>,
    dice: Option<[u8; 2]>,
    xgid: Option<&str>,
) -> Result<Option<CubeContext>, String> {
    let Some(xgid) = xgid else {
        return Ok(None);
    };
    let (described, context) = of_plays(xgid, dice)?;
    if let Some(id) = id {
        same(&board(id)?, &described)?;
    }
    Ok(context)
}

fn same(board: &Board, described: &Board) -> Result<(), String> {
    if board == described {
        Ok(())
    } else {
        Err(format!(
            "expected the same board in \"id\" and \"xgid\", found {board} and {described}"
        ))
    }
}

/// Money equities, also cubeful ones of a doubled cube, are a few points at most.
fn equity(name: &str, value: f32) -> Result<f32, String> {
    if value.abs() <= 10.0 {
        Ok(value)
    } else {
        Err(format!(
            "expected an equity of at most 10 points in \"{name}\", found {value}"
        ))
    }
}

fn std_err(value: Option<f32>) -> Result<Option<f32>, String> {
    match value {
        Some(error) if !(0.0..=10.0).contains(&error) => Err(format!(
            "expected a standard error from 0 to 10 points, found {error}"
        )),
        known => Ok(known),
    }
}

/// The name of a kind of position, which is printed in a line.
fn kind(phase: &str) -> Result<(), String> {
    if phase.chars().any(char::is_control) {
        return Err(format!(
            "expected a name of one line in \"phase\", found {phase:?}"
        ));
    }
    Ok(())
}

fn before(id: Option<&str>, dice: Option<[u8; 2]>) -> Result<Option<(Board, Roll)>, String> {
    let (Some(id), Some([a, b])) = (id, dice) else {
        return Ok(None);
    };
    let roll =
        Roll::new(a, b).ok_or(format!("expected \"dice\" from 1 to 6, found {a} and {b}"))?;
    Ok(Some((board(id)?, roll)))
}

fn board(id: &str) -> Result<Board, String> {
    parse_position_id(id).map_err(|e| format!("position {id:?}: {e}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPENING: &str = "4HPwATDgc/ABMA";

    #[test]
    fn each_kind_of_record_is_recognised() {
        let text = format!(
            "{{\"id\":null,\"dice\":null,\"moves\":[{{\"pos\":\"{OPENING}\",\"equity\":0.1,\"se\":null}}]}}\n\n\
             {{\"id\":\"{OPENING}\",\"nd\":0.5,\"dt\":0.4,\"cube\":1}}\n\
             {{\"id\":\"{OPENING}\",\"probs\":[0.5,0.1,0.0,0.1,0.0]}}\n"
        );
        let records = parse(&text).unwrap();
        assert!(matches!(records[0], Record::Checker(_)));
        assert!(matches!(records[1], Record::Cube(_)));
        assert!(matches!(records[2], Record::Probability(_)));
    }

    #[test]
    fn a_bad_line_is_named() {
        let text =
            format!("{{\"id\":\"{OPENING}\",\"nd\":0.5,\"dt\":0.4}}\n{{\"id\":\"nonsense!\"}}");
        assert_eq!(parse(&text).unwrap_err().line, 2);
        assert_eq!(parse("").unwrap_err().line, 1);
        assert!(parse("no json").unwrap_err().reason.contains("JSON object"));
        for nonsense in [
            "\"probs\":[7,-3,0,0,0]",
            "\"probs\":[0.5,0.6,0,0,0]",
            "\"probs\":[0.5,0,0,0.1,0.2]",
            "\"nd\":1e39,\"dt\":0",
            "\"nd\":0.5,\"dt\":0,\"se_nd\":-0.1,\"se_dt\":0.1",
            "\"phase\":\"two\\nlines\",\"moves\":[{\"pos\":\"4HPwATDgc/ABMA\",\"equity\":0}]",
        ] {
            let text = format!("{{\"id\":\"{OPENING}\",{nonsense}}}");
            assert!(parse(&text).is_err(), "{text}");
        }
    }
}
