//! Decks and cards.

use barpoint_app::study::Overview;
use barpoint_engine::ShownPosition;
use barpoint_rules::Side;
use barpoint_store::{AddedCard, CardRow, DeckRow};
use serde::Serialize;
use utoipa::ToSchema;

use super::{PhaseName, QuestionName};
use crate::{SideName, StateView};

/// The decks, and how much is to do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StudyView {
    /// The decks that have cards.
    pub decks: Vec<DeckView>,
    /// Cards due now.
    pub due: u64,
    /// New cards that may still be begun today.
    pub new: u64,
    /// When the next card will be due, in seconds since 1970; `null` if none will.
    pub next_due: Option<u64>,
}

/// The cards of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DeckView {
    /// The theme.
    pub phase: PhaseName,
    /// All cards.
    pub total: u64,
    /// Cards due now.
    pub due: u64,
    /// Cards never asked.
    pub new: u64,
    /// Cards left out for now.
    pub suspended: u64,
}

impl From<&DeckRow> for DeckView {
    fn from(row: &DeckRow) -> Self {
        Self {
            phase: row.phase.into(),
            total: row.total,
            due: row.due,
            new: row.new,
            suspended: row.suspended,
        }
    }
}

impl From<&Overview> for StudyView {
    fn from(found: &Overview) -> Self {
        Self {
            decks: found.decks.iter().map(DeckView::from).collect(),
            due: found.due,
            new: found.new,
            next_due: found.next_due,
        }
    }
}

/// A card, without its solution.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct CardView {
    /// The card.
    pub id: i64,
    /// What it asks.
    pub question: QuestionName,
    /// What its position is about.
    pub phase: PhaseName,
    /// Who decides.
    pub side: SideName,
    /// The position: with the dice for plays, with the double on offer for takes and passes.
    pub state: StateView,
    /// Names of the players, White first.
    pub players: [String; 2],
    /// Where the decision comes from, in words; may be empty.
    pub source: String,
    /// What the user wrote about it; may be empty.
    pub note: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// Whether it is left out for now.
    pub suspended: bool,
    /// When it is asked again, in seconds since 1970; `null` before the first answer.
    pub due: Option<u64>,
}

impl CardView {
    /// A card whose position is shown so.
    #[must_use]
    pub fn of(row: &CardRow, shown: &ShownPosition) -> Self {
        let players = &row.card.record().players;
        Self {
            id: row.id.get(),
            question: row.card.question().into(),
            phase: row.phase.into(),
            side: row.card.side().into(),
            state: shown.into(),
            players: Side::BOTH.map(|side| players[side].name.clone()),
            source: row.source.clone(),
            note: row.note.clone(),
            created: row.created,
            suspended: row.suspended,
            due: row.memory.map(|memory| memory.due),
        }
    }
}

/// The card that is asked next, and how much is to do.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct NextCard {
    /// The card; `null` if nothing is to do now.
    pub card: Option<CardView>,
    /// The decks, and how much is to do now.
    pub study: StudyView,
}

/// Cards that were made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardsAdded {
    /// Cards that are new.
    pub added: usize,
    /// Cards that were there already, since they ask the same.
    pub known: usize,
    /// All of them, in the order of the request.
    pub ids: Vec<i64>,
}

impl From<&[AddedCard]> for CardsAdded {
    fn from(cards: &[AddedCard]) -> Self {
        let is_new = |card: &&AddedCard| matches!(card, AddedCard::Added(_));
        let added = cards.iter().filter(is_new).count();
        Self {
            added,
            known: cards.len() - added,
            ids: cards.iter().map(|card| card.id().get()).collect(),
        }
    }
}
