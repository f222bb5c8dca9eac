//! Items of one kind in a folder: each has a note in JSON and perhaps other files, all named after it, and is read on
//! first use.

use std::collections::{HashMap, HashSet};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use barpoint_app::files::{FileError, write_private};
use serde_json::Value;

use crate::error::{ApiError, ServerError};
use crate::options::Warn;
use crate::token::random_hex;
use crate::{files, plain_words};

/// An item that one request at a time uses.
pub(crate) type Shared<T> = Arc<Mutex<T>>;

/// The items in a folder.
pub(crate) struct Folder<T> {
    path: PathBuf,
    what: &'static str,
    open: Mutex<HashMap<String, Shared<T>>>,
    /// Items that cannot be read, of which `warn` has heard.
    told: Mutex<HashSet<String>>,
    warn: Warn,
}

/// An item locked for one request.
pub(crate) fn lock<T>(shared: &Shared<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

/// An unused name.
pub(crate) fn new_id() -> Result<String, ServerError> {
    Ok(random_hex()?[..12].to_owned())
}

impl<T> Folder<T> {
    /// The items in an existing folder; `what` names them in messages.
    pub(crate) fn new(path: PathBuf, what: &'static str, warn: &Warn) -> Self {
        Self {
            path,
            what,
            open: Mutex::default(),
            told: Mutex::default(),
            warn: Arc::clone(warn),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, Shared<T>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn missing(&self) -> ApiError {
        ApiError::not_found(self.what)
    }

    /// Adds an item whose files are written.
    pub(crate) fn add(&self, id: &str, thing: T) -> Shared<T> {
        let shared = Arc::new(Mutex::new(thing));
        let mut open = self.open();
        Arc::clone(open.entry(id.to_owned()).or_insert(shared))
    }

    /// The item of this name, if it has been read.
    pub(crate) fn known(&self, id: &str) -> Option<Shared<T>> {
        self.open().get(id).cloned()
    }

    /// The item of this name, read if necessary.
    pub(crate) fn get(
        &self,
        id: &str,
        read: impl FnOnce() -> Result<T, ApiError>,
    ) -> Result<Shared<T>, ApiError> {
        if let Some(shared) = self.known(id) {
            return Ok(shared);
        }
        let thing = read().inspect_err(|error| self.leave_out(id, error))?;
        Ok(self.add(id, thing))
    }

    /// Tells, once, that an item which is there cannot be read and so is in no list.
    pub(crate) fn leave_out(&self, id: &str, error: &ApiError) {
        let note = files::of_id(&self.path, id, "json").filter(|note| note.exists());
        let Some(note) = note else {
            return;
        };
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.insert(id.to_owned()) {
            let (note, why) = (note.display().to_string(), error.text());
            let why = if why.contains(&note) {
                why.to_owned()
            } else {
                format!("{note} cannot be used: {why}")
            };
            (self.warn)(&format!("{why}; it is kept, and in no list"));
        }
    }

    /// Names of all items.
    pub(crate) fn ids(&self) -> impl Iterator<Item = String> {
        files::names(&self.path, ".json")
    }

    /// A row for each readable item; an unreadable one does not hide the others.
    pub(crate) fn rows<R>(
        &self,
        get: impl Fn(&str) -> Result<Shared<T>, ApiError>,
        row: impl Fn(&str, &T) -> R,
    ) -> Vec<R> {
        let things = self.ids().filter_map(|id| Some((get(&id).ok()?, id)));
        things
            .map(|(shared, id)| row(&id, &lock(&shared)))
            .collect()
    }

    /// The note of an item is unusable.
    pub(crate) fn unusable(&self, id: &str, error: &dyn std::fmt::Display) -> ApiError {
        unusable(&self.path.join(format!("{id}.json")), error)
    }

    /// Reads the note of an item, of any version up to the newest.
    pub(crate) fn note<N>(
        &self,
        id: &str,
        newest: u32,
        parse: impl FnOnce(Value) -> serde_json::Result<N>,
    ) -> Result<N, ApiError> {
        let path = files::of_id(&self.path, id, "json").ok_or_else(|| self.missing())?;
        let unreadable = |error: std::io::Error| match error.kind() {
            ErrorKind::NotFound => self.missing(),
            _ => unusable(&path, &error),
        };
        // What is no file might never end.
        if !std::fs::metadata(&path).map_err(unreadable)?.is_file() {
            return Err(unusable(&path, &"expected a file"));
        }
        let bytes = std::fs::read(&path).map_err(unreadable)?;
        let damaged =
            |error: serde_json::Error| unusable(&path, &plain_words::of_json(&error.to_string()));
        let value: Value = serde_json::from_slice(&bytes).map_err(damaged)?;
        match value["version"].as_u64() {
            Some(version) if version > u64::from(newest) => {
                let later = format!(
                    "it is of a later version of the program: expected version {newest} at most, found {version}"
                );
                Err(unusable(&path, &later))
            }
            Some(1..) => parse(value).map_err(damaged),
            _ => Err(unusable(&path, &"expected the number of its version")),
        }
    }

    /// Deletes an item: its note, then the other files named after it. Returns the item.
    pub(crate) fn delete(&self, id: &str) -> Result<Option<Shared<T>>, ApiError> {
        let note = files::of_id(&self.path, id, "json").ok_or_else(|| self.missing())?;
        let known = self.open().remove(id);
        std::fs::remove_file(&note).map_err(|_| self.missing())?;
        for name in files::names(&self.path, "") {
            let rest = name.strip_prefix(id);
            if rest.is_some_and(|rest| rest.starts_with(['.', '-'])) {
                // Without the note the file is unreachable and would only waste space.
                let _ = std::fs::remove_file(self.path.join(name));
            }
        }
        Ok(known)
    }
}

/// Writes the note of an item.
pub(crate) fn write_note(
    folder: &Path,
    id: &str,
    note: serde_json::Result<Vec<u8>>,
) -> Result<(), ServerError> {
    let path = folder.join(format!("{id}.json"));
    let note = note.map_err(|error| FileError::Write {
        path: path.clone(),
        source: error.into(),
    })?;
    Ok(write_private(&path, &note)?)
}

/// A file of ours cannot be used.
pub(crate) fn unusable(path: &Path, error: &dyn std::fmt::Display) -> ApiError {
    ApiError::internal(format!("{} cannot be used: {error}", path.display()))
}
