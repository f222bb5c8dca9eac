//! How `barpoint shell` starts: gnubg's options, files of settings.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the shell says with these options, then these lines.
fn shell(data: &Path, options: &[&str], lines: &[&str]) -> (bool, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .arg("shell")
        .args(options)
        .env("BARPOINT_DATA", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    for line in lines {
        // A shell that has ended reads no more.
        let _ = writeln!(typed, "{line}");
    }
    drop(typed);
    let output = child.wait_with_output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn saved_settings_are_read_at_the_next_start_and_own_commands_after_them() {
    let data = tempfile::tempdir().unwrap();
    let (_, said) = shell(
        data.path(),
        &["-t", "-q"],
        &["set beavers 1", "set matchlength 9", "save settings"],
    );
    assert!(said.contains("Settings saved to "), "{said}");
    let own = data.path().join("shell/commands");
    std::fs::write(own, "set matchlength 11\n").unwrap();
    let shown = ["show beavers", "show matchlength"];
    let (_, said) = shell(data.path(), &["-t"], &shown);
    assert_eq!(
        said,
        "Beavers and raccoons in money sessions: 1\nPoints of new matches: 11\n"
    );
    let (_, said) = shell(data.path(), &["-t", "-q", "-r"], &shown);
    assert_eq!(
        said,
        "Beavers and raccoons in money sessions: 3\nPoints of new matches: 7\n"
    );
    let elsewhere = tempfile::tempdir().unwrap();
    let folder = elsewhere.path().to_str().unwrap();
    let (_, said) = shell(data.path(), &["-s", folder], &shown);
    assert!(said.ends_with("matches: 7\n"), "{said}");
}

#[test]
fn commands_of_a_file_end_the_shell() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("commands");
    std::fs::write(&file, "set matchlength 3\nshow matchlength\n").unwrap();
    let options = ["-t", "-r", "-b", "-l", "de", "-c", file.to_str().unwrap()];
    let (fine, said) = shell(data.path(), &options, &["show beavers"]);
    assert!(fine, "{said}");
    assert_eq!(said, "Points of new matches: 3\n");
}

#[test]
fn options_that_cannot_be_met_say_so() {
    let data = tempfile::tempdir().unwrap();
    let (fine, said) = shell(data.path(), &["-v"], &["show beavers"]);
    assert!(fine && said.starts_with("barpoint "), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

fn script(python: &std::path::Path) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(["shell", "-p", "script.py"])
        .env("BARPOINT_PYTHON", python)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn scripts_need_an_interpreter() {
    let folder = tempfile::tempdir().unwrap();
    let (fine, said) = script(&folder.path().join("absent"));
    assert!(!fine && said.contains("--python: cannot run "), "{said}");
    assert!(said.contains("BARPOINT_PYTHON names another"), "{said}");
}

#[cfg(unix)]
#[test]
fn scripts_are_run_by_the_interpreter_that_has_the_package() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let python = folder.path().join("python");
    let write = |text: &str| {
        std::fs::write(&python, text).unwrap();
        std::fs::set_permissions(&python, PermissionsExt::from_mode(0o755)).unwrap();
    };
    write("#!/bin/sh\n[ \"$1\" = -c ] || echo \"$@\"\n");
    assert_eq!(
        script(&python),
        (true, "-m barpoint.compat script.py\n".to_owned())
    );
    write("#!/bin/sh\n[ \"$1\" = -c ]\n");
    let (fine, said) = script(&python);
    assert!(
        !fine && said.contains("script.py: the script failed"),
        "{said}"
    );
    write("#!/bin/sh\nexit 1\n");
    let (fine, said) = script(&python);
    assert!(!fine && said.contains("has no package barpoint"), "{said}");
}
