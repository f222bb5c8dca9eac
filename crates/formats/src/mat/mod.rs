//! The .mat family: match texts of Jellyfish, Snowie, gnubg, XG, Galaxy, Studio, PlayOK and others.
//!
//! One reader takes all dialects: cells are found by their content, not by columns; gnubg's text of a game is turned into
//! one of them first. Written is
//! gnubg's layout (`mat`) or eXtreme Gammon's (`xgmat`).

mod cell;
mod crawford;
mod dialect;
mod gam;
mod game;
mod game_text;
mod game_writer;
mod gnubg_score;
mod gnubg_text;
mod header;
mod line;
mod losses;
mod match_text;
mod outcome;
mod read;
mod result;
mod set_up;
mod shown;
mod split;
mod write;
mod xg;

use barpoint_record::MatchRecord;

use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported, text};

pub(crate) const NAME: &str = "mat";

use dialect::Dialect;
pub use gam::Gam;
pub use xg::XgMat;

/// A match text without a head, with positions set up in it; `format` is named in errors.
pub(crate) fn snowie_text(
    record: &MatchRecord,
    format: &'static str,
) -> Result<String, ExportError> {
    write::body(record, Dialect::Gnubg, format, true)
}

/// What such a text loses, besides event data and rules.
pub(crate) fn snowie_losses(record: &MatchRecord) -> Vec<&'static str> {
    let mut lost = losses::of_text(record);
    if losses::has_other_ratings(record) {
        lost.push(losses::RATINGS);
    }
    if crawford::is_misread(record) && !crawford::is_lost(record) {
        lost.push(losses::CRAWFORD);
    }
    lost
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
            loses: "analysis, comments on moves, positions set up, resignations apart from their points",
        }
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        if gnubg_text::is_export(&head) {
            return 90;
        }
        let (mut has_length, mut has_game, mut has_score) = (false, false, false);
        for line in head.lines() {
            if has_game {
                has_score = header::score_line(line).is_some();
                break;
            }
            has_length |= header::match_length(line).is_some();
            has_game = header::is_game(line);
        }
        match (has_length, has_game) {
            (true, true) => 90,
            (true, false) => 60,
            (false, true) if has_score => 40,
            (false, _) => 0,
        }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        let text = text::decode(bytes);
        if gnubg_text::is_export(&text) {
            return gnubg_text::read(&text).map(|one| vec![one]);
        }
        read::read(&text)
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        write::write(record, Dialect::Gnubg, NAME).map(String::into_bytes)
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        let mut lost = losses::of_text(record);
        let has_header = |number: u8| header::has(record, &format!("Player {number} Elo"));
        if losses::has_other_ratings(record) && !(has_header(1) && has_header(2)) {
            lost.push(losses::RATINGS);
        }
        lost
    }
}
