//! gnubg reads the positions, single games and Snowie texts that we write, and we read those that it writes.
//!
//! `BARPOINT_MATCHES=all` takes every position of all collected matches (minutes); without it a few hundred are taken.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod driver;
mod told;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use barpoint_formats::{by_name, import, import_all, position};
use barpoint_record::{Event, MatchRecord, Replay};
use barpoint_rules::notation::GnubgId;
use barpoint_rules::{Decision, MatchState, Side};
use barpoint_testkit::fixtures_under;
use driver::run_gnubg;
use told::assert_same;

fn all() -> bool {
    std::env::var_os("BARPOINT_MATCHES").is_some_and(|value| value == "all")
}

/// The matches of real players that we read, with names that gnubg reads back as they are.
fn matches() -> Vec<(PathBuf, MatchRecord)> {
    let folders = [
        "fixtures/matches/people",
        "fixtures/matches/mat",
        "fixtures/matches/sgf",
    ];
    let files = folders.into_iter().filter_map(fixtures_under).flatten();
    let take = if all() { usize::MAX } else { 60 };
    files
        .filter_map(|path| {
            let mut record = import(&std::fs::read(&path).ok()?).ok()?.record;
            "Anna".clone_into(&mut record.players.white.name);
            "Börje".clone_into(&mut record.players.black.name);
            Some((path, record))
        })
        .take(take)
        .collect()
}

/// The states that the games of a match come through: every `step`-th before a roll, and with the dice.
fn states(record: &MatchRecord, step: usize) -> Vec<MatchState> {
    let mut states = Vec::new();
    for game in &record.games {
        let Ok(mut replay) = Replay::new(record, game) else {
            continue;
        };
        for entry in &game.entries {
            let mut state = *replay.state();
            if matches!(state.decision(), Decision::Turn(_)) {
                states.push(state);
                if let Some(roll) = entry.event.roll() {
                    state.set_roll(roll).unwrap();
                    states.push(state);
                }
            }
            if replay.advance(&entry.event).is_err() {
                break;
            }
        }
    }
    states.into_iter().step_by(step).collect()
}

/// What a state is but for the Jacoby rule, which makes no difference in a match, and which gnubg writes as it is in its
/// own settings.
fn described(state: &MatchState) -> String {
    let mut text = GnubgId::of(state).to_string();
    text.pop();
    text
}

/// Every position is imported, described and exported again in one run of gnubg.
fn check_positions(format: &str, kind: &str) {
    let step = if all() { 1 } else { 37 };
    let records: Vec<MatchRecord> = matches().into_iter().map(|(_, record)| record).collect();
    let positions = records.iter().flat_map(|record| {
        let of = |state: MatchState| (position::record(&record.players, &state), state);
        states(record, step).into_iter().map(of)
    });
    let positions: Vec<(MatchRecord, MatchState)> = positions.collect();
    let folder = tempfile::tempdir().unwrap();
    for (number, (record, _)) in positions.iter().enumerate() {
        let bytes = by_name(format).unwrap().export(record).unwrap();
        std::fs::write(folder.path().join(format!("{number}.in")), bytes).unwrap();
    }
    let script = format!(
        "import gnubg
for i in range({}):
    gnubg.command('import {kind} %d.in' % i)
    print('ID %s:%s %s' % (gnubg.positionid(), gnubg.matchid(), gnubg.show('score')))
    gnubg.command('export position {kind} %d.out' % i)
",
        positions.len()
    );
    let Some(output) = run_gnubg(folder.path(), &script) else {
        return;
    };
    let lines = output.lines().filter_map(|line| line.strip_prefix("ID "));
    let told: Vec<(&str, &str)> = lines.map(|line| line.split_once(' ').unwrap()).collect();
    assert_eq!(told.len(), positions.len(), "{output}");
    assert!(positions.len() > 300 || records.is_empty());
    for (number, ((record, state), (id, score))) in positions.iter().zip(told).enumerate() {
        let place = format!("{number} {id}");
        let theirs: GnubgId = id.parse().unwrap();
        let theirs = theirs.state(*state.rules()).unwrap();
        assert_eq!(described(&theirs), described(state), "{place}");
        if state.is_money() {
            assert_eq!(id, GnubgId::of(state).to_string());
        }
        // A Jellyfish file keeps no score of money play.
        let scored = !(state.is_money() && format == "pos");
        for side in Side::BOTH {
            let points = if scored { state.score()[side] } else { 0 };
            let expected = format!("{} {points}", record.players[side].name);
            assert!(score.contains(&expected), "{place} {expected}: {score}");
        }
        let out = std::fs::read(folder.path().join(format!("{number}.out"))).unwrap();
        let found = import_all(&out).unwrap().remove(0);
        assert_eq!(found.warnings, [], "{place}");
        let back = position::state(&found.record).unwrap();
        assert_eq!(described(&back), described(&theirs), "{place}");
    }
}

#[test]
fn gnubg_reads_our_jellyfish_positions_and_we_its() {
    check_positions("pos", "pos");
}

#[test]
fn gnubg_reads_our_snowie_positions_and_we_its() {
    check_positions("snowie-position", "snowietxt");
}

/// Imports every file in one run of gnubg, and exports it again by `export` and as SGF.
fn through_gnubg(folder: &Path, files: &[String], import: &str, export: &str) -> Option<String> {
    let mut script = String::from("import gnubg\n");
    for file in files {
        let _ = writeln!(script, "print('FILE {file}')");
        let _ = writeln!(script, "gnubg.command('{import} {file}')");
        let _ = writeln!(script, "gnubg.command('{export} {file}.back')");
        let _ = writeln!(script, "gnubg.command('save match {file}.sgf')");
    }
    run_gnubg(folder, &script)
}

/// A file that gnubg wrote.
fn written_by(folder: &Path, name: &str, ending: &str) -> MatchRecord {
    let bytes = std::fs::read(folder.join(format!("{name}.{ending}"))).unwrap();
    import(&bytes).unwrap().record
}

#[test]
fn gnubg_reads_the_same_from_our_snowie_texts() {
    let folder = tempfile::tempdir().unwrap();
    let mut written = Vec::new();
    for (path, record) in matches() {
        let Ok(bytes) = by_name("snowie").unwrap().export(&record) else {
            continue;
        };
        let name = format!("{}.txt", written.len());
        std::fs::write(folder.path().join(&name), &bytes).unwrap();
        written.push((path, name, import(&bytes).unwrap().record));
    }
    let names: Vec<String> = written.iter().map(|(_, name, _)| name.clone()).collect();
    let export = "export match snowietxt";
    if through_gnubg(folder.path(), &names, "import mat", export).is_none() {
        return;
    }
    for (path, name, ours) in &written {
        let theirs = written_by(folder.path(), name, "back");
        // gnubg writes some results into the row before.
        let results = written_by(folder.path(), name, "sgf");
        let place = format!("{path:?} {name}");
        assert_eq!(ours.length, theirs.length, "{place}");
        assert_same(&place, ours, &theirs, false);
        for (ours, theirs) in ours.games.iter().zip(&results.games) {
            assert_eq!(
                (ours.score, ours.result),
                (theirs.score, theirs.result),
                "{place}"
            );
        }
    }
}

#[test]
fn gnubg_reads_the_same_from_our_single_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut written = Vec::new();
    for (path, record) in matches() {
        for game in &record.games {
            let mut single = record.clone();
            single.games = vec![game.clone()];
            let legal = |event: &Event| !matches!(event, Event::IllegalPlay { .. });
            // gnubg loses its way after a play that is not legal, and takes unfinished games as going on.
            let whole = game.result.is_some() && game.entries.iter().all(|e| legal(&e.event));
            let Some(bytes) = by_name("gam")
                .unwrap()
                .export(&single)
                .ok()
                .filter(|_| whole)
            else {
                continue;
            };
            let name = format!("{}.gam", written.len());
            std::fs::write(folder.path().join(&name), &bytes).unwrap();
            written.push((path.clone(), name, import(&bytes).unwrap().record));
        }
    }
    let names: Vec<String> = written.iter().map(|(_, name, _)| name.clone()).collect();
    // gnubg 1.07 lists `import gam` but refuses what it writes itself; GammonEmpire's files are the same.
    if through_gnubg(folder.path(), &names, "import empire", "export game gam").is_none() {
        return;
    }
    for (path, name, ours) in &written {
        let place = format!("{path:?} {name}");
        let theirs = written_by(folder.path(), name, "back");
        assert_same(&place, ours, &theirs, false);
        assert_eq!(ours.players, theirs.players, "{place}");
        let results = written_by(folder.path(), name, "sgf");
        assert_eq!(ours.games[0].result, results.games[0].result, "{place}");
    }
}
