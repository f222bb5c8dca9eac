//! The match saved from time to time while a long job works on it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use barpoint_app::files;
use barpoint_app::matches::{exported, format_for};
use barpoint_engine::MatchRecord;

use crate::shell::{Refusal, Shell};

/// The file beside the settings that holds the match; each job writes it anew.
const FILE: &str = "autosave.sgf";

/// Where a match is saved, and when next.
pub(crate) struct Autosave {
    file: PathBuf,
    every: Duration,
    last: Instant,
}

impl Autosave {
    /// Whether it is time to save.
    pub(crate) fn is_due(&self) -> bool {
        self.last.elapsed() >= self.every
    }

    /// Saves the match as it is.
    pub(crate) fn save(&mut self, record: &MatchRecord) -> Result<(), Refusal> {
        self.last = Instant::now();
        if let Some(folder) = self.file.parent() {
            files::make_folder(folder).map_err(Refusal::new)?;
        }
        let format = format_for(&self.file, None).map_err(Refusal::new)?;
        let bytes = exported(record, &self.file, format).map_err(Refusal::new)?;
        files::write_whole(&self.file, &bytes).map_err(Refusal::new)
    }
}

impl Shell {
    /// The saves of a job that begins now; `None` where the settings want none of it, or there is no folder for settings.
    pub(crate) fn autosave(&self, wanted: bool) -> Option<Autosave> {
        let minutes = u64::from(self.session.settings.autosave.minutes);
        let folder = self.settings_folder.as_ref()?;
        (wanted && minutes > 0).then(|| Autosave {
            file: folder.join(FILE),
            every: Duration::from_mins(minutes),
            last: Instant::now(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_saved_whole_when_it_is_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut saves = Autosave {
            file: folder.path().join("new").join(FILE),
            every: Duration::ZERO,
            last: Instant::now(),
        };
        assert!(saves.is_due());
        let sample = std::fs::read("../../samples/clara-ivar-7pt.mat").unwrap();
        let record = barpoint_formats::import(&sample).unwrap().record;
        saves.save(&record).unwrap();
        let saved = std::fs::read(&saves.file).unwrap();
        let read = barpoint_formats::import(&saved).unwrap().record;
        assert_eq!(read.games.len(), record.games.len());
        saves.every = Duration::from_mins(1);
        assert!(!saves.is_due());
    }
}
