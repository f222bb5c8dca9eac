//! The wheel that people install.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use crate::process::succeed;
use crate::python::{environment, write_licences};
use crate::{TaskError, root, target};

/// What `cargo xtask wheel` is asked for.
#[derive(clap::Args)]
pub(crate) struct WheelArgs {
    /// Where the wheel is to run
    #[arg(
        long,
        value_name = "TRIPLE",
        default_value = "x86_64-unknown-linux-gnu"
    )]
    target: String,
}

/// Builds what people install, into `target/packages`.
pub(crate) fn run(args: &WheelArgs) -> Result<(), TaskError> {
    let python = environment()?;
    write_licences()?;
    let mut zig = Command::new(&python);
    zig.args(["-m", "pip", "install", "--quiet", "ziglang==0.13.0"]);
    succeed(&mut zig, "pip install ziglang")?;
    let mut command = Command::new(&python);
    // Zig links for the system libraries of manylinux2014, which are older than this machine's.
    command
        .args(["-m", "maturin", "build", "--profile", "dist", "--zig"])
        .args(["--target", &args.target])
        .args(["--compatibility", "manylinux2014", "--out"])
        .arg(target().join("packages"))
        .env("PATH", path_before(&python)?)
        .current_dir(root().join("python"));
    if args.target.starts_with("x86_64") {
        // For any x86-64: the kernels of the nets choose at run time.
        command.env("RUSTFLAGS", "-C target-cpu=x86-64");
    }
    succeed(&mut command, "maturin build").map(drop)
}

/// The search path with the folder of an interpreter first, where maturin looks for zig.
fn path_before(python: &Path) -> Result<OsString, TaskError> {
    let usual = std::env::var_os("PATH").unwrap_or_default();
    let first = python.parent().map(Path::to_path_buf);
    let folders = first.into_iter().chain(std::env::split_paths(&usual));
    std::env::join_paths(folders).map_err(|error| TaskError::Unexpected {
        expected: "a search path".to_owned(),
        found: error.to_string(),
    })
}
