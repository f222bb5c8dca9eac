//! eXtreme Gammon's matches and positions (`.xg`, `.xgp`), with its analysis as the opinion of another program.
//!
//! Layout after its maker's description of the format ("XG file format", `GameSite` 2000 Ltd, 2013, free to redistribute),
//! checked against real files; see `docs/formats/xg.md`. In a place of a warning, bytes count from the first record,
//! unpacked; for what is wrong with the file as a whole, from its beginning.

mod analysis;
mod boards;
mod bytes;
mod comments;
mod container;
mod figures;
mod game;
mod header;
mod inflate;
mod level;
mod play;
mod read;
mod rollout;
mod rtf;

use crate::error::shorten;
use crate::{
    Abilities, AnalysisKept, Format, ImportError, ImportErrorKind, Imported, Place, Warning,
    WarningKind,
};

/// What the format is called.
pub const NAME: &str = "xg";

/// eXtreme Gammon's matches, sessions and positions.
pub struct Xg;

impl Format for Xg {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "eXtreme Gammon match, session or position (.xg, .xgp) with analysis"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::TheirOwn,
            loses: "pictures, profiles, and stakes of money games are not read",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        if head.starts_with(container::MAGIC) {
            100
        } else {
            0
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        let mut warnings = Vec::new();
        let (title, members) = container::open(bytes, &mut warnings)?;
        let record = read::read(&title, &members, bytes.len(), &mut warnings)?;
        Ok(vec![Imported { record, warnings }])
    }
}

fn at_byte(place: usize, expected: &'static str, found: impl Into<String>) -> ImportError {
    ImportError {
        format: NAME,
        place: Place::Byte(place as u64),
        kind: ImportErrorKind::Expected {
            expected,
            found: shorten(&found.into()),
        },
    }
}

const fn warning(place: u64, kind: WarningKind) -> Warning {
    Warning {
        place: Place::Byte(place),
        kind,
    }
}

#[cfg(test)]
mod tests;
