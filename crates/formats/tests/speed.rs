//! How fast match texts become SGF, in processor time of one core, and how much faster than gnubg importing and saving
//! the same files in one session. Only on request:
//! `BARPOINT_SPEED=1 cargo test --release -p barpoint-formats --test speed -- --nocapture`.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]
#![expect(clippy::cast_precision_loss, reason = "small numbers")]

mod driver;
#[path = "common/session.rs"]
mod session;

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;

use barpoint_formats::{by_name, import};
use cpu_time::ProcessTime;
use driver::run_gnubg;

/// How many files there are, and games in each.
const FILES: usize = 100;
const GAMES: usize = 10;

/// What people are promised, in files a second and core.
const PROMISED: f64 = 2000.0;

fn converted(files: &[Vec<u8>]) -> usize {
    let sgf = by_name("sgf").unwrap();
    let convert = |file: &Vec<u8>| {
        sgf.export(&import(black_box(file)).unwrap().record)
            .unwrap()
    };
    files
        .iter()
        .map(|file| black_box(convert(file)).len())
        .sum()
}

/// Files a second of processor time, the best of some passes.
fn rate(files: &[Vec<u8>]) -> f64 {
    let pass = || {
        let start = ProcessTime::now();
        converted(files);
        start.elapsed().as_secs_f64()
    };
    let best = (0..20).map(|_| pass()).fold(f64::INFINITY, f64::min);
    FILES as f64 / best
}

/// The processor time that gnubg takes for some commands, in seconds.
fn gnubg(folder: &Path, commands: &str) -> Option<f64> {
    let used = "sum(resource.getrusage(resource.RUSAGE_SELF)[:2])";
    let script = format!(
        "import gnubg, resource\nstart = {used}\n{commands}print('USED %f' % ({used} - start))\n"
    );
    let output = run_gnubg(folder, &script)?;
    let (_, seconds) = output.rsplit_once("USED ").unwrap();
    Some(seconds.split_whitespace().next().unwrap().parse().unwrap())
}

#[test]
fn match_texts_are_converted_fast() {
    if std::env::var_os("BARPOINT_SPEED").is_none() {
        return;
    }
    let mat = by_name("mat").unwrap();
    let sessions = (0..FILES as u64).map(|seed| session::session(seed, GAMES));
    let files: Vec<Vec<u8>> = sessions
        .map(|record| mat.export(&record).unwrap())
        .collect();
    let bytes: usize = files.iter().map(Vec::len).sum();
    let ours = rate(&files);
    println!(
        "{ours:.0} files of {GAMES} games a second and core, {} bytes each",
        bytes / FILES
    );
    let folder = tempfile::tempdir().unwrap();
    let mut script = String::new();
    for (index, file) in files.iter().enumerate() {
        std::fs::write(folder.path().join(format!("{index}.mat")), file).unwrap();
        let _ = writeln!(script, "gnubg.command('import mat {index}.mat')");
        let _ = writeln!(script, "gnubg.command('save match {index}.sgf')");
    }
    if let Some(seconds) = gnubg(folder.path(), &script) {
        let theirs = FILES as f64 / seconds;
        println!(
            "gnubg: {theirs:.0} a second; ours is {:.1} times as fast",
            ours / theirs
        );
    }
    assert!(ours >= PROMISED, "{ours:.0} files a second");
}
