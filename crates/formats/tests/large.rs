//! Large files: what reading them takes, and hostile ones, which are refused or read in little time and memory.
//!
//! Files of 2 MB are tried always, those of 100 MB only on request, one second for each:
//! `BARPOINT_HOSTILE=1 cargo test --release -p barpoint-formats --test large`.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]
#![expect(clippy::print_stdout, reason = "what was measured")]
#![expect(clippy::cast_precision_loss, reason = "only shown")]

#[path = "common/session.rs"]
mod session;

use barpoint_formats::{FORMATS, by_name, import_all};
use cpu_time::ProcessTime;
use peak_alloc::PeakAlloc;
use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

/// How much memory reading may take, in sizes of the file.
const MOST: usize = 50;

/// What any file may take besides: less than a small picture.
const ALWAYS: usize = 40_000_000;

/// Runs one test at a time: they count the memory of the whole process.
static ONE: std::sync::Mutex<()> = std::sync::Mutex::new(());

/// The memory that reading takes at its height, and the seconds of processor time.
fn cost(bytes: &[u8]) -> (usize, f64) {
    let before = ALLOCATED.current_usage();
    ALLOCATED.reset_peak_usage();
    let start = ProcessTime::now();
    drop(import_all(bytes));
    let seconds = start.elapsed().as_secs_f64();
    (ALLOCATED.peak_usage().saturating_sub(before), seconds)
}

/// A file of many matches of ten games each.
fn matches(format: &str, count: u64) -> Vec<u8> {
    let format = by_name(format).unwrap();
    let written = (0..count).map(|seed| format.export(&session::session(seed, 10)).unwrap());
    written.collect::<Vec<_>>().concat()
}

#[test]
fn reading_takes_at_most_fifty_times_the_file() {
    let _one = ONE
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    for format in ["mat", "xgmat", "sgf", "ogxm"] {
        let file = matches(format, 60);
        let (peak, _) = cost(&file);
        let times = peak as f64 / file.len() as f64;
        println!(
            "{format}: {} bytes, {times:.1} times as much memory",
            file.len()
        );
        assert!(peak <= MOST * file.len(), "{format}: {times}");
    }
}

/// The most games and turns that an OGXM file may hold, of turns as short as possible: 2 bytes or fewer, where a record
/// keeps some hundred bytes of each.
fn ogxm(turn: &[u8]) -> Vec<u8> {
    let mut file = b"OGXM\x02\0\0\0\x02\0\0\0\0\0\0\0MTCH\x04\0\0\0\x01\x03\0\x07\0".to_vec();
    let game = [b"\x01\0".as_slice(), &turn.repeat(1500 / turn.len().min(2))].concat();
    for _ in 0..60 {
        file.extend(b"GAME");
        file.extend(u32::try_from(game.len()).unwrap().to_le_bytes());
        file.push(1);
        file.extend(&game);
    }
    file.extend(b"END!");
    let size = u32::try_from(file.len()).unwrap().to_le_bytes();
    file[12..16].copy_from_slice(&size);
    file
}

/// Files that are meant to take long or much.
#[expect(clippy::too_many_lines, reason = "a table")]
fn hostile(size: usize) -> Vec<(&'static str, Vec<u8>)> {
    let filled = |start: &str, piece: &[u8]| {
        let mut bytes = start.as_bytes().to_vec();
        bytes.extend(piece.iter().cycle().take(size));
        bytes
    };
    let game = " 5 point match\n\n Game 1\n ann : 0      bob : 0\n";
    let tree = "(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[a]PB[b]";
    let export = "The score (after 0 games) is: a 0, b 0 (match to 5 points)\n\nMove number 1:  a to play 31\n";
    let mut random = vec![0; size];
    ChaCha8Rng::seed_from_u64(1).fill_bytes(&mut random);
    let mut random_text = format!("{game}{tree}").into_bytes();
    random_text.extend(&random);
    vec![
        ("one long line", filled("", b"x")),
        (
            "a long line in a match",
            filled(game, b" 31: 8/5(2) Takes : 5 "),
        ),
        ("rows", filled(game, b"1) \n")),
        ("unnumbered rows", filled(game, b"Takes\n")),
        ("rows before a match", filled("", b"1) \n")),
        ("games", filled(game, b" Game 1\n a : 0 b : 0\n")),
        ("games without scores", filled(game, b" Game 1\n")),
        (
            "matches",
            filled("", b" 5 point match\n Game 1\n a : 0 b : 0\n"),
        ),
        ("short lines", filled(game, b"x\n")),
        ("remarks", filled(game, b";\n")),
        ("headers", filled("", b";\n")),
        (
            "headers of a match",
            filled(" 5 point match\n", b"; [a \"b\"]\n"),
        ),
        ("doubles", filled(game, b" 1) Doubles => 2  Takes\n")),
        ("parentheses", filled("", b"(")),
        ("parentheses of a tree", filled(tree, b"(")),
        ("trees", filled("", b"(;GM[6])")),
        ("roots", filled("", b"(;FF[4]GM[6]")),
        ("nodes", filled(tree, b";B[66]")),
        (
            "nodes in many trees",
            filled(
                "",
                &[tree.as_bytes(), &b";B[66]".repeat(10_000), b")"].concat(),
            ),
        ),
        ("properties", filled(tree, b"A[]")),
        ("values", filled(tree, b"[")),
        ("values of a property", filled(&format!("{tree}XX"), b"[]")),
        ("escapes", filled(&format!("{tree}C["), b"\\")),
        ("strays", filled(tree, b"\x01")),
        ("zeros", filled("", &[0])),
        ("zeros in UTF-16", filled("\u{0}", &[0x20, 0])),
        ("carriage returns", filled("", b"\r")),
        ("bytes that are no text", filled("", &[0xff])),
        ("random bytes", random),
        ("random bytes in a match", random_text),
        ("lines of an export", filled(export, b"* a moves 8/5\n")),
        ("OGXM: dances", ogxm(b"\0\0")),
        ("OGXM: refused actions", ogxm(b"\x16")),
        ("OGXM: doubles and takes", ogxm(b"\x15\x56")),
        (
            "positions of an export",
            filled(
                export,
                b" Position ID: 4HPhASjgc/ABMA\n Match ID   : MAGyAAAAAAAE\n",
            ),
        ),
    ]
}

fn check_hostile(size: usize, most_seconds: f64) {
    let _one = ONE
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut slow = Vec::new();
    for (name, bytes) in hostile(size) {
        let (peak, seconds) = cost(&bytes);
        let times = peak as f64 / bytes.len() as f64;
        println!("{name}: {seconds:.2} s, {times:.1} times as much memory");
        if peak > MOST * bytes.len() + ALWAYS || seconds > most_seconds {
            slow.push(format!("{name}: {seconds:.2} s, {times:.1} times"));
        }
        for format in FORMATS {
            // Whatever is asked for by name is refused or read in peace too.
            let _ = format.sniff(&bytes[..bytes.len().min(1 << 16)]);
        }
    }
    assert_eq!(slow, [""; 0]);
}

#[test]
fn hostile_files_take_little() {
    check_hostile(2_000_000, 5.0);
}

#[test]
fn huge_hostile_files_are_done_with_in_a_second() {
    if std::env::var_os("BARPOINT_HOSTILE").is_some() {
        check_hostile(100_000_000, 1.0);
    }
}
