//! The user's library of matches, and the thread that adds the matches of the board to it.
//!
//! A match is added after it is safe on the board: on import, when its analysis ends, when it is changed. What a killed program
//! did not add is added when the next one starts.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, SystemTime};

use barpoint_app::files::write_private;
use barpoint_app::library::{self, LibraryError};
use barpoint_app::phrase::Said;
use barpoint_equity::Met;
use barpoint_store::{Imported, Library, Prepared};

use crate::error::{ApiError, ServerError};
use crate::files;
use crate::folder::lock;
use crate::matches::{self, Matches};

/// The library, opened on first use and used by one request at a time.
#[derive(Clone)]
pub(crate) struct SharedLibrary(Arc<Shared>);

struct Shared {
    path: PathBuf,
    open: Mutex<Option<Library>>,
    /// Matches of the board that are to be added.
    waiting: AtomicUsize,
    /// Why one could not be added last.
    problem: Mutex<Option<Said>>,
}

impl SharedLibrary {
    pub(crate) fn new(path: PathBuf) -> Self {
        Self(Arc::new(Shared {
            path,
            open: Mutex::new(None),
            waiting: AtomicUsize::new(0),
            problem: Mutex::new(None),
        }))
    }

    /// Asks the library something, or changes it.
    pub(crate) fn with<T, E: From<LibraryError>>(
        &self,
        question: impl FnOnce(&mut Library) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        let library = match &mut *open {
            Some(library) => library,
            closed => closed.insert(library::open(&self.0.path)?),
        };
        question(library)
    }

    /// Matches of the board that are about to be added, and why one could not be last.
    pub(crate) fn waiting(&self) -> (usize, Option<Said>) {
        (
            self.0.waiting.load(Ordering::Acquire),
            self.problem().clone(),
        )
    }

    fn problem(&self) -> MutexGuard<'_, Option<Said>> {
        let problem = self.0.problem.lock();
        problem.unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a match of the board.
    fn add(&self, matches: &Matches, one: &Entrant, usual: &Met) -> Result<(), ApiError> {
        // It may have been deleted meanwhile.
        let Ok(shared) = matches.get(&one.id) else {
            return Ok(());
        };
        let Some(prepared) = prepared(&shared, usual)? else {
            return Ok(());
        };
        self.with(|library| {
            if one.is_changed {
                library.update(&prepared)?;
                return Ok(());
            }
            let done = library.import(std::slice::from_ref(&prepared))?;
            copies_of_new(library, matches, (&[prepared], &done), usual)?;
            Ok(())
        })
    }
}

/// Gives the library what the board knows of the matches that are new to it: one that was taken out of the library and comes back
/// from a plain file has the analysis it has on the board.
pub(crate) fn copies_of_new(
    library: &mut Library,
    matches: &Matches,
    (added, done): (&[Prepared], &[Imported]),
    usual: &Met,
) -> Result<(), LibraryError> {
    let new = added.iter().zip(done);
    let new = new.filter(|(_, done)| matches!(done, Imported::Added(_)));
    for (one, _) in new {
        for shared in matches.with_moves(one.moves()) {
            library.import(prepared(&shared, usual)?.as_slice())?;
        }
    }
    Ok(())
}

/// A match of the board as it is now; `None` if nobody moved in it.
fn prepared(shared: &matches::Shared, usual: &Met) -> Result<Option<Prepared>, LibraryError> {
    let (record, marks) = {
        let review = &lock(shared).review;
        (review.record().clone(), review.note().layers.marks.clone())
    };
    Ok(library::reviewed(&record, &marks, usual)?)
}

/// A match of the board that is to be added.
struct Entrant {
    id: String,
    /// Whether it was added before and has changed.
    is_changed: bool,
}

/// Adds matches of the board to the library, one after the other, on a thread of its own.
pub(crate) struct Librarian {
    library: SharedLibrary,
    entrants: mpsc::Sender<Entrant>,
}

impl Librarian {
    /// Begins with the matches in the folder that have changed since all were added; `stamp` is the file that says when.
    pub(crate) fn new(
        library: SharedLibrary,
        matches: Arc<Matches>,
        usual: Arc<Met>,
        stamp: PathBuf,
    ) -> Result<Self, ServerError> {
        let (entrants, waiting) = mpsc::channel::<Entrant>();
        let missed = missed(matches.path(), &stamp);
        let librarian = Self { library, entrants };
        for id in missed {
            librarian.changed(&id);
        }
        let library = librarian.library.clone();
        let work = move || {
            let mut all_added = true;
            for one in waiting {
                let added = library.add(&matches, &one, &usual);
                all_added &= added.is_ok();
                *library.problem() = added.err().map(ApiError::said);
                if all_added && library.0.waiting.load(Ordering::Acquire) == 1 {
                    // Without the stamp the next start looks at more matches again, which changes nothing.
                    let _ = write_private(&stamp, b"");
                }
                library.0.waiting.fetch_sub(1, Ordering::AcqRel);
            }
        };
        let thread = std::thread::Builder::new().name("library".to_owned());
        thread.spawn(work).map_err(ServerError::Thread)?;
        Ok(librarian)
    }

    /// A match is new on the board.
    pub(crate) fn added(&self, id: &str) {
        self.queue(id, false);
    }

    /// The analysis, the comments or the marks of a match have changed.
    pub(crate) fn changed(&self, id: &str) {
        self.queue(id, true);
    }

    fn queue(&self, id: &str, is_changed: bool) {
        let id = id.to_owned();
        self.library.0.waiting.fetch_add(1, Ordering::AcqRel);
        if self.entrants.send(Entrant { id, is_changed }).is_err() {
            self.library.0.waiting.fetch_sub(1, Ordering::AcqRel);
        }
    }
}

/// A match may have been written this long before it is queued.
const SLACK: Duration = Duration::from_secs(2);

/// The matches in a folder of which a file is younger than the stamp.
fn missed(folder: &Path, stamp: &Path) -> Vec<String> {
    let changed = |path: &Path| std::fs::metadata(path).and_then(|file| file.modified());
    let since = changed(stamp).map_or(SystemTime::UNIX_EPOCH, |time| time - SLACK);
    let names = files::names(folder, "");
    let young = names.filter(|name| changed(&folder.join(name)).is_ok_and(|time| time >= since));
    let id = |name: String| {
        let end = name.find(['.', '-'])?;
        Some(name[..end].to_owned())
    };
    let mut ids: Vec<String> = young.filter_map(id).collect();
    ids.sort();
    ids.dedup();
    ids
}
