//! Marks set by hand: they belong to the match and hold whichever analysis is shown.

use barpoint_engine::EntryIndex;
use barpoint_record::{MatchRecord, SkillMark};
use serde::{Deserialize, Serialize};

use super::MarkName;

/// The marks that a user gave an entry; `None` leaves the analysis its say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandMark {
    /// The game, from 0.
    pub game: usize,
    /// The entry, from 0.
    pub entry: usize,
    /// The mark of the play or cube act.
    pub mark: Option<SetMark>,
    /// The mark of not doubling.
    pub cube_mark: Option<SetMark>,
}

/// A mark or the word that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetMark {
    /// No mark, whatever an analysis says.
    None,
    /// This mark.
    #[serde(untagged)]
    Mark(MarkName),
}

impl SetMark {
    fn skill(self) -> Option<SkillMark> {
        match self {
            Self::None => None,
            Self::Mark(mark) => Some(mark.into()),
        }
    }
}

impl HandMark {
    /// The marks of an entry in a list, added where there are none yet.
    pub(super) fn entry_of(list: &mut Vec<Self>, at: EntryIndex) -> &mut Self {
        let found = list
            .iter()
            .position(|mark| (mark.game, mark.entry) == (at.game, at.entry));
        let index = found.unwrap_or_else(|| {
            list.push(Self {
                game: at.game,
                entry: at.entry,
                mark: None,
                cube_mark: None,
            });
            list.len() - 1
        });
        &mut list[index]
    }

    /// Whether it says nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.mark.is_none() && self.cube_mark.is_none()
    }

    /// Puts marks into the record that is shown.
    pub fn put(list: &[Self], record: &mut MatchRecord) {
        for hand in list {
            let game = record.games.get_mut(hand.game);
            let Some(entry) = game.and_then(|game| game.entries.get_mut(hand.entry)) else {
                continue;
            };
            if let Some(mark) = hand.mark {
                entry.skill = mark.skill();
            }
            if let Some(mark) = hand.cube_mark {
                entry.cube_skill = mark.skill();
            }
        }
    }
}
