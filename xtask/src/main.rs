//! Project chores, run as `cargo xtask <task>`.

#![forbid(unsafe_code)]

mod api;
mod bench_gnubg;
mod capture;
mod ci;
mod dist;
mod licences;
mod package;
mod process;
mod python;
mod third_party;
mod tidy;
mod trailers;
mod web;
mod web_assets;
mod wheel;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Project chores")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the board and the program and open the board in the browser.
    Run {
        /// Arguments of `barpoint serve`.
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Check layers, lengths of files, what crates must not touch, document links, generated files.
    Tidy {
        /// Take files that have become short enough off the list of long ones.
        #[arg(long)]
        write_limits: bool,
    },
    /// Everything a change must pass: formatting, lints, tidy, tests, documentation, licences.
    Ci,
    /// Make what people install: an archive and a Debian package, in target/packages.
    Dist(dist::Args),
    /// Check that commits which touch nn, eval, equity or the nets say whether play changes.
    Trailers {
        /// The commit after which to begin [default: the last tag, or where the rule began].
        #[arg(long, value_name = "REV")]
        base: Option<String>,
    },
    /// Check licences and sources of dependencies against deny.toml.
    Licences,
    /// Compare what programs of others can call with the list in crates/barpoint/api.txt.
    Api(api::Args),
    /// Pack the crates that can be published and build a program on the packed files alone.
    Package,
    /// Build the Python package as a wheel, install it into a clean environment and run its tests there.
    Python,
    /// Build the Python package as people install it, in target/packages.
    Wheel(wheel::WheelArgs),
    /// Write the board's geometry and themes for the browser.
    WebAssets,
    /// Compare speeds with an installed gnubg.
    BenchGnubg(bench_gnubg::Args),
    /// Draw what barpoint prints as an SVG picture for the documents.
    Capture {
        /// Where to write the picture, from the workspace root.
        #[arg(long)]
        to: PathBuf,
        /// How many lines of output to show.
        #[arg(long, default_value_t = 40)]
        lines: usize,
        /// Arguments of barpoint.
        #[arg(last = true)]
        arguments: Vec<String>,
    },
}

/// Why a chore failed.
#[derive(Debug, thiserror::Error)]
enum TaskError {
    #[error("{check} found {count} problem(s), listed above")]
    Problems { check: &'static str, count: usize },
    #[error("{0} test(s) listed above skipped although what they need is here")]
    Skipped(usize),
    #[error("`{command}` failed")]
    Command { command: String },
    #[error("cannot run `{command}`: {source}")]
    Spawn {
        command: String,
        source: std::io::Error,
    },
    #[error("cannot read {path}: {source}")]
    Read {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("cannot write {path}: {source}")]
    Write {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("expected {expected}, found none")]
    Output { expected: String },
    #[error("expected {expected}, found {found}")]
    Unexpected { expected: String, found: String },
    #[error("`cargo metadata` printed something unexpected: {0}")]
    Metadata(String),
}

/// The root of the workspace in which cargo runs this, which need not be the one it was built in where several share a
/// target folder.
fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let run_in = std::env::var_os("CARGO_MANIFEST_DIR");
        let xtask = run_in.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        xtask.parent().map_or(xtask.clone(), Path::to_path_buf)
    });
    &ROOT
}

/// The folder cargo builds into.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

#[expect(clippy::print_stderr, reason = "this is the program's face")]
fn main() -> ExitCode {
    let outcome = match Cli::parse().task {
        Task::Tidy { write_limits: true } => tidy::write_limits(),
        Task::Tidy { .. } => tidy::run(),
        Task::Ci => ci::run(),
        Task::Dist(args) => dist::run(&args).map(drop),
        Task::Trailers { base } => trailers::run(base.as_deref()),
        Task::Licences => licences::run().map(drop),
        Task::Run { arguments } => web::run(&arguments),
        Task::Api(args) => api::run(&args),
        Task::Package => package::run().map(drop),
        Task::Python => python::run(None, None).map(drop),
        Task::Wheel(args) => wheel::run(&args),
        Task::WebAssets => web_assets::run(),
        Task::BenchGnubg(args) => bench_gnubg::run(&args),
        Task::Capture {
            to,
            lines,
            arguments,
        } => capture::run(&arguments, lines, &to),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
