//! The lines of one game, and what is said of those that are left out.

use barpoint_rules::BySide;

use super::header::Standing;
use crate::WarningKind;
use crate::warning::Warning;

/// A game's lines, numbered.
#[derive(Debug, Default)]
pub(super) struct GameText<'a> {
    /// Number of the line it begins with.
    pub(super) line: u32,
    /// Its number by its `Game` line.
    pub(super) number: Option<u32>,
    /// What its score line says, if it has one that can be read.
    pub(super) standing: Option<BySide<Standing<'a>>>,
    pub(super) lines: Vec<(u32, &'a str)>,
}

impl GameText<'_> {
    /// The score by its score line.
    pub(super) fn score(&self) -> Option<BySide<u16>> {
        let standing = self.standing.as_ref()?;
        Some(BySide::new(standing.white.score, standing.black.score))
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
