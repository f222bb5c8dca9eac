//! Our own JSON: the whole record as it is in memory, read back without loss.
//!
//! `{"format": "barpoint-record", "version": 1, "matches": [...]}`; what stands in a match are the fields of
//! [`barpoint_record`], boards as Position IDs seen by the player on roll.

use barpoint_record::MatchRecord;
use serde::{Deserialize, Serialize};

use crate::{
    Abilities, AnalysisKept, ExportError, Format, ImportError, ImportErrorKind, Imported, Place,
    text,
};

const NAME: &str = "json";

/// What the file says it is.
const KIND: &str = "barpoint-record";

/// Raised when older programs could not read what is written, or newer ones what was.
const VERSION: u32 = 1;

/// Records as JSON.
pub(crate) struct Json;

/// What any version of the format begins with.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

#[derive(Deserialize)]
struct Body {
    matches: Vec<MatchRecord>,
}

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u32,
    matches: [&'a MatchRecord; 1],
}

impl Format for Json {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "everything barpoint knows of a match, as JSON (.json)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::All,
            loses: "",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let compact = head.chars().filter(|c| !c.is_whitespace()).take(64);
        let compact: String = compact.collect();
        let is_ours = compact.starts_with(r#"{"format":"barpoint-record""#);
        if is_ours { 100 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        let text = text::decode(bytes);
        let head: Head = read(&text)?;
        if head.format != KIND {
            let expected = "\"format\": \"barpoint-record\"";
            return Err(ImportError::expected(NAME, 1, expected, head.format));
        }
        if head.version != VERSION {
            let found = head.version.to_string();
            return Err(ImportError::expected(NAME, 1, "version 1", found));
        }
        let body: Body = read(&text)?;
        if body.matches.is_empty() {
            return Err(ImportError::expected(NAME, 1, "at least one match", "none"));
        }
        let imported = |record| Imported {
            record,
            warnings: Vec::new(),
        };
        Ok(body.matches.into_iter().map(imported).collect())
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        let mut bytes = serde_json::to_vec_pretty(&written(record)).map_err(|_| unwritable())?;
        bytes.push(b'\n');
        Ok(bytes)
    }
}

/// A record as a file of the JSON format without blanks: the shortest form that holds all of it.
///
/// # Errors
/// If it cannot be written.
pub fn compact_json(record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
    serde_json::to_vec(&written(record)).map_err(|_| unwritable())
}

const fn written(record: &MatchRecord) -> Written<'_> {
    Written {
        format: KIND,
        version: VERSION,
        matches: [record],
    }
}

const fn unwritable() -> ExportError {
    ExportError::CannotHold {
        format: NAME,
        what: "this record",
    }
}

fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ImportError> {
    serde_json::from_str(text).map_err(|error| {
        let told = error.to_string();
        // The place names the line.
        let what = told
            .rsplit_once(" at line ")
            .map_or(&*told, |parts| parts.0);
        ImportError {
            format: NAME,
            place: Place::Line(u32::try_from(error.line()).unwrap_or(u32::MAX)),
            kind: ImportErrorKind::Json {
                error: format!("{what}, at column {}", error.column()),
            },
        }
    })
}
