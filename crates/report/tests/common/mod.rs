//! What the tests of the written forms share.

#![allow(dead_code, reason = "not every test uses all of it")]

use std::path::PathBuf;

use barpoint_draw::{Mode, Palette, Theme};
use barpoint_equity::Met;
use barpoint_record::{MatchRecord, SkillThresholds};
use barpoint_report::{About, Language, Scheme, Words};

/// Matches that gnubg played against itself and analysed, in this folder of `testdata/gnubg`.
pub(crate) const ANALYSED: [(&str, &str); 5] = [
    ("statistics", "match1"),
    ("statistics", "match3"),
    ("statistics", "match5"),
    ("statistics", "money"),
    ("rollouts", "match7"),
];

pub(crate) fn file(folder: &str, name: &str) -> PathBuf {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/gnubg");
    PathBuf::from(format!("{root}/{folder}/{name}.sgf"))
}

pub(crate) fn record(folder: &str, name: &str) -> MatchRecord {
    let bytes = std::fs::read(file(folder, name)).expect("the file is there");
    barpoint_formats::import(&bytes).expect("a match").record
}

pub(crate) fn about(met: &Met) -> About<'_> {
    About {
        met,
        met_words: Some("Kazaross XG2 25 point"),
        marks: &SkillThresholds::GNUBG,
        analysis: Some("0-ply"),
        missing: 0,
        program: "barpoint",
        scheme: Scheme::Light,
        // Small, and once a test.
        words: Box::leak(Box::new(Words::of(Language::English))),
    }
}

pub(crate) fn walnut() -> &'static Palette {
    Theme::named("walnut")
        .expect("a theme")
        .palette(Mode::Light)
}

/// A record every text of which tries to break out of its form.
pub(crate) fn hostile(words: &str) -> MatchRecord {
    let mut record = record("statistics", "match3");
    words.clone_into(&mut record.players.white.name);
    record.players.white.rating = Some(words.to_owned());
    record.info.event = Some(words.to_owned());
    record.info.comment = Some(words.to_owned());
    for game in &mut record.games {
        for entry in game.entries.iter_mut().take(3) {
            entry.comment = Some(words.to_owned());
        }
    }
    record
}
