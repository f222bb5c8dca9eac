//! gnubg's SGF: one game tree per game, with analysis.
//!
//! Layout after the SGF FF\[4\] standard (<https://www.red-bean.com/sgf/>) and gnubg's own properties as its
//! files show them.

mod attached;
mod checker;
mod cube;
mod escapes;
mod estimate;
mod generator;
mod headers;
mod illegal;
mod letters;
mod losses;
mod node;
mod nodes;
mod number;
mod opinions;
mod parse;
mod root;
mod rules;
mod scan;
mod settings;
mod setup;
mod statistics;
mod tree;
mod values;
mod write;

pub use attached::{attach, detach};

use barpoint_record::MatchRecord;

use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported, text};

/// What the format is called.
pub const NAME: &str = "sgf";

/// gnubg's Smart Game Format files.
pub struct Sgf;

impl Format for Sgf {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "GNU Backgammon game collection (SGF) with analysis"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::All,
            loses: "a start of all games that is no variant's; limits of checkers, beavers and automatic doubles",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let Some(start) = head.find('(') else {
            return 0;
        };
        let Some(root) = head[start + 1..].trim_start().strip_prefix(';') else {
            return 0;
        };
        let compact: String = root
            .chars()
            .take(200)
            .filter(|c| !c.is_whitespace())
            .collect();
        match (compact.contains("GM[6]"), compact.contains("FF[")) {
            (true, true) if head[..start].trim().is_empty() => 100,
            (true, _) => 80,
            (false, _) => 0,
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        tree::read(&text::decode(bytes))
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        if record.games.is_empty() {
            return Err(ExportError::CannotHold {
                format: NAME,
                what: "a match without games",
            });
        }
        Ok(write::write(record).into_bytes())
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        losses::of(record)
    }
}
