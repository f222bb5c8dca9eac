//! Databases against the checksums of GNU Backgammon's, and against damage and interruption.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use barpoint_bearoff::{
    BuildError, Form, Gammons, Listener, OneSidedFile, OneSidedPlan, Progress, TwoSidedFile,
    TwoSidedPlan, seal,
};
use md5::{Digest, Md5};
use tempfile::TempDir;

fn go_on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn sum(path: &Path) -> String {
    let bytes = std::fs::read(path).unwrap();
    Md5::digest(bytes)
        .iter()
        .map(|b| format!("{b:02x}"))
        .collect()
}

fn temporary() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file.bd");
    (folder, path)
}

#[track_caller]
fn check_one_sided(points: u8, change: impl Fn(&mut OneSidedPlan), md5: &str) {
    let (_folder, path) = temporary();
    let mut plan = OneSidedPlan::new(points).unwrap();
    change(&mut plan);
    let summary = plan.build(&path, &go_on).unwrap();
    assert_eq!(sum(&path), md5);
    assert_eq!(summary.bytes, std::fs::metadata(&path).unwrap().len());
    if plan.form != Form::Compressed {
        assert_eq!(plan.file_bytes(), summary.bytes);
    }
    let left: Vec<_> = std::fs::read_dir(path.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing but the database stays");
}

/// The manual's table of one-sided databases with default options. The longer ones (8 to 13 points) are
/// checked by the command in docs/formats/bearoff.md.
#[test]
fn one_sided_files_have_the_checksums_of_the_manual() {
    let table = [
        "c789f049ec98ce4e307b471257999f39",
        "b6e61c1625ae4b3b164e93ab064192b9",
        "346dae6139ccb4b227c534373e5c52e4",
        "653255f5f9f22fd50277f7ff25b2a343",
        "2064f9a56b23117d053a573c96a92fa2",
        "3dc7b833c4670849cee00479a9e21b49",
        "67235c8e0ee152df5daf36cbeae5b3c2",
    ];
    for (points, md5) in (1..).zip(table) {
        check_one_sided(points, |_| (), md5);
    }
}

/// Checksums of files that gnubg 1.07's tool made: `makebearoff -o 3 -f FILE` with `-c`, `-g`, `-c -g`.
#[test]
fn options_change_the_same_bytes_as_in_the_released_tool() {
    check_one_sided(
        3,
        |plan| plan.form = Form::Uncompressed,
        "c90b77141e450d178bcdb360570cff13",
    );
    check_one_sided(
        3,
        |plan| plan.gammons = Gammons::Leave,
        "e7ce21000dc1954be3aa6ed007016a3e",
    );
    let bare = |plan: &mut OneSidedPlan| {
        plan.form = Form::Uncompressed;
        plan.gammons = Gammons::Leave;
    };
    check_one_sided(3, bare, "074f85179760d1001f7cc142d4c78209");
}

/// `makebearoff -o 3 -n`, `-o 6 -n -g` (no effect of `-g`), `-o 7 -n`.
#[test]
fn normal_approximations_are_bitwise_those_of_the_released_tool() {
    let normal = |plan: &mut OneSidedPlan| plan.form = Form::Normal;
    check_one_sided(3, normal, "602f56298be096198ec3617ff47368cd");
    let no_gammons = |plan: &mut OneSidedPlan| {
        plan.form = Form::Normal;
        plan.gammons = Gammons::Leave;
    };
    check_one_sided(6, no_gammons, "166635744ebc32c2deb6d21bb2d3134b");
    check_one_sided(7, normal, "6745ea39452cc35cc2b5f60add4edd3b");
}

#[track_caller]
fn check_two_sided(points: u8, checkers: u8, cubeful: bool, md5: &str) {
    let (_folder, path) = temporary();
    let mut plan = TwoSidedPlan::new(points, checkers).unwrap();
    plan.cubeful = cubeful;
    let summary = plan.build(&path, None, &go_on).unwrap();
    assert_eq!(sum(&path), md5);
    assert_eq!(plan.file_bytes(), summary.bytes);
}

/// The manual's table of two-sided databases, up to 6 checkers (7 to 10: docs/formats/bearoff.md), and
/// two made with the released tool: `makebearoff -t 6x3 -C`, `-t 8x2`.
#[test]
fn two_sided_files_have_the_checksums_of_the_manual() {
    let table = [
        "7ed6f8e7fce16ea2b80e07a4a516653c",
        "e9d760bf213841c285245ed757a52f4d",
        "9d67da3db32ad4720cc38eecf9a67967",
        "9156f37032d1d4b0352a41186e632dfc",
        "0db19ab08feae1feb33ddbd709479f62",
        "44b6040b49b46cb9dd2ce8caa947044d",
    ];
    for (checkers, md5) in (1..).zip(table) {
        check_two_sided(6, checkers, true, md5);
    }
    check_two_sided(6, 3, false, "a2960236498157daf236b4c2e62c31c5");
    check_two_sided(8, 2, true, "183d03a6983d671edaa1f4e287126be4");
}

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    let (_folder, path) = temporary();
    for threads in [1, 2, 5] {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        let plan = OneSidedPlan::new(7).unwrap();
        pool.install(|| plan.build(&path, &go_on)).unwrap();
        assert_eq!(sum(&path), "67235c8e0ee152df5daf36cbeae5b3c2");
        let plan = TwoSidedPlan::new(6, 4).unwrap();
        pool.install(|| plan.build(&path, None, &go_on)).unwrap();
        assert_eq!(sum(&path), "9156f37032d1d4b0352a41186e632dfc");
    }
}

/// Whatever part of the working tables lies on the disk, and for good measure after an interruption.
#[test]
fn any_memory_gives_the_same_bytes() {
    let (folder, path) = temporary();
    let mut plan = OneSidedPlan::new(7).unwrap();
    for memory in [0, 3_000_000, 12_000_000] {
        plan.memory = memory;
        assert!(plan.disk_bytes(1) > 2 * plan.file_bytes());
        in_pieces(40, |listener| Ok(plan.build(&path, listener)?.resumed));
        assert_eq!(sum(&path), "67235c8e0ee152df5daf36cbeae5b3c2");
    }
    plan.memory = u64::MAX;
    assert_eq!(plan.disk_bytes(1), 2 * plan.file_bytes());
    plan.memory = 0;
    plan.form = Form::Normal;
    plan.build(&path, &go_on).unwrap();
    assert_eq!(sum(&path), "6745ea39452cc35cc2b5f60add4edd3b");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// A database for fewer checkers is the beginning of that for 15, the bytes of which are gnubg's.
#[test]
fn fewer_checkers_are_the_first_positions_of_more() {
    let (folder, path) = temporary();
    let whole = folder.path().join("whole");
    for (points, checkers) in [(3, 1), (6, 9), (7, 14)] {
        let build = |checkers, path: &Path| {
            let mut plan = OneSidedPlan::with_checkers(points, checkers).unwrap();
            plan.form = Form::Uncompressed;
            plan.build(path, &go_on).unwrap();
            std::fs::read(path).unwrap()
        };
        let (less, more) = (build(checkers, &path), build(15, &whole));
        assert_eq!(less[12..14], *format!("{checkers:02}").as_bytes());
        assert!(more[40..].starts_with(&less[40..]));
        let file = OneSidedFile::open(&path).unwrap();
        let mut counts = [0; 18];
        counts[0] = checkers;
        assert!(file.rolls(&counts).is_some());
        counts[0] += 1;
        assert!(file.rolls(&counts).is_none());
    }
}

/// The index of a compressed file counts words in 32 bits; that is known beforehand.
#[test]
fn what_the_layout_cannot_hold_is_refused_at_once() {
    let (folder, path) = temporary();
    let mut plan = OneSidedPlan::new(16).unwrap();
    let refusal = plan.build(&path, &go_on).unwrap_err();
    assert!(matches!(refusal, BuildError::TooLarge));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    plan.form = Form::Uncompressed;
    assert!(plan.possible().is_ok());
    assert!(OneSidedPlan::new(15).unwrap().possible().is_ok());
}

/// Without its header a file is the same but 40 bytes shorter.
#[test]
fn the_header_can_be_left_out() {
    let (folder, path) = temporary();
    let bare = folder.path().join("bare");
    let mut plan = OneSidedPlan::new(3).unwrap();
    plan.build(&path, &go_on).unwrap();
    plan.header = false;
    plan.build(&bare, &go_on).unwrap();
    assert_eq!(
        std::fs::read(&path).unwrap()[40..],
        std::fs::read(&bare).unwrap()
    );
}

/// Runs a job that is stopped after this many reports of progress, again and again, until it is done.
fn in_pieces(reports: u64, job: impl Fn(&Listener<'_>) -> Result<bool, BuildError>) {
    for run in 1..100 {
        let heard = AtomicU64::new(0);
        let listener = |_: Progress| match heard.fetch_add(1, Ordering::Relaxed) {
            heard if heard >= reports => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        };
        match job(&listener) {
            Ok(resumed) => {
                assert!(resumed && run > 1);
                return;
            }
            Err(error) => assert!(matches!(error, BuildError::Stopped), "{error}"),
        }
    }
    panic!("no progress is kept");
}

#[test]
fn an_interrupted_job_goes_on_and_gives_the_same_bytes() {
    let (_folder, path) = temporary();
    let plan = OneSidedPlan::new(8).unwrap();
    in_pieces(70, |listener| Ok(plan.build(&path, listener)?.resumed));
    assert_eq!(sum(&path), "a4acbb5c7e9e1f08e561afe0af934e5c");
    assert!(!path.with_file_name("file.bd.partial").exists());

    let plan = TwoSidedPlan::new(6, 7).unwrap();
    let build = |listener: &Listener<'_>| Ok(plan.build(&path, None, listener)?.resumed);
    in_pieces(1100, build);
    assert_eq!(sum(&path), "9eb8b042d4d2ddf8d40e74a892745ad5");
}

/// A checkpoint cut anywhere (as by a power failure) costs work, never bytes.
#[test]
fn a_damaged_checkpoint_is_used_as_far_as_it_is_sound() {
    let (_folder, path) = temporary();
    let partial = path.with_file_name("file.bd.partial");
    let plan = OneSidedPlan::new(7).unwrap();
    let stop = |progress: Progress| match progress.done {
        150_000.. => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let stopped = plan.build(&path, &stop);
    assert!(matches!(stopped, Err(BuildError::Stopped)));
    let checkpoint = std::fs::read(&partial).unwrap();
    let len = checkpoint.len();
    for (cut, flip) in [(len - 1, len - 2), (len, len / 2), (len, 100)] {
        let mut damaged = checkpoint[..cut].to_vec();
        damaged[flip] ^= 1;
        std::fs::write(&partial, damaged).unwrap();
        plan.build(&path, &go_on).unwrap();
        assert_eq!(sum(&path), "67235c8e0ee152df5daf36cbeae5b3c2");
    }
    // One of other settings, or what is none, is somebody's work: not touched.
    std::fs::write(&partial, &checkpoint).unwrap();
    let other = OneSidedPlan::new(8).unwrap().build(&path, &go_on);
    assert!(matches!(other, Err(BuildError::OtherCheckpoint(_))));
    assert_eq!(std::fs::read(&partial).unwrap(), checkpoint);
    std::fs::write(&partial, "a letter").unwrap();
    let other = plan.build(&path, &go_on);
    assert!(matches!(other, Err(BuildError::OtherCheckpoint(_))));
}

#[test]
fn an_older_database_is_taken_over() {
    let (folder, path) = temporary();
    let old = folder.path().join("old");
    TwoSidedPlan::new(6, 3)
        .unwrap()
        .build(&old, None, &go_on)
        .unwrap();
    let old = TwoSidedFile::open(&old).unwrap();
    let plan = TwoSidedPlan::new(6, 4).unwrap();
    assert!(plan.accepts(&old));
    plan.build(&path, Some(&old), &go_on).unwrap();
    assert_eq!(sum(&path), "9156f37032d1d4b0352a41186e632dfc");
    assert!(!TwoSidedPlan::new(5, 4).unwrap().accepts(&old));
}

#[test]
fn damaged_and_foreign_files_are_refused_with_one_line() {
    let (_folder, path) = temporary();
    let refused = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        let one = OneSidedFile::open(&path).unwrap_err().to_string();
        let two = TwoSidedFile::open(&path).unwrap_err().to_string();
        assert!(!one.contains('\n') && !two.contains('\n'));
        (one, two)
    };
    refused(b"");
    refused(b"gnubg-OS-06-15-1-1-0");
    assert!(refused(&[b'x'; 500]).0.contains("gnubg-OS"));

    TwoSidedPlan::new(6, 3)
        .unwrap()
        .build(&path, None, &go_on)
        .unwrap();
    let mut two = std::fs::read(&path).unwrap();
    two.pop();
    assert!(refused(&two).1.contains("56488 bytes"));
    OneSidedPlan::new(3).unwrap().build(&path, &go_on).unwrap();
    let mut one = std::fs::read(&path).unwrap();
    assert!(OneSidedFile::open(&path).is_ok());
    assert!(
        TwoSidedFile::open(&path)
            .unwrap_err()
            .to_string()
            .contains("two-sided")
    );

    // A seal finds every change of a byte; without one the distributions are summed.
    seal(&path).unwrap();
    assert!(OneSidedFile::open(&path).is_ok());
    let middle = one.len() - 100;
    one[middle] ^= 4;
    std::fs::write(&path, &one).unwrap();
    assert!(
        OneSidedFile::open(&path)
            .unwrap_err()
            .to_string()
            .contains("checksum")
    );
    std::fs::remove_file(barpoint_bearoff::seal_path(&path)).unwrap();
    assert!(
        OneSidedFile::open(&path)
            .unwrap_err()
            .to_string()
            .contains("sums to one")
    );

    // Of two-sided ones the order of the equities is looked at.
    let plan = TwoSidedPlan::new(6, 3).unwrap();
    plan.build(&path, None, &go_on).unwrap();
    assert!(TwoSidedFile::open(&path).is_ok());
    let mut two = std::fs::read(&path).unwrap();
    let records = two[40..].chunks_exact_mut(8);
    let differing = records.rev().find(|record| record[2..4] != record[6..8]);
    // The opponent's cube comes first, worth less than the own.
    differing.unwrap()[2..].rotate_right(2);
    std::fs::write(&path, &two).unwrap();
    let refusal = TwoSidedFile::open(&path).unwrap_err().to_string();
    assert!(refusal.contains("own cube <= 1"), "{refusal}");
}
