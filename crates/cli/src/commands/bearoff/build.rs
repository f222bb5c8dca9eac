//! `barpoint bearoff build`: computes a database.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

use barpoint_bearoff::{
    BuildError, Form, Gammons, HyperCheckers, HyperPlan, Hypergammon, Kind, Listener, MAX_CHECKERS,
    OneSidedFile, OneSidedPlan, Progress, Summary, TwoSidedFile, TwoSidedPlan, identify, seal,
};

use super::hyper;
use super::meter::Meter;
use super::target::Target;
use crate::commands::{interrupt, size, thread_pool};
use crate::databases;
use crate::error::CliError;
use crate::position::parse_checkers;
use crate::resources;

/// Compute a database
///
/// The file has the layout of GNU Backgammon's and the same bytes as its makebearoff writes (makehyper's with one and
/// two checkers). What it will take is said first. Interrupted at any moment, the same command goes on from its checkpoint
/// (FILE.partial). Without -o the database goes into the data folder (`$BARPOINT_DATA`), where it is
/// found from then on, with a checksum beside it.
#[derive(clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "one for each switch of the command"
)]
pub(crate) struct Args {
    /// Number of rolls to bear off, each side alone
    #[arg(
        long,
        conflicts_with = "two_sided",
        required_unless_present_any = ["two_sided", "hypergammon"]
    )]
    one_sided: bool,
    /// Exact equities of both sides together
    #[arg(long)]
    two_sided: bool,
    /// Hypergammon with so many checkers a side, solved: chances and cubeful equities of every position
    #[arg(
        long,
        value_name = "CHECKERS",
        value_parser = parse_checkers,
        conflicts_with_all = [
            "one_sided", "two_sided", "points", "checkers", "reuse",
            "uncompressed", "normal", "no_gammons", "no_cubeful",
        ]
    )]
    hypergammon: Option<HyperCheckers>,
    /// Points spanned: 1 to 18, two-sided 1 to 12
    #[arg(long, default_value_t = 6)]
    points: u8,
    /// Most checkers left of a side; 15 by default one-sided, 6 two-sided
    #[arg(long)]
    checkers: Option<u8>,
    /// File to write
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Store all 32 entries of each distribution
    #[arg(long, conflicts_with = "two_sided")]
    uncompressed: bool,
    /// Store means and deviations in place of distributions
    #[arg(long, conflicts_with_all = ["two_sided", "uncompressed", "no_gammons"])]
    normal: bool,
    /// Leave out the rolls to bear off the first checker
    #[arg(long, conflicts_with = "two_sided")]
    no_gammons: bool,
    /// Leave out the cubeful equities
    #[arg(long, conflicts_with = "one_sided")]
    no_cubeful: bool,
    /// Take over what an older database of the same kind has
    #[arg(long, value_name = "FILE")]
    reuse: Option<PathBuf>,
    /// Hypergammon: go on until no number changes by more than this
    #[arg(long, value_name = "CHANGE", conflicts_with_all = ["one_sided", "two_sided"], value_parser = hyper::parse_threshold,
        default_value_t = HyperPlan::THRESHOLD)]
    threshold: f32,
    /// Hypergammon: seconds between two checkpoints
    #[arg(
        long,
        value_name = "SECONDS",
        conflicts_with_all = ["one_sided", "two_sided"],
        default_value_t = 60
    )]
    checkpoint: u64,
    /// One-sided: working tables of so many bytes in memory (as 800M or 2G), the rest on the disk; most of what
    /// is free by default
    #[arg(long, value_name = "SIZE", conflicts_with_all = ["two_sided", "hypergammon"], value_parser = parse_bytes)]
    memory: Option<u64>,
    /// Threads; all processors by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let path = if let Some(checkers) = args.hypergammon {
        let plan = HyperPlan {
            threshold: args.threshold,
            checkpoint_every: Some(Duration::from_secs(args.checkpoint)),
            ..HyperPlan::new(checkers)
        };
        if args.threshold > HyperPlan::THRESHOLD && args.output.is_none() {
            // What lies in the data folder is played from as exact.
            return Err(CliError::Input(format!(
                "expected -o FILE with a threshold above {}: a rough database does not go into the data \
                 folder",
                HyperPlan::THRESHOLD
            )));
        }
        let path = args.path(&databases::hypergammon_name(checkers))?;
        keep_others(&path, &|path| Hypergammon::begins_for(path, checkers))?;
        hyper::carry_out(&plan, &path, args.threads, out)?;
        path
    } else {
        let plan = args.plan()?;
        let path = args.path(&databases::file_name(plan.header()))?;
        keep_others(&path, &|path| {
            identify(path).is_ok_and(|found| found == plan.header())
        })?;
        carry_out(plan, &path, args.reuse.as_deref(), args.threads, out)?;
        path
    };
    if args.output.is_none() {
        seal(&path).map_err(|error| CliError::Job(error.to_string()))?;
    }
    Ok(())
}

/// Refuses to replace a file unless it is empty or an older copy of the same database.
fn keep_others(path: &Path, same: &dyn Fn(&Path) -> bool) -> Result<(), CliError> {
    let file = std::fs::metadata(path).is_ok_and(|found| found.is_file() && found.len() > 0);
    if file && !same(path) {
        return Err(CliError::File {
            path: path.to_path_buf(),
            reason:
                "expected no file here, or this database; found another file. Delete it, or name \
                     another with -o"
                    .to_owned(),
        });
    }
    Ok(())
}

impl Args {
    /// Where the database goes: the file named, or `name` in the data folder.
    fn path(&self, name: &str) -> Result<PathBuf, CliError> {
        if let Some(path) = &self.output {
            return Ok(path.clone());
        }
        let folder = databases::folder()?;
        databases::create(&folder)?;
        Ok(folder.join(name))
    }

    fn plan(&self) -> Result<Plan, CliError> {
        let wrong = |text: &str| CliError::Input(text.to_owned());
        if self.two_sided {
            let plan = TwoSidedPlan::new(self.points, self.checkers.unwrap_or(6));
            let mut plan =
                plan.ok_or_else(|| wrong("expected 1 to 12 points and 1 to 15 checkers"))?;
            plan.cubeful = !self.no_cubeful;
            return Ok(Plan::TwoSided(plan));
        }
        let plan = OneSidedPlan::with_checkers(self.points, self.checkers.unwrap_or(MAX_CHECKERS));
        let mut plan = plan.ok_or_else(|| wrong("expected 1 to 18 points and 1 to 15 checkers"))?;
        plan.form = match (self.normal, self.uncompressed) {
            (true, _) => Form::Normal,
            (false, true) => Form::Uncompressed,
            (false, false) => Form::Compressed,
        };
        if self.no_gammons {
            plan.gammons = Gammons::Leave;
        }
        plan.memory = self.memory.unwrap_or(plan.memory);
        Ok(Plan::OneSided(plan))
    }
}

/// A database to be built.
#[derive(Clone, Copy)]
pub(super) enum Plan {
    OneSided(OneSidedPlan),
    TwoSided(TwoSidedPlan),
}

/// What building a database takes.
pub(super) struct Cost {
    positions: u64,
    /// Bytes of the file.
    pub(super) file: u64,
    memory: u64,
    /// Bytes of all working tables, in memory or mapped.
    tables: u64,
    /// Most bytes on the disk until the file is there.
    disk: u64,
    /// About, on one core.
    pub(super) time: Duration,
}

impl Plan {
    pub(super) fn header(self) -> barpoint_bearoff::Header {
        match self {
            Self::OneSided(plan) => plan.contents(),
            Self::TwoSided(plan) => plan.contents(),
        }
    }

    /// What building takes with so many threads.
    pub(super) fn cost(self, threads: usize) -> Cost {
        let (positions, file, memory, disk, nanoseconds) = match self {
            Self::OneSided(plan) => (
                plan.positions(),
                plan.file_bytes(),
                plan.memory_bytes(threads),
                plan.disk_bytes(threads),
                2000,
            ),
            Self::TwoSided(plan) => (
                plan.positions(),
                plan.file_bytes(),
                plan.memory_bytes(),
                // The checkpoint and the file are there together for a moment.
                plan.file_bytes().saturating_mul(2),
                1200,
            ),
        };
        let tables = match self {
            Self::OneSided(plan) => plan.tables_bytes(threads),
            Self::TwoSided(_) => memory,
        };
        let time = Duration::from_millis(positions.saturating_mul(nanoseconds) / 1_000_000);
        Cost {
            positions,
            file,
            memory,
            tables,
            disk,
            time,
        }
    }

    /// The plan with working tables in most of the memory that is free, unless something else was asked for.
    fn within_memory(mut self) -> Self {
        if let (Self::OneSided(plan), Some(free)) = (&mut self, resources::memory())
            && plan.memory == u64::MAX
        {
            plan.memory = free / 4 * 3;
        }
        self
    }

    fn build(
        self,
        path: &Path,
        reuse: Option<&TwoSidedFile>,
        listener: &Listener<'_>,
    ) -> Result<Summary, BuildError> {
        match self {
            Self::OneSided(plan) => plan.build(path, listener),
            Self::TwoSided(plan) => plan.build(path, reuse, listener),
        }
    }

    /// Opens an older database; refused unless it has the numbers wanted. One-sided positions, and those
    /// on other points, are computed sooner than they are looked up in another numbering, so there it only
    /// has to fit.
    fn older(self, path: &Path) -> Result<Option<TwoSidedFile>, CliError> {
        let fault = |error: barpoint_bearoff::DatabaseError| CliError::Job(error.to_string());
        let header = identify(path).map_err(fault)?;
        let other = |expected: &str| CliError::File {
            path: path.to_path_buf(),
            reason: format!("expected an older {expected}, found another kind"),
        };
        let normal = |form| form == Form::Normal;
        match (self, header.kind) {
            (Self::OneSided(plan), Kind::OneSided { form, gammons })
                if normal(form) == normal(plan.form)
                    && (gammons || normal(form) || plan.gammons == Gammons::Leave) =>
            {
                OneSidedFile::open(path).map_err(fault)?;
                Ok(None)
            }
            (Self::OneSided(plan), _) => Err(other(match (plan.form, plan.gammons) {
                (Form::Normal, _) => "one-sided database of means and deviations",
                (_, Gammons::Include) => "one-sided database of distributions with gammons",
                (_, Gammons::Leave) => "one-sided database of distributions",
            })),
            (Self::TwoSided(plan), Kind::TwoSided { cubeful }) if cubeful == plan.cubeful => {
                let older = TwoSidedFile::open(path).map_err(fault)?;
                Ok(Some(older).filter(|older| plan.accepts(older)))
            }
            (Self::TwoSided(plan), _) => Err(other(if plan.cubeful {
                "two-sided database with cubeful equities"
            } else {
                "two-sided database without cubeful equities"
            })),
        }
    }
}

/// Says what a plan costs, builds it with progress on standard error, says what came out.
pub(super) fn carry_out(
    plan: Plan,
    path: &Path,
    reuse: Option<&Path>,
    threads: Option<u16>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let target = Target::claim(path)?;
    let path = target.path();
    let older = reuse.map(|path| plan.older(path)).transpose()?.flatten();
    if let Plan::OneSided(plan) = &plan {
        let possible = plan.possible();
        possible.map_err(|error| CliError::Input(error.to_string()))?;
    }
    let pool = thread_pool(threads)?;
    let plan = plan.within_memory();
    let cost = plan.cost(pool.current_num_threads());
    writeln!(
        out,
        "{} positions; about {} on disk ({} meanwhile), {} of memory, {} s on one core",
        cost.positions,
        size(cost.file),
        size(cost.disk),
        size(cost.memory),
        cost.time.as_secs().max(1)
    )?;
    out.flush()?;
    target.has_room(cost.memory, cost.disk, cost.tables)?;
    let stop = interrupt()?;
    let meter = Meter::new();
    let listener = |progress: Progress| {
        let Progress { done, total } = progress;
        meter.show(done, total, String::new);
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let built = pool.install(|| plan.build(path, older.as_ref(), &listener));
    meter.end();
    let summary = built.map_err(|error| match error {
        BuildError::Stopped => CliError::Interrupted,
        error => CliError::File {
            path: path.to_path_buf(),
            reason: error.to_string(),
        },
    })?;
    let resumed = if summary.resumed {
        ", begun by an earlier run"
    } else {
        ""
    };
    let bytes = summary.bytes;
    writeln!(out, "{}: {bytes} bytes{resumed}", path.display())?;
    Ok(())
}

/// Reads a number of bytes, with k, M or G for powers of 1000.
fn parse_bytes(text: &str) -> Result<u64, String> {
    let (digits, unit) = match text.as_bytes().last() {
        Some(b'k' | b'K') => (&text[..text.len() - 1], 1000),
        Some(b'm' | b'M') => (&text[..text.len() - 1], 1_000_000),
        Some(b'g' | b'G') => (&text[..text.len() - 1], 1_000_000_000),
        _ => (text, 1),
    };
    let number: Option<u64> = digits.parse().ok();
    number
        .and_then(|number| number.checked_mul(unit))
        .ok_or_else(|| format!("expected bytes as 800M or 2G, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::parse_bytes;

    #[test]
    fn bytes_are_read_with_units() {
        assert_eq!(parse_bytes("800M"), Ok(800_000_000));
        assert_eq!(parse_bytes("2G"), Ok(2_000_000_000));
        assert_eq!(parse_bytes("5"), Ok(5));
        for wrong in ["", "M", "-1", "1T", "99999999999G", "1.5G"] {
            assert!(parse_bytes(wrong).is_err(), "{wrong}");
        }
    }
}
