//! The .mat family: match texts of Jellyfish, Snowie, gnubg, XG, Galaxy, Studio, PlayOK and others.
//!
//! One reader takes all dialects: cells are found by their content, not by columns; gnubg's text of a game is turned into
//! one of them first. The writer keeps to
//! gnubg's layout.

mod gam;
mod game;
mod game_text;
mod game_writer;
mod gnubg_text;
mod header;
mod line;
mod outcome;
mod read;
mod result;
mod write;

use barpoint_record::MatchRecord;

use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported, text};

pub(crate) const NAME: &str = "mat";

pub use gam::Gam;

/// A match text without a head, with positions set up in it.
pub(crate) fn snowie_text(record: &MatchRecord) -> Result<String, ExportError> {
    write::body(record, true)
}

/// Whether a line is a row of a match text.
pub(crate) fn is_row(text: &str) -> bool {
    line::row(text).is_some()
}

/// Match text files (`.mat`, `.txt`).
pub struct Mat;

impl Format for Mat {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "Jellyfish, Snowie, XG, Galaxy match text (.mat, .txt)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::None,
            loses: "comments on moves, positions set up, resignations apart from their points",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        if gnubg_text::is_export(&head) {
            return 90;
        }
        let mut lines = head.lines();
        let has_length = lines
            .by_ref()
            .any(|line| header::match_length(line).is_some());
        match (has_length, lines.any(header::is_game)) {
            (true, true) => 90,
            (true, false) => 60,
            (false, _) => 0,
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        let text = text::decode(bytes);
        if gnubg_text::is_export(&text) {
            return gnubg_text::read(&text).map(|one| vec![one]);
        }
        read::read(&text).map(|one| vec![one])
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        write::write(record).map(String::into_bytes)
    }
}
