//! The file as a whole: one match, or in a stream several.

use barpoint_record::{Attachment, Clock, MatchRecord};

use super::annotations::{self, Note};
use super::cursor::Result;
use super::game;
use super::header::{self, Header};
use super::replay::{self, PlyPlace};
use super::sections::{self, File};
use super::standing::Standing;
use super::{NAME, analysis, clock};
use crate::error::ImportErrorKind;
use crate::warning::Warning;
use crate::{ImportError, Imported, Place, WarningKind, text};

/// No file has more turns.
const MOST_PLIES: usize = 100_000;
/// No stream is read further.
const MOST_MATCHES: usize = 10_000;
/// The name under which a record keeps the file it was read from.
pub(super) const WHOLE: &str = "file";

/// Reads every match; what follows damage in a stream is read from the next whole match on.
pub(super) fn read_all(bytes: &[u8]) -> Result<Vec<Imported>> {
    let mut all = vec![read(bytes, 0)?];
    let mut next = all[0].1;
    while next < bytes.len() && all.len() < MOST_MATCHES {
        match read(&bytes[next..], next) {
            Ok((one, size)) => {
                next += size;
                all.push((one, size));
            }
            Err(error) => {
                let again = bytes[next + 1..]
                    .windows(4)
                    .position(|four| four == b"OGXM");
                next = again.map_or(bytes.len(), |skipped| next + 1 + skipped);
                warn(&mut all, &error);
            }
        }
    }
    Ok(all.into_iter().map(|(one, _)| one).collect())
}

/// Says after the last match that the next is damaged.
fn warn(all: &mut [(Imported, usize)], error: &ImportError) {
    if let Some((last, _)) = all.last_mut() {
        let found = match &error.kind {
            ImportErrorKind::Expected { expected, found } => {
                format!("expected {expected}, found {found}")
            }
            other => other.to_string(),
        };
        last.warnings.push(Warning {
            place: error.place,
            kind: WarningKind::Ignored {
                expected: "another match",
                found,
            },
        });
    }
}

/// A match and where its parts went.
pub(super) struct Parts<'a> {
    pub(super) file: File<'a>,
    pub(super) record: MatchRecord,
    pub(super) places: Vec<PlyPlace>,
    pub(super) notes: Vec<Note<'a>>,
    pub(super) warnings: Vec<Warning>,
}

fn read(bytes: &[u8], base: usize) -> Result<(Imported, usize)> {
    let Parts {
        file,
        mut record,
        warnings,
        ..
    } = parts(bytes, base)?;
    record.attachments.push(Attachment {
        format: NAME.to_owned(),
        name: WHOLE.to_owned(),
        bytes: file.whole.to_vec(),
    });
    Ok((Imported { record, warnings }, file.whole.len()))
}

/// Reads a match and keeps hold of its parts.
pub(super) fn parts(bytes: &[u8], base: usize) -> Result<Parts<'_>> {
    let file = sections::read(bytes, base)?;
    let mut record = MatchRecord::default();
    let mut odd = Vec::new();
    let Some(first) = file.sections.first() else {
        return Err(ImportError::at_byte(NAME, base, "a match", "an empty file"));
    };
    let header = header::read(first, &mut record, &mut odd)?;
    let mut warnings = Vec::new();
    let mut places = Vec::new();
    games(&file, &header, &mut record, &mut places, &mut warnings)?;
    analysis::add(&file, &places, &mut record, &mut odd);
    clocks(&file, &places, &mut record, &mut odd);
    let notes = comments(&file, &places, &mut record, &mut odd);
    let place = Place::Byte(u64::try_from(base).unwrap_or(u64::MAX));
    warnings.extend(odd.into_iter().map(|kind| Warning { place, kind }));
    Ok(Parts {
        file,
        record,
        places,
        notes,
        warnings,
    })
}

fn games(
    file: &File<'_>,
    header: &Header,
    record: &mut MatchRecord,
    places: &mut Vec<PlyPlace>,
    warnings: &mut Vec<Warning>,
) -> Result<()> {
    let mut standing = Standing::new(header, record);
    for section in file.all(*b"GAME") {
        let game = game::read(section)?;
        if places.len() + game.plies.len() > MOST_PLIES {
            let found = format!("{} more", game.plies.len());
            return Err(ImportError::at_byte(
                NAME,
                section.at,
                "at most 100000 turns",
                found,
            ));
        }
        let start = standing.start(record, &game);
        let read = replay::read(&game, start, record, places, warnings);
        standing.add(record, &read);
        record.games.push(read);
    }
    Ok(())
}

fn clocks(
    file: &File<'_>,
    places: &[PlyPlace],
    record: &mut MatchRecord,
    odd: &mut Vec<WarningKind>,
) {
    let Some(section) = file.all(*b"CLCK").next() else {
        return;
    };
    let readings = clock::read(section).unwrap_or_else(|error| {
        odd.push(WarningKind::Ignored {
            expected: "readings of the clock",
            found: error.to_string(),
        });
        Vec::new()
    });
    for (place, reading) in places.iter().zip(readings) {
        let entry = place.entry().filter(|_| place.is_own());
        let game = record.games.get_mut(place.game());
        if let Some(entry) = game
            .zip(entry)
            .and_then(|(game, at)| game.entries.get_mut(at))
        {
            entry.clock = Some(Box::new(Clock {
                since_start: Some(reading),
                ..Clock::default()
            }));
        }
    }
}

/// The comment that a note belongs to, in a record.
pub(super) fn slot<'a>(
    note: &Note<'_>,
    places: &[PlyPlace],
    record: &'a mut MatchRecord,
) -> Option<&'a mut Option<String>> {
    let (game, entry) = match note.scope {
        annotations::MATCH => return Some(&mut record.info.comment),
        annotations::GAME => (note.target, Some(0)),
        2..=4 => {
            let place = places.get(note.target)?;
            (place.game(), place.entry().or(Some(0)))
        }
        _ => return None,
    };
    let entry = record.games.get_mut(game)?.entries.get_mut(entry?)?;
    Some(&mut entry.comment)
}

fn comments<'a>(
    file: &File<'a>,
    places: &[PlyPlace],
    record: &mut MatchRecord,
    odd: &mut Vec<WarningKind>,
) -> Vec<Note<'a>> {
    let Some(section) = file.all(*b"ANNO").next() else {
        return Vec::new();
    };
    let notes = annotations::read(section).unwrap_or_else(|error| {
        odd.push(WarningKind::Ignored {
            expected: "comments",
            found: error.to_string(),
        });
        Vec::new()
    });
    for note in &notes {
        if let Some(prose) = &note.prose
            && let Some(slot) = slot(note, places, record)
        {
            text::add_comment(slot, prose);
        }
    }
    notes
}
