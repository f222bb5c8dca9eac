//! Decks: the cards of a theme, which is the phase of their positions.

use rusqlite::{OptionalExtension, params};

use super::CardRow;
use super::rows::{COLUMNS, coded, read};
use crate::codes::Coded;
use crate::{CardId, Library, Phase, StoreError};

/// The cards of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckRow {
    /// The theme.
    pub phase: Phase,
    /// All cards.
    pub total: u64,
    /// Cards to be asked now.
    pub due: u64,
    /// Cards never asked.
    pub new: u64,
    /// Cards left out for now.
    pub suspended: u64,
}

impl Library {
    /// The decks that have cards, in the order in which games come to them; what is due is counted at this time.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn decks(&self, now: u64) -> Result<Vec<DeckRow>, StoreError> {
        let sql = "SELECT phase, COUNT(*), SUM(NOT suspended AND COALESCE(due <= ?1, 0)), \
            SUM(NOT suspended AND due IS NULL), SUM(suspended) FROM card GROUP BY phase ORDER BY phase";
        let mut query = self.connection.prepare_cached(sql)?;
        let rows = query.query_map([now], |row| {
            Ok(DeckRow {
                phase: coded(row, 0)?,
                total: row.get(1)?,
                due: row.get(2)?,
                new: row.get(3)?,
                suspended: row.get(4)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The card of a theme, or of all, that has been due longest at this time.
    ///
    /// # Errors
    /// If the library cannot be read, or the card is damaged.
    pub fn due_card(&self, phase: Option<Phase>, now: u64) -> Result<Option<CardRow>, StoreError> {
        self.first_card(phase, "due <= ?2 ORDER BY due, id", now)
    }

    /// The oldest card of a theme, or of all, that was never asked.
    ///
    /// # Errors
    /// If the library cannot be read, or the card is damaged.
    pub fn new_card(&self, phase: Option<Phase>) -> Result<Option<CardRow>, StoreError> {
        self.first_card(phase, "due IS NULL AND ?2 IS NOT NULL ORDER BY id", 0)
    }

    fn first_card(
        &self,
        phase: Option<Phase>,
        condition: &str,
        now: u64,
    ) -> Result<Option<CardRow>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM card WHERE NOT suspended AND (?1 IS NULL OR phase = ?1) \
            AND {condition} LIMIT 1"
        );
        let mut query = self.connection.prepare_cached(&sql)?;
        let found = query.query_row(params![phase.map(Coded::code), now], read);
        let found = found.optional()?;
        found.transpose()
    }

    /// When the next card will be due after this time, if none is now.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn next_due(&self, now: u64) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT MIN(due) FROM card WHERE NOT suspended AND due > ?1";
        let mut query = self.connection.prepare_cached(sql)?;
        Ok(query.query_row([now], |row| row.get(0))?)
    }

    /// The cards of a deck, or all, in the order in which they were made.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn cards(&self, phase: Option<Phase>) -> Result<Vec<CardId>, StoreError> {
        let sql = "SELECT id FROM card WHERE (?1 IS NULL OR phase = ?1) ORDER BY id";
        let mut query = self.connection.prepare_cached(sql)?;
        let ids = query.query_map([phase.map(Coded::code)], |row| row.get(0))?;
        Ok(ids
            .map(|id| id.map(CardId::new))
            .collect::<Result<_, _>>()?)
    }
}
