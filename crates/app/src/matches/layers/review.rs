//! A match under review with its analyses and its files.
//!
//! Files are written in an order that loses nothing if the program is killed between two of them.

use std::collections::BTreeMap;

use barpoint_analysis::Progress;
use barpoint_analysis::review::{forget_analysis, has_analysis, program, progress, same_course};
use barpoint_engine::{EntryIndex, MatchRecord};

use super::files::{read_layer, read_match, write_layer, write_match, write_note};
use super::marking::Marking;
use super::{DetachedLayers, EntryEdit, Incoming, Layers, MatchFiles, MatchNote, ReviewError};
use crate::files::FileError;
use crate::phrase::{Phrase, Said};

/// A match under review. What changes is written to its files first: if that fails, nothing has changed.
#[derive(Debug)]
pub struct Review<F> {
    pub(super) files: F,
    pub(super) note: MatchNote,
    /// As shown: the current analysis, the comments, the marks set by hand.
    pub(super) record: MatchRecord,
    /// How far the current analysis is.
    pub(super) shown: Progress,
    /// Without analysis, but with the comments.
    pub(super) base: MatchRecord,
    /// The analyses read or made so far, by file.
    pub(super) loaded: BTreeMap<u32, MatchRecord>,
    /// What our analyses are marked by, once known.
    pub(super) marking: Option<Marking>,
    /// The file of the analysis that a job last worked on.
    pub(super) worked_on: Option<u32>,
    /// Whether it was deleted: nothing is written any more.
    pub(super) deleted: bool,
}

impl<F: MatchFiles> Review<F> {
    fn of(files: F, note: MatchNote, record: MatchRecord) -> Self {
        let shown = progress(&record);
        let mut base = record.clone();
        forget_analysis(&mut base);
        Self {
            files,
            note,
            record,
            shown,
            base,
            loaded: BTreeMap::new(),
            marking: None,
            worked_on: None,
            deleted: false,
        }
    }

    /// Starts the review of a match at this time, in seconds since 1970, and writes its files.
    ///
    /// # Errors
    /// If its files cannot be written.
    pub fn start(files: F, incoming: Incoming, name: &str, now: u64) -> Result<Self, ReviewError> {
        let note = MatchNote::new(name, incoming.warnings, now);
        let mut review = Self::of(files, note, incoming.record);
        let DetachedLayers { note, records } = incoming.attached;
        let taken = note.as_deref().map(|text| {
            let layers = review.files.parse_layers(text).filter(Layers::is_sound);
            let both = layers.zip(records);
            both.is_some_and(|(layers, records)| review.take_attached(layers, records))
        });
        if taken != Some(true) {
            review.take_own_analysis(None);
            if taken.is_some() {
                let warning = "the other analyses in the file cannot be read";
                let phrase = Some(Phrase::new("warning-layers"));
                review.note.warnings.push(Said::new(warning, phrase));
            }
        }
        review.write_base(&review.base)?;
        review.write_layers()?;
        write_note(&review.files, &review.note)?;
        Ok(review)
    }

    /// Opens the files of a match whose note has been read.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn open(files: F, note: MatchNote) -> Result<Self, ReviewError> {
        let record = read_match(&files)?;
        let mut review = Self::of(files, note, record);
        if review.note.version == 1 {
            let level = review.note.level.take();
            review.take_own_analysis(level);
        }
        review.compose()?;
        Ok(review)
    }

    /// Makes the record's own analysis the first layer, if it has any.
    fn take_own_analysis(&mut self, level: Option<String>) {
        if has_analysis(&self.record) {
            self.note.list_own_analysis(level, program(&self.record));
            self.loaded.insert(1, self.record.clone());
        }
    }

    /// Adds the analyses of a file; `false`, with nothing changed, if there is not a record for each.
    fn take_attached(&mut self, layers: Layers, records: Vec<MatchRecord>) -> bool {
        if records.len() != layers.all.len() {
            return false;
        }
        self.note.layers = layers;
        for ((file, layer), record) in (1..).zip(&mut self.note.layers.all).zip(records) {
            layer.file = file;
            self.loaded.insert(file, record);
        }
        self.compose().is_ok()
    }

    /// What is saved of it beside its records.
    #[must_use]
    pub const fn note(&self) -> &MatchNote {
        &self.note
    }

    /// The match as shown: with the current analysis, the comments, the marks set by hand.
    #[must_use]
    pub const fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// How far the current analysis is; where it has nothing yet, the one before it is shown.
    #[must_use]
    pub const fn shown(&self) -> Progress {
        self.shown
    }

    /// Its files were deleted: nothing is written any more.
    pub const fn forget(&mut self) {
        self.deleted = true;
    }

    fn write_base(&self, base: &MatchRecord) -> Result<(), FileError> {
        write_match(&self.files, base)
    }

    fn write_layers(&self) -> Result<(), FileError> {
        for (&file, record) in &self.loaded {
            write_layer(&self.files, file, record)?;
        }
        Ok(())
    }

    /// Converts files of version 1 to the current form. Their analysis leaves the match's own file last.
    pub(super) fn settle(&mut self) -> Result<(), FileError> {
        if self.note.version == MatchNote::VERSION {
            return Ok(());
        }
        self.write_layers()?;
        let mut note = self.note.clone();
        note.version = MatchNote::VERSION;
        write_note(&self.files, &note)?;
        self.note = note;
        self.write_base(&self.base)
    }

    /// Changes the list of analyses, on disk first.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Layers)) -> Result<(), ReviewError> {
        if self.deleted {
            return Err(ReviewError::NoMatch);
        }
        self.settle()?;
        let mut note = self.note.clone();
        change(&mut note.layers);
        write_note(&self.files, &note)?;
        self.note = note;
        self.compose()
    }

    /// Changes a comment or marks.
    ///
    /// # Errors
    /// If there is no such entry, the change is refused, or a file cannot be written.
    pub fn edit(&mut self, at: EntryIndex, edit: &EntryEdit) -> Result<(), ReviewError> {
        let (mut base, mut marks) = (self.base.clone(), self.note.layers.marks.clone());
        edit.apply(&mut base, &mut marks, at)?;
        if self.deleted {
            return Err(ReviewError::NoMatch);
        }
        if base != self.base {
            self.settle()?;
            self.write_base(&base)?;
            self.base = base;
        }
        self.change(|layers| layers.marks = marks)
    }

    /// The record of an analysis, empty if its file was never written.
    pub(super) fn layer(&mut self, file: u32) -> Result<&MatchRecord, ReviewError> {
        if !self.loaded.contains_key(&file) {
            let record = match read_layer(&self.files, file)? {
                None => self.base.clone(),
                Some((_, record)) if same_course(&record, &self.base) => record,
                Some((path, _)) => {
                    let problem = "expected an analysis of the same match, found other plays";
                    return Err(ReviewError::Unusable {
                        path,
                        problem: problem.to_owned(),
                    });
                }
            };
            self.loaded.insert(file, record);
            self.mark(file);
        }
        Ok(&self.loaded[&file])
    }
}
