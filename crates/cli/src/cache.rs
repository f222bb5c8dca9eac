//! Bearoff tables, computed once and kept in the user's cache folder.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use barpoint_bearoff::{OneSided, TwoSidedFile, TwoSidedPlan};
use etcetera::{BaseStrategy, choose_base_strategy};

use crate::files;

/// Name of the cache file; it changes with the layout of its contents.
const FILE: &str = "one-sided-15x6-v1.bin";
/// Name of the two-sided table, and what it contains: as much as the one gnubg makes for itself.
const TWO_SIDED: &str = "two-sided-6x6-v1.bd";
const POINTS: u8 = 6;
const CHECKERS: u8 = 6;
/// Its checksum: bytes that anything has happened to since are built anew.
const TWO_SIDED_SUM: u64 = 0x734c_2cad_7a1a_cedf;

/// The one-sided home bearoff database: from the cache if it is there and sound, else computed (half a
/// second) and kept. A cache that cannot be used or written costs time, never the answer.
pub(crate) fn one_sided() -> Arc<OneSided> {
    Arc::new(folder().map_or_else(OneSided::build, |folder| load_or_build(&folder)))
}

/// Exact equities with the cube where each side has up to six checkers at home: from the cache if they are there
/// and sound, else computed (a third of a second) and kept. `None` where no cache can be kept.
pub(crate) fn two_sided() -> Option<Arc<TwoSidedFile>> {
    two_sided_in(&folder()?)
}

fn two_sided_in(folder: &Path) -> Option<Arc<TwoSidedFile>> {
    let path = folder.join(TWO_SIDED);
    if let Ok(kept) = TwoSidedFile::open(&path)
        && kept.checksum() == TWO_SIDED_SUM
    {
        return Some(Arc::new(kept));
    }
    std::fs::create_dir_all(folder).ok()?;
    // Another process may do the same at the same time.
    let own = tempfile::tempdir_in(folder).ok()?;
    let fresh = own.path().join(TWO_SIDED);
    let plan = TwoSidedPlan::new(POINTS, CHECKERS)?;
    plan.build(&fresh, None, &|_| ControlFlow::Continue(()))
        .ok()?;
    std::fs::rename(&fresh, &path).ok()?;
    TwoSidedFile::open(&path).ok().map(Arc::new)
}

/// `$BARPOINT_CACHE`, or the platform's cache folder for this program.
fn folder() -> Option<PathBuf> {
    let platform = || Some(choose_base_strategy().ok()?.cache_dir().join("barpoint"));
    std::env::var_os("BARPOINT_CACHE")
        .map(PathBuf::from)
        .or_else(platform)
}

fn load_or_build(folder: &Path) -> OneSided {
    let path = folder.join(FILE);
    let cached = std::fs::read(&path)
        .ok()
        .and_then(|bytes| OneSided::from_bytes(&bytes).ok());
    cached.unwrap_or_else(|| {
        let built = OneSided::build();
        if std::fs::create_dir_all(folder).is_ok() {
            files::write_whole(&path, &built.to_bytes()).ok();
        }
        built
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_database_is_kept_and_a_damaged_copy_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let built = load_or_build(folder.path());
        let kept = std::fs::read(&path).unwrap();
        assert_eq!(kept, built.to_bytes());

        let mut damaged = kept.clone();
        damaged[1000] ^= 1;
        std::fs::write(&path, &damaged).unwrap();
        assert_eq!(load_or_build(folder.path()).to_bytes(), kept);
        assert_eq!(std::fs::read(&path).unwrap(), kept);
    }

    #[test]
    fn small_endings_are_kept_and_a_damaged_copy_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let built = two_sided_in(folder.path()).unwrap().checksum();
        let path = folder.path().join(TWO_SIDED);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        assert_eq!(built, TWO_SIDED_SUM, "{built:#018x}");
        let sound = std::fs::read(&path).unwrap();
        let mut altered = sound.clone();
        // All four equities of one position a little less: nothing that could not be.
        let record = 40 + 8 * (59 * 924 + 40);
        altered[record..record + 8]
            .iter_mut()
            .skip(1)
            .step_by(2)
            .for_each(|byte| *byte -= 0x10);
        for damaged in [&sound[..4_000_000], &altered] {
            std::fs::write(&path, damaged).unwrap();
            assert_eq!(two_sided_in(folder.path()).unwrap().checksum(), built);
            assert_eq!(std::fs::read(&path).unwrap(), sound);
        }
        assert!(two_sided_in(&path).is_none());
    }

    #[test]
    fn an_unusable_folder_does_not_matter() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        std::fs::write(&file, "in the way").unwrap();
        assert_eq!(
            load_or_build(&file).to_bytes(),
            OneSided::build().to_bytes()
        );
    }
}
