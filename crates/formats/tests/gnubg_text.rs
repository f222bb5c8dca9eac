//! gnubg's text export of a game holds what its SGF file holds, analysis aside.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod driver;

use barpoint_formats::import;
use barpoint_record::{Event, MatchRecord, PlayedRoll, Replay};
use barpoint_rules::notation::position_id;
use barpoint_testkit::fixture;

fn read(path: &std::path::Path) -> MatchRecord {
    import(&std::fs::read(path).unwrap()).unwrap().record
}

/// What was done and what it led to: the same play may be made in many orders, with a hit here or there.
fn course(record: &MatchRecord, index: usize) -> Vec<String> {
    let game = &record.games[index];
    let mut replay = Replay::new(record, game).unwrap();
    // gnubg's text leaves out a roll that was not played, before a resignation.
    let actions = game.entries.iter().map(|entry| &entry.event);
    let played = actions.filter(|event| !matches!(event, Event::Roll { .. }));
    let steps = played.map(|event| {
        replay.advance(event).unwrap();
        let after = position_id(replay.state().board());
        match event {
            Event::Play(PlayedRoll { side, roll, .. }) => format!("{side:?} {roll} to {after}"),
            event => format!("{event:?} at {after}"),
        }
    });
    steps.collect()
}

#[test]
fn a_game_exported_as_text_is_the_game() {
    let names = [
        "klara5_g1.txt holds the first game of klara5.sgf",
        "fixtures/matches/text/klara5_g1.txt",
        "fixtures/matches/sgf/klara5.sgf",
    ];
    let (Some(text), Some(sgf)) = (fixture(names[1]), fixture(names[2])) else {
        return;
    };
    let imported = import(&std::fs::read(text).unwrap()).unwrap();
    let (text, sgf) = (imported.record, read(&sgf));
    assert_eq!(text.length, 5);
    assert_eq!(text.players.white.name, "klara");
    assert_eq!(text.players.black.name, "lasse");
    assert_eq!(text.info.place.as_deref(), Some("BackgammonGalaxy"));
    assert_eq!(course(&text, 0), course(&sgf, 0), "{}", names[0]);
    assert_eq!(text.games[0].result, sgf.games[0].result);
    let warnings: Vec<String> = imported.warnings.iter().map(ToString::to_string).collect();
    let expected = "line 28: expected moves and cube actions, found \"an analysis\"; ignored";
    assert_eq!(warnings, [expected]);
}

/// `load match a.sgf`, `export match text a.txt` in gnubg 1.07 makes a file of each game.
#[test]
fn every_game_that_gnubg_exports_is_the_game() {
    for name in ["matches/generated/gnubg5.sgf", "matches/sgf/paris7.sgf"] {
        let Some(path) = fixture(&format!("fixtures/{name}")) else {
            continue;
        };
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(&path, folder.path().join("a.sgf")).unwrap();
        let script = "import gnubg\ngnubg.command('load match a.sgf')\ngnubg.command('export match text a.txt')\n";
        if driver::run_gnubg(folder.path(), script).is_none() {
            return;
        }
        let sgf = read(&path);
        for (index, theirs) in sgf.games.iter().enumerate() {
            let file = match index {
                0 => "a.txt".to_owned(),
                index => format!("a_{:03}.txt", index + 1),
            };
            let text = read(&folder.path().join(&file));
            let game = &text.games[0];
            assert_eq!(
                (game.score, game.crawford),
                (theirs.score, theirs.crawford),
                "{name} {file}"
            );
            assert_eq!(text.players.white.name, sgf.players.white.name);
            assert_eq!(course(&text, 0), course(&sgf, index), "{name} {file}");
            assert_eq!(
                game.result.map(|end| (end.winner, end.points)),
                theirs.result.map(|end| (end.winner, end.points)),
                "{name} {file}"
            );
        }
    }
}
