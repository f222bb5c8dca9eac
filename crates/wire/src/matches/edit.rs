//! Comments and marks by the user.

use barpoint_app::matches::{self as app, MarkEdit};
use barpoint_record::SkillMark;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a user changes in an entry; what is absent stays. It belongs to the match and holds whichever analysis is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EntryEdit {
    /// The comment; empty for none.
    #[serde(default)]
    pub comment: Option<String>,
    /// The mark of the play or cube action: `none`, `doubtful`, `bad` or `very_bad`; `analysis` for that of the analysis shown.
    #[serde(default)]
    pub mark: Option<String>,
    /// The mark of not doubling, in the same words.
    #[serde(default)]
    pub cube_mark: Option<String>,
}

/// A word that is no mark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected none, doubtful, bad, very_bad or analysis as mark, found {found:?}")]
pub struct MarkNameError {
    /// The word.
    pub found: String,
}

impl TryFrom<EntryEdit> for app::EntryEdit {
    type Error = MarkNameError;

    fn try_from(edit: EntryEdit) -> Result<Self, MarkNameError> {
        let parse = |text: Option<String>| text.as_deref().map(parse_mark).transpose();
        Ok(Self {
            comment: edit.comment,
            mark: parse(edit.mark)?,
            cube_mark: parse(edit.cube_mark)?,
        })
    }
}

fn parse_mark(text: &str) -> Result<MarkEdit, MarkNameError> {
    let set = |mark| Ok(MarkEdit::Set(app::SetMark::Mark(mark)));
    match text {
        "analysis" => Ok(MarkEdit::Analysis),
        "none" => Ok(MarkEdit::Set(app::SetMark::None)),
        "doubtful" => set(SkillMark::Doubtful),
        "bad" => set(SkillMark::Bad),
        "very_bad" => set(SkillMark::VeryBad),
        found => Err(MarkNameError {
            found: found.to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_by_their_names() {
        let edit = |mark: &str| {
            app::EntryEdit::try_from(EntryEdit {
                mark: Some(mark.to_owned()),
                ..EntryEdit::default()
            })
        };
        let bad = MarkEdit::Set(app::SetMark::Mark(SkillMark::Bad));
        assert_eq!(edit("bad").unwrap().mark, Some(bad));
        assert_eq!(edit("analysis").unwrap().mark, Some(MarkEdit::Analysis));
        let error = edit("good").unwrap_err().to_string();
        assert_eq!(
            error,
            "expected none, doubtful, bad, very_bad or analysis as mark, found \"good\""
        );
    }
}
