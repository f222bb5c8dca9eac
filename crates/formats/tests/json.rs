//! JSON holds a record whole.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use barpoint_formats::{Format, by_name, detect, import, import_all};
use barpoint_record::MatchRecord;
use barpoint_testkit::{files_under, fixtures_under, workspace_root};
use common::random_match;

fn there_and_back(record: &MatchRecord) -> MatchRecord {
    let json = by_name("json").unwrap();
    let bytes = json.export(record).unwrap();
    assert_eq!(detect(&bytes).map(Format::name), Some("json"));
    let back = import(&bytes).unwrap();
    assert_eq!(back.warnings, []);
    back.record
}

#[test]
fn random_matches_come_back_equal() {
    for seed in 0..40 {
        let record = random_match(seed, 5);
        assert_eq!(there_and_back(&record), record, "{seed}");
    }
}

/// Files with analyses of every kind: the record is the same, and so is the SGF it makes.
#[test]
fn real_files_come_back_equal() {
    let mut files = files_under(&workspace_root().join("testdata"));
    files.extend(files_under(&workspace_root().join("samples")));
    files.extend(fixtures_under("fixtures").unwrap_or_default());
    let mut read = 0;
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        for imported in import_all(&bytes).unwrap_or_default() {
            let back = there_and_back(&imported.record);
            assert_eq!(back, imported.record, "{}", file.display());
            read += 1;
        }
    }
    assert!(read >= 6, "only {read} records");
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let error = |text: &str| import(text.as_bytes()).unwrap_err().to_string();
    let newer = r#"{"format": "barpoint-record", "version": 2, "matches": []}"#;
    assert_eq!(
        error(newer),
        "json: line 1: expected version 1, found \"2\""
    );
    let none = r#"{"format": "barpoint-record", "version": 1, "matches": []}"#;
    assert_eq!(
        error(none),
        "json: line 1: expected at least one match, found \"none\""
    );
    let cut = "{\"format\": \"barpoint-record\", \"version\": 1,\n\"matches\": [{";
    assert_eq!(
        error(cut),
        "json: line 2: expected the record of a match as JSON: EOF while parsing an object, at column 13"
    );
}

#[test]
fn what_the_rules_of_a_record_forbid_is_refused() {
    let record = random_match(3, 0);
    let text = String::from_utf8(by_name("json").unwrap().export(&record).unwrap()).unwrap();
    let roll = text.find("\"roll\": \"").unwrap() + 9;
    let mut wrong = text.clone();
    wrong.replace_range(roll..roll + 2, "97");
    let error = import(wrong.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("expected two dice such as 31"), "{error}");
    let wrong = text.replacen("\"from\": ", "\"from\": 3", 1);
    assert!(import(wrong.as_bytes()).is_err());
}
