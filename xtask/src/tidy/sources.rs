//! What source files must not contain, by crate: files, clocks, threads, floats, statics that change, printing.

use std::path::Path;

use super::files::SourceFile;
use super::lengths::is_test;

/// Calls that inner crates must not make (no files, clocks, threads, global randomness), and what must not be named where.
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
    // What is told is worked out below: these evaluate.
    ("Engine", &["wire"]),
    ("Endings", &["wire"]),
    ("Evaluator", &["wire"]),
    ("Search", &["wire"]),
    ("f32", &["rules"]),
    ("f64", &["rules"]),
];

/// Macros and streams that print; only the program does.
const PRINTS: &[&str] = &[
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "dbg!",
    "stdout()",
    "stderr()",
];

/// Types whose value changes behind a shared reference.
const CHANGING: &[&str] = &["Atomic", "Mutex", "RwLock", "RefCell"];

/// Lists every line that breaks a rule, and every manifest.
pub(super) fn check(rust: &[SourceFile], manifests: &[SourceFile]) -> Vec<String> {
    let mut problems = Vec::new();
    for file in rust {
        check_rust(&file.path, &file.text, &mut problems);
    }
    for file in manifests {
        check_manifest(&file.path, &file.text, &mut problems);
    }
    problems
}

fn check_rust(path: &Path, text: &str, problems: &mut Vec<String>) {
    if path.starts_with("xtask") || is_test(path) {
        return;
    }
    let krate = path
        .iter()
        .nth(1)
        .and_then(|c| c.to_str())
        .unwrap_or_default();
    let shipped = text.split("#[cfg(test)]").next().unwrap_or_default();
    for (number, line) in (1usize..).zip(shipped.lines()) {
        let code = line.split("//").next().unwrap_or_default();
        for fault in faults(path, krate, code) {
            problems.push(format!("{}:{number}: {fault}", path.display()));
        }
    }
}

/// What is wrong with a line of code without its comment.
fn faults(path: &Path, krate: &str, code: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (word, crates) in FORBIDDEN_INSIDE {
        if crates.contains(&krate) && has_word(code, word) {
            faults.push(format!("`{word}` has no place in crates/{krate}"));
        }
    }
    if ["#[ignore", "todo!", "unimplemented!"]
        .iter()
        .any(|word| code.contains(word))
    {
        faults.push("unfinished work".to_owned());
    }
    // What a content security policy calls `unsafe-inline` is no Rust.
    let rust = !code.contains("unsafe_code") && !code.contains("'unsafe-");
    if has_word(code, "unsafe") && rust && !allows_unsafe(path) {
        faults.push("unsafe outside nn's kernels".to_owned());
    }
    if !PROGRAM.contains(&krate) {
        if PRINTS.iter().any(|word| has_word(code, word)) {
            faults.push("only the program prints".to_owned());
        }
        if changing_static(code) {
            faults.push("a static that changes; settings and counters are passed down".to_owned());
        }
    }
    faults
}

/// The crates that are the program and its tests, not libraries.
const PROGRAM: &[&str] = &["cli", "testkit"];

fn changing_static(code: &str) -> bool {
    let code = code
        .trim_start()
        .trim_start_matches("pub ")
        .trim_start_matches("pub(crate) ");
    let Some(item) = code.strip_prefix("static ") else {
        return false;
    };
    item.starts_with("mut ") || CHANGING.iter().any(|kind| item.contains(kind))
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
    fn what_is_told_is_not_worked_out_where_it_is_told() {
        let line = "pub fn of(engine: &Engine) -> Self {";
        assert_eq!(
            problems_of("crates/wire/src/a.rs", line),
            ["crates/wire/src/a.rs:1: `Engine` has no place in crates/wire"]
        );
        assert_eq!(problems_of("crates/app/src/a.rs", line), [""; 0]);
        let name = "pub struct EngineInfo;";
        assert_eq!(problems_of("crates/wire/src/a.rs", name), [""; 0]);
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
    fn libraries_print_nothing_and_keep_no_state() {
        for line in [
            "static COUNT: AtomicU64 = AtomicU64::new(0);",
            "    pub(crate) static LAST: Mutex<u8> = Mutex::new(0);",
            "static mut LAST: u8 = 0;",
            "println!(\"{x}\");",
            "let out = std::io::stdout();",
        ] {
            assert_eq!(problems_of("crates/eval/src/a.rs", line).len(), 1, "{line}");
            assert_eq!(problems_of("crates/cli/src/a.rs", line), [""; 0], "{line}");
        }
        for line in [
            "static TABLE: OnceLock<Vec<u8>> = OnceLock::new();",
            "fn name() -> &'static str {",
            "writeln!(out, \"{x}\")",
        ] {
            assert_eq!(problems_of("crates/eval/src/a.rs", line), [""; 0], "{line}");
        }
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
