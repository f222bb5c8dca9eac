//! A match written from what its record holds.
//!
//! - [`fn@html`]: one page: who played what, statistics, the course of the winning chance, every play, and each decision that
//!   a mark calls an error with its position, the alternatives and what was said about it. Nothing is loaded, no script
//!   runs, it prints and fits a phone.
//! - [`fn@text`] and [`html_games`]: the same lines and pages as gnubg's exports, for programs and people used to those;
//!   [`text_entry`], [`text_statistics`]: parts of them.
//! - [`fn@latex`], `pdf` (with the feature of that name), [`decisions_csv`].
//!
//! A [`Selection`] says what appears in all but the first. Everything that comes from files is escaped.
//!
//! What it does not do: evaluate anything, open files.

#![forbid(unsafe_code)]

#[macro_use]
mod put;

mod card;
mod entry;
mod errors;
mod games;
mod gnubg_html;
mod head;
mod latex;
mod locale;
mod markup;
mod opinions;
#[cfg(feature = "pdf")]
mod pdf;
mod picture;
mod selection;
mod settings_words;
mod statistics;
mod table;
mod text;
mod timeline;
mod turn;
mod words;

use barpoint_analysis::{Mistake, mistakes};
use barpoint_equity::{Equity, Met};
use barpoint_record::{MatchRecord, SkillThresholds};
use barpoint_rules::{BySide, Side};
use maud::html;

pub use gnubg_html::{PageSettings, StyleSheet, css, html_games};
pub use latex::{LatexSettings, latex};
pub use locale::{Language, UnknownLanguageError, Words};
#[cfg(feature = "pdf")]
pub use pdf::{PdfSettings, pdf};
pub use selection::{CubesShown, MarksShown, PlaysShown, Scope, Selection};
pub use settings_words::rollout as rollout_lines;
pub use table::{TableError, decisions_csv};
pub use text::{text, text_entry, text_games, text_statistics};
pub use timeline::stretches;
pub use turn::entry_of_move;

/// The name of the file of a game, counted from 1, of a match written to `name`: `m.html`, `m_002.html`, as gnubg has it.
///
/// ```
/// assert_eq!(barpoint_report::game_file("a/m.html", 1), "a/m.html");
/// assert_eq!(barpoint_report::game_file("a/m.html", 12), "a/m_012.html");
/// ```
#[must_use]
pub fn game_file(name: &str, game: usize) -> String {
    if game <= 1 {
        return name.to_owned();
    }
    let folder = name.rfind('/').map_or(0, |slash| slash + 1);
    let dot = name[folder..].rfind('.').map(|dot| folder + dot);
    let (stem, end) = name.split_at(dot.filter(|&dot| dot > folder).unwrap_or(name.len()));
    format!("{stem}_{game:03}{end}")
}

/// Whether the page is light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// As the reader's system is.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What is told beside the record.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// The match equity table the analysis was made with.
    pub met: &'a Met,
    /// What the page calls that table, perhaps with the reason why it is this one; `None` where no table matters.
    pub met_words: Option<&'a str>,
    /// By which loss errors are marked.
    pub marks: &'a SkillThresholds,
    /// How the analysis was made, in words, if that is known.
    pub analysis: Option<&'a str>,
    /// Decisions that are not analysed yet; while there are any the page tells no rates.
    pub missing: usize,
    /// The program that writes the page.
    pub program: &'a str,
    /// Light or dark.
    pub scheme: Scheme,
    /// The language of pages and documents; the forms that other programs read are English.
    pub words: &'a Words,
}

/// The page.
#[must_use]
pub fn html(record: &MatchRecord, about: &About<'_>) -> String {
    let report = Report::new(record, about);
    let content = html! {
        (head::markup(&report))
        (statistics::markup(&report))
        (opinions::figures(&report))
        (timeline::markup(&report))
        (errors::worst(&report))
        (games::markup(&report))
        (errors::all(&report))
    };
    markup::page(&report.title(), about, &content)
}

/// What all parts of the page are made from.
struct Report<'a> {
    record: &'a MatchRecord,
    about: &'a About<'a>,
    names: BySide<String>,
    /// The decisions with a mark, in the order of play.
    errors: Vec<Mistake>,
}

impl<'a> Report<'a> {
    fn new(record: &'a MatchRecord, about: &'a About<'a>) -> Self {
        let mut errors = mistakes(record, about.met, Equity(0.0));
        errors.retain(|mistake| about.marks.mark(mistake.loss).is_some());
        errors.sort_by_key(|mistake| (mistake.at, !errors::is_of_cube(mistake)));
        let name = |side: Side| match (record.players[side].name.trim(), side) {
            ("", Side::White) => about.words.text("white"),
            ("", Side::Black) => about.words.text("black"),
            (name, _) => name.to_owned(),
        };
        Self {
            record,
            about,
            names: BySide::from_fn(name),
            errors,
        }
    }

    fn title(&self) -> String {
        let BySide { white, black } = &self.names;
        format!("{white} – {black}, {}", self.kind())
    }

    /// What kind of match it is.
    fn kind(&self) -> String {
        match self.record.length {
            0 => self.about.words.text("money-session"),
            length => self
                .about
                .words
                .with("match-length", [("length", length.into())]),
        }
    }

    /// The words of its language.
    const fn words(&self) -> &'a Words {
        self.about.words
    }

    /// Whether anything is analysed.
    fn is_analysed(&self) -> bool {
        let entries = self.record.games.iter().flat_map(|game| &game.entries);
        let mut analysed =
            entries.filter(|e| e.move_analysis.is_some() || e.cube_analysis.is_some());
        analysed.next().is_some()
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
