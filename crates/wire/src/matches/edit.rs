//! Comments and marks of the user's own.

use barpoint_engine::EntryIndex;
use barpoint_record::{MatchRecord, SkillMark};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a user changes in an entry; what is absent stays, `none` takes a mark away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EntryEdit {
    /// The comment; empty for none.
    #[serde(default)]
    pub comment: Option<String>,
    /// The mark of the play or cube act: `none`, `doubtful`, `bad` or `very_bad`.
    #[serde(default)]
    pub mark: Option<String>,
    /// The mark of not doubling.
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
    #[error("expected none, doubtful, bad or very_bad as mark, found {found:?}")]
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

    /// Changes an entry.
    ///
    /// # Errors
    /// If there is no such entry or something is nonsense; nothing has changed then.
    pub fn apply(&self, record: &mut MatchRecord, at: EntryIndex) -> Result<(), EntryEditError> {
        let mark = |text: &Option<String>| text.as_deref().map(parse_mark).transpose();
        let (skill, cube_skill) = (mark(&self.mark)?, mark(&self.cube_mark)?);
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
        entry.skill = skill.unwrap_or(entry.skill);
        entry.cube_skill = cube_skill.unwrap_or(entry.cube_skill);
        Ok(())
    }
}

fn parse_mark(text: &str) -> Result<Option<SkillMark>, EntryEditError> {
    Ok(match text {
        "none" => None,
        "doubtful" => Some(SkillMark::Doubtful),
        "bad" => Some(SkillMark::Bad),
        "very_bad" => Some(SkillMark::VeryBad),
        found => {
            let found = found.to_owned();
            return Err(EntryEditError::Mark { found });
        }
    })
}
