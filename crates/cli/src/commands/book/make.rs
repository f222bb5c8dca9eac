//! `barpoint book make`: rolling a book out.

use std::fs::OpenOptions;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use barpoint_app::files;
use barpoint_book::{Book, BookSettings, End, Entry, Step};
use barpoint_engine::{Engine, Stop, Trials};
use barpoint_rollout::Schedule;

use crate::args::number::whole;
use crate::args::{NetsArg, ThreadsArg};
use crate::commands::{interrupt, stop_now};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Roll out the opening book
///
/// First the 15 opening rolls, then the 21 replies to each opening play within 0.02 of the best. Of the plays of a roll the
/// five best at 2 plies are rolled out, as far as they are within 0.06 of the best: to the end of the game with the cube in
/// play, with variance reduction and the same dice for all. One that is 4 joint standard deviations behind stops early, not
/// before half of the trials. Plays of the trials are made by the nets alone, close cube decisions after opening rolls at 2 plies.
/// Every decision becomes a line of FILE. Interrupted at any point, the same command resumes there; trials under way are
/// saved in FILE.trials.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The book's file
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Trials of each play of an opening roll
    #[arg(long, value_name = "N", default_value_t = BookSettings::SHIPPED.opening_trials, value_parser = whole::<u32>(2..=2_000_000, "trials"))]
    opening_trials: u32,
    /// Trials of each play of a reply
    #[arg(long, value_name = "N", default_value_t = BookSettings::SHIPPED.reply_trials, value_parser = whole::<u32>(2..=2_000_000, "trials"))]
    reply_trials: u32,
    /// What the dice are derived from
    #[arg(long, default_value_t = BookSettings::SHIPPED.seed, value_parser = whole::<u64>(0..=u64::MAX.into(), "a seed"))]
    seed: u64,
    /// Stop after this many decisions
    #[arg(long, value_name = "N", value_parser = whole::<u16>(1..=65535, "decisions"))]
    decisions: Option<u16>,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let stop = interrupt();
    let engine = args.nets.source().engine()?;
    let settings = BookSettings {
        opening_trials: args.opening_trials,
        reply_trials: args.reply_trials,
        seed: args.seed,
    };
    let nets = engine.fingerprint().to_string();
    let mut work = Work {
        book: resumed(&args.out, Book::new(nets, settings))?,
        engine,
        out: &args.out,
        threads: args.threads.count(),
        stop,
    };
    let meter = args.progress.meter("", 0, "decisions");
    meter.begin_at(work.book.entries.len() as u64);
    let most = args.decisions.map_or(usize::MAX, usize::from);
    let mut made = 0;
    while let Some(decision) = work.book.missing().filter(|_| made < most) {
        let (done, total) = (work.book.entries.len(), work.book.decisions().len());
        let step = Step::new(&work.engine, decision, settings)?;
        let entry = work.roll_out(&step, &mut |trials| {
            let note = format!(", {decision}: {trials} trials of {} plays", step.plays());
            meter.show(done as u64, total as u64, &note);
        })?;
        work.keep(entry)?;
        made += 1;
    }
    meter.end();
    if work.book.missing().is_none() {
        work.book = work.book.in_order();
        files::write_whole(&args.out, work.book.to_text().as_bytes())?;
    }
    let (done, total) = (work.book.entries.len(), work.book.decisions().len());
    let path = args.out.display();
    Ok(writeln!(
        out,
        "{done} of {total} decisions are in {path}, {made} of them rolled out now"
    )?)
}

/// The book as far as its file has it. A line cut off by a crash is removed from the file; a new file gets its head.
fn resumed(path: &Path, new: Book) -> Result<Book, CliError> {
    if !path.exists() {
        files::write_whole(path, new.head().as_bytes())?;
        return Ok(new);
    }
    let text = files::read_text(path)?;
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    let unusable = |reason: String| CliError::File {
        path: path.to_path_buf(),
        reason,
    };
    let book = Book::from_text(whole).map_err(|error| unusable(error.to_string()))?;
    if book.head() != new.head() {
        let reason = "expected a book of these nets, trials and seed, found one made otherwise";
        return Err(unusable(reason.to_owned()));
    }
    if whole.len() < text.len() {
        files::write_whole(path, whole.as_bytes())?;
    }
    Ok(book)
}

struct Work<'a> {
    book: Book,
    engine: Engine,
    out: &'a Path,
    threads: usize,
    stop: &'a AtomicBool,
}

impl Work<'_> {
    /// Where trials are saved between runs.
    fn trials_file(&self) -> PathBuf {
        let mut name = self.out.as_os_str().to_owned();
        name.push(".trials");
        name.into()
    }

    /// Trials played in an earlier sitting; of another decision, other nets or settings none.
    fn played(&self, step: &Step) -> Trials {
        let bytes = files::read_kept(&self.trials_file()).ok();
        let print = step.fingerprint(&self.engine);
        let read = bytes.map(|bytes| Trials::from_bytes(&bytes, print, step.plays()));
        read.and_then(Result::ok)
            .unwrap_or_else(|| Trials::new(step.plays()))
    }

    fn save(&self, step: &Step, trials: &Trials) -> Result<(), CliError> {
        let bytes = trials.to_bytes(step.fingerprint(&self.engine));
        Ok(files::write_whole(&self.trials_file(), &bytes)?)
    }

    fn roll_out(&self, step: &Step, show: &mut dyn FnMut(u32)) -> Result<Entry, CliError> {
        const EVERY: Duration = Duration::from_mins(1);
        let mut saved = Instant::now();
        let mut broken = None;
        let start = (self.threads, self.played(step));
        let end = step.roll_out(&self.engine, start, &mut |schedule: &Schedule<'_>| {
            if saved.elapsed() >= EVERY {
                saved = Instant::now();
                broken = self.save(step, schedule.trials()).err();
                if broken.is_some() {
                    return ControlFlow::Break(Stop::Now);
                }
            }
            show(schedule.complete());
            stop_now(self.stop)
        });
        if let Some(error) = broken {
            return Err(error);
        }
        match end? {
            End::Finished(entry) => Ok(entry),
            End::Interrupted(trials) => {
                self.save(step, &trials)?;
                Err(CliError::Interrupted)
            }
        }
    }

    /// Adds a decision to the book and its line to the file, and lets the trials go.
    fn keep(&mut self, entry: Entry) -> Result<(), CliError> {
        let unusable = |error: std::io::Error| CliError::File {
            path: self.out.to_path_buf(),
            reason: error.to_string(),
        };
        let opened = OpenOptions::new().append(true).open(self.out);
        let mut file = opened.map_err(unusable)?;
        let line = format!("{}\n", entry.to_line());
        file.write_all(line.as_bytes()).map_err(unusable)?;
        file.sync_data().map_err(unusable)?;
        self.book.entries.push(entry);
        // The result is there; trials left behind cost nothing but room.
        std::fs::remove_file(self.trials_file()).ok();
        Ok(())
    }
}
