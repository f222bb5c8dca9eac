//! Damaged and hostile files of eXtreme Gammon: refused or read, never a panic, and no more memory or time than is due.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod made_xg;

use std::time::Duration;

use barpoint_formats::{by_name, import};
use barpoint_record::{Opinion, Said};
use barpoint_testkit::fixtures_under;
use cpu_time::ThreadTime;
use made_xg::*;
use proptest::prelude::*;
use proptest::sample::Index;

/// What is read can be written as SGF and read again.
fn check(bytes: &[u8]) {
    let Ok(imported) = import(bytes) else {
        return;
    };
    let sgf = by_name("sgf").unwrap();
    if let Ok(written) = sgf.export(&imported.record) {
        let back = sgf.import(&written).unwrap().remove(0).record;
        assert_eq!(back.analysts, imported.record.analysts);
    }
}

/// A match with everything in it.
fn rich() -> Vec<Record> {
    let mut records = short_match();
    records[2] = records[2].clone().int(292, 0);
    let mut moved = records[3]
        .clone()
        .int(120, 2)
        .int(188, 2)
        .int(2476, 1)
        .int(2472, 1);
    for n in 0..2 {
        moved = moved
            .board(192 + 26 * n, &POINT)
            .bytes(1024 + 8 * n, &[7, 4, 5, 4, 255, 255, 255, 255]);
        moved = moved.float(1408 + 28 * n + 24, 0.1);
    }
    records[3] = moved.double(2312, -0.1);
    records
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1500,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn damaged_records_do_no_harm(changes in prop::collection::vec((any::<Index>(), any::<u8>(), 0..3_u8), 1..30)) {
        let mut all: Vec<u8> = rich().iter().flat_map(|record| record.0.clone()).collect();
        for (at, byte, kind) in changes {
            // Most bytes of a record are zeros that mean nothing: half of the changes hit its fields.
            let at = at.index(all.len());
            let at = if kind == 0 { at } else { at / 2560 * 2560 + at % 330 };
            all[at] = byte;
        }
        let records: Vec<Record> = all.chunks(2560).map(|record| Record(record.to_vec())).collect();
        check(&plain_file(&records));
    }

    #[test]
    fn damaged_files_do_no_harm(changes in prop::collection::vec((any::<Index>(), any::<u8>()), 0..4), cut in any::<Option<Index>>()) {
        let mut bytes = file(&rich(), &["{\\rtf1 hm}"]);
        let archive = 8232 + 100;
        for (at, byte) in changes {
            let at = archive + at.index(bytes.len() - archive);
            bytes[at] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        check(&bytes);
    }
}

#[test]
fn cut_real_files_give_what_comes_before() {
    for path in fixtures_under("fixtures/matches/xg").into_iter().flatten() {
        let bytes = std::fs::read(path).unwrap();
        let whole = import(&bytes).unwrap().record;
        for part in 1..10 {
            let cut = &bytes[..bytes.len() * part / 10];
            let Ok(imported) = import(cut) else {
                continue;
            };
            assert!(!imported.warnings.is_empty());
            let last = imported.record.games.len().saturating_sub(1);
            // Comments and rollouts come after the records.
            let mut record = imported.record;
            for (game, other) in record.games.iter_mut().zip(&whole.games) {
                for (entry, other) in game.entries.iter_mut().zip(&other.entries) {
                    entry.comment.clone_from(&other.comment);
                    let rests = |said: &Opinion| matches!(said.said, Said::Rollout(_));
                    if other.opinions.iter().any(rests) {
                        entry.opinions.clone_from(&other.opinions);
                    }
                }
            }
            assert!(record.games[..last] == whole.games[..last], "{part} tenths");
            assert!(part < 8 || last > 0, "something is read of {part} tenths");
        }
    }
}

/// Any file is read or refused in this time of the processor, also by a build without optimisation.
const SOON: Duration = Duration::from_secs(5);

#[test]
fn a_bomb_is_refused() {
    let mut bytes = header(7).0;
    bytes.resize(200 << 20, 1);
    let mut file = title(0);
    file.extend(packed(&bytes));
    assert!(file.len() < 1 << 20);
    let begun = ThreadTime::now();
    let message = import(&file).unwrap_err().to_string();
    assert!(
        message.contains("expected records in proportion to the file, found \"far more\""),
        "{message}"
    );
    assert!(begun.elapsed() < SOON);
}

#[test]
fn records_without_content_are_read_to_a_limit() {
    let mut bytes = header(7).0;
    bytes.extend(Record::new(5).0.repeat(60_000));
    let mut file = title(0);
    file.extend(packed(&bytes));
    let message = import(&file).unwrap_err().to_string();
    assert!(message.contains("at most 128 MiB of records"), "{message}");
}

#[test]
fn a_large_file_is_refused_at_once() {
    let mut bytes = title(0);
    bytes.resize(100 << 20, 0x78);
    let begun = ThreadTime::now();
    let message = import(&bytes).unwrap_err().to_string();
    assert!(
        message.starts_with("xg: byte 0x0: expected a file of at most 32 MiB"),
        "{message}"
    );
    assert!(begun.elapsed() < Duration::from_secs(1));
}

#[test]
fn refusals_name_the_place() {
    for (bytes, message) in [
        (
            title(0)[..5000].to_vec(),
            "xg: byte 0x2028: expected records after header and picture, found \"the end of the file at byte 5000\"",
        ),
        (
            [title(0), b"no packed data here".to_vec()].concat(),
            "xg: byte 0x2028: expected packed records that begin with a match, found \"other or damaged data\"",
        ),
    ] {
        assert_eq!(import(&bytes).unwrap_err().to_string(), message);
    }
}

#[test]
fn a_wrong_checksum_is_named() {
    let mut bytes = file(&short_match(), &[]);
    let at = bytes.len() - 36;
    bytes[at] ^= 1;
    let imported = import(&bytes).unwrap();
    assert_eq!(imported.record.games.len(), 1);
    let [warning] = &imported.warnings[..] else {
        panic!("{:?}", imported.warnings);
    };
    assert!(
        warning
            .to_string()
            .contains("found \"an archive with a wrong checksum\"")
    );
}
