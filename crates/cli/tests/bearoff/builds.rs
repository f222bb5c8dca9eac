//! `bearoff build` and `makebearoff`: options, refusals, and a builder killed at any moment.

use std::hash::BuildHasher;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::data::{barpoint, output, survives_kills};
use crate::fails;

/// Killed without warning at random moments, the builders end with the bytes of an undisturbed run.
#[test]
fn a_killed_builder_goes_on_where_it_was() {
    // With all working tables in memory, and with all of them on the disk.
    for kind in [&["-o", "8"][..], &["-o", "8", "-s", "0"], &["-t", "6x6"]] {
        let folder = tempfile::tempdir().unwrap();
        // The keys of a new hasher are random.
        let random = |limit| std::hash::RandomState::new().hash_one(limit) % limit;
        survives_kills(folder.path(), &[50, 300, 600, 900].map(random), |file| {
            let mut command = barpoint(folder.path());
            command.arg("makebearoff").args(kind).arg("-f").arg(file);
            command.stderr(Stdio::null());
            command
        });
    }
}

#[test]
fn the_options_of_makebearoff_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut sizes = Vec::new();
    for options in [
        vec![],
        vec!["-c"],
        vec!["-g"],
        vec!["-c", "-g"],
        vec!["-n"],
        vec!["-H"],
    ] {
        let mut command = barpoint(folder.path());
        command
            .args(["makebearoff", "-o", "3", "-s", "1000"])
            .args(options);
        output(command.arg("-f").arg(&file));
        sizes.push(std::fs::metadata(&file).unwrap().len());
    }
    // 816 positions: 128, 64 or 16 bytes each when not compressed.
    assert_eq!(sizes[1], 40 + 816 * 128);
    assert_eq!(sizes[3], 40 + 816 * 64);
    assert_eq!(sizes[4], 40 + 816 * 16);
    assert_eq!(sizes[5] + 40, sizes[0]);
    assert!(sizes[2] < sizes[0]);
    for wrong in [["-o", "19"], ["-t", "6y6"], ["-t", "13x2"]] {
        let mut command = barpoint(folder.path());
        let status = command
            .arg("makebearoff")
            .args(wrong)
            .arg("-f")
            .arg(&file)
            .output();
        assert_eq!(status.unwrap().status.code(), Some(2), "{wrong:?}");
    }
}

/// What cannot be built is refused before anything is computed, and nothing of it is left.
#[test]
fn builds_that_cannot_end_well_are_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let make = |options: &[&str], file: &Path| {
        let mut command = barpoint(folder.path());
        command.arg("makebearoff").args(options).arg("-f").arg(file);
        fails(&mut command)
    };
    let (file, missing) = (folder.path().join("file"), folder.path().join("no/file"));
    assert!(make(&["-o", "3"], &missing).1.contains("cannot write"));
    assert!(make(&["-o", "3"], folder.path()).1.contains("regular file"));
    if cfg!(target_os = "linux") {
        // 2.4 petabytes.
        let (code, line) = make(&["-t", "12x15"], &file);
        assert!(code == 1 && line.contains("of memory to build"), "{line}");
        // Tables on the disk are mapped.
        let mut limited = Command::new("sh");
        let script = "ulimit -v 400000; exec \"$0\" makebearoff -o 11 -s 0 -f \"$1\"";
        let program = barpoint(folder.path()).get_program().to_owned();
        let (code, line) = fails(limited.args(["-c", script]).arg(program).arg(&file));
        assert!(code == 1 && line.contains("of address space"), "{line}");
    }
    let build = |options: &[&str]| {
        let mut command = barpoint(folder.path());
        fails(command.args(["bearoff", "build"]).args(options))
    };
    let (code, line) = build(&["--hypergammon", "1", "--threshold", "0.1"]);
    assert!(code == 2 && line.contains("-o FILE"), "{line}");
    std::fs::write(&file, "a letter").unwrap();
    let line = build(&["--one-sided", "-o", file.to_str().unwrap()]).1;
    assert!(line.contains("found another file"), "{line}");
    assert_eq!(std::fs::read(&file).unwrap(), b"a letter");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Each variant has a name of its own, and an older database with more than is wanted can be reused.
#[test]
fn variants_lie_side_by_side() {
    let folder = tempfile::tempdir().unwrap();
    let build = |options: &[&str]| {
        let mut command = barpoint(folder.path());
        output(
            command
                .args(["bearoff", "build", "--points", "3"])
                .args(options),
        );
    };
    build(&["--one-sided"]);
    build(&["--one-sided", "--normal"]);
    let old = folder.path().join("one-sided-3x15.bd");
    let old = old.to_str().unwrap();
    build(&["--one-sided", "--no-gammons", "--reuse", old]);
    build(&["--one-sided", "--uncompressed", "--reuse", old]);
    build(&["--two-sided", "--checkers", "2", "--no-cubeful"]);
    let mut command = barpoint(folder.path());
    command.args([
        "bearoff",
        "build",
        "--one-sided",
        "--normal",
        "--reuse",
        old,
    ]);
    let (_, line) = fails(&mut command);
    assert!(line.contains("means and deviations"), "{line}");
    let list = output(barpoint(folder.path()).args(["bearoff", "list"]));
    assert!(list.contains(": 5 databases"), "{list}");
    for name in [
        "-no-gammons.bd",
        "-normal.bd",
        "-uncompressed.bd",
        "3x2-cubeless.bd",
    ] {
        assert!(list.contains(name), "{name} in {list}");
    }
}
