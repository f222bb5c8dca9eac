//! Checks that no compiler makes: layers, lengths of files, what crates must not touch, document links, generated files.

mod files;
mod layers;
mod lengths;
mod links;
mod sources;

pub(crate) use layers::metadata;

use crate::{TaskError, web_assets};

/// Runs all checks and prints every problem found.
pub(crate) fn run() -> Result<(), TaskError> {
    let rust = files::sources("rs")?;
    let mut problems = layers::check()?;
    problems.extend(sources::check(&rust, &files::sources("toml")?));
    problems.extend(lengths::check(&rust)?);
    problems.extend(links::check(&files::documents()?));
    problems.extend(web_assets::check());
    report("tidy", &problems)
}

/// Takes files that have become short enough off the list of long ones.
pub(crate) fn write_limits() -> Result<(), TaskError> {
    lengths::shrink(&files::sources("rs")?)
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
