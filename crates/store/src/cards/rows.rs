//! Cards as they are stored.

use barpoint_study::{Card, Memory};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::codes::Coded;
use crate::error::DamageError;
use crate::{CardId, Library, Phase, StoreError, packed};

/// A card with all that is stored of it except its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct CardRow {
    /// The card.
    pub id: CardId,
    /// The decision.
    pub card: Card,
    /// What its position is about.
    pub phase: Phase,
    /// Where the decision comes from, in words; may be empty.
    pub source: String,
    /// What the user wrote about it; may be empty.
    pub note: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// Whether it is not asked for now.
    pub suspended: bool,
    /// What FSRS remembers; `None` until the first answer.
    pub memory: Option<Memory>,
}

/// The columns of [`read`].
pub(super) const COLUMNS: &str = "id, question, phase, record, source, note, created, suspended, stability, difficulty, last, due";

/// What stands in a column for words.
pub(super) fn coded<T: Coded>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let code = row.get(column)?;
    T::of_code(code).ok_or_else(|| {
        let error = format!("expected a known code, found {code}");
        rusqlite::Error::FromSqlConversionFailure(column, Type::Integer, error.into())
    })
}

/// What FSRS remembers, from four columns.
pub(super) fn memory(row: &Row<'_>, first: usize) -> rusqlite::Result<Option<Memory>> {
    let stability: Option<f32> = row.get(first)?;
    let Some(stability) = stability else {
        return Ok(None);
    };
    Ok(Some(Memory {
        stability,
        difficulty: row.get(first + 1)?,
        last: row.get(first + 2)?,
        due: row.get(first + 3)?,
    }))
}

/// A row with [`COLUMNS`], whose record may be damaged.
pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Result<CardRow, StoreError>> {
    let id = CardId::new(row.get(0)?);
    let question = coded(row, 1)?;
    let card = packed::unpack(row.get_ref(3)?.as_blob()?)
        .and_then(|record| Card::read(record, question).map_err(DamageError::Card));
    let card = match card {
        Ok(card) => card,
        Err(source) => return Ok(Err(StoreError::DamagedCard { id, source })),
    };
    Ok(Ok(CardRow {
        id,
        card,
        phase: coded(row, 2)?,
        source: row.get(4)?,
        note: row.get(5)?,
        created: row.get(6)?,
        suspended: row.get(7)?,
        memory: memory(row, 8)?,
    }))
}

/// Refuses a card that is not there.
pub(super) fn exists(connection: &Connection, id: CardId) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM card WHERE id = ?1";
    let found = connection
        .query_row(sql, [id.get()], |_| Ok(()))
        .optional()?;
    found.ok_or(StoreError::NoCard(id))
}

impl Library {
    /// A card.
    ///
    /// # Errors
    /// If there is none, or it is damaged.
    pub fn card(&self, id: CardId) -> Result<CardRow, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM card WHERE id = ?1");
        let mut query = self.connection.prepare_cached(&sql)?;
        let found = query.query_row(params![id.get()], read).optional()?;
        found.ok_or(StoreError::NoCard(id))?
    }
}
