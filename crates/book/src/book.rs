//! A whole book.

use crate::{BookDecision, BookError, BookSettings, Entry, OpeningPlay, text};

/// Opening plays and replies, rolled out.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    /// Fingerprint of the nets that played the trials.
    pub nets: String,
    /// How many trials there were, and with which dice.
    pub settings: BookSettings,
    /// The decisions: openings first, then the replies to each sensible play.
    pub entries: Vec<Entry>,
}

impl Book {
    /// A book without decisions.
    #[must_use]
    pub const fn new(nets: String, settings: BookSettings) -> Self {
        Self {
            nets,
            settings,
            entries: Vec::new(),
        }
    }

    /// The book that ships with the program.
    ///
    /// # Errors
    /// If the file built in is damaged.
    pub fn built_in() -> Result<Self, BookError> {
        Self::from_text(include_str!("../data/opening.txt"))
    }

    /// Reads [`Book::head`] and the lines of entries after it.
    ///
    /// # Errors
    /// If the text is something else or a line is damaged.
    pub fn from_text(text: &str) -> Result<Self, BookError> {
        text::read(text)
    }

    /// How its file begins.
    #[must_use]
    pub fn head(&self) -> String {
        text::head(&self.nets, &self.settings)
    }

    /// What it says of a decision.
    #[must_use]
    pub fn find(&self, decision: &BookDecision) -> Option<&Entry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.decision == *decision)
    }

    /// The decisions of a whole book. Which replies there are is known once the openings are there.
    #[must_use]
    pub fn decisions(&self) -> Vec<BookDecision> {
        let openings = BookDecision::openings();
        let replies = self.sensible_plays().into_iter();
        openings
            .chain(replies.flat_map(BookDecision::replies))
            .collect()
    }

    /// The first decision that it lacks.
    #[must_use]
    pub fn missing(&self) -> Option<BookDecision> {
        let mut decisions = self.decisions().into_iter();
        decisions.find(|decision| self.find(decision).is_none())
    }

    /// The same entries in the order of [`Book::decisions`], whatever the order in which they were rolled out.
    #[must_use]
    pub fn in_order(self) -> Self {
        let decisions = self.decisions().into_iter();
        let entries = decisions.filter_map(|decision| self.find(&decision).cloned());
        Self {
            entries: entries.collect(),
            ..self
        }
    }

    /// Its file.
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines = self.entries.iter().map(|entry| text::line(entry) + "\n");
        self.head() + &lines.collect::<String>()
    }

    /// The opening plays whose replies it has.
    #[must_use]
    pub fn answered_plays(&self) -> Vec<OpeningPlay> {
        let mut plays = self.sensible_plays();
        plays.retain(|&play| {
            BookDecision::replies(play).all(|decision| self.find(&decision).is_some())
        });
        plays
    }

    /// The opening plays whose replies belong to the book.
    #[must_use]
    pub fn sensible_plays(&self) -> Vec<OpeningPlay> {
        let openings = BookDecision::openings();
        let known = openings.filter_map(|decision| self.find(&decision));
        let plays = known.flat_map(|entry| {
            entry.sensible().map(|known| OpeningPlay {
                roll: entry.decision.roll,
                play: known.play,
            })
        });
        plays.collect()
    }
}

impl Entry {
    /// Its line in the file of a book, without the end of the line.
    #[must_use]
    pub fn to_line(&self) -> String {
        text::line(self)
    }
}
