//! Cards of study: made, asked, answered, undone.

use std::time::Duration;

use barpoint_equity::Equity;
use barpoint_record::MatchRecord;
use barpoint_store::{AddedCard, Library, NewCard, Phase, Review, StoreError};
use barpoint_study::{Card, DAY, Grade, Question, Scheduler};

use crate::common::library;

const NOW: u64 = 1_800_000_000;

/// A match that gnubg analysed.
pub(crate) fn analysed() -> MatchRecord {
    let file = include_bytes!("../../../../testdata/gnubg/statistics/match1.sgf");
    barpoint_formats::import(file).unwrap().record
}

/// Its cards, all different.
pub(crate) fn cards() -> Vec<NewCard> {
    let record = analysed();
    let mut cards: Vec<NewCard> = Vec::new();
    for (game, played) in record.games.iter().enumerate() {
        for entry in 0..played.entries.len() {
            for question in Question::ALL {
                if let Ok(card) = Card::of(&record, game, entry, question) {
                    let source = format!("game {}", game + 1);
                    cards.push(NewCard::new(card, source, String::new(), NOW));
                }
            }
        }
    }
    cards
}

pub(crate) fn review(grade: Grade, answered: u64) -> Review {
    Review {
        answered,
        answer: "13/8".to_owned(),
        loss: Equity(0.125),
        grade,
        took: Duration::from_millis(6400),
    }
}

/// Answers a card at a time.
pub(crate) fn answer(library: &mut Library, id: barpoint_store::CardId, grade: Grade, now: u64) {
    let before = library.card(id).unwrap().memory;
    let scheduler = Scheduler::new().unwrap();
    let after = scheduler.answered(before.as_ref(), grade, now).unwrap();
    library
        .answer_card(id, &review(grade, now), &after)
        .unwrap();
}

#[test]
fn cards_are_stored_whole_and_once() {
    let (_folder, mut library) = library();
    let cards = cards();
    assert!(cards.len() > 20, "{}", cards.len());
    let added = library.add_cards(&cards).unwrap();
    for (card, added) in cards.iter().zip(&added) {
        let row = library.card(added.id()).unwrap();
        assert_eq!(row.card, card.card);
        assert_eq!((row.source, row.memory), (card.source.clone(), None));
        assert_eq!(row.phase, Phase::of(&card.card.board()));
    }
    let again = library.add_cards(&cards).unwrap();
    let known = added.iter().map(|added| AddedCard::Known(added.id()));
    assert!(again.into_iter().eq(known));
}

#[test]
fn what_is_due_comes_first_and_then_what_is_new() {
    let (_folder, mut library) = library();
    let added = library.add_cards(&cards()).unwrap();
    let first = library.new_card(None).unwrap().unwrap();
    assert_eq!(first.id, added[0].id());
    assert!(library.due_card(None, NOW).unwrap().is_none());
    answer(&mut library, first.id, Grade::Good, NOW);
    assert_eq!(library.cards_begun(NOW).unwrap(), 1);
    assert_eq!(library.cards_begun(NOW + 1).unwrap(), 0);
    let due = library.card(first.id).unwrap().memory.unwrap().due;
    assert_eq!(library.next_due(NOW).unwrap(), Some(due));
    assert!(library.due_card(None, due - 1).unwrap().is_none());
    assert_eq!(library.due_card(None, due).unwrap().unwrap().id, first.id);
    // Not a card of another theme, nor one that is left out.
    let other = Phase::ALL.into_iter().find(|&phase| phase != first.phase);
    assert!(library.due_card(other, due).unwrap().is_none());
    library.suspend_card(first.id, true).unwrap();
    assert!(library.due_card(None, due).unwrap().is_none());
}

#[test]
fn decks_count_their_cards() {
    let (_folder, mut library) = library();
    assert_eq!(library.decks(NOW).unwrap(), []);
    let added = library.add_cards(&cards()).unwrap();
    let total: u64 = library.decks(NOW).unwrap().iter().map(|d| d.total).sum();
    assert_eq!(total, added.len() as u64);
    let [first, second] = [added[0].id(), added[1].id()];
    answer(&mut library, first, Grade::Again, NOW);
    library.suspend_card(second, true).unwrap();
    let decks = library.decks(NOW + DAY).unwrap();
    let sum = |count: fn(&barpoint_store::DeckRow) -> u64| decks.iter().map(count).sum::<u64>();
    assert_eq!((sum(|d| d.due), sum(|d| d.suspended)), (1, 1));
    assert_eq!(sum(|d| d.new), total - 2);
}

#[test]
fn the_last_answer_is_undone_exactly() {
    let (_folder, mut library) = library();
    let id = library.add_cards(&cards()).unwrap()[0].id();
    assert_eq!(library.undo_answer().unwrap(), None);
    answer(&mut library, id, Grade::Good, NOW);
    let once = library.card(id).unwrap();
    answer(&mut library, id, Grade::Again, NOW + 3 * DAY);
    assert_eq!(library.answers(id).unwrap().len(), 2);
    let undone = library.undo_answer().unwrap().unwrap();
    assert_eq!(undone.card, id);
    assert_eq!(undone.review, review(Grade::Again, NOW + 3 * DAY));
    assert_eq!(library.card(id).unwrap(), once);
    library.undo_answer().unwrap().unwrap();
    assert_eq!(library.card(id).unwrap().memory, None);
    assert_eq!(library.answers(id).unwrap(), []);
}

#[test]
fn answers_from_a_file_are_not_undone() {
    let (_folder, mut library) = library();
    let mut card = cards().remove(0);
    let after = Scheduler::new().unwrap().answered(None, Grade::Good, NOW);
    card.memory = Some(after.unwrap());
    card.reviews = vec![review(Grade::Good, NOW)];
    let id = library.add_cards(&[card.clone()]).unwrap()[0].id();
    assert_eq!(library.undo_answer().unwrap(), None);
    assert_eq!(library.card(id).unwrap().memory, card.memory);
    assert_eq!(library.answers(id).unwrap(), card.reviews);
}

#[test]
fn notes_change_and_deleted_cards_are_gone_with_their_answers() {
    let (_folder, mut library) = library();
    let id = library.add_cards(&cards()).unwrap()[0].id();
    library.set_card_note(id, "slot or build?").unwrap();
    assert_eq!(library.card(id).unwrap().note, "slot or build?");
    answer(&mut library, id, Grade::Good, NOW);
    library.delete_card(id).unwrap();
    assert_eq!(library.undo_answer().unwrap(), None);
    let gone = [
        library.card(id).map(drop),
        library.delete_card(id),
        library.set_card_note(id, ""),
        library.suspend_card(id, true),
    ];
    for gone in gone {
        assert!(matches!(gone, Err(StoreError::NoCard(missing)) if missing == id));
    }
}
