//! Matches ready to be added.

use barpoint_equity::Met;
use barpoint_record::{MatchInfo, MatchRecord};
use barpoint_rules::{BySide, Side};

use crate::thoroughness::Thoroughness;
use crate::{Decision, MovesHash, StoreError, decisions_of, packed};

/// A match ready to be added: everything computed, nothing written.
#[derive(Clone, Debug)]
pub struct Prepared {
    pub(crate) moves: MovesHash,
    pub(crate) players: BySide<String>,
    pub(crate) points: BySide<u32>,
    pub(crate) length: u16,
    pub(crate) games: usize,
    pub(crate) info: MatchInfo,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) comments: usize,
    pub(crate) opinions: usize,
    pub(crate) thoroughness: Thoroughness,
    pub(crate) packed: Vec<u8>,
}

impl Prepared {
    /// Prepares a record; `None` if nobody moved or doubled in it. `usual` is the match equity table where the record names none.
    ///
    /// # Errors
    /// If the record cannot be written as JSON.
    pub fn of(record: &MatchRecord, usual: &Met) -> Result<Option<Self>, StoreError> {
        let Some(moves) = MovesHash::of(record) else {
            return Ok(None);
        };
        let entries = || record.games.iter().flat_map(|game| &game.entries);
        let comments = entries().filter(|entry| entry.comment.is_some()).count();
        let opinions = opinions(record);
        Ok(Some(Self {
            moves,
            players: BySide::from_fn(|side| record.players[side].name.clone()),
            points: BySide::from_fn(|side| record.final_points(side)),
            length: record.length,
            games: record.games.len(),
            info: record.info.clone(),
            decisions: decisions_of(record, usual),
            comments: comments + usize::from(record.info.comment.is_some()),
            opinions,
            thoroughness: Thoroughness::of(record),
            packed: packed::pack(record)?,
        }))
    }

    /// The same with the marks that a person set: which decisions those are. Their marks stay as they are in the record.
    #[must_use]
    pub fn marked_by_hand(mut self, is_by_hand: impl Fn(&Decision) -> bool) -> Self {
        for decision in &mut self.decisions {
            decision.by_hand = is_by_hand(decision);
        }
        self
    }

    /// What makes it the match it is.
    #[must_use]
    pub const fn moves(&self) -> &MovesHash {
        &self.moves
    }

    /// Decisions that count for the rating.
    pub(crate) fn analysed(&self) -> usize {
        self.decisions
            .iter()
            .filter(|decision| decision.counts)
            .count()
    }

    /// Sum of the luck of a side's rolls; `None` if no roll is analysed.
    pub(crate) fn luck(&self, side: Side) -> Option<f64> {
        let own = self
            .decisions
            .iter()
            .filter(|decision| decision.side == side);
        let luck = own.filter_map(|decision| Some(f64::from(decision.luck?.get())));
        luck.fold(None, |sum, luck| Some(sum.unwrap_or(0.0) + luck))
    }
}

/// How much other programs said: programs, and decisions they said something of.
pub(crate) fn opinions(record: &MatchRecord) -> usize {
    let entries = record.games.iter().flat_map(|game| &game.entries);
    let told = entries.filter(|entry| !entry.opinions.is_empty());
    record.analysts.len() + told.count()
}
