//! What people install without a compiler: an archive with one program, and a Debian package.

mod archive;
mod contents;
mod deb;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::process::succeed;
use crate::{TaskError, root, target, web};
use contents::Contents;

/// The version of every package.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What to pack.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Pack this program instead of building it in the profile `dist`.
    #[arg(long, value_name = "FILE")]
    pub(crate) program: Option<PathBuf>,
    /// Unpack or, as root with CI set, install what was packed, and start it.
    #[arg(long)]
    pub(crate) try_out: bool,
}

/// Makes the packages in `target/packages`; returns the processor time of the programs it ran.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn run(args: &Args) -> Result<Duration, TaskError> {
    let (program, spent) = match &args.program {
        Some(program) => (root().join(program), Duration::ZERO),
        None => build()?,
    };
    let folder = target().join("packages");
    empty(&folder)?;
    let contents = Contents::gather(&program)?;
    let archive = archive::write(&contents, &folder)?;
    println!("{}", archive.display());
    let deb = deb::write(&contents, &folder)?;
    match &deb {
        Some(deb) => println!("{}", deb.display()),
        None => println!("no Debian package: dpkg-deb is not installed"),
    }
    if args.try_out {
        trial::of_archive(&archive)?;
        if let Some(deb) = &deb {
            trial::of_deb(deb)?;
        }
        println!("the packages install and start");
    }
    Ok(spent)
}

/// Builds the program as it is shipped.
fn build() -> Result<(PathBuf, Duration), TaskError> {
    let pages = web::build()?;
    let arguments = [
        "build",
        "--locked",
        "--profile",
        "dist",
        "--package",
        "barpoint-cli",
    ];
    let mut cargo = Command::new("cargo");
    cargo.args(arguments).current_dir(root());
    let spent = succeed(&mut cargo, &format!("cargo {}", arguments.join(" ")))?;
    Ok((target().join("dist/barpoint"), pages + spent))
}

/// Makes a folder that holds nothing.
fn empty(folder: &Path) -> Result<(), TaskError> {
    let failed = |source| TaskError::Write {
        path: folder.to_path_buf(),
        source,
    };
    if folder.is_dir() {
        fs::remove_dir_all(folder).map_err(failed)?;
    }
    fs::create_dir_all(folder).map_err(failed)
}
