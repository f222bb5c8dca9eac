//! Small bearoff tables that the program computes itself and saves in the user's cache folder.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use barpoint_bearoff::{BuildError, OneSided, TwoSidedFile, TwoSidedPlan};

use crate::files::{self, FileError};
use crate::{Folders, Host, Note};

/// Name of the one-sided table; it changes with the layout of its contents.
const ONE_SIDED: &str = "one-sided-15x6-v1.bin";
/// Name of the two-sided table, and its contents: the same as gnubg's own.
const TWO_SIDED: &str = "two-sided-6x6-v1.bin";
const POINTS: u8 = 6;
const CHECKERS: u8 = 6;
/// Its checksum: altered files are built again.
const TWO_SIDED_SUM: u64 = 0x734c_2cad_7a1a_cedf;

/// The tables. Each is read from the cache if it is there and sound, otherwise computed (in less than a second) and saved. A
/// cache that cannot be used costs time, never the answer, and is reported once.
pub struct Tables {
    folder: Option<PathBuf>,
    host: Arc<dyn Host>,
    one_sided: OnceLock<Arc<OneSided>>,
    two_sided: Mutex<Option<Arc<TwoSidedFile>>>,
    reported: AtomicBool,
}

impl Tables {
    /// Tables in the cache folder.
    #[must_use]
    pub fn new(folders: &Folders, host: Arc<dyn Host>) -> Self {
        Self {
            folder: folders.cache.clone(),
            host,
            one_sided: OnceLock::new(),
            two_sided: Mutex::new(None),
            reported: AtomicBool::new(false),
        }
    }

    /// Numbers of rolls to bear off from every position with all checkers home.
    pub fn one_sided(&self) -> Arc<OneSided> {
        let table = self.one_sided.get_or_init(|| {
            let path = self.path(ONE_SIDED);
            let kept = path.and_then(|path| OneSided::from_bytes(&std::fs::read(path).ok()?).ok());
            Arc::new(kept.unwrap_or_else(|| {
                let built = OneSided::build();
                self.keep(ONE_SIDED, &built.to_bytes());
                built
            }))
        });
        Arc::clone(table)
    }

    /// Exact equities with the cube where each side has up to six checkers, all at home.
    ///
    /// # Errors
    /// If there is no memory for it.
    pub fn two_sided(&self) -> Result<Arc<TwoSidedFile>, BuildError> {
        let mut known = self
            .two_sided
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = &*known {
            return Ok(Arc::clone(table));
        }
        let kept = self
            .path(TWO_SIDED)
            .and_then(|path| TwoSidedFile::open_known(&path, TWO_SIDED_SUM).ok());
        let table = match kept {
            Some(kept) => kept,
            None => self.build_two_sided()?,
        };
        Ok(Arc::clone(known.insert(Arc::new(table))))
    }

    fn build_two_sided(&self) -> Result<TwoSidedFile, BuildError> {
        let plan = TwoSidedPlan::new(POINTS, CHECKERS).ok_or(BuildError::TooLarge)?;
        let built = plan.build_in_memory(&|_| ControlFlow::Continue(()))?;
        self.keep(TWO_SIDED, built.bytes());
        Ok(built)
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(name))
    }

    /// Writes a table into the cache, or reports why it cannot.
    fn keep(&self, name: &str, bytes: &[u8]) {
        let kept = self.folder.as_ref().map(|folder| {
            files::make_folder(folder)?;
            files::write_whole(&folder.join(name), bytes)
        });
        let reason: Option<FileError> = match kept {
            Some(Ok(())) => return,
            Some(Err(error)) => Some(error),
            None => None,
        };
        if !self.reported.swap(true, Ordering::Relaxed) {
            self.host.tell(&Note::NoCache(reason));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::host::testing::Listening;

    fn tables(cache: Option<&Path>) -> (Tables, Arc<Listening>) {
        let host = Arc::new(Listening::default());
        let cache = cache.map(Path::to_path_buf);
        let folders = Folders { data: None, cache };
        (Tables::new(&folders, Arc::<Listening>::clone(&host)), host)
    }

    #[test]
    fn tables_are_kept_and_damaged_copies_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [one_sided, two_sided] = [ONE_SIDED, TWO_SIDED].map(|name| folder.path().join(name));
        let (built, host) = tables(Some(folder.path()));
        let whole = built.one_sided().to_bytes();
        assert_eq!(built.two_sided().unwrap().checksum(), TWO_SIDED_SUM);
        assert_eq!(std::fs::read(&one_sided).unwrap(), whole);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
        assert!(host.lines().is_empty());

        let mut damaged = whole.clone();
        damaged[1000] ^= 1;
        std::fs::write(&one_sided, &damaged).unwrap();
        assert_eq!(tables(Some(folder.path())).0.one_sided().to_bytes(), whole);
        assert_eq!(std::fs::read(&one_sided).unwrap(), whole);

        let sound = std::fs::read(&two_sided).unwrap();
        let mut altered = sound.clone();
        // All four equities of one position a little less: nothing that could not be.
        let record = 40 + 8 * (59 * 924 + 40);
        altered[record..record + 8]
            .iter_mut()
            .skip(1)
            .step_by(2)
            .for_each(|byte| *byte -= 0x10);
        for damaged in [&sound[..4_000_000], &altered] {
            std::fs::write(&two_sided, damaged).unwrap();
            let (again, _) = tables(Some(folder.path()));
            assert_eq!(again.two_sided().unwrap().checksum(), TWO_SIDED_SUM);
            assert_eq!(std::fs::read(&two_sided).unwrap(), sound);
        }
    }

    #[test]
    fn an_unusable_cache_is_reported_once_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").unwrap();
        for (cache, said) in [
            (Some(file.join("x")), "cannot write "),
            (None, "no cache folder"),
        ] {
            let (tables, host) = tables(cache.as_deref());
            assert_eq!(tables.one_sided().to_bytes(), OneSided::build().to_bytes());
            assert_eq!(tables.two_sided().unwrap().checksum(), TWO_SIDED_SUM);
            let lines = host.lines();
            assert!(lines.len() == 1 && lines[0].starts_with(said), "{lines:?}");
        }
    }
}
