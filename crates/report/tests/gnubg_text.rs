//! Our plain text beside gnubg's of the same files.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use std::path::Path;
use std::process::{Command, Stdio};

use barpoint_analysis::EntryIndex;
use barpoint_equity::Met;
use barpoint_record::{Event, PlayedRoll};
use barpoint_report::{MarksShown, Scope, Selection, game_file, text, text_games};
use barpoint_rules::notation::display_play;
use common::{ANALYSED, about, record};

/// What gnubg writes for a file, game by game: `gnubg -t -q -r < commands`.
fn gnubg_games(gnubg: &Path, file: &Path, games: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("m.sgf");
    std::fs::copy(file, copy).unwrap();
    std::fs::write(
        folder.path().join("commands"),
        "load match m.sgf\nexport match text m.txt\n",
    )
    .unwrap();
    let commands = std::fs::File::open(folder.path().join("commands")).unwrap();
    let status = Command::new(gnubg)
        .args(["-t", "-q", "-r"])
        .current_dir(folder.path())
        .stdin(commands)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(status.unwrap().success());
    let names = (1..=games).map(|game| game_file("m.txt", game));
    let read = |name: String| std::fs::read(folder.path().join(name)).unwrap();
    names
        .map(|name| String::from_utf8_lossy(&read(name)).into_owned())
        .collect()
}

/// A text without what may differ: when and by what it was written, a date in the order of a language, the state of the game
/// in the Match ID of the first position (gnubg says that none is on), ranks that gnubg does not know (`??`), a blank too
/// many before rollout settings, results of games that have none yet, and what actions are worth to a player who answers
/// (gnubg asks for that player whether gammons can be won, not for the doubler), and the cubeless equity after a double in
/// the details of a rollout, which differs in the last digit.
fn comparable(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut first, mut answer) = (true, false);
    for line in text.lines() {
        if line.starts_with("Output generated") {
            break;
        }
        if line.starts_with("* ") {
            answer = line.ends_with(" accepts") || line.ends_with(" rejects");
        }
        let action = ["1. ", "2. ", "3. ", "Proper"]
            .iter()
            .any(|begin| line.starts_with(begin));
        if answer && action {
            continue;
        }
        if line.contains("Match ID   :") && std::mem::take(&mut first)
            || line.starts_with("Date: ")
            || ["Actual result", "Luck adjusted result", "Luck based FIBS"]
                .iter()
                .any(|label| line.starts_with(label))
        {
            continue;
        }
        let line = line.replace("Play:  ", "Play: ");
        let line = match line.split_once(" CL ") {
            Some((chances, cubeful)) if !line.starts_with("     ") => {
                format!(
                    "{chances} {}",
                    cubeful.split_once(" CF ").map_or("", |(_, rest)| rest)
                )
            }
            _ => line,
        };
        let unranked = line.starts_with('*') && line.contains(" Cubeful ");
        lines.push(if unranked { line[9..].to_owned() } else { line });
    }
    lines
}

/// Every line is the same, but for what [`comparable`] leaves out.
#[test]
fn gnubg_writes_the_same_lines() {
    let Some(gnubg) = barpoint_testkit::gnubg() else {
        return;
    };
    let met = Met::kazaross_xg2();
    let mut compared = 0;
    for (folder, name) in ANALYSED {
        let record = record(folder, name);
        let ours = text_games(&record, &about(&met), &Selection::GNUBG);
        let theirs = gnubg_games(&gnubg, &common::file(folder, name), record.games.len());
        assert_eq!(ours.len(), theirs.len());
        for (game, (ours, theirs)) in (1..).zip(ours.iter().zip(&theirs)) {
            let (ours, theirs) = (comparable(ours), comparable(theirs));
            for (line, (our, their)) in (1..).zip(ours.iter().zip(&theirs)) {
                assert_eq!(our, their, "{name}, game {game}, line {line}");
            }
            assert_eq!(ours.len(), theirs.len(), "{name}, game {game}");
            compared += ours.len();
        }
    }
    assert!(compared > 15_000, "{compared} lines");
}

#[test]
fn what_we_write_is_read_as_the_same_match() {
    let met = Met::kazaross_xg2();
    for (folder, name) in ANALYSED {
        let written = record(folder, name);
        let text = text(&written, &about(&met), &Selection::GNUBG);
        let read = barpoint_formats::import(text.as_bytes()).unwrap().record;
        assert_eq!(read.games.len(), written.games.len(), "{name}");
        assert_eq!(read.length, written.length);
        assert_eq!(read.players.white.name, written.players.white.name);
        for (read, written) in read.games.iter().zip(&written.games) {
            assert_eq!(
                (read.score, read.crawford),
                (written.score, written.crawford)
            );
            let winner = |game: &barpoint_record::GameRecord| {
                game.result.map(|result| (result.winner, result.points))
            };
            assert_eq!(winner(read), winner(written), "{name}");
            // The order of the steps of a play is not told.
            let events = |game: &barpoint_record::GameRecord| -> Vec<String> {
                let entries = game.entries.iter();
                entries.map(|entry| said(&entry.event)).collect()
            };
            for (number, (read, written)) in events(read).iter().zip(&events(written)).enumerate() {
                assert_eq!(read, written, "{name}, entry {number}");
            }
            assert_eq!(read.entries.len(), written.entries.len(), "{name}");
        }
    }
}

fn said(event: &Event) -> String {
    match event {
        Event::Play(PlayedRoll { side, roll, play }) => {
            format!("{side} {roll}: {}", display_play(play))
        }
        _ => format!("{event:?}"),
    }
}

#[test]
fn one_position_reads_well() {
    let met = Met::kazaross_xg2();
    let record = record("rollouts", "match7");
    let selection = Selection {
        scope: Scope::Position(EntryIndex { game: 0, entry: 1 }),
        ..Selection::GNUBG
    };
    insta::assert_snapshot!(text(&record, &about(&met), &selection));
}

/// The selection takes away what it says and nothing else.
#[test]
fn a_selection_leaves_out_what_it_does_not_choose() {
    let met = Met::kazaross_xg2();
    let record = record("statistics", "match5");
    let count = |selection: &Selection, what: &str| {
        text(&record, &about(&met), selection).matches(what).count()
    };
    let all = Selection::GNUBG;
    let moves = count(&all, "Move number ");
    assert_eq!(count(&all, "Position ID"), moves);
    let third = Selection {
        board_every: 3,
        ..all
    };
    assert!((moves / 3..moves / 2).contains(&count(&third, "Position ID")));
    assert_eq!(count(&third, "Move number "), moves);
    let errors = Selection::ERRORS;
    assert_eq!(count(&errors, "Position ID"), 0);
    assert_eq!(count(&errors, "Move number "), moves);
    let marked = |selection: &Selection| {
        ["doubtful move", "bad move"]
            .iter()
            .map(|mark| count(selection, mark))
            .sum::<usize>()
    };
    assert_eq!(count(&errors, "\nRolled "), marked(&all));
    let nothing = Selection {
        analysis: false,
        statistics: false,
        match_info: false,
        ..all
    };
    for what in [
        "Rolled 31 (",
        "Cube analysis",
        "Alert",
        "statistics",
        "Information",
    ] {
        assert_eq!(count(&nothing, what), 0, "{what}");
    }
    let one = Selection {
        scope: Scope::Game(1),
        ..all
    };
    assert_eq!(count(&one, "The score (after"), 1);
    let few = Selection {
        plays: barpoint_report::PlaysShown {
            most: 1,
            probabilities: false,
            marks: MarksShown::ALL,
            ..all.plays
        },
        ..all
    };
    assert!(count(&few, "     2. ") == 0 && count(&few, "     1. ") > 0);
}
