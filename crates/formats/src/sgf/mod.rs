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
mod node;
mod number;
mod opinions;
mod parse;
mod root;
mod settings;
mod setup;
mod statistics;
mod tree;
mod values;
mod write;

pub use attached::{attach, detach};

use barpoint_record::{GameRecord, MatchRecord};

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
            loses: "",
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
        let collection = parse::parse(&text::decode(bytes))?;
        let mut warnings = collection.warnings;
        let record = tree::read(&collection.trees, &mut warnings)?;
        let is_played = |game: &GameRecord| game.result.is_some() || !game.entries.is_empty();
        if !record.games.iter().any(is_played)
            && let Some(cut) = collection.cut
        {
            return Err(cut);
        }
        if collection.trees.iter().all(tree::says_nothing) {
            let expected = "at least one game";
            return Err(ImportError::expected(
                NAME,
                1,
                expected,
                "an empty game tree",
            ));
        }
        Ok(vec![Imported { record, warnings }])
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
}
