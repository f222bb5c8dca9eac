//! Tests that skipped: which, why, and whether they had a reason to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{TaskError, root};

/// A test that skipped, all or part of it, because something is not on this machine.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Skip {
    /// Source file and name of the test.
    test: String,
    /// What it missed: `shared`, `gnubg`, or words of its own.
    missing: String,
    /// Which part of that.
    what: String,
}

/// Reads the list that `barpoint_testkit` writes; an absent list says that nothing skipped.
pub(super) fn of_rust(list: &Path) -> Vec<Skip> {
    let text = fs::read_to_string(list).unwrap_or_default();
    text.lines().filter_map(line).collect()
}

fn line(line: &str) -> Option<Skip> {
    let mut fields = line.split('\t');
    let place = fields.next()?;
    let file = place.rsplit_once(':').map_or(place, |(file, _)| file);
    let test = format!("{file} {}", fields.next()?);
    Some(Skip {
        test,
        missing: fields.next()?.to_owned(),
        what: fields.next()?.to_owned(),
    })
}

/// The skipped flows in a report of Playwright.
pub(super) fn of_playwright(report: &Value) -> Vec<Skip> {
    let mut found = Vec::new();
    for suite in values(&report["suites"]) {
        of_suite(suite, &mut found);
    }
    found
}

fn of_suite(suite: &Value, found: &mut Vec<Skip>) {
    for inner in values(&suite["suites"]) {
        of_suite(inner, found);
    }
    for spec in values(&suite["specs"]) {
        for test in values(&spec["tests"]) {
            let skips = |annotation: &&Value| annotation["type"] == "skip";
            if test["status"] != "skipped" {
                continue;
            }
            let annotation = values(&test["annotations"]).find(skips);
            let reason = annotation.and_then(|a| a["description"].as_str());
            let reason = reason.unwrap_or("no reason given");
            let (missing, what) = reason.split_once(": ").unwrap_or((reason, ""));
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            found.push(Skip {
                test: format!("web/tests/{} {}", text(&spec["file"]), text(&spec["title"])),
                missing: missing.to_owned(),
                what: what.to_owned(),
            });
        }
    }
}

fn values(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

/// How many tests skipped: one that missed several things is one.
pub(super) fn tests(skips: &[Skip]) -> usize {
    let tests: BTreeSet<&str> = skips.iter().map(|skip| skip.test.as_str()).collect();
    tests.len()
}

/// One line for each test and thing it missed.
pub(super) fn listed(skips: &[Skip]) -> String {
    let lines: BTreeSet<String> = skips
        .iter()
        .map(|skip| format!("  {}: no {} {}\n", skip.test, skip.missing, skip.what))
        .collect();
    lines.into_iter().collect()
}

/// What of the things that tests may miss is on this machine.
pub(super) struct Machine {
    pub(super) shared: bool,
    pub(super) gnubg: bool,
}

impl Machine {
    /// Looks where `barpoint_testkit` looks.
    pub(super) fn here() -> Self {
        let shared = std::env::var_os("BARPOINT_SHARED")
            .map_or_else(|| root().join("../shared"), PathBuf::from);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let gnubg = std::env::split_paths(&path)
            .chain([PathBuf::from("/usr/games")])
            .any(|folder| folder.join("gnubg").is_file());
        Self {
            shared: shared.is_dir(),
            gnubg,
        }
    }

    /// Fails where a test skipped for want of something that is here.
    pub(super) fn judge(&self, skips: &[Skip]) -> Result<(), TaskError> {
        let is_here = |skip: &&Skip| match skip.missing.as_str() {
            "shared" => self.shared,
            "gnubg" => self.gnubg,
            _ => false,
        };
        match skips.iter().filter(is_here).count() {
            0 => Ok(()),
            count => Err(TaskError::Skipped(count)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn skip(test: &str, missing: &str) -> Skip {
        Skip {
            test: test.to_owned(),
            missing: missing.to_owned(),
            what: String::new(),
        }
    }

    #[test]
    fn the_list_of_the_tests_is_read() {
        let found = line("crates/a/tests/b.rs:7\tit_holds\tshared\tfixtures/x").unwrap();
        assert_eq!(found.test, "crates/a/tests/b.rs it_holds");
        assert_eq!(
            (found.missing.as_str(), found.what.as_str()),
            ("shared", "fixtures/x")
        );
        assert_eq!(line("half a line"), None);
    }

    #[test]
    fn skipped_flows_are_found_at_any_depth() {
        let annotations = json!([{ "type": "skip", "description": "shared: fixtures" }]);
        let spec = json!({ "file": "real.spec.ts", "title": "t",
            "tests": [{ "status": "skipped", "annotations": annotations }, { "status": "expected" }] });
        let report = json!({ "suites": [{ "suites": [{ "specs": [spec] }] }] });
        let found = of_playwright(&report);
        assert_eq!(
            listed(&found),
            "  web/tests/real.spec.ts t: no shared fixtures\n"
        );
    }

    #[test]
    fn a_skip_without_reason_fails() {
        let skips = [skip("a", "shared"), skip("a", "shared"), skip("b", "gnubg")];
        assert_eq!(tests(&skips), 2);
        let machine = |shared, gnubg| Machine { shared, gnubg };
        assert!(machine(false, false).judge(&skips).is_ok());
        assert!(matches!(
            machine(false, true).judge(&skips),
            Err(TaskError::Skipped(1))
        ));
        assert!(matches!(
            machine(true, true).judge(&skips),
            Err(TaskError::Skipped(3))
        ));
    }
}
