//! BGBlitz's match files (`.bgf`): a line of JSON that says how the rest is packed, then one document, usually
//! gzipped Smile (binary JSON).
//!
//! Green is named first and becomes White. Every event says whose it is; events that are no plays carry 7 as the
//! die of green and a code as that of red. Numbers of evaluations are texts, -99 and below where there are none.

mod data;
mod event;
mod figures;
mod game;
mod lists;
mod opinion;
mod payload;
mod read;
mod result;
mod start;
mod value;

use crate::{Abilities, AnalysisKept, Format, ImportError, Imported};

const NAME: &str = "bgf";

/// BGBlitz match files (`.bgf`).
pub struct Bgf;

impl Format for Bgf {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "BGBlitz match (.bgf)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::TheirOwn,
            loses: "analyses of variations inside an analysis, luck of whole games",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        if payload::is_header(head) { 100 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        read::read(bytes).map(|one| vec![one])
    }
}

#[cfg(test)]
mod tests;
