//! Damaged and hostile files of the formats of other programs: a record or one error, soon, and little memory.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::path::PathBuf;
use std::time::Duration;

use barpoint_formats::{Warning, by_name, import_all, position};
use barpoint_record::{Entry, GameRecord, MatchRecord, Player};
use barpoint_rules::{BySide, MatchState, Snapshot};
use cpu_time::ThreadTime;
use proptest::prelude::*;
use proptest::sample::Index;

const FORMATS: [&str; 9] = [
    "sgg",
    "tmg",
    "fibs",
    "bkg",
    "empire",
    "party",
    "bgroom",
    "pos",
    "snowie-position",
];

/// The beginning of our sample in each format, and two positions.
fn files() -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/formats");
    let texts = [
        "clara-ivar.sgg",
        "clara-ivar.tmg",
        "clara-ivar.fibs",
        "clara-ivar.bkg",
        "clara-ivar-empire.gam",
        "clara-ivar-party.gam",
        "clara-ivar-bgroom.bgf",
    ];
    let mut files: Vec<Vec<u8>> = texts
        .into_iter()
        .map(|name| {
            let mut bytes = std::fs::read(folder.join(name)).unwrap();
            bytes.truncate(1500);
            bytes
        })
        .collect();
    let state: MatchState = "XGID=-b----E-C---eE---b-db---B-:1:-1:1:31:2:0:0:7:10"
        .parse()
        .unwrap();
    let record = position::record(&BySide::<Player>::default(), &state);
    files.extend(
        ["pos", "snowie-position"].map(|name| by_name(name).unwrap().export(&record).unwrap()),
    );
    files
}

/// What is read can be written as SGF, and every position in its own format, too.
fn check(bytes: &[u8]) {
    let _ = import_all(bytes);
    for name in FORMATS {
        let format = by_name(name).unwrap();
        format.sniff(bytes);
        for one in format.import(bytes).into_iter().flatten() {
            let sgf = by_name("sgf").unwrap();
            let written = sgf.export(&one.record).expect("SGF holds every record");
            sgf.import(&written).expect("our own file");
            if let Ok(written) = format.export(&one.record) {
                let again = format.import(&written).expect("our own file").remove(0);
                assert_eq!(kept(&again.record), kept(&one.record));
            }
        }
    }
}

/// The position of a record; at money play without the score, which files of positions do not have and say so.
fn kept(record: &MatchRecord) -> Option<Snapshot> {
    let mut kept = position::state(record)?.snapshot()?;
    if kept.length == 0 {
        kept.score = BySide::default();
    }
    Some(kept)
}

fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<Index>(), any::<Index>(), any::<u8>(), 0..6_u8);
    let changes = prop::collection::vec(change, 1..8);
    (prop::sample::select(files()), changes).prop_map(|(mut bytes, changes)| {
        for (at, other, byte, kind) in changes {
            if bytes.is_empty() {
                break;
            }
            let (at, other) = (at.index(bytes.len()), other.index(bytes.len()));
            match kind {
                0 => bytes.truncate(at),
                1 => bytes[at] = byte,
                2 => bytes[at] = bytes[other],
                3 => bytes.insert(at, byte),
                4 => {
                    bytes.remove(at);
                }
                _ => {
                    let piece = bytes[at.min(other)..at.max(other)].to_vec();
                    bytes.splice(at..at, piece);
                }
            }
        }
        bytes
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1500,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn damaged_files_do_no_harm(bytes in damaged()) {
        check(&bytes);
    }
}

#[test]
fn cut_files_do_no_harm() {
    for bytes in files() {
        for end in (0..bytes.len()).step_by(7) {
            check(&bytes[..end]);
        }
    }
}

/// Files of which every line gives as much work or as many entries as possible: the format, how they begin, and what
/// follows again and again.
const HOSTILE: [(&str, &str, &str); 18] = [
    (
        "sgg",
        "a vs. b\nGame 1. 0-0\n",
        "1\t31: 8/5\n2\t\t31: 8/5\n",
    ),
    ("sgg", "a vs. b\n", "Game 1. 0-0\n"),
    ("sgg", "a vs. b\nGame 1. 0-0\n", "a vs. b\n"),
    (
        "tmg",
        "MatchID: 1\nPlayer1: 1 a 4\nGame 1: 0-0\n",
        "1 1 31\n1 4 8/5\n",
    ),
    (
        "tmg",
        "MatchID: 1\nPlayer1: 1 a 4\n",
        "Game 1: 0-0\n1 14 a\n",
    ),
    ("tmg", "MatchID: 1\n", "a:\nb:\nc:\n"),
    ("tmg", "MatchID: 1\nGame 1: 0-0\n1 1 31\n", "x\n"),
    (
        "fibs",
        "Score is 0-0\na is X - b is O\n",
        "X: doubles\nO: accepts\n",
    ),
    ("fibs", "", "Score is 0-0\na is X - b is O\nX: wins\n"),
    ("bkg", "", "White 3,1 \nBlack 1,1 \n"),
    ("bkg", "White 3,1 1\n", "White wins\n"),
    ("empire", "", "a b\n1) 31: 8/5 6/5\n"),
    ("party", "BOARDID=1\nCREATOR=a\nGAME_1_GAMEPLAY=", "1 11#"),
    ("party", "BOARDID=1\nCREATOR=a\n", "a=\n"),
    ("bgroom", "BGF version 1\nGame 1 - a vs. b\n", "1.X:(1 1)\n"),
    (
        "bgroom",
        "BGF version 1\n",
        "Game 1 - a vs. b\n1.X:Double\n\n",
    ),
    ("pos", "~\0\0\0", "\0"),
    (
        "snowie-position",
        "",
        "0;0;0;0;0;a;b;0;0;0;1;0;0;0;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;\n",
    ),
];

fn hostile(head: &str, line: &str, size: usize) -> Vec<u8> {
    let mut text = head.as_bytes().to_vec();
    text.extend(line.as_bytes().iter().cycle().take(size - head.len()));
    text
}

#[test]
fn dense_files_take_little_memory_and_time() {
    const SIZE: usize = 200_000;
    for (number, (name, head, line)) in HOSTILE.into_iter().enumerate() {
        let bytes = hostile(head, line, SIZE);
        let began = ThreadTime::now();
        let found = by_name(name).unwrap().import(&bytes).unwrap_or_default();
        let took = began.elapsed();
        let mut memory = 0;
        for one in &found {
            memory += size_of_val(one) + one.warnings.capacity() * size_of::<Warning>();
            memory += one.record.games.capacity() * size_of::<GameRecord>();
            let entries = one.record.games.iter().map(|game| game.entries.capacity());
            memory += entries.sum::<usize>() * size_of::<Entry>();
        }
        println!(
            "{number} {name}: {} times the file, {took:?}",
            memory / SIZE
        );
        assert!(
            memory < 50 * SIZE,
            "{number} {name}: {} times",
            memory / SIZE
        );
        // Some tens of megabytes a second are usual.
        assert!(took < Duration::from_secs(10), "{number} {name}: {took:?}");
    }
}

#[test]
fn a_hundred_megabytes_are_refused_at_once() {
    for name in FORMATS {
        let found = HOSTILE.into_iter().find(|(format, _, _)| *format == name);
        let (_, head, line) = found.unwrap();
        let bytes = hostile(head, line, 100 << 20);
        let began = ThreadTime::now();
        let result = by_name(name).unwrap().import(&bytes);
        assert!(began.elapsed() < Duration::from_secs(1), "{name}");
        if name == "pos" {
            // A position is read in spite of what follows it; here there is none.
            assert!(result.is_err());
        } else {
            let error = result.unwrap_err().to_string();
            assert!(error.contains("a file of at most 8 MB"), "{error}");
        }
    }
}
