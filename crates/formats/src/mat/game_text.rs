//! The lines of one game, and what is said of those that are left out.

use barpoint_rules::BySide;

use super::header::Standing;
use crate::WarningKind;
use crate::error::Warning;

/// A game's lines, numbered.
#[derive(Debug, Default)]
pub(super) struct GameText<'a> {
    /// Number of the score line.
    pub(super) line: u32,
    pub(super) standing: BySide<Standing>,
    pub(super) lines: Vec<(u32, &'a str)>,
}

impl GameText<'_> {
    pub(super) fn score(&self) -> BySide<u16> {
        BySide::new(self.standing.white.score, self.standing.black.score)
    }
}

/// A line that says nothing known.
pub(super) fn ignored(line: u32, expected: &'static str, found: &str) -> Warning {
    Warning::line(
        line,
        WarningKind::Ignored {
            expected,
            found: crate::error::shorten(found.trim()),
        },
    )
}
