//! Adding matches.

use barpoint_rules::Side;
use rusqlite::{Connection, OptionalExtension, params};

use crate::codes::Coded;
use crate::index::Additions;
use crate::prepared::opinions;
use crate::thoroughness::Thoroughness;
use crate::{
    Library, MatchId, MovesHash, Prepared, StoreError, cards, index, packed, players, rows,
};

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

    /// Adds a match as it is now. One that is there already, by its moves, is replaced also if no more decisions are analysed than
    /// before: by an analysis of another level, say. A record with more decisions analysed, more comments or more opinions of other
    /// programs stays.
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
        let sql = "SELECT COALESCE(MAX(first_decision + decisions), 0) FROM matches";
        let mut adding = Adding {
            connection: &transaction,
            next: transaction.query_row(sql, [], |row| row.get(0))?,
            additions: Additions::default(),
        };
        let done = add(&mut adding)?;
        adding.additions.write(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }
}

/// A match that is there already.
struct Found {
    id: i64,
    analysed: usize,
    comments: usize,
    decisions: std::ops::Range<usize>,
}

struct Adding<'a> {
    connection: &'a Connection,
    /// Id of the next decision.
    next: usize,
    additions: Additions,
}

impl Adding<'_> {
    fn import(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        match self.find(&one.moves)? {
            None => Ok(Imported::Added(self.insert(one, None)?)),
            Some(found) if self.improves(one, &found)? => self.replace(one, found),
            Some(found) => Ok(Imported::Known(MatchId::new(found.id))),
        }
    }

    /// Whether a record is better than the one that is there.
    fn improves(&self, one: &Prepared, found: &Found) -> Result<bool, StoreError> {
        if one.comments < found.comments || one.analysed() < found.analysed {
            return Ok(false);
        }
        if one.analysed() > found.analysed {
            return Ok(true);
        }
        let stored = self.stored(MatchId::new(found.id))?;
        if one.analysed() == 0 || stored == one.packed {
            return Ok(false);
        }
        // A record that is damaged has nothing to lose.
        Ok(packed::unpack(&stored).map_or(true, |known| {
            Thoroughness::of(&known) < one.thoroughness && opinions(&known) <= one.opinions
        }))
    }

    fn update(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        let Some(found) = self.find(&one.moves)? else {
            return Ok(Imported::Added(self.insert(one, None)?));
        };
        let keeps_all = one.analysed() >= found.analysed && one.comments >= found.comments;
        let id = MatchId::new(found.id);
        if !keeps_all || self.is_there(one, &found)? {
            return Ok(Imported::Known(id));
        }
        self.replace(one, found)
    }

    /// Whether replacing this match by a record would change nothing, or lose opinions.
    fn is_there(&self, one: &Prepared, found: &Found) -> Result<bool, StoreError> {
        let stored = self.stored(MatchId::new(found.id))?;
        if stored == one.packed {
            return self.has_hand_marks(one, found);
        }
        // A record that is damaged has nothing to lose.
        let known = packed::unpack(&stored).map_or(0, |record| opinions(&record));
        Ok(known > one.opinions)
    }

    /// Whether the marks set by a person are those of the same decisions.
    fn has_hand_marks(&self, one: &Prepared, found: &Found) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM decision WHERE id >= ?1 AND id < ?2 AND by_hand ORDER BY id";
        let mut query = self.connection.prepare_cached(sql)?;
        let range = params![found.decisions.start, found.decisions.end];
        let known = query.query_map(range, |row| row.get(0))?;
        let known: Vec<usize> = known.collect::<Result<_, _>>()?;
        let by_hand = (found.decisions.start..).zip(&one.decisions);
        let by_hand = by_hand.filter(|(_, decision)| decision.by_hand);
        Ok(by_hand.map(|(id, _)| id).eq(known))
    }

    /// The record of a match as it is stored.
    fn stored(&self, id: MatchId) -> Result<Vec<u8>, StoreError> {
        let sql = "SELECT json FROM record WHERE match_id = ?1";
        let mut query = self.connection.prepare_cached(sql)?;
        Ok(query.query_row([id.get()], |row| row.get(0))?)
    }

    fn replace(&mut self, one: &Prepared, found: Found) -> Result<Imported, StoreError> {
        // What is added in this transaction may have to be taken out.
        std::mem::take(&mut self.additions).write(self.connection)?;
        clear(self.connection, found.id, found.decisions)?;
        Ok(Imported::Improved(self.insert(one, Some(found.id))?))
    }

    fn find(&self, moves: &MovesHash) -> Result<Option<Found>, StoreError> {
        let sql = "SELECT id, analysed, comments, first_decision, decisions FROM matches WHERE moves = ?1";
        let mut query = self.connection.prepare_cached(sql)?;
        let found = query.query_row([&moves.bytes()[..]], |row| {
            let (first, count): (usize, usize) = (row.get(3)?, row.get(4)?);
            Ok(Found {
                id: row.get(0)?,
                analysed: row.get(1)?,
                comments: row.get(2)?,
                decisions: first..first + count,
            })
        });
        Ok(found.optional()?)
    }

    /// Writes a match, under this id if there is one.
    fn insert(&mut self, one: &Prepared, id: Option<i64>) -> Result<MatchId, StoreError> {
        let sql = "INSERT INTO matches (id, moves, length, games, event, round, place, played, analysed, comments, \
            first_decision, decisions) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) \
            ON CONFLICT (id) DO UPDATE SET length = ?3, games = ?4, event = ?5, round = ?6, place = ?7, played = ?8, \
            analysed = ?9, comments = ?10, first_decision = ?11, decisions = ?12 RETURNING id";
        let mut write = self.connection.prepare_cached(sql)?;
        let info = &one.info;
        let id: i64 = write.query_row(
            params![
                id,
                &one.moves.bytes()[..],
                one.length,
                one.games,
                info.event,
                info.round,
                info.place,
                info.date.map(|date| date.to_string()),
                one.analysed(),
                one.comments,
                self.next,
                one.decisions.len()
            ],
            |row| row.get(0),
        )?;
        for side in Side::BOTH {
            let player = players::resolve(self.connection, &one.players[side])?;
            let sql = "INSERT INTO seat (match_id, side, player, points, luck) VALUES (?1, ?2, ?3, ?4, ?5)";
            let mut write = self.connection.prepare_cached(sql)?;
            let (points, luck) = (one.points[side], one.luck(side));
            write.execute(params![id, side.code(), player, points, luck])?;
        }
        let sql = "INSERT INTO record (match_id, json) VALUES (?1, ?2)";
        self.connection
            .prepare_cached(sql)?
            .execute(params![id, one.packed])?;
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
    let sql = "DELETE FROM decision WHERE id >= ?1 AND id < ?2";
    connection.execute(sql, params![decisions.start, decisions.end])?;
    connection.execute("DELETE FROM seat WHERE match_id = ?1", [id])?;
    connection.execute("DELETE FROM record WHERE match_id = ?1", [id])?;
    index::remove(connection, decisions)
}
