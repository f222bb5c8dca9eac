//! The one way in which a test skips: it says so, and `cargo xtask ci` counts it.

use std::io::Write;
use std::panic::Location;

/// Names the file that skipped tests add a line to; unset outside `cargo xtask ci`.
const LIST: &str = "BARPOINT_SKIPPED";

/// What a test needs that not every machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// The shared data folder, or something in it.
    Shared,
    /// An installed gnubg, or something of its data.
    Gnubg,
    /// Another program.
    Program,
}

impl Missing {
    /// The word for it in the list; `xtask/src/ci/skips.rs` reads it.
    fn word(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::Gnubg => "gnubg",
            Self::Program => "program",
        }
    }
}

/// Notes that the test of the caller skips because `what` is missing.
#[track_caller]
pub(crate) fn skip(missing: Missing, what: &str) {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or("a test");
    let line = line(Location::caller(), test, missing, what);
    #[expect(clippy::print_stderr, reason = "a skipped test says so")]
    {
        eprint!("SKIPPED\t{line}");
    }
    if let Some(list) = std::env::var_os(LIST) {
        let opened = std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(list);
        // One short write to a file opened for appending is never mixed with another's.
        let written = opened.and_then(|mut file| file.write_all(line.as_bytes()));
        written.expect("the list of skipped tests can be written");
    }
}

/// Place, test, kind and name of what is missing, with tabs between them.
fn line(at: &Location<'_>, test: &str, missing: Missing, what: &str) -> String {
    let word = missing.word();
    format!("{}:{}\t{test}\t{word}\t{what}\n", at.file(), at.line())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_four_fields() {
        let line = line(
            Location::caller(),
            "a::test",
            Missing::Shared,
            "fixtures/matches",
        );
        let fields: Vec<&str> = line.trim_end().split('\t').collect();
        assert!(fields[0].contains("skip.rs:"), "{line}");
        assert_eq!(fields[1..], ["a::test", "shared", "fixtures/matches"]);
    }
}
