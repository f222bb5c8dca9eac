//! Where a match begins.

use super::super::match_text::{MatchText, take_headers};
use super::Splitter;
use crate::WarningKind;
use crate::error::shorten;
use crate::warning::Warning;

impl Splitter<'_> {
    /// Begins a match of this length; a text that is no number of points is given instead.
    pub(super) fn begin_match(&mut self, line: u32, length: Result<u16, &str>) {
        self.close_due();
        let mut headers = std::mem::take(&mut self.headers);
        if let Some(game) = self.matches.last_mut().and_then(|m| m.games.last_mut()) {
            headers.splice(0..0, take_headers(&mut game.lines));
        }
        let mut found = MatchText {
            line,
            headers,
            ..MatchText::default()
        };
        match length {
            Ok(length) => found.length = length,
            // XG calls a session without an end a match to 99999 points.
            Err(text) => found.warnings.push(Warning::line(
                line,
                WarningKind::Assumed {
                    expected: "a match length up to 65535",
                    found: shorten(text),
                    assumed: "read as a money session",
                },
            )),
        }
        self.matches.push(found);
    }
}
