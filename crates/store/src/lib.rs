//! The library of matches: records with their analyses, players, tags and every decision, in one `SQLite` file, or on a server.
//!
//! - [`Library`]: the file; what changes it does so whole or not at all.
//! - [`ServerLibrary`]: the same matches, players and decisions on a `PostgreSQL` server; [`Collection`] is what both can do.
//! - [`Prepared`], [`Imported`]: adding matches. The same match in another format is known by its moves ([`MovesHash`]).
//! - [`Decision`]: what is stored of every decision; [`Phase`] says what its position is about.
//! - [`Query`], [`Pattern`], [`Found`]: finding decisions. Every question is answered by sets of bits, one for every feature of a
//!   decision, in chunks of 4096 decisions.
//! - [`PlayerStatistics`]: how a player has played over time.
//! - [`CardRow`], [`NewCard`], [`DeckRow`], [`Review`]: the cards of study and the answers to them.
//!
//! What it does not do: read match files, analyse, print. Losses are those of the analysis of a record ([`decisions_of`]);
//! what other programs said ([`barpoint_record::Opinion`]) stays in the record and is not counted.

#![forbid(unsafe_code)]

mod cards;
mod change;
mod chunk;
mod codes;
mod collection;
mod decision;
mod decisions;
mod error;
mod feature;
mod filter;
mod ids;
mod import;
mod index;
mod library;
mod marked;
mod matches;
mod moves;
mod packed;
mod pattern;
mod player_statistics;
mod players;
mod prepared;
mod query;
mod rate;
mod rows;
mod scan;
mod schema;
mod search;
mod select;
mod server;
mod spelling;
mod sql;
mod statistics;
mod tables;
mod thoroughness;

pub use barpoint_eval::{Phase, PhaseError};
pub use cards::{
    AddedCard, AnkiCards, AnkiNote, Answered, CardRow, DeckRow, NewCard, Review, anki_cards,
    anki_collection,
};
pub use collection::Collection;
pub use decision::{Decision, DecisionKind, DecisionKindError, DecisionKinds, Score};
pub use decisions::decisions_of;
pub use error::{DamageError, StoreError};
pub use filter::MatchFilter;
pub use ids::{CardId, MatchId, PlayerId};
pub use import::Imported;
pub use library::{Library, Totals};
pub use matches::MatchRow;
pub use moves::MovesHash;
pub use pattern::{Count, Demand, Pattern, PatternError, Place, Whose};
pub use player_statistics::{Expense, LuckBalance, PlayerStatistics, SeatStatistics};
pub use players::PlayerRow;
pub use prepared::Prepared;
pub use query::{Query, ScoreQuery, ScoreQueryError};
pub use rate::Rate;
pub use search::{Found, Hit};
pub use select::Selected;
pub use server::{ServerLibrary, ServerPlace};
pub use spelling::plain;
