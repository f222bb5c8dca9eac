//! Parts of a report as lines of text.

use barpoint_analysis::statistics::{MatchStatistics, Scale, Statistics, statistics};
use barpoint_engine::{EntryIndex, MatchRecord};
use barpoint_equity::Met;
use barpoint_record::SkillThresholds;
use barpoint_report::{About, Language, Scheme, Selection, Words, text_entry, text_statistics};
use barpoint_rules::BySide;

use crate::matches::met_of;

/// What is stored of an entry, as the lines of gnubg's text export; empty where nothing is.
#[must_use]
pub fn entry_text(
    record: &MatchRecord,
    at: EntryIndex,
    usual: &Met,
    marks: &SkillThresholds,
    selection: &Selection,
) -> String {
    let words = Words::of(Language::English);
    let about = About {
        met: &met_of(record, usual),
        met_words: None,
        marks,
        analysis: None,
        missing: 0,
        program: "",
        scheme: Scheme::System,
        words: &words,
    };
    text_entry(record, &about, selection, at)
        .trim_start_matches('\n')
        .to_owned()
}

/// The statistics of a match, counted from what is stored in its record.
#[must_use]
pub fn counted(record: &MatchRecord, usual: &Met) -> MatchStatistics {
    statistics(record, &met_of(record, usual))
}

/// Statistics as lines of text, in gnubg's rows.
#[must_use]
pub fn statistics_text(counted: &Statistics, names: &BySide<String>, scale: Scale) -> String {
    text_statistics(counted, names, scale)
}
