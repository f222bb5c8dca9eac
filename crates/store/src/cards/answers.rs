//! Answers to cards.

use std::time::Duration;

use barpoint_equity::Equity;
use barpoint_study::{Grade, Memory};
use rusqlite::{Connection, OptionalExtension, params};

use super::rows::{coded, exists, memory};
use crate::codes::Coded;
use crate::{CardId, Library, StoreError};

/// An answer to a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// When it was given, in seconds since 1970.
    pub answered: u64,
    /// The play, or the word for a cube action.
    pub answer: String,
    /// What it gives up; EMG in matches.
    pub loss: Equity,
    /// How well it was known.
    pub grade: Grade,
    /// How long it took.
    pub took: Duration,
}

/// An answer that was undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The card.
    pub card: CardId,
    /// The answer.
    pub review: Review,
}

/// Where an answer comes from.
#[derive(Clone, Copy)]
pub(super) enum Origin<'a> {
    /// It was given here, when this was remembered.
    Given(Option<&'a Memory>),
    /// It came with a card from a file.
    Imported,
}

/// Stores an answer.
pub(super) fn insert(
    connection: &Connection,
    card: CardId,
    review: &Review,
    origin: Origin<'_>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO review (card, answered, answer, loss, grade, took_ms, stability, difficulty, last, due, \
        imported) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    let (before, imported) = match origin {
        Origin::Given(before) => (before, false),
        Origin::Imported => (None, true),
    };
    connection.prepare_cached(sql)?.execute(params![
        card.get(),
        review.answered,
        review.answer,
        review.loss.get(),
        review.grade.code(),
        u64::try_from(review.took.as_millis()).unwrap_or(u64::MAX),
        before.map(|memory| memory.stability),
        before.map(|memory| memory.difficulty),
        before.map(|memory| memory.last),
        before.map(|memory| memory.due),
        imported,
    ])?;
    Ok(())
}

fn remember(
    connection: &Connection,
    card: CardId,
    memory: Option<&Memory>,
) -> Result<(), StoreError> {
    let sql = "UPDATE card SET stability = ?2, difficulty = ?3, last = ?4, due = ?5 WHERE id = ?1";
    connection.prepare_cached(sql)?.execute(params![
        card.get(),
        memory.map(|memory| memory.stability),
        memory.map(|memory| memory.difficulty),
        memory.map(|memory| memory.last),
        memory.map(|memory| memory.due),
    ])?;
    Ok(())
}

/// The columns of [`review`].
const COLUMNS: &str = "answered, answer, loss, grade, took_ms";

fn review(row: &rusqlite::Row<'_>) -> rusqlite::Result<Review> {
    Ok(Review {
        answered: row.get(0)?,
        answer: row.get(1)?,
        loss: Equity(row.get(2)?),
        grade: coded(row, 3)?,
        took: Duration::from_millis(row.get(4)?),
    })
}

impl Library {
    /// Stores an answer and what FSRS remembers after it, both or neither.
    ///
    /// # Errors
    /// If there is no such card.
    pub fn answer_card(
        &mut self,
        id: CardId,
        review: &Review,
        after: &Memory,
    ) -> Result<(), StoreError> {
        let transaction = self.change()?;
        exists(&transaction, id)?;
        let sql = "SELECT stability, difficulty, last, due FROM card WHERE id = ?1";
        let before = transaction.query_row(sql, [id.get()], |row| memory(row, 0))?;
        insert(&transaction, id, review, Origin::Given(before.as_ref()))?;
        remember(&transaction, id, Some(after))?;
        Ok(transaction.commit()?)
    }

    /// Takes the last answer of all back: its card is as before it. `None` if none was given, or it came with a card from
    /// a file.
    ///
    /// # Errors
    /// If the library cannot be written.
    pub fn undo_answer(&mut self) -> Result<Option<Answered>, StoreError> {
        let transaction = self.change()?;
        let sql = format!(
            "SELECT {COLUMNS}, id, card, stability, difficulty, last, due FROM review \
            WHERE id = (SELECT MAX(id) FROM review) AND NOT imported"
        );
        let last = transaction.query_row(&sql, [], |row| {
            let (id, card): (i64, i64) = (row.get(5)?, row.get(6)?);
            Ok((review(row)?, id, CardId::new(card), memory(row, 7)?))
        });
        let Some((review, id, card, before)) = last.optional()? else {
            return Ok(None);
        };
        remember(&transaction, card, before.as_ref())?;
        transaction.execute("DELETE FROM review WHERE id = ?1", [id])?;
        transaction.commit()?;
        Ok(Some(Answered { card, review }))
    }

    /// The answers to a card, in order.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn answers(&self, id: CardId) -> Result<Vec<Review>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM review WHERE card = ?1 ORDER BY id");
        let mut query = self.connection.prepare_cached(&sql)?;
        let rows = query.query_map([id.get()], review)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// How many cards were answered for the first time at this moment or later.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn cards_begun(&self, since: u64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(DISTINCT card) FROM review WHERE answered >= ?1 AND stability IS NULL AND NOT imported";
        let mut query = self.connection.prepare_cached(sql)?;
        Ok(query.query_row([since], |row| row.get(0))?)
    }
}
