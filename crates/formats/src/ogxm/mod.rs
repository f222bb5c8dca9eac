//! `OpenGammon`'s match format OGXM 2 (`.ogxm`, `.gvab`), with the analyses of any number of programs.
//!
//! Numbers are little-endian. Points are absolute: White moves up from 1 to 24, Black down; place 0 is White's bar, 25
//! Black's. A file that was read and is written again keeps every byte of what did not change: its sections are an
//! attachment of the record.

mod alternatives;
mod analysis;
mod annotations;
mod blocks;
mod boards;
mod clock;
mod cursor;
mod dates;
mod decisions;
mod game;
mod header;
mod level;
mod order;
mod plies;
mod read;
mod replay;
mod scale;
mod sections;
mod situations;
mod standing;
mod turns;
mod write;

use barpoint_record::MatchRecord;

use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported};

const NAME: &str = "ogxm";

/// `OpenGammon` matches (`.ogxm`).
pub struct Ogxm;

impl Format for Ogxm {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "OpenGammon, HedgeHog and GammonView match OGXM 2 (.ogxm, .gvab)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::All,
            loses: "the steps of illegal plays, settings of evaluations and rollouts",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        if head.starts_with(b"OGXM") { 100 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        read::read_all(bytes)
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        write::write(record)
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        write::losses(record)
    }
}

#[cfg(test)]
mod tests;
