//! The files of a match.

use std::io::{Error, Result};
use std::path::{Path, PathBuf};

use barpoint_app::matches::{Layers, MatchFiles, MatchNote};
use barpoint_wire::{KeptMatch, SavedLayers};

/// The files of a match in a folder: their names begin with that of the match.
pub(crate) struct Files(PathBuf);

impl Files {
    pub(super) fn new(folder: &Path, id: &str) -> Self {
        Self(folder.join(id))
    }
}

impl MatchFiles for Files {
    fn path(&self, ending: &str) -> PathBuf {
        let mut path = self.0.clone().into_os_string();
        path.push(ending);
        path.into()
    }

    fn note_bytes(&self, note: &MatchNote) -> Result<Vec<u8>> {
        serde_json::to_vec(&KeptMatch::from(note)).map_err(Error::from)
    }

    fn layers_text(&self, layers: &Layers) -> Result<String> {
        serde_json::to_string(&SavedLayers::from(layers)).map_err(Error::from)
    }

    fn parse_layers(&self, text: &str) -> Option<Layers> {
        serde_json::from_str::<SavedLayers>(text).ok()?.layers()
    }
}
