//! Marks set by hand: they belong to the match and hold whichever analysis is shown.

use barpoint_app::matches as app;
use barpoint_engine::EntryIndex;
use serde::{Deserialize, Serialize};

use super::MarkName;

/// The marks that a user gave an entry; where one is `None`, the analysis decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandMark {
    /// The game, from 0.
    pub game: usize,
    /// The entry, from 0.
    pub entry: usize,
    /// The mark of the play or cube action.
    pub mark: Option<SetMark>,
    /// The mark of not doubling.
    pub cube_mark: Option<SetMark>,
}

/// A mark, or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetMark {
    /// No mark, whatever an analysis says.
    None,
    /// This mark.
    #[serde(untagged)]
    Mark(MarkName),
}

impl From<app::SetMark> for SetMark {
    fn from(mark: app::SetMark) -> Self {
        match mark {
            app::SetMark::None => Self::None,
            app::SetMark::Mark(mark) => Self::Mark(mark.into()),
        }
    }
}

impl From<SetMark> for app::SetMark {
    fn from(mark: SetMark) -> Self {
        match mark {
            SetMark::None => Self::None,
            SetMark::Mark(mark) => Self::Mark(mark.into()),
        }
    }
}

impl From<&app::HandMark> for HandMark {
    fn from(hand: &app::HandMark) -> Self {
        Self {
            game: hand.at.game,
            entry: hand.at.entry,
            mark: hand.mark.map(Into::into),
            cube_mark: hand.cube_mark.map(Into::into),
        }
    }
}

impl From<HandMark> for app::HandMark {
    fn from(hand: HandMark) -> Self {
        Self {
            at: EntryIndex {
                game: hand.game,
                entry: hand.entry,
            },
            mark: hand.mark.map(Into::into),
            cube_mark: hand.cube_mark.map(Into::into),
        }
    }
}
