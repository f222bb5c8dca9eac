//! What is said about an entry: analysis, marks, luck and comments.

use barpoint_record::{Entry, LuckMark, SkillMark};
use barpoint_rules::Side;

use super::Reader;
use crate::sgf::escapes::unescape;
use crate::sgf::nodes::Property;
use crate::sgf::opinions::{CLOCK, OPINIONS, read_all, read_clock, read_opinion};
use crate::sgf::values::{read_bad, read_luck, set};
use crate::sgf::{checker, cube, root};

impl Reader<'_> {
    /// Adds what a property says about the entry.
    pub(super) fn annotate(&mut self, entry: &mut Entry, property: &Property<'_>) {
        let value = property.first();
        let read = match property.key {
            "C" => {
                add_comment(&mut entry.comment, &unescape(value));
                true
            }
            "DA" => set(
                &mut entry.cube_analysis,
                cube::read(value, self.unit).map(Box::new),
            ),
            "CR" => {
                entry.cube_marked = true;
                value.is_empty()
            }
            "A" => {
                let situation = self.situation;
                let read = situation.and_then(|s| checker::read(&property.values, &s));
                set(&mut entry.move_analysis, read.map(Box::new))
            }
            OPINIONS => read_all(property, read_opinion, &mut entry.opinions),
            CLOCK => set(&mut entry.clock, read_clock(value).map(Box::new)),
            "LU" => set(&mut entry.luck, read_luck(value)),
            "GW" => set(&mut entry.luck_mark, self.luck_mark(Side::White, value)),
            "GB" => set(&mut entry.luck_mark, self.luck_mark(Side::Black, value)),
            "BM" => set(&mut entry.skill, read_bad(value)),
            "DO" => set(&mut entry.skill, Some(SkillMark::Doubtful)),
            "BC" => set(&mut entry.cube_skill, read_bad(value)),
            "DC" => set(&mut entry.cube_skill, Some(SkillMark::Doubtful)),
            _ => {
                entry.extra.push(root::raw(property));
                return;
            }
        };
        if !read {
            self.warn_unreadable(property);
            entry.extra.push(root::raw(property));
        }
    }

    /// Marks candidates; comes after the analysis is read.
    pub(super) fn mark(&mut self, entry: &mut Entry, property: &Property<'_>) {
        let marked = entry
            .move_analysis
            .as_mut()
            .is_some_and(|analysis| checker::read_marks(property.first(), analysis));
        if !marked {
            if !property.first().is_empty() {
                self.warn_unreadable(property);
            }
            entry.extra.push(root::raw(property));
        }
    }

    fn luck_mark(&self, good_for: Side, value: &str) -> Option<LuckMark> {
        let own = good_for == self.cursor.side;
        match (value.trim(), own) {
            ("1", true) => Some(LuckMark::Lucky),
            ("2", true) => Some(LuckMark::VeryLucky),
            ("1", false) => Some(LuckMark::Unlucky),
            ("2", false) => Some(LuckMark::VeryUnlucky),
            _ => None,
        }
    }
}

fn add_comment(slot: &mut Option<String>, text: &str) {
    match slot {
        Some(comment) => {
            comment.push('\n');
            comment.push_str(text);
        }
        None => *slot = Some(text.to_owned()),
    }
}
