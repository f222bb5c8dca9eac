//! The cards of study, in the file of the library.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use barpoint_app::library::{self, Library};

use crate::error::ApiError;

/// The file with the cards, opened on first use. One request at a time uses it.
pub(crate) struct Cards {
    path: PathBuf,
    open: Mutex<Option<Library>>,
}

impl Cards {
    /// The cards in this file, which need not exist.
    pub(crate) const fn new(path: PathBuf) -> Self {
        Self {
            path,
            open: Mutex::new(None),
        }
    }

    /// Does something with the cards.
    pub(crate) fn with<T>(
        &self,
        work: impl FnOnce(&mut Library) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let library = match &mut *open {
            Some(library) => library,
            closed => closed.insert(library::open(&self.path).map_err(ApiError::internal)?),
        };
        work(library)
    }
}
