//! The list of formats.

use crate::error::shorten;
use crate::{
    Format, ImportError, ImportErrorKind, Imported, Place, Warning, WarningKind, berliner, bgf,
    bgroom, empire, gamesgrid, ids, jellyfish_pos, json, mat, ogxm, oldmoves, party, sgf, snowie,
    text, truemoney, unsupported, xg,
};

/// All formats, the most specific first.
pub static FORMATS: &[&dyn Format] = &[
    &bgf::Bgf,
    &ogxm::Ogxm,
    &xg::Xg,
    &sgf::Sgf,
    &json::Json,
    &mat::Mat,
    &mat::XgMat,
    &mat::Gam,
    &jellyfish_pos::JellyfishPos,
    &snowie::SnowieMatch,
    &snowie::SnowiePosition,
    &gamesgrid::GamesGrid,
    &oldmoves::OldMoves,
    &truemoney::TrueMoney,
    &berliner::Berliner,
    &empire::Empire,
    &party::Party,
    &bgroom::BgRoom,
    &ids::Ids,
];

/// How much of a file the formats read to recognise it, first in a hurry and then, if no format fits, with more
/// patience: some files begin with long remarks.
const HEADS: [usize; 2] = [8192, 1 << 20];

/// What most files show themselves to be by. It spares a quarter of the time that reading takes.
const GLANCE: usize = 1024;

/// A format as likely as this at a glance is not looked at again.
const SURE: u8 = 90;

/// The format of these bytes, recognised by content; `None` if no format matches.
///
/// ```
/// let format = barpoint_formats::detect(b"(;FF[4]GM[6]AP[GNU Backgammon:1.07.001])").unwrap();
/// assert_eq!(format.name(), "sgf");
/// assert!(barpoint_formats::detect(b"GIF89a").is_none());
/// ```
#[must_use]
pub fn detect(bytes: &[u8]) -> Option<&'static dyn Format> {
    let head = |most: usize| &bytes[..bytes.len().min(most)];
    if let Some((SURE.., format)) = best(head(GLANCE)) {
        return Some(format);
    }
    let [first, more] = HEADS.map(head);
    let found = best(first).or_else(|| best(more).filter(|_| more.len() > first.len()));
    found.map(|(_, format)| format)
}

/// The format that these first bytes fit best, and how likely it is.
fn best(head: &[u8]) -> Option<(u8, &'static dyn Format)> {
    FORMATS
        .iter()
        .map(|format| (format.sniff(head), *format))
        .filter(|(score, _)| *score > 0)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
}

/// The format with this name.
///
/// ```
/// assert!(barpoint_formats::by_name("mat").is_some());
/// assert!(barpoint_formats::by_name("gif").is_none());
/// ```
#[must_use]
pub fn by_name(name: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|f| f.name() == name)
}

/// Reads a file of any known format: the first of what it holds, with a warning if there is more.
///
/// ```
/// use barpoint_formats::import;
///
/// let error = import(b"nothing of ours").unwrap_err();
/// assert!(error.to_string().starts_with("unknown format: line 1: "));
/// ```
///
/// # Errors
/// Where the file contradicts its format, and what was expected there.
pub fn import(bytes: &[u8]) -> Result<Imported, ImportError> {
    let mut all = import_all(bytes)?;
    let found = all.len();
    let mut first = all.swap_remove(0);
    if found > 1 {
        let kind = WarningKind::Further { found };
        first.warnings.push(Warning::line(1, kind));
    }
    Ok(first)
}

/// Reads a file of any known format: every match or position in it, in file order, at least one.
///
/// # Errors
/// Where the file contradicts its format, and what was expected there.
pub fn import_all(bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
    let Some(format) = detect(bytes) else {
        let head = &bytes[..bytes.len().min(HEADS[0])];
        let kind = match unsupported::name(head) {
            Some((name, advice)) => ImportErrorKind::Unsupported { name, advice },
            None => ImportErrorKind::UnknownFormat {
                found: describe(head),
            },
        };
        return Err(ImportError {
            format: "unknown format",
            place: Place::Line(1),
            kind,
        });
    };
    format.import(bytes)
}

/// What a file of no known format begins with.
fn describe(head: &[u8]) -> String {
    let decoded = text::decode(head);
    let first = decoded.trim_start().lines().next().unwrap_or_default();
    if first.is_empty() {
        return "an empty file".to_owned();
    }
    let is_binary = |c: char| c.is_control() && !matches!(c, '\t' | '\r');
    if first.contains(is_binary) {
        return "binary data".to_owned();
    }
    format!("{:?}", shorten(first))
}
