//! Comments and marks of the user's own.

use barpoint_engine::EntryIndex;
use barpoint_record::MatchRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{HandMark, MarkName, SetMark};

/// What a user changes in an entry; what is absent stays. It belongs to the match and holds whichever analysis is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EntryEdit {
    /// The comment; empty for none.
    #[serde(default)]
    pub comment: Option<String>,
    /// The mark of the play or cube act: `none`, `doubtful`, `bad` or `very_bad`; `analysis` for that of the analysis shown.
    #[serde(default)]
    pub mark: Option<String>,
    /// The mark of not doubling, in the same words.
    #[serde(default)]
    pub cube_mark: Option<String>,
}

/// Why an entry cannot be changed so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryEditError {
    /// No such entry.
    #[error("there is no such entry")]
    Place,
    /// No such mark.
    #[error("expected none, doubtful, bad, very_bad or analysis as mark, found {found:?}")]
    Mark {
        /// What was given.
        found: String,
    },
    /// A comment longer than anybody writes.
    #[error("expected a comment of at most {most} characters, found {found}", most = EntryEdit::LONGEST)]
    Comment {
        /// How long it is.
        found: usize,
    },
}

impl EntryEdit {
    /// Longest comment.
    pub const LONGEST: usize = 20_000;

    /// Changes a record's comment and the list of marks set by hand.
    ///
    /// # Errors
    /// If there is no such entry or something is nonsense; nothing has changed then.
    pub fn apply(
        &self,
        record: &mut MatchRecord,
        marks: &mut Vec<HandMark>,
        at: EntryIndex,
    ) -> Result<(), EntryEditError> {
        let parse = |text: &Option<String>| text.as_deref().map(parse_mark).transpose();
        let (mark, cube_mark) = (parse(&self.mark)?, parse(&self.cube_mark)?);
        let length = self.comment.as_ref().map(|text| text.chars().count());
        if let Some(found) = length.filter(|&found| found > Self::LONGEST) {
            return Err(EntryEditError::Comment { found });
        }
        let entry = record
            .games
            .get_mut(at.game)
            .and_then(|game| game.entries.get_mut(at.entry))
            .ok_or(EntryEditError::Place)?;
        if let Some(comment) = &self.comment {
            entry.comment = Some(comment.clone()).filter(|text| !text.trim().is_empty());
        }
        let hand = HandMark::entry_of(marks, at);
        hand.mark = mark.unwrap_or(hand.mark);
        hand.cube_mark = cube_mark.unwrap_or(hand.cube_mark);
        marks.retain(|hand| !hand.is_empty());
        Ok(())
    }
}

/// A mark as it is asked for; `None` for that of the analysis.
fn parse_mark(text: &str) -> Result<Option<SetMark>, EntryEditError> {
    Ok(Some(match text {
        "analysis" => return Ok(None),
        "none" => SetMark::None,
        "doubtful" => SetMark::Mark(MarkName::Doubtful),
        "bad" => SetMark::Mark(MarkName::Bad),
        "very_bad" => SetMark::Mark(MarkName::VeryBad),
        found => {
            let found = found.to_owned();
            return Err(EntryEditError::Mark { found });
        }
    }))
}
