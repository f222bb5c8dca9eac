//! The checks every change must pass, in the order of how fast they fail.

use std::process::Command;

use crate::{TaskError, root, succeed, tidy, web};

/// Command lines run one after the other from the workspace root.
const STEPS: &[&[&str]] = &[
    &["cargo", "fmt", "--all", "--check"],
    &[
        "cargo",
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ],
    &["cargo", "build", "--release"],
    &["cargo", "test", "--workspace"],
    &["cargo", "doc", "--workspace", "--no-deps", "--quiet"],
];

/// The version of cargo-deny installed where there is none.
const CARGO_DENY: &str = "0.20.2";

/// Runs every step; stops at the first that fails.
pub(crate) fn run() -> Result<(), TaskError> {
    tidy::run()?;
    // The pages come first: the program built below carries them.
    web::install()?;
    web::npm(&["run", "check"])?;
    web::build()?;
    for step in STEPS {
        run_step(step)?;
    }
    web::npm(&["run", "e2e"])?;
    let installed = Command::new("cargo").args(["deny", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        run_step(&[
            "cargo",
            "install",
            "--locked",
            "--version",
            CARGO_DENY,
            "cargo-deny",
        ])?;
    }
    run_step(&["cargo", "deny", "check", "bans", "licenses", "sources"])
}

#[expect(clippy::print_stdout, reason = "this is the program's face")]
fn run_step(step: &[&str]) -> Result<(), TaskError> {
    let command = step.join(" ");
    println!("== {command}");
    let mut run = Command::new(step[0]);
    run.args(&step[1..])
        .env("RUSTDOCFLAGS", "-D warnings")
        .current_dir(root());
    succeed(&mut run, &command)
}
