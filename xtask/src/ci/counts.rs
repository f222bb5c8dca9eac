//! How many tests ran: of Rust, of the pages, and of whole flows in the browser.

use std::fmt::Write as _;
use std::ops::AddAssign;

use serde_json::Value;

/// Tests by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) passed: u64,
    pub(super) failed: u64,
    /// Those that are never run; tests that find out for themselves that they cannot run count as passed here.
    pub(super) ignored: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.ignored += other.ignored;
    }
}

/// What `cargo test` said.
#[derive(Debug, Default)]
pub(super) struct Tested {
    pub(super) counts: Counts,
    /// The test programs and the seconds each took.
    pub(super) programs: Vec<(String, f64)>,
    running: String,
}

impl Tested {
    /// Takes in a line of what `cargo test` prints.
    pub(super) fn read(&mut self, line: &str) {
        let line = line.trim();
        if let Some(program) = line
            .strip_prefix("Running ")
            .or_else(|| line.strip_prefix("Doc-tests "))
        {
            program.clone_into(&mut self.running);
        }
        let Some(result) = line.strip_prefix("test result: ") else {
            return;
        };
        let number = |word: &str| {
            let part = result.split([';', '.']).find(|part| part.ends_with(word));
            let digits = part.and_then(|part| part.split_whitespace().next());
            digits.and_then(|digits| digits.parse().ok()).unwrap_or(0)
        };
        self.counts += Counts {
            passed: number(" passed"),
            failed: number(" failed"),
            ignored: number(" ignored"),
        };
        let seconds = result.rsplit("finished in ").next();
        let seconds = seconds.and_then(|text| text.trim_end_matches('s').parse().ok());
        let program = std::mem::take(&mut self.running);
        self.programs.push((program, seconds.unwrap_or(0.0)));
    }

    /// The programs that took longest.
    pub(super) fn slowest(&self) -> String {
        let mut programs: Vec<&(String, f64)> = self.programs.iter().collect();
        programs.sort_by(|a, b| b.1.total_cmp(&a.1));
        let mut text = String::from("Test programs, slowest first\n");
        for (program, seconds) in programs.into_iter().take(10) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{seconds:>9.1} s  {program}");
        }
        text
    }
}

/// The tests of the pages as Vitest reports them.
pub(super) fn of_vitest(report: &Value) -> Counts {
    let number = |name: &str| report[name].as_u64().unwrap_or(0);
    Counts {
        passed: number("numPassedTests"),
        failed: number("numFailedTests"),
        ignored: number("numPendingTests") + number("numTodoTests"),
    }
}

/// The flows in the browser as Playwright reports them.
pub(super) fn of_playwright(report: &Value) -> Counts {
    let number = |name: &str| report["stats"][name].as_u64().unwrap_or(0);
    Counts {
        passed: number("expected") + number("flaky") + number("skipped"),
        failed: number("unexpected"),
        ignored: 0,
    }
}

/// The tests of the Python package as pytest reports them; those that skipped count as passed here.
pub(super) fn of_pytest(report: &str) -> Counts {
    let number = |name: &str| {
        let text = report.split_once(&format!(" {name}=\""));
        let digits = text.and_then(|(_, rest)| rest.split('"').next());
        digits.and_then(|digits| digits.parse().ok()).unwrap_or(0)
    };
    let failed = number("errors") + number("failures");
    Counts {
        passed: number("tests") - failed,
        failed,
        ignored: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_cargo_test_says_is_added_up() {
        let mut tested = Tested::default();
        for line in [
            "     Running unittests src/lib.rs (target/debug/deps/a-0)",
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 1.50s",
            "   Doc-tests barpoint_rules",
            "test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.25s",
        ] {
            tested.read(line);
        }
        let expected = Counts {
            passed: 14,
            failed: 1,
            ignored: 1,
        };
        assert_eq!(tested.counts, expected);
        assert_eq!(tested.programs.len(), 2);
        assert!(tested.slowest().contains("1.5 s  unittests src/lib.rs"));
    }

    #[test]
    fn reports_of_the_pages_are_read() {
        let vitest = of_vitest(&json!({ "numPassedTests": 7, "numPendingTests": 2 }));
        assert_eq!((vitest.passed, vitest.ignored), (7, 2));
        let pytest = r#"<testsuite name="pytest" errors="1" failures="2" skipped="3" tests="10" time="1.5">"#;
        let pytest = of_pytest(pytest);
        assert_eq!((pytest.passed, pytest.failed), (7, 3));
        let flows =
            json!({ "stats": { "expected": 4, "skipped": 3, "unexpected": 1, "flaky": 1 } });
        let flows = of_playwright(&flows);
        assert_eq!((flows.passed, flows.failed), (8, 1));
    }
}
