use super::*;
use barpoint_rules::Variation;

fn record(win: f32) -> Record {
    Record {
        board: Variation::Standard.start(),
        target: Outcome {
            win,
            ..Outcome::default()
        },
    }
}

/// Records of two games, the second held out, and more than a block of the first.
fn written(folder: &Path, games: u64) -> Writer<u8> {
    let mut writer = Writer::open(folder, "some", 1, 1u8).unwrap();
    for game in writer.games()..games {
        let records: Vec<Record> = (0u16..3000)
            .map(|i| record(f32::from(i) / 3000.0))
            .collect();
        writer.game(&records, game % 4 == 3).unwrap();
    }
    writer
}

#[test]
fn what_was_not_committed_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Writer::open(folder.path(), "some", 1, 1).unwrap();
    let mut writer = open();
    writer.game(&[record(0.1), record(0.2)], false).unwrap();
    writer.game(&[record(0.3)], true).unwrap();
    writer.commit(false).unwrap();
    writer.game(&[record(0.4)], false).unwrap();
    drop(writer);
    let mut writer = open();
    assert_eq!((writer.games(), writer.records()), (2, 3));
    assert!(!is_finished(folder.path(), "some").unwrap());
    writer.game(&[record(0.5)], false).unwrap();
    writer.commit(true).unwrap();
    assert!(is_finished(folder.path(), "some").unwrap());
    let found = read(folder.path(), "some").unwrap();
    assert_eq!(found.training, [record(0.1), record(0.2), record(0.5)]);
    assert_eq!(found.held, [record(0.3)]);
    assert!(found.checked);
}

#[test]
fn an_interrupted_file_gets_the_same_checksums() {
    let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    written(whole.path(), 12).commit(true).unwrap();
    for games in [2, 3, 4, 11] {
        written(parts.path(), games).commit(false).unwrap();
        drop(written(parts.path(), games + 1));
    }
    written(parts.path(), 12).commit(true).unwrap();
    for file in ["some.json", "some.records", "some.held"] {
        let read = |folder: &tempfile::TempDir| std::fs::read(folder.path().join(file)).unwrap();
        assert!(read(&whole) == read(&parts), "{file}");
    }
}

#[test]
fn records_of_other_settings_are_not_continued() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), 1).commit(false).unwrap();
    for (seed, made_by) in [(2, 1u8), (1, 2)] {
        let error = Writer::open(folder.path(), "some", seed, made_by).err();
        let error = error.unwrap().to_string();
        assert!(error.contains("made with others"), "{error}");
    }
}

#[test]
fn damaged_records_are_refused() {
    let good = record(0.5).to_bytes();
    assert_eq!(Record::from_bytes(&good), Ok(record(0.5)));
    for (at, value) in [(0, 1), (6, 9), (52 + 3, 0x7f), (26 + 19, 2)] {
        let mut bytes = good;
        bytes[at] = value;
        assert!(Record::from_bytes(&bytes).is_err(), "byte {at}");
    }
}

#[track_caller]
fn check_refused(folder: &Path, expected: &str) {
    let error = read(folder, "some").err().unwrap().to_string();
    assert!(error.contains(expected), "{error}");
    assert!(!error.contains('\n'), "{error}");
}

#[test]
fn damaged_and_foreign_files_are_refused_with_file_and_offset() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), 12).commit(true).unwrap();
    let path = folder.path().join("some.records");
    let good = std::fs::read(&path).unwrap();

    // A bit of a chance, which stays between 0 and 1.
    let mut flipped = good.clone();
    flipped[10_000 * Record::SIZE + 52] ^= 1;
    std::fs::write(&path, &flipped).unwrap();
    check_refused(
        folder.path(),
        "some.records: byte 589824: expected checksum",
    );
    std::fs::write(&path, &good[..good.len() - 1]).unwrap();
    check_refused(folder.path(), "expected 27000 records, found 26999");
    std::fs::write(&path, vec![b'x'; good.len()]).unwrap();
    check_refused(folder.path(), "some.records: byte 0: expected checksum");
    std::fs::write(&path, &good).unwrap();
    assert_eq!(read(folder.path(), "some").unwrap().training.len(), 27_000);

    let side = folder.path().join("some.json");
    let text = std::fs::read_to_string(&side).unwrap();
    for (other, expected) in [
        (
            text.replace("records 1", "records 7"),
            "found \"barpoint records 7\"",
        ),
        (
            "{}".into(),
            "expected format \"barpoint records 1\", found none",
        ),
        ("GIF89a".into(), "expected the side file of records"),
        (
            text.replace("\"records\": 27000", "\"records\": 90000"),
            "one checksum for each block",
        ),
    ] {
        std::fs::write(&side, other).unwrap();
        check_refused(folder.path(), expected);
    }
}

#[test]
fn older_side_files_without_checksums_are_read_and_get_them_when_continued() {
    let folder = tempfile::tempdir().unwrap();
    written(folder.path(), 4).commit(false).unwrap();
    let path = folder.path().join("some.json");
    let new = std::fs::read_to_string(&path).unwrap();
    let mut side: serde_json::Value = serde_json::from_str(&new).unwrap();
    side.as_object_mut().unwrap().remove("checksums");
    side.as_object_mut().unwrap().remove("seed");
    std::fs::write(&path, side.to_string()).unwrap();
    let old = read(folder.path(), "some").unwrap();
    assert!(!old.checked);
    assert_eq!(old.training.len(), 9000);
    written(folder.path(), 4).commit(false).unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), new);

    let records = folder.path().join("some.records");
    let mut bytes = std::fs::read(&records).unwrap();
    bytes[72 * 5 + 6] = 9;
    std::fs::write(&records, &bytes).unwrap();
    std::fs::write(&path, side.to_string()).unwrap();
    check_refused(folder.path(), "some.records: byte 360: expected");
}
