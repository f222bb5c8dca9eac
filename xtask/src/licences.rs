//! Licences and sources of what the project depends on: only what `deny.toml` allows.
//!
//! The settings are those of cargo-deny, which takes minutes to build; its rules that the project uses are checked
//! here, and by cargo-deny as well where it is installed.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;
use std::time::Duration;

use toml::Table;

use crate::process::{installed, output_of, succeed};
use crate::{TaskError, root};

/// Checks every dependency, of optional features and on every system.
pub(crate) fn run() -> Result<Duration, TaskError> {
    let mut tree = Command::new("cargo");
    tree.args(["tree", "--workspace", "--all-features", "--locked"])
        .args(["--target", "all", "--prefix", "none", "--format", FORMAT])
        .current_dir(root());
    let printed = output_of(&mut tree, "cargo tree")?;
    let problems = Allowed::read()?.problems(&String::from_utf8_lossy(&printed));
    crate::tidy::report("licences", &problems)?;
    if !installed("cargo", &["deny"]) {
        return Ok(Duration::ZERO);
    }
    let arguments = ["deny", "check", "bans", "licenses", "sources"];
    let mut deny = Command::new("cargo");
    deny.args(arguments).current_dir(root());
    succeed(&mut deny, &format!("cargo {}", arguments.join(" ")))
}

/// A package as `cargo tree` shows it, and its licence.
const FORMAT: &str = "{p}|{l}";

/// The licences that may be depended on.
struct Allowed {
    /// By any crate.
    everywhere: BTreeSet<String>,
    /// By one crate: (crate, licence).
    exceptions: BTreeSet<(String, String)>,
}

impl Allowed {
    /// Reads `deny.toml`.
    fn read() -> Result<Self, TaskError> {
        let path = root().join("deny.toml");
        let text = fs::read_to_string(&path).map_err(|source| TaskError::Read {
            path: path.clone(),
            source,
        })?;
        let settings: Table = text
            .parse()
            .map_err(|error: toml::de::Error| TaskError::Read {
                path,
                source: std::io::Error::other(error),
            })?;
        Ok(Self::of(&settings))
    }

    fn of(settings: &Table) -> Self {
        let names = |list: Option<&toml::Value>| -> Vec<String> {
            let list = list.and_then(toml::Value::as_array).into_iter().flatten();
            list.filter_map(toml::Value::as_str)
                .map(str::to_owned)
                .collect()
        };
        let licences = settings.get("licenses").and_then(toml::Value::as_table);
        let exceptions = licences.and_then(|l| l.get("exceptions")?.as_array());
        Self {
            everywhere: names(licences.and_then(|l| l.get("allow")))
                .into_iter()
                .collect(),
            exceptions: exceptions
                .into_iter()
                .flatten()
                .flat_map(|exception| {
                    let name = exception.get("crate").and_then(toml::Value::as_str);
                    let name = name.unwrap_or_default().to_owned();
                    let licences = names(exception.get("allow"));
                    licences
                        .into_iter()
                        .map(move |licence| (name.clone(), licence))
                })
                .collect(),
        }
    }

    /// Everything wrong with the packages that `cargo tree` lists, in [`FORMAT`].
    fn problems(&self, tree: &str) -> Vec<String> {
        let mut lines: Vec<&str> = tree
            .lines()
            .map(|line| line.trim_end_matches(" (*)"))
            .filter(|line| !line.is_empty())
            .collect();
        lines.sort_unstable();
        lines.dedup();
        lines.iter().flat_map(|line| self.package(line)).collect()
    }

    fn package(&self, line: &str) -> Vec<String> {
        let (package, licence) = line.split_once('|').unwrap_or((line, ""));
        let mut words = package.splitn(3, ' ');
        let name = words.next().unwrap_or_default();
        let mut problems = Vec::new();
        // Behind the version stands a path or an address, for packages of crates.io nothing.
        let place = words.nth(1).unwrap_or_default();
        let elsewhere = place.trim_start_matches("(proc-macro)").trim();
        if !elsewhere.is_empty() && !elsewhere.starts_with("(/") {
            problems.push(format!("{name} comes from {elsewhere}"));
        }
        let allows = |licence: &spdx::LicenseReq| {
            let licence = licence.to_string();
            self.everywhere.contains(&licence)
                || self.exceptions.contains(&(name.to_owned(), licence))
        };
        match spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX) {
            Ok(expression) if expression.evaluate(allows) => {}
            Ok(_) => problems.push(format!("{name}: deny.toml does not allow {licence}")),
            Err(_) => problems.push(format!("{name} names no licence: {licence:?}")),
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(tree: &str) -> Vec<String> {
        let settings = "[licenses]\nallow = [\"MIT\", \"Apache-2.0 WITH LLVM-exception\"]\n\
                        exceptions = [{ allow = [\"MPL-2.0\"], crate = \"special\" }]";
        Allowed::of(&settings.parse().unwrap()).problems(tree)
    }

    #[test]
    fn licences_are_those_allowed() {
        for fine in [
            "a v1.0.0|MIT",
            "a v1.0.0|GPL-3.0-only OR MIT (*)",
            "a v1.0.0 (proc-macro)|MIT/GPL-3.0",
            "a v1.0.0|Apache-2.0 WITH LLVM-exception",
            "special v1.0.0|MPL-2.0",
        ] {
            assert_eq!(problems(fine), [""; 0]);
        }
        for licence in ["GPL-3.0-only AND MIT", "Apache-2.0", "MPL-2.0", "mine", ""] {
            assert_eq!(problems(&format!("a v1.0.0|{licence}")).len(), 1);
        }
    }

    #[test]
    fn packages_come_from_the_registry_or_from_here() {
        let here = "ours v0.1.0 (/somewhere/crates/ours)|MIT\nmacros v0.1.0 (proc-macro) (/x)|MIT";
        assert_eq!(problems(here), [""; 0]);
        let git = "a v1.0.0 (https://example.org/a#0123)|MIT\na v1.0.0 (https://example.org/a#0123)|MIT (*)";
        assert_eq!(problems(git), ["a comes from (https://example.org/a#0123)"]);
    }
}
