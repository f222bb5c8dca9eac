//! Databases whose bands are computed apart, as other processes would.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use barpoint_bearoff::{BuildError, Form, OneSidedPlan, Progress, SharedBuild};
use tempfile::TempDir;

fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn built(plan: OneSidedPlan, path: &Path) -> Vec<u8> {
    plan.build(path, &go_on).unwrap();
    std::fs::read(path).unwrap()
}

fn files() -> (TempDir, [PathBuf; 2]) {
    let folder = tempfile::tempdir().unwrap();
    let paths = ["alone.bd", "shared.bd"].map(|name| folder.path().join(name));
    (folder, paths)
}

#[test]
fn bands_in_any_order_give_the_same_bytes() {
    let (folder, [alone, shared]) = files();
    for form in [Form::Compressed, Form::Normal] {
        let mut plan = OneSidedPlan::new(7).unwrap();
        plan.form = form;
        let mut build = SharedBuild::open(plan, &shared).unwrap();
        let bands = build.missing();
        assert_eq!(bands[0].checkers, 15);
        assert_eq!((bands[0].known, bands[0].positions), (0, 54_264));
        for band in bands.iter().rev() {
            let rows = plan.band(band.checkers, 0, folder.path()).unwrap();
            build.add(band.checkers, &rows).unwrap();
            // What is there already does not belong there a second time.
            let again = build.add(band.checkers, &rows);
            assert!(matches!(again, Err(BuildError::Checkpoint)));
        }
        assert_eq!(build.missing(), []);
        drop(build);
        assert_eq!(built(plan, &shared), built(plan, &alone));
    }
}

/// A build that was stopped on one machine has pieces of bands; others compute the rest of these.
#[test]
fn a_build_that_was_stopped_is_shared() {
    let (folder, [alone, shared]) = files();
    let plan = OneSidedPlan::new(8).unwrap();
    let stop = |progress: Progress| match progress.done {
        250_000.. => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    // One thread, which has then done the longest band and more than a piece of the next.
    let one = rayon::ThreadPoolBuilder::new().num_threads(1);
    let stopped = one.build().unwrap().install(|| plan.build(&shared, &stop));
    assert!(matches!(stopped, Err(BuildError::Stopped)));
    let mut build = SharedBuild::open(plan, &shared).unwrap();
    let missing = build.missing();
    let part = missing.iter().find(|band| band.known > 0).unwrap();
    let whole = plan.band(part.checkers, 0, folder.path()).unwrap();
    assert!(build.add(part.checkers, &whole).is_err());
    let rest = plan.band(part.checkers, part.known, folder.path()).unwrap();
    build.add(part.checkers, &rest).unwrap();
    drop(build);
    let found = SharedBuild::open(plan, &shared).unwrap().missing();
    assert_eq!(found.len(), missing.len() - 1);
    assert_eq!(built(plan, &shared), built(plan, &alone));
}

#[test]
fn what_is_no_band_of_the_database_is_refused() {
    let (folder, [_, shared]) = files();
    let plan = OneSidedPlan::new(7).unwrap();
    for (checkers, known) in [(0, 0), (16, 0), (3, 0), (15, 54_265)] {
        let band = plan.band(checkers, known, folder.path());
        assert!(matches!(band, Err(BuildError::Checkpoint)));
    }
    let mut build = SharedBuild::open(plan, &shared).unwrap();
    for bytes in [&b"nonsense"[..], &[], &[255; 20]] {
        assert!(build.add(15, bytes).is_err());
    }
    // Home positions follow from each other: nothing is left to be shared.
    let home = OneSidedPlan::new(6).unwrap();
    assert_eq!(
        SharedBuild::open(home, &folder.path().join("home"))
            .unwrap()
            .missing(),
        []
    );
}
