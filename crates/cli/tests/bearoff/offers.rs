//! Databases of the user's, used and offered by other commands.

use std::process::Stdio;

use crate::data::{barpoint, output};
use crate::{RACE, fails};

/// The arguments that build it.
const ITS_DATABASE: [&str; 7] = [
    "bearoff",
    "build",
    "--two-sided",
    "--points",
    "7",
    "--checkers",
    "5",
];

/// A damaged file is refused in one line without harm.
#[test]
fn evaluation_uses_a_database_of_the_users() {
    let folder = tempfile::tempdir().unwrap();
    let eval = ["eval", RACE, "--ply", "1"];
    let plain = output(barpoint(folder.path()).args(eval));
    assert!(plain.contains("race, by net;"), "{plain}");
    output(barpoint(folder.path()).args(ITS_DATABASE));
    let exact = output(barpoint(folder.path()).args(eval));
    assert!(
        exact.contains("race, by two-sided database (exact);"),
        "{exact}"
    );
    let path = folder.path().join("two-sided-7x5.bd");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[1000] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let refused = barpoint(folder.path()).args(eval).output().unwrap();
    assert_eq!(String::from_utf8(refused.stdout).unwrap(), plain);
    let errors = String::from_utf8(refused.stderr).unwrap();
    let named: Vec<&str> = errors
        .lines()
        .filter(|line| line.contains("two-sided-7x5.bd") && line.contains("checksum"))
        .collect();
    assert_eq!(named.len(), 1, "{errors}");
}

/// Without a terminal nothing is asked: one line of advice, none with `no`, the database with `yes`.
#[test]
fn databases_are_built_only_with_consent() {
    let folder = tempfile::tempdir().unwrap();
    let hint = |more: &[&str]| {
        let mut command = barpoint(folder.path());
        command.args(["eval", RACE, "--ply", "0"]).args(more);
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert!(output.status.success());
        (
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (plain, advice) = hint(&[]);
    assert!(plain.contains("by net"), "{plain}");
    assert!(
        advice.starts_with("hint: ") && advice.lines().count() == 1,
        "{advice}"
    );
    let (same, silence) = hint(&["--build-databases", "no"]);
    assert_eq!((same.as_str(), silence.as_str()), (plain.as_str(), ""));
    let (known, _) = hint(&["--build-databases", "yes"]);
    assert!(known.contains("by one-sided database"), "{known}");
    let (again, silence) = hint(&[]);
    assert_eq!((again.as_str(), silence.as_str()), (known.as_str(), ""));
}

/// A database that cannot be built costs one line, not the answer; `show` builds one when told to.
#[test]
fn an_offer_that_fails_does_not_keep_the_answer_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let mut command = barpoint(&file);
    command.args(["eval", RACE, "--ply", "0", "--build-databases", "yes"]);
    let answered = command.output().unwrap();
    assert!(answered.status.success());
    let errors = String::from_utf8(answered.stderr).unwrap();
    // That the folder cannot be read is said where it is looked into.
    let said = |what: &str| errors.lines().filter(|line| line.starts_with(what)).count();
    assert_eq!(said("no database built: "), 1, "{errors}");
    assert_eq!(said("database not used: cannot read "), 1, "{errors}");
    assert_eq!(said("cannot write "), 1, "{errors}");
    assert_eq!(errors.lines().count(), 3, "{errors}");
    let (_, line) = fails(barpoint(&file).args(["bearoff", "list"]));
    assert!(line.contains("cannot read"), "{line}");

    let data = folder.path().join("data");
    let mut command = barpoint(&data);
    let shown = output(command.args(["bearoff", "show", RACE, "--build-databases", "yes"]));
    assert!(shown.contains("(one-sided-7x15.bd; "), "{shown}");
    let list = output(barpoint(&data).args(["bearoff", "list"]));
    assert!(list.contains(": 1 database\n"), "{list}");
}
