//! What source files must look like: size, lint settings, what inner crates must not touch,
//! links in documents.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{TaskError, root};

/// Lines a Rust file may have, tests included.
const MAX_LINES: usize = 800;
/// Lines a file that is only a list of members may have.
const MAX_REGISTRY_LINES: usize = 400;
/// Files that are data and may be longer.
const TABLES: &[&str] = &["tables.rs"];

/// Calls that inner crates must not make (no files, clocks, threads, global randomness).
const FORBIDDEN_INSIDE: &[(&str, &[&str])] = &[
    (
        "std::fs",
        &[
            "rules", "equity", "record", "formats", "nn", "analysis", "wire",
        ],
    ),
    (
        "std::net",
        &[
            "rules", "equity", "record", "formats", "nn", "bearoff", "eval", "analysis",
        ],
    ),
    (
        "std::thread",
        &["rules", "equity", "record", "formats", "wire"],
    ),
    (
        "std::time",
        &["rules", "equity", "record", "formats", "nn", "analysis"],
    ),
    (
        "static mut",
        &[
            "rules", "equity", "record", "formats", "nn", "bearoff", "eval", "analysis",
        ],
    ),
    ("f32", &["rules"]),
    ("f64", &["rules"]),
];

/// Lists every file that breaks a rule.
pub(crate) fn check() -> Result<Vec<String>, TaskError> {
    let mut problems = Vec::new();
    for path in files_under(&root().join("crates"))?
        .into_iter()
        .chain(files_under(&root().join("xtask"))?)
    {
        let name = path.strip_prefix(root()).unwrap_or(&path).to_path_buf();
        match path.extension().and_then(|e| e.to_str()) {
            Some("rs") => check_rust(&name, &read(&path)?, &mut problems),
            Some("toml") => check_manifest(&name, &read(&path)?, &mut problems),
            _ => {}
        }
    }
    for path in documents()? {
        check_links(&path, &read(&path)?, &mut problems);
    }
    Ok(problems)
}

fn check_rust(name: &Path, text: &str, problems: &mut Vec<String>) {
    let shown = name.display();
    let file = name
        .file_name()
        .and_then(|f| f.to_str())
        .unwrap_or_default();
    let lines = text.lines().count();
    let limit = if file == "registry.rs" {
        MAX_REGISTRY_LINES
    } else {
        MAX_LINES
    };
    if lines > limit && !TABLES.contains(&file) {
        problems.push(format!(
            "{shown}: {lines} lines, at most {limit} (is it still one room?)"
        ));
    }
    let krate = name
        .components()
        .nth(1)
        .and_then(|c| c.as_os_str().to_str())
        .unwrap_or_default();
    if name.starts_with("xtask") {
        return;
    }
    let is_source = name.components().any(|c| c.as_os_str() == "src");
    let shipped = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_test = file.contains("test") || !is_source;
    for (number, line) in (1usize..).zip(shipped.lines()) {
        let code = line.split("//").next().unwrap_or_default();
        if is_test || code.trim().is_empty() {
            continue;
        }
        for (word, crates) in FORBIDDEN_INSIDE {
            if crates.contains(&krate) && has_word(code, word) {
                problems.push(format!(
                    "{shown}:{number}: `{word}` has no place in crates/{krate}"
                ));
            }
        }
        if code.contains("#[ignore") || code.contains("todo!") || code.contains("unimplemented!") {
            problems.push(format!("{shown}:{number}: unfinished work"));
        }
        // What a content security policy calls `unsafe-inline` is no Rust.
        let rust = !code.contains("unsafe_code") && !code.contains("'unsafe-");
        if has_word(code, "unsafe") && rust && !allows_unsafe(name) {
            problems.push(format!("{shown}:{number}: unsafe outside nn's kernels"));
        }
    }
}

/// `unsafe` lives in the kernels of `nn` and in the file-mapping module of `bearoff` only.
fn allows_unsafe(name: &Path) -> bool {
    name.starts_with("crates/nn/src/kernels") || name == Path::new("crates/bearoff/src/map.rs")
}

fn has_word(code: &str, word: &str) -> bool {
    let boundary = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    code.match_indices(word).any(|(at, _)| {
        boundary(code[..at].chars().next_back()) && boundary(code[at + word.len()..].chars().next())
    })
}

fn check_manifest(name: &Path, text: &str, problems: &mut Vec<String>) {
    if !text.contains("[lints]\nworkspace = true") {
        problems.push(format!(
            "{}: must inherit the workspace lints",
            name.display()
        ));
    }
    if text.contains("= \"*\"") {
        problems.push(format!("{}: wildcard version", name.display()));
    }
}

/// Relative links in documents must point to something.
fn check_links(path: &Path, text: &str, problems: &mut Vec<String>) {
    let folder = path.parent().unwrap_or(path);
    for (at, _) in text.match_indices("](") {
        let Some(link) = text[at + 2..].split(')').next() else {
            continue;
        };
        let target = link.split('#').next().unwrap_or_default();
        if target.is_empty() || target.contains("://") || target.contains(char::is_whitespace) {
            continue;
        }
        if !folder.join(target).exists() {
            let shown = path.strip_prefix(root()).unwrap_or(path).display();
            problems.push(format!("{shown}: link to {target}, which does not exist"));
        }
    }
}

fn documents() -> Result<Vec<PathBuf>, TaskError> {
    let mut found = files_under(&root().join("docs"))?;
    for entry in list(root())? {
        if entry.is_file() {
            found.push(entry);
        }
    }
    found.retain(|path| path.extension().is_some_and(|e| e == "md"));
    Ok(found)
}

fn files_under(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in list(&folder)? {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                found.push(entry);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn list(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let error = |source| TaskError::Read {
        path: folder.to_path_buf(),
        source,
    };
    fs::read_dir(folder)
        .map_err(error)?
        .map(|entry| entry.map(|e| e.path()).map_err(error))
        .collect()
}

fn read(path: &Path) -> Result<String, TaskError> {
    fs::read_to_string(path).map_err(|source| TaskError::Read {
        path: path.to_path_buf(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems_of(name: &str, text: &str) -> Vec<String> {
        let mut problems = Vec::new();
        check_rust(Path::new(name), text, &mut problems);
        problems
    }

    #[test]
    fn floats_and_files_have_no_place_in_rules() {
        assert_eq!(
            problems_of("crates/rules/src/a.rs", "let x: f32 = 1.0;").len(),
            1
        );
        assert_eq!(
            problems_of("crates/rules/src/a.rs", "use std::fs;").len(),
            1
        );
        assert!(
            problems_of(
                "crates/rules/src/a.rs",
                "// f32 in a comment\nlet buf32 = 1;"
            )
            .is_empty()
        );
        assert!(problems_of("crates/equity/src/a.rs", "let x: f32 = 1.0;").is_empty());
    }

    #[test]
    fn unsafe_is_for_kernels_only() {
        assert_eq!(
            problems_of("crates/eval/src/a.rs", "unsafe { f() }").len(),
            1
        );
        assert!(problems_of("crates/nn/src/kernels/avx2.rs", "unsafe { f() }").is_empty());
        assert!(problems_of("crates/eval/src/lib.rs", "#![forbid(unsafe_code)]").is_empty());
    }

    #[test]
    fn long_files_are_reported_unless_tables() {
        let long = "x\n".repeat(MAX_LINES + 1);
        assert_eq!(problems_of("crates/eval/src/a.rs", &long).len(), 1);
        assert!(problems_of("crates/equity/src/met/tables.rs", &long).is_empty());
    }

    #[test]
    fn manifests_inherit_the_lints() {
        let mut problems = Vec::new();
        check_manifest(
            Path::new("crates/x/Cargo.toml"),
            "[package]\n",
            &mut problems,
        );
        check_manifest(
            Path::new("crates/y/Cargo.toml"),
            "[lints]\nworkspace = true\n",
            &mut problems,
        );
        assert_eq!(
            problems,
            ["crates/x/Cargo.toml: must inherit the workspace lints"]
        );
    }
}
