//! Checks that no compiler makes: layers, file sizes, lint settings, document links.

use crate::{TaskError, layers, sources};

/// Runs all checks and prints every problem found.
pub(crate) fn run() -> Result<(), TaskError> {
    let mut problems = layers::check()?;
    problems.extend(sources::check()?);
    report("tidy", &problems)
}

/// Prints the problems that a check found; fails if there are any.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn report(check: &'static str, problems: &[String]) -> Result<(), TaskError> {
    for problem in problems {
        println!("{check}: {problem}");
    }
    if problems.is_empty() {
        println!("{check}: no problems");
        return Ok(());
    }
    Err(TaskError::Problems {
        check,
        count: problems.len(),
    })
}
