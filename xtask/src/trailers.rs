//! Commits that may change play say whether they do.

use std::process::Command;

use crate::process::output_of;
use crate::{TaskError, root, tidy};

/// The last commit that need not say it; those before kept no such line.
const EXEMPT: &str = "06719ecc97f5cc0e4974bcfb313e08ebfd7fc4fd";

/// What decides how the program plays.
const PLAY: [&str; 4] = ["crates/nn", "crates/eval", "crates/equity", "nets"];

/// Checks the commits since `base`: a revision, or the last tag, or where the rule began.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn run(base: Option<&str>) -> Result<(), TaskError> {
    let base = match base {
        Some(base) => base.to_owned(),
        None => last_tag().unwrap_or_else(|| EXEMPT.to_owned()),
    };
    if git(&["cat-file", "-e", &format!("{base}^{{commit}}")]).is_none() {
        println!("trailers: not checked: {base} is not in this history");
        return Ok(());
    }
    let range = format!("{base}..HEAD");
    let mut log = Command::new("git");
    log.args([
        "log",
        "--no-merges",
        "--format=%h %s%x1f%B%x1e",
        &range,
        "--",
    ])
    .args(PLAY)
    .current_dir(root());
    let log = output_of(&mut log, "git log")?;
    let log = String::from_utf8_lossy(&log);
    let problems: Vec<String> = log.split('\u{1e}').filter_map(problem).collect();
    tidy::report("trailers", &problems)
}

/// The signature that the newest commit with one records.
pub(crate) fn last_signature() -> Option<String> {
    let log = git(&[
        "log",
        "-1",
        "--grep=^Signature: [0-9a-f]\\{16\\}$",
        "--format=%B",
    ])?;
    let lines = log.lines().rev();
    lines
        .filter_map(|line| line.strip_prefix("Signature: "))
        .map(str::to_owned)
        .next()
}

/// The last tag, if it is younger than the rule.
fn last_tag() -> Option<String> {
    let tag = git(&["describe", "--tags", "--abbrev=0"])?
        .trim()
        .to_owned();
    git(&["merge-base", "--is-ancestor", EXEMPT, &tag]).map(|_| tag)
}

/// What git prints; nothing if it fails or is not there.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git")
        .args(arguments)
        .current_dir(root())
        .output()
        .ok()?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(printed)
}

/// What is wrong with a commit: its line and its message with 0x1f between them.
fn problem(commit: &str) -> Option<String> {
    let (line, message) = commit.trim_start().split_once('\u{1f}')?;
    let last = message.trim().rsplit("\n\n").next().unwrap_or_default();
    let says = |line: &str| {
        let line = line.trim();
        let hash = line.strip_prefix("Signature: ");
        let is_hash = |hash: &str| hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit());
        line == "No change in play" || hash.is_some_and(is_hash)
    };
    let wanted = "its message ends with neither `Signature: HASH` nor `No change in play`";
    (!last.lines().any(says)).then(|| format!("{line}: {wanted}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_says_whether_play_changes() {
        let commit = |message: &str| problem(&format!("\n0123abc Faster\u{1f}{message}\n"));
        assert_eq!(commit("Faster\n\nSignature: 0123456789abcdef"), None);
        assert_eq!(commit("Faster\n\nWhy.\n\nNo change in play\n"), None);
        assert_eq!(
            commit("Faster\n\nSignature: 0123456789abcdef\nReviewed-by: Ada"),
            None
        );
        for silent in [
            "Faster",
            "Faster\n\nSignature: 0123",
            "Faster\n\nNo change in play\n\nMore words",
        ] {
            assert!(
                commit(silent).unwrap().starts_with("0123abc Faster: "),
                "{silent}"
            );
        }
        assert_eq!(problem("\n"), None);
    }
}
