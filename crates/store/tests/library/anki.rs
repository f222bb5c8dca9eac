//! Anki's collections of cards.

use barpoint_store::{AnkiNote, anki_cards, anki_collection};
use barpoint_study::Grade;
use rusqlite::Connection;

use crate::cards::{answer, cards};
use crate::common::library;

const NOW: u64 = 1_800_000_000;

/// Notes of three cards, the first answered at this time.
fn notes() -> Vec<AnkiNote> {
    let (_folder, mut library) = library();
    let added = library.add_cards(&cards()[..3]).unwrap();
    answer(&mut library, added[0].id(), Grade::Good, NOW);
    let note = |(number, added): (usize, &barpoint_store::AddedCard)| AnkiNote {
        row: library.card(added.id()).unwrap(),
        board: format!("<img src=\"board-{number}.svg\">"),
        question: "What would you play?".to_owned(),
        answer: "<table></table>".to_owned(),
        note: String::new(),
        source: "game 1".to_owned(),
    };
    added.iter().enumerate().map(note).collect()
}

/// The tables and what Anki asks of them, as its own programs read them.
#[test]
fn a_collection_has_the_tables_that_anki_reads() {
    let bytes = anki_collection(&notes(), NOW).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("collection.anki2");
    std::fs::write(&path, bytes).unwrap();
    let collection = Connection::open(&path).unwrap();
    let text = |sql: &str| -> String { collection.query_row(sql, [], |row| row.get(0)).unwrap() };
    let number = |sql: &str| -> i64 { collection.query_row(sql, [], |row| row.get(0)).unwrap() };
    assert_eq!(number("SELECT ver FROM col"), 11);
    for table in ["notes", "cards"] {
        assert_eq!(number(&format!("SELECT COUNT(*) FROM {table}")), 3);
    }
    let counted = "SELECT COUNT(*) FROM revlog, graves";
    assert_eq!(number(counted), 0);
    // Every card belongs to a note, a deck and a type of notes that are there.
    let stray = "SELECT COUNT(*) FROM cards c LEFT JOIN notes n ON n.id = c.nid WHERE n.id IS NULL";
    assert_eq!(number(stray), 0);
    let deck = number("SELECT did FROM cards LIMIT 1");
    assert!(text("SELECT decks FROM col").contains(&format!("\"{deck}\":")));
    let model = number("SELECT mid FROM notes LIMIT 1");
    let models: serde_json::Value = serde_json::from_str(&text("SELECT models FROM col")).unwrap();
    let fields = models[model.to_string()]["flds"].as_array().unwrap().len();
    let written = text("SELECT flds FROM notes LIMIT 1");
    assert_eq!(written.split('\u{1f}').count(), fields);
    // The answered card is due two days on, the others are new.
    assert_eq!(number("SELECT type FROM cards ORDER BY id LIMIT 1"), 2);
    assert_eq!(number("SELECT ivl FROM cards ORDER BY id LIMIT 1"), 2);
    assert_eq!(
        number("SELECT COUNT(*) FROM cards WHERE type = 0 AND queue = 0"),
        2
    );
    // Known again by these when the package is imported once more.
    assert_eq!(number("SELECT COUNT(DISTINCT guid) FROM notes"), 3);
}

#[test]
fn cards_come_back_with_what_is_remembered() {
    let notes = notes();
    let bytes = anki_collection(&notes, NOW).unwrap();
    let found = anki_cards(&bytes, NOW).unwrap();
    assert_eq!((found.cards.len(), found.others), (3, 0));
    for (card, note) in found.cards.iter().zip(&notes) {
        assert_eq!(card.card, note.row.card);
        let stability = |memory: Option<barpoint_study::Memory>| memory.map(|m| m.stability);
        assert_eq!(stability(card.memory), stability(note.row.memory));
    }
    assert!(anki_cards(b"a text that is no database", NOW).is_err());
}
