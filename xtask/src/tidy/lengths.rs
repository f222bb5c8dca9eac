//! How long a file may be; those that are longer stand in a list with the reason.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::files::{SourceFile, read};
use crate::{TaskError, root};

/// Lines a file may have, tests at its end not counted.
const LINES: usize = 250;
/// Lines a file of tests may have.
const TEST_LINES: usize = 400;
/// Lines that no file may have.
const MOST: usize = 800;
/// Files that are data and may have any length.
const TABLE: &str = "tables.rs";

/// Files that are longer, and why: `path: reason`, one a line. The list only shrinks.
const LIST: &str = "xtask/long-files.txt";

/// Lists every file that is too long and every entry of the list that is not needed.
pub(super) fn check(files: &[SourceFile]) -> Result<Vec<String>, TaskError> {
    let text = read(&root().join(LIST))?;
    Ok(problems(files, &entries(&text)))
}

/// Writes the list without the entries that are no longer needed.
pub(super) fn shrink(files: &[SourceFile]) -> Result<(), TaskError> {
    let path = root().join(LIST);
    let text = read(&path)?;
    let needed = |line: &&str| match entry(line) {
        Some((name, _)) => files
            .iter()
            .any(|f| f.path == Path::new(name) && is_long(f)),
        None => true,
    };
    let kept: Vec<&str> = text.lines().filter(needed).collect();
    let kept = kept.join("\n") + "\n";
    fs::write(&path, kept).map_err(|source| TaskError::Write { path, source })
}

fn entries(text: &str) -> BTreeMap<PathBuf, &str> {
    let entries = text.lines().filter_map(entry);
    entries
        .map(|(path, reason)| (path.into(), reason))
        .collect()
}

/// Path and reason; `None` for comments.
fn entry(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let (path, reason) = line.split_once(':').unwrap_or((line, ""));
    Some((path, reason.trim()))
}

fn problems(files: &[SourceFile], listed: &BTreeMap<PathBuf, &str>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut unused = listed.clone();
    for file in files.iter().filter(|file| is_long(file)) {
        let (shown, lines) = (file.path.display(), counted(file));
        let reason = unused.remove(&file.path);
        if lines > MOST || reason.is_none() {
            let most = if reason.is_some() {
                MOST
            } else {
                limit(&file.path)
            };
            problems.push(format!(
                "{shown}: {lines} lines, at most {most} (is it still one room?)"
            ));
        } else if reason == Some("") {
            problems.push(format!("{LIST}: {shown} needs a reason"));
        }
    }
    problems.extend(unused.keys().map(|path| {
        let shown = path.display();
        format!("{LIST}: {shown} is short enough or gone: run `cargo xtask tidy --write-limits`")
    }));
    problems
}

fn is_long(file: &SourceFile) -> bool {
    counted(file) > limit(&file.path)
}

fn limit(path: &Path) -> usize {
    if path.ends_with(TABLE) {
        usize::MAX
    } else if is_test(path) {
        TEST_LINES
    } else {
        LINES
    }
}

/// Whether a file holds nothing but tests, benches or examples.
pub(super) fn is_test(path: &Path) -> bool {
    let in_src = path.iter().any(|part| part == "src");
    let name = path.file_stem().and_then(|name| name.to_str());
    !in_src
        || name.is_some_and(|name| name == "tests" || name.ends_with("_tests"))
        || path.iter().any(|part| part == "tests")
}

/// The lines of a file without the tests at its end.
fn counted(file: &SourceFile) -> usize {
    if is_test(&file.path) {
        return file.text.lines().count();
    }
    file.text
        .lines()
        .take_while(|line| *line != "#[cfg(test)]")
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, lines: usize) -> SourceFile {
        SourceFile {
            path: path.into(),
            text: "x\n".repeat(lines),
        }
    }

    fn check(files: &[SourceFile], list: &str) -> Vec<String> {
        problems(files, &entries(list))
    }

    #[test]
    fn long_files_stand_in_the_list_with_a_reason() {
        let long = [file("crates/a/src/b.rs", LINES + 1)];
        assert_eq!(check(&long, "").len(), 1);
        assert_eq!(check(&long, "crates/a/src/b.rs: one table\n"), [""; 0]);
        assert_eq!(check(&long, "crates/a/src/b.rs").len(), 1);
        let huge = [file("crates/a/src/b.rs", MOST + 1)];
        assert_eq!(check(&huge, "crates/a/src/b.rs: one table\n").len(), 1);
    }

    #[test]
    fn the_list_only_shrinks() {
        let short = [file("crates/a/src/b.rs", LINES)];
        assert_eq!(
            check(&short, "# why\ncrates/a/src/b.rs: one table").len(),
            1
        );
        assert_eq!(check(&[], "crates/a/src/gone.rs: one table").len(), 1);
    }

    #[test]
    fn tests_may_be_longer_and_tables_of_any_length() {
        let mut with_tests = file("crates/a/src/b.rs", LINES);
        with_tests.text += "#[cfg(test)]\nmod tests {\n}\n";
        let fine = [
            with_tests,
            file("crates/a/src/b/tests.rs", TEST_LINES),
            file("crates/a/tests/b.rs", TEST_LINES),
            file("crates/a/src/tables.rs", MOST + 1),
        ];
        assert_eq!(check(&fine, ""), [""; 0]);
        assert_eq!(
            check(&[file("crates/a/tests/b.rs", TEST_LINES + 1)], "").len(),
            1
        );
    }
}
