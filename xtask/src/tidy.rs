//! Checks that no compiler makes: layers, file sizes, lint settings, document links.

use crate::{TaskError, layers, sources};

/// Runs all checks and prints every problem found.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn run() -> Result<(), TaskError> {
    let mut problems = layers::check()?;
    problems.extend(sources::check()?);
    for problem in &problems {
        println!("tidy: {problem}");
    }
    if problems.is_empty() {
        println!("tidy: no problems");
        Ok(())
    } else {
        Err(TaskError::Untidy(problems.len()))
    }
}
