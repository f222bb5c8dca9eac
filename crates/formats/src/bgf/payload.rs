//! The header line and what it says about the packing of the rest.

use std::io::Read;

use flate2::read::MultiGzDecoder;
use serde::Deserialize;
use serde::de::DeserializeSeed;

use super::NAME;
use super::data::{Match, MatchSeed};
use crate::ImportError;
use crate::error::shorten;

/// No match is larger; a document of a thousand games with full analysis has about this size.
const MOST_BYTES: u64 = 128 << 20;
/// Real files unpack to four or five times their size. More is not refused, as a match without analysis repeats itself
/// more; much more is.
const MOST_RATIO: u64 = 50;

/// No session has more turns.
const MOST_EVENTS: usize = 100_000;

/// The first line.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Header {
    #[serde(default = "yes")]
    compress: bool,
    #[serde(default = "yes")]
    use_smile: bool,
}

const fn yes() -> bool {
    true
}

/// Whether a file begins with the header line of this format.
pub(super) fn is_header(head: &[u8]) -> bool {
    let start: Vec<u8> = head
        .iter()
        .copied()
        .filter(|byte| !byte.is_ascii_whitespace())
        .take(15)
        .collect();
    start.starts_with(br#"{"format":"BGF""#)
}

/// The document, and what cut it short if anything did.
pub(super) fn read(bytes: &[u8]) -> Result<(Match, Option<Cut>), ImportError> {
    let line = bytes
        .split(|&byte| byte == b'\n')
        .next()
        .unwrap_or_default();
    let header: Header = serde_json::from_slice(line).map_err(|_| {
        let found = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        ImportError::at_byte(
            NAME,
            0,
            "a line of JSON that says how the file is packed",
            found,
        )
    })?;
    let packed = bytes.get(line.len() + 1..).unwrap_or_default();
    let (document, mut cut) = if header.compress {
        unpack(packed)?
    } else {
        (packed.to_vec(), None)
    };
    let mut found = Match {
        // An event takes more than this in every file seen, packed or not.
        events_left: (2000 + bytes.len() / 8).min(MOST_EVENTS),
        ..Match::default()
    };
    let seed = MatchSeed(&mut found);
    let read = if header.use_smile {
        let mut smile = serde_smile::Deserializer::from_slice(&document);
        seed.deserialize(&mut smile).map_err(|e| e.to_string())
    } else {
        let mut json = serde_json::Deserializer::from_slice(&document);
        seed.deserialize(&mut json).map_err(|e| e.to_string())
    };
    if let Err(what) = read {
        cut = cut.or(Some(Cut {
            what: shorten(&what),
        }));
    }
    if found.games.is_empty()
        && let Some(cut) = cut
    {
        let expected = "a document with games";
        return Err(ImportError::at_byte(
            NAME,
            line.len() + 1,
            expected,
            cut.what,
        ));
    }
    Ok((found, cut))
}

/// Why the end of the document is missing.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Cut {
    pub(super) what: String,
}

/// Unpacks as much as there is.
fn unpack(packed: &[u8]) -> Result<(Vec<u8>, Option<Cut>), ImportError> {
    let size = u64::try_from(packed.len()).unwrap_or(u64::MAX);
    let limit = size.saturating_mul(MOST_RATIO).min(MOST_BYTES);
    let mut document = Vec::new();
    let read = MultiGzDecoder::new(packed)
        .take(limit + 1)
        .read_to_end(&mut document);
    if document.len() as u64 > limit {
        let found = format!("more than {limit} bytes");
        let expected = "a document of the size that a match can have";
        return Err(ImportError::at_byte(NAME, 0, expected, found));
    }
    let cut = read.err().map(|error| Cut {
        what: error.to_string(),
    });
    Ok((document, cut))
}
