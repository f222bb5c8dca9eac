//! Anki packages: a ZIP archive with a collection, pictures, and the list of their names.

use std::hash::Hasher;
use std::io::{Cursor, Read, Write};

use barpoint_draw::{
    BoardView, Captions, HomeSide, Orientation, PictureOptions, THEMES, board_svg,
};
use barpoint_engine::Engine;
use barpoint_rules::{BySide, Side};
use barpoint_store::{AnkiCards, AnkiNote, anki_cards, anki_collection};
use fnv::FnvHasher;
use zip::ZipArchive;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::{CardFileError, Kept, page};
use crate::files::MOST_BYTES;

/// The names that a collection has in packages, the newest first that is read.
const COLLECTIONS: [&str; 2] = ["collection.anki21", "collection.anki2"];
/// That of packages without support for older versions.
const TOO_NEW: &str = "collection.anki21b";

/// Cards as an Anki package: the board as SVG and the question in front, the candidates behind.
///
/// # Errors
/// If it cannot be packed.
pub fn anki_package(engine: &Engine, cards: &[Kept], now: u64) -> Result<Vec<u8>, CardFileError> {
    let pictures: Vec<String> = cards.iter().map(picture).collect();
    let notes: Vec<AnkiNote> = cards.iter().map(|card| note(engine, card)).collect();
    let collection = anki_collection(&notes, now);
    let collection = collection.map_err(|error| CardFileError::Package(error.to_string()))?;
    let names = cards.iter().enumerate();
    let names = names.map(|(number, card)| format!("\"{number}\": \"{}\"", name(card)));
    let media = format!("{{{}}}", names.collect::<Vec<_>>().join(", "));
    let packed = pack(&collection, &media, &pictures);
    packed.map_err(|error| CardFileError::Package(error.to_string()))
}

fn pack(collection: &[u8], media: &str, pictures: &[String]) -> std::io::Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |name: &str, bytes: &[u8]| {
        archive.start_file(name, SimpleFileOptions::default())?;
        archive.write_all(bytes)
    };
    add("collection.anki2", collection)?;
    add("media", media.as_bytes())?;
    for (number, picture) in pictures.iter().enumerate() {
        add(&number.to_string(), picture.as_bytes())?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The cards in an Anki package.
///
/// # Errors
/// If it is none, or one that only the newest Anki reads.
pub fn read_anki_package(bytes: &[u8], now: u64) -> Result<AnkiCards, CardFileError> {
    let package = |error: &dyn std::fmt::Display| CardFileError::Package(error.to_string());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| package(&error))?;
    let known = COLLECTIONS
        .into_iter()
        .find(|name| archive.index_for_name(name).is_some());
    if archive.index_for_name(TOO_NEW).is_some() {
        return Err(package(
            &"it is for the newest Anki alone: export it again with support for older versions",
        ));
    }
    let name = known.ok_or_else(|| CardFileError::Foreign("another archive".to_owned()))?;
    let file = archive.by_name(name).map_err(|error| package(&error))?;
    let mut collection = Vec::new();
    let read = file.take(MOST_BYTES).read_to_end(&mut collection);
    read.map_err(|error| package(&error))?;
    anki_cards(&collection, now).map_err(|error| package(&error))
}

/// The name of a card's picture in Anki's folder of media, the same in every package.
fn name(card: &Kept) -> String {
    let mut hasher = FnvHasher::default();
    hasher.write(card.row.card.key().as_bytes());
    format!("barpoint-{:016x}.svg", hasher.finish())
}

fn picture(card: &Kept) -> String {
    let card = &card.row.card;
    let players = &card.record().players;
    let names = BySide::from_fn(|side: Side| players[side].name.clone());
    let options = PictureOptions {
        orientation: Orientation {
            bottom: card.side(),
            home: HomeSide::Right,
            light: card.side().other(),
        },
        captions: Captions::Players,
        play: None,
    };
    let view = BoardView::of(card.state(), names);
    board_svg(&view, &THEMES[0].light, &options)
}

fn note(engine: &Engine, card: &Kept) -> AnkiNote {
    AnkiNote {
        board: format!("<img src=\"{}\">", name(card)),
        question: page::escaped(page::question(&card.row.card)),
        answer: page::answer(engine, &card.row.card),
        note: page::escaped(&card.row.note),
        source: page::escaped(&card.row.source),
        row: card.row.clone(),
    }
}
