//! Decisions as rows of a table.

use barpoint_analysis::EntryIndex;
use barpoint_equity::{CubeAccess, Equity};
use barpoint_rules::{Board, Crawford, Side};
use rusqlite::types::Value;
use rusqlite::{Connection, Row, params_from_iter};

use crate::codes::{Coded, roll_code, roll_of};
use crate::{Decision, DecisionKind, Hit, MatchId, Phase, Score, StoreError};

/// The columns of a decision, in the order of its values.
pub(crate) const COLUMNS: &str = "id, match_id, game, entry, side, kind, roll, loss, luck, mark, counts, away, opponent_away, \
    crawford, cube, cube_owner, phase, board, by_hand";

/// Writes a decision of a match under this id.
pub(crate) fn write(
    connection: &Connection,
    id: usize,
    of: i64,
    decision: &Decision,
) -> Result<(), StoreError> {
    let sql = format!(
        "INSERT INTO decision ({COLUMNS}) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)"
    );
    let values = params_from_iter(values(id, of, decision));
    connection.prepare_cached(&sql)?.execute(values)?;
    Ok(())
}

/// What is written of a decision.
pub(crate) fn values(id: usize, of: i64, decision: &Decision) -> [Value; 19] {
    let (away, opponent_away, crawford) = match decision.score {
        Score::Money => (0, 0, 0),
        Score::Match {
            away,
            opponent_away,
            crawford,
        } => (away, opponent_away, crawford.code()),
    };
    let number = |number: usize| Value::Integer(i64::try_from(number).unwrap_or(i64::MAX));
    let equity = |equity: Equity| f64::from(equity.get());
    [
        number(id),
        of.into(),
        number(decision.at.game),
        number(decision.at.entry),
        decision.side.code().into(),
        decision.kind.code().into(),
        decision.roll.map(roll_code).into(),
        decision.loss.map(equity).into(),
        decision.luck.map(equity).into(),
        decision.mark.map(Coded::code).into(),
        i64::from(decision.counts).into(),
        away.into(),
        opponent_away.into(),
        crawford.into(),
        decision.cube.into(),
        decision.access.code().into(),
        decision.phase.code().into(),
        decision.board.to_string().into(),
        i64::from(decision.by_hand).into(),
    ]
}

/// The decision with this id.
pub(crate) fn read(connection: &Connection, id: usize) -> Result<Hit, StoreError> {
    let sql = "SELECT match_id, game, entry, side, kind, roll, loss, luck, mark, counts, away, opponent_away, crawford, cube, \
        cube_owner, phase, board, by_hand FROM decision WHERE id = ?1";
    let mut query = connection.prepare_cached(sql)?;
    Ok(query.query_row([id], |row| {
        Ok(Hit {
            match_id: MatchId::new(row.get(0)?),
            decision: decision(row)?,
        })
    })?)
}

fn decision(row: &Row<'_>) -> rusqlite::Result<Decision> {
    let equity = |column| Ok::<_, rusqlite::Error>(row.get::<_, Option<f32>>(column)?.map(Equity));
    let roll: Option<u32> = row.get(5)?;
    let mark: Option<u32> = row.get(8)?;
    let board: String = row.get(16)?;
    let score = match row.get(10)? {
        0 => Score::Money,
        away => Score::Match {
            away,
            opponent_away: row.get(11)?,
            crawford: coded(row, 12, Crawford::Pre)?,
        },
    };
    Ok(Decision {
        at: EntryIndex {
            game: row.get(1)?,
            entry: row.get(2)?,
        },
        side: coded(row, 3, Side::White)?,
        kind: coded(row, 4, DecisionKind::Checker)?,
        roll: roll.and_then(roll_of),
        loss: equity(6)?,
        luck: equity(7)?,
        mark: mark.and_then(Coded::of_code),
        by_hand: row.get(17)?,
        counts: row.get(9)?,
        score,
        cube: row.get(13)?,
        access: coded(row, 14, CubeAccess::Centred)?,
        phase: coded(row, 15, Phase::Middle)?,
        board: board.parse::<Board>().map_err(|error| {
            rusqlite::Error::FromSqlConversionFailure(
                16,
                rusqlite::types::Type::Text,
                Box::new(error),
            )
        })?,
    })
}

/// What a code stands for; `unknown` where it is none of ours.
fn coded<T: Coded>(row: &Row<'_>, column: usize, unknown: T) -> rusqlite::Result<T> {
    Ok(T::of_code(row.get(column)?).unwrap_or(unknown))
}
