//! Our own sample match in the formats of other programs (`testdata/formats`): read as the same match, by gnubg, too.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod driver;
mod told;

use std::fmt::Write as _;
use std::path::PathBuf;

use barpoint_formats::{Imported, detect, import_all};
use barpoint_record::MatchRecord;
use barpoint_rules::{BySide, Side};
use driver::run_gnubg;
use told::assert_same;

fn path(file: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().unwrap().join(file)
}

fn read(file: &str) -> Vec<Imported> {
    import_all(&std::fs::read(path(file)).unwrap()).unwrap()
}

fn sample() -> MatchRecord {
    read("samples/clara-ivar-7pt.mat").remove(0).record
}

/// Files with their format and match length.
const FILES: [(&str, &str, u16); 7] = [
    ("clara-ivar.sgg", "sgg", 7),
    ("clara-ivar.tmg", "tmg", 7),
    ("clara-ivar.fibs", "fibs", 7),
    ("clara-ivar-party.gam", "party", 7),
    ("clara-ivar-empire.gam", "empire", 0),
    ("clara-ivar-bgroom.bgf", "bgroom", 0),
    ("clara-ivar.bkg", "bkg", 0),
];

#[test]
fn the_sample_is_the_same_in_all_formats() {
    let model = sample();
    for (file, format, length) in FILES {
        let bytes = std::fs::read(path(&format!("testdata/formats/{file}"))).unwrap();
        assert_eq!(detect(&bytes).unwrap().name(), format, "{file}");
        let found = import_all(&bytes).unwrap();
        let [Imported { record, warnings }] = found.as_slice() else {
            panic!("{file}: one match");
        };
        assert_eq!(*warnings, [], "{file}");
        assert_eq!(record.length, length, "{file}");
        assert_same(file, record, &model, false);
        for (number, (ours, theirs)) in record.games.iter().zip(&model.games).enumerate() {
            let place = format!("{file} game {}", number + 1);
            if format == "bgroom" && number > 2 {
                // That the fourth game was resigned is not told.
                assert_eq!(ours.result.is_none(), number == 3, "{place}");
                continue;
            }
            assert_eq!(ours.score, theirs.score, "{place}");
            let (mut found, expected) = (ours.result.unwrap(), theirs.result.unwrap());
            if format == "fibs" && number + 1 == model.games.len() {
                // FIBS tells what a resignation is worth by the next score alone.
                assert_eq!(found.points, 2);
                found.points = expected.points;
            }
            assert_eq!(found, expected, "{place}");
            assert_eq!(ours.crawford, theirs.crawford && length > 0, "{place}");
        }
    }
}

#[test]
fn encodings_and_line_ends_change_nothing() {
    let model = sample();
    for (file, _, _) in FILES {
        let text = std::fs::read_to_string(path(&format!("testdata/formats/{file}"))).unwrap();
        let with_mark = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        let found = import_all(with_mark.as_bytes()).unwrap();
        assert_same(file, &found[0].record, &model, false);
    }
}

#[test]
fn a_file_holds_as_many_matches_as_it_has_heads() {
    for (file, _, _) in FILES {
        // Sessions of these go on where the same players play on.
        if ["clara-ivar-empire.gam", "clara-ivar.bkg"].contains(&file) {
            continue;
        }
        let text = std::fs::read_to_string(path(&format!("testdata/formats/{file}"))).unwrap();
        let found = import_all(format!("{text}\n{text}").as_bytes()).unwrap();
        assert_eq!(found.len(), 2, "{file}");
        assert_eq!(found[0].record.games, found[1].record.games, "{file}");
    }
}

#[test]
fn gnubg_reads_the_same_from_the_samples() {
    let folder = tempfile::tempdir().unwrap();
    // gnubg puts the second player of GamesGrid and TrueMoneyGames first.
    let files = [
        ("clara-ivar.sgg", "sgg", true),
        ("clara-ivar.tmg", "tmg", true),
        ("clara-ivar.fibs", "oldmoves", false),
        ("clara-ivar-empire.gam", "empire", false),
    ];
    let mut script = String::from("import gnubg\n");
    for (file, kind, _) in files {
        let path = path(&format!("testdata/formats/{file}"));
        let _ = writeln!(script, "gnubg.command('import {kind} {}')", path.display());
        let _ = writeln!(script, "gnubg.command('export match mat {kind}.mat')");
    }
    if run_gnubg(folder.path(), &script).is_none() {
        return;
    }
    for (file, kind, swapped) in files {
        let ours = read(&format!("testdata/formats/{file}")).remove(0).record;
        let theirs = std::fs::read(folder.path().join(format!("{kind}.mat"))).unwrap();
        let theirs = import_all(&theirs).unwrap().remove(0).record;
        assert_eq!(ours.length, theirs.length, "{file}");
        assert_same(file, &ours, &theirs, swapped);
        let (first, second) = if swapped {
            (Side::Black, Side::White)
        } else {
            (Side::White, Side::Black)
        };
        for (ours, theirs) in ours.games.iter().zip(&theirs.games) {
            let score = BySide::new(theirs.score[first], theirs.score[second]);
            assert_eq!(ours.score, score, "{file}");
            // gnubg counts a resignation on FIBS as a single game,.
            if let (Some(result), true) = (theirs.result, kind != "oldmoves") {
                let winner = if swapped {
                    result.winner.other()
                } else {
                    result.winner
                };
                let found = ours.result.unwrap();
                assert_eq!(
                    (found.winner, found.points),
                    (winner, result.points),
                    "{file}"
                );
            }
        }
        let names = [first, second].map(|side| theirs.players[side].name.clone());
        assert_eq!(names, ["Clara", "Ivar"], "{file}");
    }
}
