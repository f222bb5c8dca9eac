//! gnubg reads what we write and sees what we see. Skipped, visibly, where gnubg is not installed.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;
mod driver;

use std::fmt::Write as _;
use std::path::PathBuf;

use barpoint_formats::{by_name, import};
use barpoint_record::{Event, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::notation::{MatchId, position_id};
use barpoint_rules::{Cube, CubeOwner, Play, Side, Step};
use barpoint_testkit::{fixture, fixtures_under};
use common::random_match;
use driver::run_gnubg;

/// Random matches, some with illegal plays, named so that gnubg can read the names back.
fn random_matches() -> Vec<(PathBuf, MatchRecord)> {
    (0..40)
        .map(|seed| {
            let mut record = random_match(seed, if seed % 2 == 0 { 0 } else { 5 });
            "Anna B".clone_into(&mut record.players.white.name);
            "Börje".clone_into(&mut record.players.black.name);
            (PathBuf::from(format!("seed {seed}")), record)
        })
        .collect()
}

/// Every match among the fixtures that our importers read and gnubg reads, too.
fn matches(extension_is_sgf: bool) -> Vec<(PathBuf, MatchRecord)> {
    ["fixtures/matches", "fixtures/generated"]
        .into_iter()
        .filter_map(fixtures_under)
        .flatten()
        .filter(|path| {
            let extension = path.extension().unwrap_or_default();
            if extension_is_sgf {
                extension == "sgf"
            } else {
                ["mat", "txt", "gam"].iter().any(|&text| extension == text)
            }
        })
        .filter_map(|path| {
            let record = import(&std::fs::read(&path).unwrap()).ok()?.record;
            // Positions are read too; what gnubg makes of them is tested by itself.
            let mut entries = record.games.iter().flat_map(|game| &game.entries);
            let is_played = entries.any(|entry| matches!(entry.event, Event::Play(_)));
            is_played.then_some((path, record))
        })
        .collect()
}

/// Steps through every game to its end and prints position and score there.
const WALK: &str = "
import gnubg
def walk(command, name):
    print('FILE ' + name)
    gnubg.command(command + ' ' + name)
    games = len(gnubg.match(0, 1, 0, 0)['games'])
    gnubg.command('first game')
    for game in range(games):
        while not gnubg.navigate(1):
            pass
        print('END %s %s %s' % (gnubg.positionid(), gnubg.matchid(), gnubg.show('score')))
        gnubg.navigate(game=1)
";

/// The end of each game as gnubg sees it.
#[derive(Debug, PartialEq, Eq)]
struct End {
    position: String,
    match_id: String,
    score: String,
}

/// The ends of all games of one file, and what gnubg said about the file besides.
fn parse_walk(section: &str) -> (Vec<End>, Vec<String>) {
    let mut ends = Vec::new();
    let mut complaints = Vec::new();
    for line in section.lines() {
        if let Some(end) = line.strip_prefix("END ") {
            let mut words = end.splitn(3, ' ').map(str::to_owned);
            let mut word = || words.next().unwrap();
            ends.push(End {
                position: word(),
                match_id: word(),
                score: word(),
            });
        }
        let lower = line.to_lowercase();
        let odd = [
            "warning",
            "unrecogni",
            "invalid",
            "not a valid",
            "error",
            "cannot",
            "traceback",
        ];
        if odd.iter().any(|word| lower.contains(word)) {
            complaints.push(line.to_owned());
        }
    }
    (ends, complaints)
}

/// The cube in a Match ID: its first byte. (The scores after a match is over make no valid ID.)
fn cube_of(match_id: &str) -> Cube {
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits: Vec<usize> = match_id
        .bytes()
        .take(2)
        .map(|b| alphabet.iter().position(|&a| a == b).unwrap())
        .collect();
    let byte = digits[0] << 2 | digits[1] >> 4;
    let owner = match byte >> 4 & 3 {
        0 => CubeOwner::Owned(Side::White),
        1 => CubeOwner::Owned(Side::Black),
        _ => CubeOwner::Centred,
    };
    Cube::new(1 << (byte & 15), owner).unwrap()
}

#[track_caller]
fn check_ends(name: &str, record: &MatchRecord, ends: &[End], format: &str) {
    assert_eq!(ends.len(), record.games.len(), "{name}: games");
    for (number, (game, end)) in record.games.iter().zip(ends).enumerate() {
        let place = format!("{name} game {}", number + 1);
        let mut replay = Replay::new(record, game).unwrap();
        for entry in &game.entries {
            replay.advance(&entry.event).unwrap();
        }
        let board = *replay.state().board();
        let ids = [position_id(&board), position_id(&board.swapped())];
        assert!(
            ids.contains(&end.position),
            "{place}: board {ids:?} {end:?}"
        );
        assert_eq!(
            cube_of(&end.match_id),
            replay.state().cube(),
            "{place}: cube"
        );
        // The scores after a match is over make no valid ID.
        if let Ok(id) = end.match_id.parse::<MatchId>() {
            assert_eq!(id.length, record.length, "{place}: length");
            assert_eq!(id.crawford_game, game.crawford, "{place}: Crawford");
        }
        let mut score = game.score;
        if let Some(result) = game.result {
            score[result.winner] += u16::try_from(result.points).unwrap();
        }
        let players = &record.players;
        for (player, points) in [(&players.white, score.white), (&players.black, score.black)] {
            let name = match player.name.as_str() {
                // A match text cannot say that there is none.
                "" if format != "sgf" => "(no name)",
                name => name,
            };
            let expected = format!("{name} {points}");
            assert!(
                end.score.contains(&expected),
                "{place}: {expected:?} in {:?}",
                end.score
            );
        }
    }
}

/// How many files gnubg sees as we do.
fn check_format(format: &str, command: &str, matches: Vec<(PathBuf, MatchRecord)>) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let mut script = WALK.to_owned();
    let mut written = Vec::new();
    for (path, record) in matches {
        let Ok(bytes) = by_name(format).unwrap().export(&record) else {
            continue;
        };
        let name = format!("{}.{format}", written.len());
        std::fs::write(folder.path().join(&name), bytes).unwrap();
        let _ = writeln!(script, "walk('{command}', '{name}')");
        written.push((path, name, record));
    }
    let Some(output) = run_gnubg(folder.path(), &script) else {
        return 0;
    };
    let sections: Vec<&str> = output.split("FILE ").skip(1).collect();
    assert_eq!(sections.len(), written.len(), "{output}");
    for ((path, name, record), section) in written.iter().zip(sections) {
        assert!(section.starts_with(name.as_str()));
        let (ends, complaints) = parse_walk(section);
        let name = path.file_name().unwrap().to_string_lossy();
        assert_eq!(complaints, [""; 0], "{name}");
        check_ends(&name, record, &ends, format);
    }
    written.len()
}

/// At least so many of the collected matches are seen alike, where they and gnubg are there.
#[track_caller]
fn check_count(seen: usize) {
    if fixture("fixtures/matches/people").is_some() && barpoint_testkit::gnubg().is_some() {
        assert!(seen > 400, "only {seen} matches");
    }
}

#[test]
fn match_texts_rewritten_as_match_texts_mean_the_same_to_gnubg() {
    check_count(check_format("mat", "import mat", matches(false)));
}

#[test]
fn match_texts_rewritten_in_xg_s_layout_mean_the_same_to_gnubg() {
    check_count(check_format("xgmat", "import mat", matches(false)));
}

#[test]
fn match_texts_written_as_sgf_mean_the_same_to_gnubg() {
    check_count(check_format("sgf", "load match", matches(false)));
}

#[test]
fn sgf_files_written_as_match_texts_mean_the_same_to_gnubg() {
    check_format("mat", "import mat", matches(true));
}

#[test]
fn random_matches_mean_the_same_to_gnubg() {
    check_format("mat", "import mat", random_matches());
    check_format("xgmat", "import mat", random_matches());
    check_format("sgf", "load match", random_matches());
}

#[test]
fn gnubg_exports_the_same_text_as_we_do() {
    let folder = tempfile::tempdir().unwrap();
    let mut script = String::from("import gnubg\n");
    let mut expected = Vec::new();
    for (path, record) in matches(true) {
        let Ok(ours) = by_name("mat").unwrap().export(&record) else {
            continue;
        };
        let name = format!("{}.mat", expected.len());
        let _ = writeln!(script, "gnubg.command('load match {}')", path.display());
        let _ = writeln!(script, "gnubg.command('export match mat {name}')");
        expected.push((path, name, ours));
    }
    if run_gnubg(folder.path(), &script).is_none() {
        return;
    }
    for (path, name, ours) in expected {
        let theirs = std::fs::read(folder.path().join(name)).unwrap();
        let (ours, theirs) = (
            String::from_utf8(ours).unwrap(),
            String::from_utf8(theirs).unwrap(),
        );
        for (number, (our, their)) in ours.lines().zip(theirs.lines()).enumerate() {
            assert_eq!(our, their, "{path:?} line {}", number + 1);
        }
        assert_eq!(ours, theirs, "{path:?}");
    }
}

/// An event with its steps sorted: gnubg and we order steps from one point differently.
fn without_order(event: &Event) -> Event {
    let Event::Play(played) = event else {
        return event.clone();
    };
    let mut steps: Vec<Step> = played.play.steps().to_vec();
    for step in &mut steps {
        step.hit = false;
    }
    steps.sort_unstable();
    let play = Play::from_steps(&steps).unwrap();
    Event::Play(PlayedRoll { play, ..*played })
}

#[test]
fn gnubg_reads_the_same_from_other_peoples_texts() {
    let folder = tempfile::tempdir().unwrap();
    let mut script = String::from("import gnubg\n");
    let mut expected = Vec::new();
    for (path, record) in matches(false) {
        let is_text = path.to_string_lossy().contains("/mat/");
        let named = !record.players.white.name.is_empty();
        // gnubg 1.07 aborts on an empty name and loses its way after a play that is not legal.
        let legal = record
            .games
            .iter()
            .flat_map(|game| &game.entries)
            .all(|entry| !matches!(entry.event, Event::IllegalPlay { .. }));
        if !(is_text && named && legal) {
            continue;
        }
        let name = format!("{}.sgf", expected.len());
        let _ = writeln!(script, "gnubg.command('import mat {}')", path.display());
        let _ = writeln!(script, "gnubg.command('save match {name}')");
        expected.push((path, name, record));
    }
    if run_gnubg(folder.path(), &script).is_none() {
        return;
    }
    for (path, name, record) in expected {
        let saved = std::fs::read(folder.path().join(name)).unwrap();
        let theirs = import(&saved).unwrap().record;
        assert_eq!(record.length, theirs.length, "{path:?}");
        assert_eq!(record.games.len(), theirs.games.len(), "{path:?}");
        for (number, (ours, theirs)) in record.games.iter().zip(&theirs.games).enumerate() {
            let place = format!("{path:?} game {}", number + 1);
            assert_eq!(
                (ours.score, ours.crawford),
                (theirs.score, theirs.crawford),
                "{place}"
            );
            assert_eq!(ours.result, theirs.result, "{place}");
            assert_eq!(ours.entries.len(), theirs.entries.len(), "{place}");
            for (index, (ours, theirs)) in ours.entries.iter().zip(&theirs.entries).enumerate() {
                assert_eq!(
                    ours.low_die_first, theirs.low_die_first,
                    "{place} entry {index}"
                );
                let (ours, theirs) = (without_order(&ours.event), without_order(&theirs.event));
                assert_eq!(ours, theirs, "{place} entry {index}");
            }
        }
    }
}
