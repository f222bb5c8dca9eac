//! Adding matches.

use rusqlite::Connection;

use crate::change::Change;
use crate::index::Additions;
use crate::{Library, MatchId, Prepared, StoreError, cards, index, rows, tables};

/// What became of a match that was to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// It is new.
    Added(MatchId),
    /// It was there, with a less thorough analysis and no more comments: the new record replaced the old.
    Improved(MatchId),
    /// It was there already.
    Known(MatchId),
}

impl Library {
    /// Adds matches, all or none. A match that is there already, by its moves, is not added again; its record is replaced if the
    /// new one has no fewer comments and is the more thorough analysis: more decisions analysed, or of as many, most of them
    /// searched deeper (a rollout is deeper than any look-ahead), or as deep but more of them rolled out, or in more trials. Such
    /// an analysis of no more decisions does not replace one with more opinions of other programs.
    ///
    /// # Errors
    /// If the library cannot be written; it is as before then.
    pub fn import(&mut self, matches: &[Prepared]) -> Result<Vec<Imported>, StoreError> {
        self.adding(|adding| matches.iter().map(|one| adding.import(one)).collect())
    }

    /// Adds a match as it is now. One that is there already, by its moves, is replaced also by an analysis that is
    /// as thorough: with other comments, say. A more thorough analysis stays, and so does a record with more comments or more
    /// opinions of other programs.
    ///
    /// # Errors
    /// If the library cannot be written; it is as before then.
    pub fn update(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        self.adding(|adding| adding.update(one))
    }

    fn adding<T>(
        &mut self,
        add: impl FnOnce(&mut Adding<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = self.change()?;
        let mut adding = Adding {
            connection: &transaction,
            next: tables::next_decision(&mut &*transaction)?,
            additions: Additions::default(),
        };
        let done = add(&mut adding)?;
        adding.additions.write(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }
}

struct Adding<'a> {
    connection: &'a Connection,
    /// Id of the next decision.
    next: usize,
    additions: Additions,
}

impl Adding<'_> {
    fn import(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        let change = Change::of_import(&mut &*self.connection, one)?;
        self.carry_out(one, change)
    }

    fn update(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        let change = Change::of_update(&mut &*self.connection, one)?;
        self.carry_out(one, change)
    }

    fn carry_out(&mut self, one: &Prepared, change: Change) -> Result<Imported, StoreError> {
        Ok(match change {
            Change::Keep(id) => Imported::Known(id),
            Change::Add => Imported::Added(self.insert(one, None)?),
            Change::Replace(found) => {
                // What is added in this transaction may have to be taken out.
                std::mem::take(&mut self.additions).write(self.connection)?;
                clear(self.connection, found.id, found.decisions)?;
                Imported::Improved(self.insert(one, Some(found.id))?)
            }
        })
    }

    /// Writes a match, under this id if there is one.
    fn insert(&mut self, one: &Prepared, id: Option<i64>) -> Result<MatchId, StoreError> {
        let id = tables::insert(&mut &*self.connection, one, id, self.next)?;
        for decision in &one.decisions {
            rows::write(self.connection, self.next, id, decision)?;
            self.additions.add(self.next, decision);
            self.next += 1;
        }
        cards::follow(self.connection, one)?;
        Ok(MatchId::new(id))
    }
}

/// Takes everything out that hangs on a match, except its tags.
pub(crate) fn clear(
    connection: &Connection,
    id: i64,
    decisions: std::ops::Range<usize>,
) -> Result<(), StoreError> {
    tables::clear(&mut &*connection, id, &decisions)?;
    index::remove(connection, decisions)
}
