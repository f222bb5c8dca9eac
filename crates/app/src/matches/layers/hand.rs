//! What users change in a match: comments, and marks that hold whichever analysis is shown.

use barpoint_engine::{EntryIndex, MatchRecord};
use barpoint_record::SkillMark;

/// The marks that a user gave an entry; where one is `None`, the analysis decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandMark {
    /// The entry.
    pub at: EntryIndex,
    /// The mark of the play or cube action.
    pub mark: Option<SetMark>,
    /// The mark of not doubling.
    pub cube_mark: Option<SetMark>,
}

/// A mark set by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetMark {
    /// No mark, whatever an analysis says.
    None,
    /// This mark.
    Mark(SkillMark),
}

/// How a mark is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkEdit {
    /// The analysis decides again.
    Analysis,
    /// Set by hand.
    Set(SetMark),
}

/// A user's changes to an entry; `None` leaves a field as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryEdit {
    /// The comment; empty for none.
    pub comment: Option<String>,
    /// The mark of the play or cube action.
    pub mark: Option<MarkEdit>,
    /// The mark of not doubling.
    pub cube_mark: Option<MarkEdit>,
}

/// Why an entry cannot be changed like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryEditError {
    /// No such entry.
    #[error("there is no such entry")]
    Place,
    /// A comment that is too long.
    #[error("expected a comment of at most {most} characters, found {found}", most = EntryEdit::LONGEST)]
    Comment {
        /// Its length in characters.
        found: usize,
    },
}

impl EntryEdit {
    /// Longest comment, in characters.
    pub const LONGEST: usize = 20_000;

    /// Changes a record's comment and the list of marks set by hand.
    ///
    /// # Errors
    /// If there is no such entry or the comment is too long; nothing has changed then.
    pub(super) fn apply(
        &self,
        record: &mut MatchRecord,
        marks: &mut Vec<HandMark>,
        at: EntryIndex,
    ) -> Result<(), EntryEditError> {
        let length = self.comment.as_ref().map(|text| text.chars().count());
        if let Some(found) = length.filter(|&found| found > Self::LONGEST) {
            return Err(EntryEditError::Comment { found });
        }
        let game = record.games.get_mut(at.game);
        let entry = game.and_then(|game| game.entries.get_mut(at.entry));
        let entry = entry.ok_or(EntryEditError::Place)?;
        if let Some(comment) = &self.comment {
            entry.comment = Some(comment.clone()).filter(|text| !text.trim().is_empty());
        }
        let hand = HandMark::entry_of(marks, at);
        change(&mut hand.mark, self.mark);
        change(&mut hand.cube_mark, self.cube_mark);
        marks.retain(|hand| hand.mark.is_some() || hand.cube_mark.is_some());
        Ok(())
    }
}

fn change(mark: &mut Option<SetMark>, edit: Option<MarkEdit>) {
    match edit {
        None => {}
        Some(MarkEdit::Analysis) => *mark = None,
        Some(MarkEdit::Set(set)) => *mark = Some(set),
    }
}

impl SetMark {
    const fn skill(self) -> Option<SkillMark> {
        match self {
            Self::None => None,
            Self::Mark(mark) => Some(mark),
        }
    }
}

impl HandMark {
    /// The marks of an entry in a list, added if there are none yet.
    fn entry_of(list: &mut Vec<Self>, at: EntryIndex) -> &mut Self {
        let found = list.iter().position(|mark| mark.at == at);
        let index = found.unwrap_or_else(|| {
            list.push(Self {
                at,
                mark: None,
                cube_mark: None,
            });
            list.len() - 1
        });
        &mut list[index]
    }

    /// Puts marks into the record that is shown.
    pub(super) fn put(list: &[Self], record: &mut MatchRecord) {
        for hand in list {
            let game = record.games.get_mut(hand.at.game);
            let Some(entry) = game.and_then(|game| game.entries.get_mut(hand.at.entry)) else {
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

#[cfg(test)]
mod tests {
    use barpoint_record::{Entry, Event, GameRecord};
    use barpoint_rules::Side;

    use super::*;

    const AT: EntryIndex = EntryIndex { game: 0, entry: 0 };

    fn record() -> MatchRecord {
        let entry = Entry::new(Event::Double(Side::White));
        MatchRecord {
            games: vec![GameRecord {
                entries: vec![entry],
                ..GameRecord::default()
            }],
            ..MatchRecord::default()
        }
    }

    #[test]
    fn a_mark_set_by_hand_holds_until_the_analysis_decides_again() {
        let (mut record, mut marks) = (record(), Vec::new());
        let mut edit = EntryEdit {
            comment: Some("Why?".to_owned()),
            mark: Some(MarkEdit::Set(SetMark::Mark(SkillMark::Bad))),
            cube_mark: None,
        };
        edit.apply(&mut record, &mut marks, AT).unwrap();
        HandMark::put(&marks, &mut record);
        let entry = &record.games[0].entries[0];
        assert_eq!(entry.comment.as_deref(), Some("Why?"));
        assert_eq!(
            (entry.skill, entry.cube_skill),
            (Some(SkillMark::Bad), None)
        );

        edit.comment = Some(" ".to_owned());
        edit.mark = Some(MarkEdit::Analysis);
        edit.apply(&mut record, &mut marks, AT).unwrap();
        assert_eq!(record.games[0].entries[0].comment, None);
        assert_eq!(marks, []);
    }

    #[test]
    fn what_cannot_be_changed_stays_as_it_is() {
        let (mut changed, mut marks) = (record(), Vec::new());
        let at = EntryIndex { game: 0, entry: 1 };
        let edit = EntryEdit::default();
        let refused = edit.apply(&mut changed, &mut marks, at);
        assert_eq!(refused, Err(EntryEditError::Place));
        let edit = EntryEdit {
            comment: Some("x".repeat(EntryEdit::LONGEST + 1)),
            ..edit
        };
        let refused = edit.apply(&mut changed, &mut marks, AT);
        assert_eq!(refused, Err(EntryEditError::Comment { found: 20_001 }));
        assert_eq!((changed, marks.len()), (record(), 0));
    }
}
