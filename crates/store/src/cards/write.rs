//! Cards added, changed and deleted.

use barpoint_study::{Card, Memory};
use rusqlite::{Connection, OptionalExtension, params};

use super::answers::{self, Origin, Review};
use super::rows::exists;
use crate::codes::Coded;
use crate::{CardId, Library, Phase, StoreError, packed};

/// A card to be added.
#[derive(Clone, Debug, PartialEq)]
pub struct NewCard {
    /// The decision.
    pub card: Card,
    /// Where it comes from, in words.
    pub source: String,
    /// What the user wrote about it.
    pub note: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// Whether it is not asked for now.
    pub suspended: bool,
    /// What FSRS remembers, of a card from a file.
    pub memory: Option<Memory>,
    /// Its answers so far, of a card from a file.
    pub reviews: Vec<Review>,
}

/// What became of a card that was to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddedCard {
    /// It is new.
    Added(CardId),
    /// There is a card that asks the same; it is as before.
    Known(CardId),
}

impl AddedCard {
    /// The card, whether new or known.
    #[must_use]
    pub const fn id(self) -> CardId {
        match self {
            Self::Added(id) | Self::Known(id) => id,
        }
    }
}

impl NewCard {
    /// A card that has never been asked.
    #[must_use]
    pub fn new(card: Card, source: String, note: String, created: u64) -> Self {
        Self {
            card,
            source,
            note,
            created,
            suspended: false,
            memory: None,
            reviews: Vec::new(),
        }
    }

    fn insert(&self, connection: &Connection) -> Result<AddedCard, StoreError> {
        let key = self.card.key();
        let known: Option<i64> = connection
            .prepare_cached("SELECT id FROM card WHERE key = ?1")?
            .query_row([&key], |row| row.get(0))
            .optional()?;
        if let Some(known) = known {
            return Ok(AddedCard::Known(CardId::new(known)));
        }
        let sql = "INSERT INTO card (key, question, phase, record, source, note, created, suspended, stability, \
            difficulty, last, due) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
        let memory = self.memory;
        connection.prepare_cached(sql)?.execute(params![
            key,
            self.card.question().code(),
            Phase::of(&self.card.board()).code(),
            packed::pack(self.card.record())?,
            self.source,
            self.note,
            self.created,
            self.suspended,
            memory.map(|memory| memory.stability),
            memory.map(|memory| memory.difficulty),
            memory.map(|memory| memory.last),
            memory.map(|memory| memory.due),
        ])?;
        let id = CardId::new(connection.last_insert_rowid());
        for review in &self.reviews {
            answers::insert(connection, id, review, Origin::Imported)?;
        }
        Ok(AddedCard::Added(id))
    }
}

impl Library {
    /// Adds cards, all or none. A card that asks what another asks already is not added.
    ///
    /// # Errors
    /// If the library cannot be written; it is as before then.
    pub fn add_cards(&mut self, cards: &[NewCard]) -> Result<Vec<AddedCard>, StoreError> {
        let transaction = self.change()?;
        let done = cards
            .iter()
            .map(|card| card.insert(&transaction))
            .collect::<Result<_, _>>()?;
        transaction.commit()?;
        Ok(done)
    }

    /// Changes what the user wrote about a card.
    ///
    /// # Errors
    /// If there is none.
    pub fn set_card_note(&mut self, id: CardId, note: &str) -> Result<(), StoreError> {
        let transaction = self.change()?;
        exists(&transaction, id)?;
        let sql = "UPDATE card SET note = ?2 WHERE id = ?1";
        transaction.execute(sql, params![id.get(), note])?;
        Ok(transaction.commit()?)
    }

    /// Says whether a card is to be left out for now.
    ///
    /// # Errors
    /// If there is none.
    pub fn suspend_card(&mut self, id: CardId, suspended: bool) -> Result<(), StoreError> {
        let transaction = self.change()?;
        exists(&transaction, id)?;
        let sql = "UPDATE card SET suspended = ?2 WHERE id = ?1";
        transaction.execute(sql, params![id.get(), suspended])?;
        Ok(transaction.commit()?)
    }

    /// Leaves all cards out for now, or asks for all again.
    ///
    /// # Errors
    /// If the library cannot be written.
    pub fn suspend_cards(&mut self, suspended: bool) -> Result<(), StoreError> {
        let transaction = self.change()?;
        transaction.execute("UPDATE card SET suspended = ?1", [suspended])?;
        Ok(transaction.commit()?)
    }

    /// Deletes a card with its answers.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete_card(&mut self, id: CardId) -> Result<(), StoreError> {
        let transaction = self.change()?;
        exists(&transaction, id)?;
        transaction.execute("DELETE FROM card WHERE id = ?1", [id.get()])?;
        Ok(transaction.commit()?)
    }
}
