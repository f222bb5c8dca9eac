//! IDs of positions: lists with one a line, texts that XG and `BGBlitz` copy to the clipboard, and pages and mails with
//! an ID or a match text inside.
//!
//! Found are XGIDs, OGIDs, GNUBG IDs, Position IDs and Match IDs. Of a copied text the analysis becomes an opinion of
//! its program. It is read by its layout, not by its words, which are in the user's language.

mod bgblitz;
mod clipboard;
mod list;
mod numbers;
mod page;
mod xg;

use crate::{Abilities, AnalysisKept, Format, ImportError, Imported, mat, text};

const NAME: &str = "ids";

/// More than this is no list of positions.
const MOST_BYTES: usize = 8 << 20;

/// Lists of IDs, copied positions, pages and mails.
pub struct Ids;

impl Format for Ids {
    fn name(&self) -> &'static str {
        NAME
    }

    fn summary(&self) -> &'static str {
        "XGIDs, OGIDs, GNUBG IDs, Position IDs, Match IDs; copied positions, pages, mails (.txt, .html, .eml)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: false,
            analysis: AnalysisKept::TheirOwn,
            loses: "text around the IDs, analyses of answers to doubles",
        }
    }

    fn is_for_positions(&self) -> bool {
        true
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        if is_binary(&head) {
            return 0;
        }
        let page = page::plain(&head);
        if page.is_changed && mat::Mat.sniff(page.text().as_bytes()) > 0 {
            return 95;
        }
        if list::has_id(&page) { 40 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        if bytes.len() > MOST_BYTES {
            let found = format!("{} bytes", bytes.len());
            return Err(ImportError::expected(
                NAME,
                1,
                "at most 8 MiB of text",
                found,
            ));
        }
        let text = text::decode(bytes);
        let page = page::plain(&text);
        if page.is_changed && mat::Mat.sniff(page.text().as_bytes()) > 0 {
            return page.read_match();
        }
        list::read(&page)
    }
}

/// A quick look that spares match texts, which have thousands of lines, the search: every ID has a dozen characters, or a colon
/// between its fields.
fn may_hold_id(line: &str) -> bool {
    line.split_ascii_whitespace()
        .any(|word| word.len() >= 12 || word.trim_end_matches(':').contains(':'))
}

/// Whether a text holds what no text holds.
fn is_binary(text: &str) -> bool {
    text.contains(|c: char| c.is_control() && !matches!(c, '\t' | '\r' | '\n' | '\x0c'))
}

#[cfg(test)]
mod tests;
