//! Items of one kind in a folder: each has a note in JSON and perhaps other files, all named after it, and is read on
//! first use.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use barpoint_app::files::{FileError, write_private};
use serde_json::Value;

use crate::error::{ApiError, ServerError};
use crate::files;
use crate::token::random_hex;

/// An item that one request at a time uses.
pub(crate) type Shared<T> = Arc<Mutex<T>>;

/// The items in a folder.
pub(crate) struct Folder<T> {
    path: PathBuf,
    what: &'static str,
    open: Mutex<HashMap<String, Shared<T>>>,
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
    pub(crate) fn new(path: PathBuf, what: &'static str) -> Self {
        Self {
            path,
            what,
            open: Mutex::new(HashMap::new()),
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
        match self.known(id) {
            Some(shared) => Ok(shared),
            None => Ok(self.add(id, read()?)),
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
        let bytes = std::fs::read(&path).map_err(|_| self.missing())?;
        let value: Value = serde_json::from_slice(&bytes).map_err(|e| unusable(&path, &e))?;
        let version = value["version"].as_u64();
        if !version.is_some_and(|version| (1..=u64::from(newest)).contains(&version)) {
            let found = &value["version"];
            let error = format!("expected a version up to {newest}, found {found}");
            return Err(unusable(&path, &error));
        }
        parse(value).map_err(|e| unusable(&path, &e))
    }

    /// Why notes that are there cannot be read: their items are in no list.
    pub(crate) fn left_out<N>(
        &self,
        newest: u32,
        parse: impl Fn(Value) -> serde_json::Result<N>,
    ) -> Vec<String> {
        let ours = |id: &String| files::of_id(&self.path, id, "json").is_some();
        let notes = self.ids().filter(ours);
        let mut why: Vec<String> = notes
            .filter_map(|id| self.note(&id, newest, &parse).err())
            .map(|error| error.said().text)
            .collect();
        why.sort_unstable();
        why
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
